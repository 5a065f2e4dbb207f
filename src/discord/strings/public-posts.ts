import type { ScoreSource } from '../../engine/game/index.ts';
import type { Text } from '../../engine/text.ts';

export const cardStrings = {
  begins: (name: string): Text => ({ en: `${name} goes first.`, de: `${name} beginnt.` }),
  fairDice: {
    en: 'Fair dice: this is the SHA-256 of the seed behind every shuffle and roll. You’ll see the seed at the end.',
    de: 'Faire Würfel: Das ist der SHA-256 des Seeds für jedes Mischen und Würfeln. Den Seed selbst seht ihr am Ende.',
  },
  threadGone: {
    en: 'The thread for this match is gone, or I can’t post in it, so I’m posting here. You can move the match to this channel.',
    de: 'Der Thread dieser Partie ist weg oder für mich gesperrt, darum schreibe ich hier. Ihr könnt die Partie in diesen Kanal verlegen.',
  },
  moveHere: { en: 'Move Match Here', de: 'Partie hierher verlegen' },
  moved: (place: string): Text => ({
    en: `The match continues here: ${place}`,
    de: `Die Partie geht hier weiter: ${place}`,
  }),
  left: (name: string): Text => ({
    en: `I can’t reach ${name} on this server anymore. The match is waiting; you can adjourn it at any time.`,
    de: `${name} ist auf diesem Server nicht mehr erreichbar. Die Partie wartet; ihr könnt sie jederzeit vertagen.`,
  }),
} as const;

/** The set-up is turn 0. */
export const turnName = (turn: number): Text =>
  turn > 0 ? { en: `Turn ${turn}`, de: `Zug ${turn}` } : { en: 'Set-up', de: 'Aufbau' };

/** The one public message of a turn, and the lines between turns. */
export const turnStrings = {
  yourTurn: (names: string, turn: number, until: string | null, several = false): Text => ({
    en: `${names}, it’s your turn. ${turnName(turn).en}${until ? ` · until ${until}` : ''}.`,
    de: `${names}, ${several ? 'ihr seid' : 'du bist'} am Zug. ${turnName(turn).de}${until ? ` · bis ${until}` : ''}.`,
  }),
  hisTurn: (names: string, turn: number, until: string | null, several = false): Text => ({
    en: `It’s ${names}’s turn. ${turnName(turn).en}${until ? ` · until ${until}` : ''}.`,
    de: `${names} ${several ? 'sind' : 'ist'} am Zug. ${turnName(turn).de}${until ? ` · bis ${until}` : ''}.`,
  }),
  earlierTurn: turnName,
  more: (lines: number): Text => ({ en: `… and ${lines} more`, de: `… und ${lines} mehr` }),
  moreInLog: (lines: number): Text => ({ en: `… and ${lines} more in the log`, de: `… und ${lines} mehr im Verlauf` }),
  undos: (name: string, steps: number): Text => ({
    en: `${name} undid ${steps} ${steps === 1 ? 'step' : 'steps'} during the turn.`,
    de: `${name} hat im Zug ${steps} ${steps === 1 ? 'Schritt' : 'Schritte'} rückgängig gemacht.`,
  }),
  choose: { en: 'choose', de: 'entscheiden' },
  pause: (names: string, several: boolean, duty: Text, until: string | null): Text => ({
    en: `Waiting for ${names} to ${duty.en}${until ? `, until ${until}` : ''}.`,
    de: `${names} ${several ? 'müssen' : 'muss'} noch ${duty.de}${until ? `, bis ${until}` : ''}.`,
  }),
  pausePing: (mention: string, duty: Text, until: string | null): Text => ({
    en: `${mention}, you have to ${duty.en} this turn${until ? `, by ${until}` : ''}.`,
    de: `${mention}, du musst in diesem Zug noch ${duty.de}${until ? `, bis ${until}` : ''}.`,
  }),
  allChose: { en: 'Everyone has chosen.', de: 'Alle haben gewählt.' },
  mayAnswer: (names: string, one: boolean): Text => ({
    en: `${names} can answer.`,
    de: `${names} ${one ? 'kann' : 'können'} antworten.`,
  }),
  finished: (names: string): Text => ({ en: `${names} finished.`, de: `${names}: fertig.` }),
  sealed: (name: string, until: string): Text => ({
    en: `${name} is playing the match of the day. Everyone gets the same deal, so only ${name} sees the board for now. The result, log and replay open on ${until}.`,
    de: `${name} spielt die Partie des Tages. Alle spielen dieselbe, darum sieht den Spielplan vorerst nur ${name}. Ergebnis, Verlauf und Nachspielen gibt es ab ${until}.`,
  }),
  itBegins: {
    en: 'Everyone plays at their own pace. Click the button whenever you like.',
    de: 'Alle spielen in ihrem eigenen Tempo. Klick auf den Button, wann immer du magst.',
  },
  bankRuns: (name: string, until: string): Text => ({
    en: `${name}’s time for this turn is up. The time bank runs until ${until}.`,
    de: `Die Zeit von ${name} für diesen Zug ist um. Das Zeitkonto läuft bis ${until}.`,
  }),
  bankEmpty: (name: string): Text => ({
    en: `${name}, your time bank is empty. The other player can now decide what happens.`,
    de: `${name}, dein Zeitkonto ist leer. Jetzt kann die andere Seite entscheiden, wie es weitergeht.`,
  }),
} as const;

