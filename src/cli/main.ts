#!/usr/bin/env node
import { Command } from 'commander'
import { description, version } from '../../package.json'

const judge = new Command('judge').description(description).version(version)

judge
  .command('demo')
  .description('say that the command works')
  .action(() => console.log(`judge ${version} works; no rules are in the book yet.`))

judge.parse()
