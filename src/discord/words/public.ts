import type { Source } from '../../engine/game/index.ts';
import type { Text } from '../../engine/text.ts';

export const cardWords = {
  begins: (name: string): Text => ({ en: `${name} begins.`, de: `${name} beginnt.` }),
  fairDice: {
    en: 'Fair dice: this is the SHA-256 of the seed behind every shuffle and roll. The seed itself is shown at the end.',
    de: 'Faire Würfel: Das ist der SHA-256 des Startwerts für jedes Mischen und Würfeln. Er selbst wird am Ende gezeigt.',
  },
  threadGone: {
    en: 'The thread of this match is gone or closed to me, so I write here. The match can go on in this channel.',
    de: 'Den Thread dieser Partie gibt es nicht mehr, oder er ist mir verschlossen; darum schreibe ich hier. Die Partie kann in diesem Kanal weitergehen.',
  },
  moveHere: { en: 'Move Match Here', de: 'Partie hierher verlegen' },
  moved: (place: string): Text => ({ en: `The match goes on here: ${place}`, de: `Die Partie geht hier weiter: ${place}` }),
  left: (name: string): Text => ({
    en: `${name} cannot be reached on this server any more. The match waits; it can be adjourned at any time.`,
    de: `${name} ist auf diesem Server nicht mehr erreichbar. Die Partie wartet; sie lässt sich jederzeit vertagen.`,
  }),
} as const;

/** Before the first turn there is the set-up. */
export const turnName = (turn: number): Text => (turn > 0 ? { en: `Turn ${turn}`, de: `Zug ${turn}` } : { en: 'Set-up', de: 'Aufbau' });

/** The one public message of a turn, and the lines between turns. */
export const turnWords = {
  yourTurn: (names: string, turn: number, until: string | null, several = false): Text => ({
    en: `${names}, it is your turn. ${turnName(turn).en}${until ? ` · until ${until}` : ''}.`,
    de: `${names}, ${several ? 'ihr seid' : 'du bist'} am Zug. ${turnName(turn).de}${until ? ` · bis ${until}` : ''}.`,
  }),
  hisTurn: (names: string, turn: number, until: string | null, several = false): Text => ({
    en: `It is ${names}’s turn. ${turnName(turn).en}${until ? ` · until ${until}` : ''}.`,
    de: `${names} ${several ? 'sind' : 'ist'} am Zug. ${turnName(turn).de}${until ? ` · bis ${until}` : ''}.`,
  }),
  earlierTurn: turnName,
  moreInLog: (lines: number): Text => ({ en: `… and ${lines} more in the log`, de: `… und ${lines} mehr im Verlauf` }),
  undos: (name: string, steps: number): Text => ({
    en: `${name} took back ${steps} ${steps === 1 ? 'step' : 'steps'} within the turn.`,
    de: `${name} hat im Zug ${steps} ${steps === 1 ? 'Schritt' : 'Schritte'} zurückgenommen.`,
  }),
  pause: (name: string, until: string | null): Text => ({
    en: `The turn waits for a choice by ${name}${until ? `, until ${until}` : ''}.`,
    de: `Der Zug wartet auf eine Entscheidung von ${name}${until ? `, bis ${until}` : ''}.`,
  }),
  pausePing: (mention: string, until: string | null): Text => ({
    en: `${mention}, there is a choice for you in this turn${until ? `, until ${until}` : ''}.`,
    de: `${mention}, in diesem Zug gibt es etwas für dich zu entscheiden${until ? `, bis ${until}` : ''}.`,
  }),
  allChose: { en: 'Everybody has chosen.', de: 'Alle haben gewählt.' },
  mayAnswer: (names: string, one: boolean): Text => ({ en: `${names} may answer.`, de: `${names} ${one ? 'kann' : 'können'} antworten.` }),
  finished: (names: string): Text => ({ en: `${names} finished.`, de: `${names}: fertig.` }),
  sealed: (name: string, until: string): Text => ({
    en: `${name} is playing the seed of the day. Everyone gets the same dice, so only ${name} sees the table for now. The score appears here at the end; log and replay open on ${until}.`,
    de: `${name} spielt den Startwert des Tages. Alle bekommen dieselben Würfel, darum sieht den Tisch vorerst nur ${name}. Am Ende steht hier das Ergebnis; Verlauf und Wiederholung öffnen sich am ${until}.`,
  }),
  itBegins: { en: 'Everybody plays at their own pace. Press the button whenever you like.', de: 'Alle spielen in ihrem eigenen Tempo. Drück den Knopf, wann immer du magst.' },
  bankRuns: (name: string, until: string): Text => ({
    en: `${name}’s time for this turn is over; the time bank is running until ${until}.`,
    de: `Die Zeit von ${name} für diesen Zug ist um; das Zeitkonto läuft bis ${until}.`,
  }),
  bankEmpty: (name: string): Text => ({
    en: `${name}, your time bank is empty. The other player may now decide how the match goes on.`,
    de: `${name}, dein Zeitkonto ist leer. Nun darf die andere Seite entscheiden, wie es weitergeht.`,
  }),
} as const;