export const noteStrings = {
  vacation: (name: string, until: string): Text => ({
    en: `${name} is on vacation until ${until}. The clock is paused.`,
    de: `${name} ist bis ${until} im Urlaub. Die Bedenkzeit ist angehalten.`,
  }),
  back: (name: string): Text => ({ en: `${name} is back from vacation.`, de: `${name} ist aus dem Urlaub zurück.` }),
  undo: (name: string, steps: number): Text => ({
    en: `${name} undid ${steps} ${steps === 1 ? 'step' : 'steps'}.`,
    de: `${name} hat ${steps} ${steps === 1 ? 'Schritt' : 'Schritte'} rückgängig gemacht.`,
  }),
  takeBackAsked: (name: string, answers: number): Text => ({
    en: `${name} wants to take back ${answers} ${answers === 1 ? 'step' : 'steps'}.`,
    de: `${name} möchte ${answers} ${answers === 1 ? 'Schritt' : 'Schritte'} zurücknehmen.`,
  }),
  seen: { en: 'Since then, everyone has seen:', de: 'Seitdem haben alle gesehen:' },
  seenNothing: {
    en: 'Someone may have seen hidden cards since then.',
    de: 'Seitdem könnten verdeckte Karten bekannt sein.',
  },
  takeBackDone: (name: string): Text => ({
    en: `${name}’s take-back was allowed.`,
    de: `Die Rücknahme von ${name} wurde erlaubt.`,
  }),
  takeBackDeclined: (name: string): Text => ({
    en: `${name}’s take-back was declined.`,
    de: `Die Rücknahme von ${name} wurde abgelehnt.`,
  }),
  timeout: (name: string): Text => ({
    en: `${name} ran out of time, so the choice was made automatically.`,
    de: `Die Zeit von ${name} ist um, darum wurde automatisch gewählt.`,
  }),
  autopilot: (name: string, by: string): Text => ({
    en: `${by} let the autopilot play this turn for ${name}.`,
    de: `${by} hat den Autopiloten diesen Zug für ${name} spielen lassen.`,
  }),
  autopilotAlone: (name: string): Text => ({
    en: `${name} is away, so the computer plays this turn. ${name} can step back in any time.`,
    de: `${name} ist nicht da, darum spielt der Computer diesen Zug. ${name} kann jederzeit wieder übernehmen.`,
  }),
  standIn: {
    left: (name: string): Text => ({
      en: `${name} has left. A computer is filling in.`,
      de: `${name} ist gegangen. Ein Computer springt ein.`,
    }),
    absent: (name: string): Text => ({
      en: `${name} missed three turns in a row. A computer is filling in until ${name} takes the seat back.`,
      de: `${name} hat drei Züge hintereinander verpasst. Ein Computer springt ein, bis ${name} den Platz zurücknimmt.`,
    }),
  },
  /** For rated matches, where no player comes back. */
  standInRated: {
    left: (name: string): Text => ({
      en: `${name} has resigned. A computer takes over.`,
      de: `${name} hat aufgegeben. Ein Computer spielt weiter.`,
    }),
    absent: (name: string): Text => ({
      en: `${name} missed three turns in a row and is out of this rated match. A computer takes over.`,
      de: `${name} hat drei Züge hintereinander verpasst und scheidet aus dieser gewerteten Partie aus. Ein Computer spielt weiter.`,
    }),
  },
  standInForGood: {
    en: 'A player has left for good. A computer takes over.',
    de: 'Jemand ist endgültig gegangen. Ein Computer spielt weiter.',
  },
  seatBack: (name: string): Text => ({ en: `${name} is back in the match.`, de: `${name} ist wieder dabei.` }),
  granted: (name: string, by: string, until: string): Text => ({
    en: `${by} gave ${name} more time, until ${until}.`,
    de: `${by} gibt ${name} mehr Zeit, bis ${until}.`,
  }),
  rewound: {
    en: 'A rules fix arrived during this step, so the question is asked again. Nothing before it has changed.',
    de: 'Während dieses Schritts wurde ein Regelfehler behoben, darum wird noch einmal gefragt. Davor hat sich nichts geändert.',
  },
  adjournAsked: (name: string): Text => ({
    en: `${name} wants to adjourn the match.`,
    de: `${name} möchte die Partie vertagen.`,
  }),
  adjournDeclined: (name: string): Text => ({
    en: `${name} wants to keep playing, so the match continues.`,
    de: `${name} möchte weiterspielen; die Partie geht weiter.`,
  }),
  resumeAsked: (name: string): Text => ({
    en: `${name} wants to resume the match.`,
    de: `${name} möchte die Partie fortsetzen.`,
  }),
  adjourned: {
    agreed: {
      en: 'Everyone agreed, so the match is adjourned.',
      de: 'Alle sind einverstanden: Die Partie ist vertagt.',
    },
    idle: {
      en: 'Nothing has happened for a long time, so the match is adjourned. No one has lost.',
      de: 'Lange ist nichts passiert, darum ist die Partie vertagt. Niemand hat verloren.',
    },
    bank: {
      en: 'The time bank ran out, so the match is adjourned.',
      de: 'Das Zeitkonto war leer, darum ist die Partie vertagt.',
    },
    moderator: { en: 'A moderator adjourned the match.', de: 'Die Moderation hat die Partie vertagt.' },
  },
  resumed: { en: 'The match continues.', de: 'Die Partie geht weiter.' },
  moderated: {
    adjourned: (by: string): Text => ({
      en: `${by} adjourned the match as a moderator.`,
      de: `${by} hat die Partie im Namen der Moderation vertagt.`,
    }),
    resumed: (by: string): Text => ({
      en: `${by} resumed the match as a moderator.`,
      de: `${by} hat die Partie im Namen der Moderation fortgesetzt.`,
    }),
    repaired: (by: string): Text => ({
      en: `${by} repaired the match as a moderator: the open question is asked again.`,
      de: `${by} hat die Partie im Namen der Moderation repariert: Die offene Frage wird noch einmal gestellt.`,
    }),
  },
} as const;

