import type { Phrases } from './phrases.ts'

const standings: Readonly<Record<string, string>> = {
  'in force': 'en vigueur',
  superseded: 'remplacée',
  withdrawn: 'retirée',
  disputed: 'contestée',
}

/** The fixed words in French. */
export const french: Phrases = {
  and: 'et',
  today: 'aujourd’hui',
  kinds: {
    rule: 'à la place de',
    exception: 'une exception à',
    reading: 'une lecture de',
    ruling: 'une décision sur',
  },
  titles: {
    speaks: 'Ce qui l’atteste',
    disputes: 'Contesté',
    history: 'Histoire',
    exceptions: 'Exceptions',
    readings: 'Lectures',
    rulings: 'Décisions',
    examples: 'Exemples',
    terms: 'Vocabulaire',
    rule: 'En langage de règles',
  },
  range: {
    fromFirst: 'depuis la première édition',
    from: (boundary) => `depuis ${boundary}`,
    until: (boundary) => `jusqu’à ${boundary}`,
    within: (editions) => `dans ${editions}`,
  },
  holds: (range) => `vaut ${range}`,
  where: (variant) => `en partie ${variant}`,
  given: (date, authority, standing) =>
    `rendue le ${date} (${authority}), ${standings[standing] ?? standing}`,
  at: (edition, day) => `Dans ${edition} (${day})`,
  inForce: 'en vigueur',
  notInForce: 'pas en vigueur',
  holdsInstead: (clause) => `${clause} s’applique`,
  marks: {
    attested: (edition) => `attestée dans ${edition}`,
    inferred: (edition) => `déduite pour ${edition}`,
    disputed: (edition) => `contestée dans ${edition}`,
  },
  printed: (card) => `imprimée sur la carte ${card}`,
  unsaid: (edition, apart) => `aucune source ${apart ? `de ${edition}` : `jusqu’à ${edition}`} ne le dit`,
  carried: (from) => `reprise de ${from}`,
  unrestated: (edition) => `aucune source de ${edition} ne la redit`,
  unrestatedShort: 'non redite',
  why: {
    standing: (standing) => `La décision est ${standings[standing] ?? standing}.`,
    later: (date) => `La décision a été rendue plus tard, le ${date}.`,
    apart: (edition, range) => `Aucune clause de ${edition} ne dit cela ; elle vaut ${range}.`,
    only: (range) => `Elle ne vaut que ${range}.`,
    notYet: (boundary) => `Pas encore : elle commence avec ${boundary}.`,
    ended: (boundary, began) =>
      `Elle a pris fin avec ${boundary}${began === undefined ? '' : ` ; elle valait depuis ${began}`}.`,
    reading: 'Une lecture ne vaut que là où quelqu’un la choisit.',
  },
  dispute: { start: 'son début est contesté', end: 'sa fin est contestée' },
  events: {
    begins: 'commence',
    reaches: 'vaut aussi ici',
    changed: 'modifiée par',
    ruled: 'décision :',
    read: 'autre lecture :',
    unchanged: 'n’est plus modifiée par',
    ends: 'prend fin',
    replaced: 'ensuite',
  },
  untranslated: 'Pas encore traduite ; voici l’anglais.',
  nothing: '— aucune clause',
  compared: (differences, same) => `${differences} différences ; ${same} clauses identiques.`,
}