export const noteWords = {
  vacation: (name: string, until: string): Text => ({
    en: `${name} is on vacation until ${until}. The clock stands still.`,
    de: `${name} ist bis ${until} im Urlaub. Die Uhr steht.`,
  }),
  back: (name: string): Text => ({ en: `${name} is back from vacation.`, de: `${name} ist aus dem Urlaub zurück.` }),
  undo: (name: string, steps: number): Text => ({
    en: `${name} took back ${steps} ${steps === 1 ? 'step' : 'steps'}.`,
    de: `${name} hat ${steps} ${steps === 1 ? 'Schritt' : 'Schritte'} zurückgenommen.`,
  }),
  takeBackAsked: (name: string, answers: number): Text => ({
    en: `${name} asks to take back ${answers} ${answers === 1 ? 'answer' : 'answers'}.`,
    de: `${name} bittet darum, ${answers} ${answers === 1 ? 'Antwort' : 'Antworten'} zurückzunehmen.`,
  }),
  seen: { en: 'Since then everybody has seen:', de: 'Seither haben alle gesehen:' },
  seenNothing: { en: 'Something hidden may have been seen since then.', de: 'Seither wurde vielleicht Verdecktes gesehen.' },
  takeBackDone: (name: string): Text => ({ en: `${name}’s take-back was granted.`, de: `Die Rücknahme von ${name} wurde gewährt.` }),
  takeBackDeclined: (name: string): Text => ({
    en: `${name}’s take-back was declined.`,
    de: `Die Rücknahme von ${name} wurde abgelehnt.`,
  }),
  timeout: (name: string): Text => ({
    en: `The time for ${name}’s choice is over; it was made automatically.`,
    de: `Die Zeit für die Wahl von ${name} ist um; sie wurde automatisch getroffen.`,
  }),
  autopilot: (name: string, by: string): Text => ({
    en: `${by} let the autopilot play this turn for ${name}.`,
    de: `${by} hat den Autopiloten diesen Zug für ${name} spielen lassen.`,
  }),
  autopilotAlone: (name: string): Text => ({
    en: `${name} is not here: the computer plays this turn. ${name} is back with the next press.`,
    de: `${name} ist nicht da: Der Computer spielt diesen Zug. ${name} ist mit dem nächsten Druck auf einen Knopf zurück.`,
  }),
  standIn: {
    left: (name: string): Text => ({ en: `${name} has left. A computer plays on.`, de: `${name} ist gegangen. Ein Computer spielt weiter.` }),
    absent: (name: string): Text => ({
      en: `${name} was absent three turns in a row. A computer keeps the seat until ${name} takes it back.`,
      de: `${name} hat dreimal hintereinander gefehlt. Ein Computer hält den Platz, bis ${name} ihn zurücknimmt.`,
    }),
  },
  standInForGood: { en: 'Somebody has left for good. A computer plays on.', de: 'Jemand ist für immer gegangen. Ein Computer spielt weiter.' },
  seatBack: (name: string): Text => ({ en: `${name} is back at the table.`, de: `${name} sitzt wieder am Tisch.` }),
  granted: (name: string, by: string, until: string): Text => ({
    en: `${by} gives ${name} more time, until ${until}.`,
    de: `${by} gibt ${name} mehr Zeit, bis ${until}.`,
  }),
  rewound: {
    en: 'The rules were mended while a step was open. That step is asked once more; nothing before it has changed.',
    de: 'Die Regeln wurden ausgebessert, während ein Schritt offen war. Die Frage wird noch einmal gestellt; davor hat sich nichts geändert.',
  },
  adjournAsked: (name: string): Text => ({ en: `${name} asks to adjourn the match.`, de: `${name} möchte die Partie vertagen.` }),
  resumeAsked: (name: string): Text => ({ en: `${name} wants to resume the match.`, de: `${name} möchte die Partie fortsetzen.` }),
  adjourned: {
    agreed: { en: 'The match is adjourned, as agreed.', de: 'Die Partie ist im Einvernehmen vertagt.' },
    idle: {
      en: 'Nothing happened for a long time, so the match is adjourned. Nobody has lost.',
      de: 'Lange ist nichts geschehen, darum ist die Partie vertagt. Niemand hat verloren.',
    },
    bank: { en: 'The time bank was empty, and the match is adjourned.', de: 'Das Zeitkonto war leer, und die Partie ist vertagt.' },
    moderator: { en: 'The match was adjourned by a moderator.', de: 'Die Partie wurde von der Moderation vertagt.' },
  },
  resumed: { en: 'The match goes on.', de: 'Die Partie geht weiter.' },
  moderated: {
    adjourned: (by: string): Text => ({ en: `${by} adjourned the match as a moderator.`, de: `${by} hat die Partie im Namen der Moderation vertagt.` }),
    resumed: (by: string): Text => ({ en: `${by} resumed the match as a moderator.`, de: `${by} hat die Partie im Namen der Moderation fortgesetzt.` }),
    repaired: (by: string): Text => ({
      en: `${by} repaired the match as a moderator: its open step is asked again.`,
      de: `${by} hat die Partie im Namen der Moderation repariert: Die offene Frage wird noch einmal gestellt.`,
    }),
  },
} as const;