export const resultStrings = {
  title: (verdict: string): string => `## ${verdict}`,
  /** Starts with the place if there are more than two players. */
  points: (place: number | null, name: string, total: number): string =>
    `**${place === null ? '' : `${place}. `}${name}: ${String(total).replace('-', '−')}**`,
  /** `3 cities (6)` where things are counted, else `1 for strength advantage`, `2 for Longest Road`. */
  source: ({ points, source: several, count, one, many = several }: ScoreSource): Text => {
    const source = count === 1 ? (one ?? many) : many;
    // A name with several capitals keeps its first one.
    const en = / \p{Lu}/u.test(source.en) ? source.en : `${source.en.charAt(0).toLowerCase()}${source.en.slice(1)}`;
    const worth = String(points).replace('-', '−');
    if (count === undefined) return { en: `${worth} for ${en}`, de: `${worth} für ${source.de}` };
    return { en: `${count} ${en} (${worth})`, de: `${count} ${source.de} (${worth})` };
  },
  facts: (turns: number, since: string): Text => ({
    en: `${turns} ${turns === 1 ? 'turn' : 'turns'}, started ${since}.`,
    de: `${turns} ${turns === 1 ? 'Zug' : 'Züge'}, begonnen ${since}.`,
  }),
  takebacks: (counts: string): Text => ({ en: `Take-backs: ${counts}.`, de: `Rücknahmen: ${counts}.` }),
  seed: {
    en: 'The seed for all shuffles and rolls, and its SHA-256 as promised at the start:',
    de: 'Der Seed für jedes Mischen und Würfeln und sein SHA-256, wie zu Beginn versprochen:',
  },
  verify: {
    en: 'Anyone can check it: /parley review, format “Download the record”, then `npm run verify`.',
    de: 'Alle können es nachprüfen: /parley review, Ansicht „Mitschrift herunterladen“, dann `npm run verify`.',
  },
  tempo: (times: string): Text => ({ en: `Average response time: ${times}.`, de: `Bedenkzeit im Schnitt: ${times}.` }),
  rematch: { en: 'Rematch', de: 'Revanche' },
  rematchWith: { en: 'Rematch with Changes', de: 'Revanche mit Änderungen' },
  replay: { en: 'Watch Replay', de: 'Partie ansehen' },
  record: { en: 'Export Record', de: 'Mitschrift herunterladen' },
} as const;
