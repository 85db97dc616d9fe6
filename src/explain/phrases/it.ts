import type { Phrases } from './phrases.ts'

const standings: Readonly<Record<string, string>> = {
  'in force': 'in vigore',
  superseded: 'sostituita',
  withdrawn: 'ritirata',
  disputed: 'contestata',
}

/** The fixed words in Italian. */
export const italian: Phrases = {
  and: 'e',
  today: 'oggi',
  kinds: {
    rule: 'al posto di',
    exception: 'un’eccezione a',
    reading: 'una lettura di',
    ruling: 'una decisione su',
  },
  titles: {
    speaks: 'Che cosa la attesta',
    disputes: 'Contestato',
    history: 'Storia',
    exceptions: 'Eccezioni',
    readings: 'Letture',
    rulings: 'Decisioni',
    examples: 'Esempi',
    terms: 'Parole',
    rule: 'Nella lingua delle regole',
  },
  range: {
    fromFirst: 'dalla prima edizione',
    from: (boundary) => `da ${boundary}`,
    until: (boundary) => `fino a ${boundary}`,
    within: (editions) => `in ${editions}`,
  },
  holds: (range) => `vale ${range}`,
  where: (variant) => `in una partita ${variant}`,
  given: (date, authority, standing) => `data il ${date} (${authority}), ${standings[standing] ?? standing}`,
  at: (edition, day) => `In ${edition} (${day})`,
  inForce: 'in vigore',
  notInForce: 'non in vigore',
  holdsInstead: (clause) => `vale ${clause}`,
  marks: {
    attested: (edition) => `attestata in ${edition}`,
    inferred: (edition) => `dedotta per ${edition}`,
    disputed: (edition) => `contestata in ${edition}`,
  },
  printed: (card) => `stampata sulla carta ${card}`,
  unsaid: (edition, apart) => `nessuna fonte ${apart ? `di ${edition}` : `fino a ${edition}`} lo dice`,
  carried: (from) => `ripresa da ${from}`,
  unrestated: (edition) => `nessuna fonte di ${edition} la ripete`,
  unrestatedShort: 'non ripetuta',
  why: {
    standing: (standing) => `La decisione è ${standings[standing] ?? standing}.`,
    later: (date) => `La decisione è stata data più tardi, il ${date}.`,
    apart: (edition, range) => `Nessuna clausola di ${edition} lo dice; vale ${range}.`,
    only: (range) => `Vale solo ${range}.`,
    notYet: (boundary) => `Non ancora: comincia con ${boundary}.`,
    ended: (boundary, began) =>
      `È finita con ${boundary}${began === undefined ? '' : `; valeva da ${began}`}.`,
    reading: 'Una lettura vale solo dove qualcuno la sceglie.',
  },
  dispute: { start: 'il suo inizio è contestato', end: 'la sua fine è contestata' },
  events: {
    begins: 'comincia',
    reaches: 'vale anche qui',
    changed: 'modificata da',
    ruled: 'decisione:',
    read: 'altra lettura:',
    unchanged: 'non più modificata da',
    ends: 'finisce',
    replaced: 'poi',
  },
  untranslated: 'Non ancora tradotta; questo è l’inglese.',
  nothing: '— nessuna clausola',
  compared: (differences, same) => `${differences} differenze; ${same} clausole uguali.`,
}