export const overWords = {
  title: (verdict: string): string => `## ${verdict}`,
  /** With the place among more than two. */
  points: (place: number | null, name: string, total: number): string => `**${place === null ? '' : `${place}. `}${name}: ${String(total).replace('-', '−')}**`,
  /** `3 cities (6)` where things are counted, else `1 for strength advantage`, `2 for Longest Road`. */
  source: ({ points, source: several, count, one, many = several }: Source): Text => {
    const source = count === 1 ? (one ?? many) : many;
    // A name of several capitals is one as a whole.
    const en = / \p{Lu}/u.test(source.en) ? source.en : `${source.en.charAt(0).toLowerCase()}${source.en.slice(1)}`;
    const worth = String(points).replace('-', '−');
    if (count === undefined) return { en: `${worth} for ${en}`, de: `${worth} für ${source.de}` };
    return { en: `${count} ${en} (${worth})`, de: `${count} ${source.de} (${worth})` };
  },
  facts: (turns: number, since: string): Text => ({
    en: `${turns} ${turns === 1 ? 'turn' : 'turns'}, begun ${since}.`,
    de: `${turns} ${turns === 1 ? 'Zug' : 'Züge'}, begonnen ${since}.`,
  }),
  takebacks: (counts: string): Text => ({ en: `Take-backs: ${counts}.`, de: `Rücknahmen: ${counts}.` }),
  seed: { en: 'The seed of all shuffles and rolls, and its SHA-256 as promised at the start:', de: 'Der Startwert für jedes Mischen und Würfeln und sein SHA-256, wie zu Beginn versprochen:' },
  verify: { en: 'Anyone can check it: /parley export, then `npm run verify`.', de: 'Alle können es nachprüfen: /parley export, dann `npm run verify`.' },
  tempo: (times: string): Text => ({ en: `Average time to answer: ${times}.`, de: `Bedenkzeit im Schnitt: ${times}.` }),
  share: { en: 'Share Match', de: 'Partie teilen' },
  rematch: { en: 'Rematch', de: 'Revanche' },
  rematchWith: { en: 'Rematch with Changes', de: 'Revanche mit Änderungen' },
  replay: { en: 'Watch Replay', de: 'Partie ansehen' },
  record: { en: 'Export Record', de: 'Mitschrift herunterladen' },
} as const;
