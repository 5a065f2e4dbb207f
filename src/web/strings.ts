import type { Text } from '../engine/text.ts';

const turnsText = (turns: number): Text => ({
  en: `${turns} ${turns === 1 ? 'turn' : 'turns'}`,
  de: `${turns} ${turns === 1 ? 'Zug' : 'Zügen'}`,
});

/** The texts of the match page before its script runs, and of answers that aren't a page. */
export const webStrings = {
  versus: { en: ' vs. ', de: ' gegen ' },
  turn: (turn: number): Text => ({ en: `Turn ${turn}`, de: `Zug ${turn}` }),
  watch: {
    en: 'Watch it live: the board and the log, as spectators see them.',
    de: 'Sieh live zu: Spielplan und Verlauf, wie Zuschauer sie sehen.',
  },
  won: (winners: string, several: boolean, turns: number): Text => ({
    en: `${winners} won after ${turnsText(turns).en}.`,
    de: `${winners} ${several ? 'haben' : 'hat'} nach ${turnsText(turns).de} gewonnen.`,
  }),
  /** Against no one. */
  finished: (player: string, turns: number): Text => ({
    en: `${player} finished after ${turnsText(turns).en}.`,
    de: `${player} war nach ${turnsText(turns).de} fertig.`,
  }),
  resigned: (player: string, turns: number): Text => ({
    en: `${player} resigned after ${turnsText(turns).en}.`,
    de: `${player} hat nach ${turnsText(turns).de} aufgegeben.`,
  }),
  noResult: { en: 'The match ended without a result.', de: 'Die Partie endete ohne Ergebnis.' },
  replay: { en: 'Replay every turn and check the dice.', de: 'Spiel jeden Zug nach und prüfe die Würfel.' },
  and: { en: ' and ', de: ' und ' },
  log: { en: 'Log', de: 'Verlauf' },
  needsScript: {
    en: 'Turn on JavaScript to replay the match and to follow it live.',
    de: 'Schalte JavaScript ein, um die Partie nachzuspielen und live zu verfolgen.',
  },
  unreadable: {
    en: 'This version can’t show the match. Its players can still export the record.',
    de: 'Diese Version kann die Partie nicht zeigen. Wer mitgespielt hat, kann die Mitschrift weiterhin herunterladen.',
  },
  replayTitle: { en: 'Replay a match', de: 'Eine Partie nachspielen' },
  replayAbout: {
    en: 'Drop a record on this page to replay the match and check its dice. Nothing is uploaded.',
    de: 'Zieh eine Mitschrift auf diese Seite, um die Partie nachzuspielen und ihre Würfel zu prüfen. Nichts wird hochgeladen.',
  },
  notFoundTitle: { en: 'This link doesn’t work', de: 'Dieser Link funktioniert nicht' },
  notFound: {
    en: 'There’s nothing here, or it’s no longer shared. Ask the person who gave you the link for a new one.',
    de: 'Hier ist nichts, oder es wird nicht mehr geteilt. Frag die Person, von der du den Link hast, nach einem neuen.',
  },
  tooManyTitle: { en: 'Just a moment', de: 'Einen Moment' },
  tooMany: {
    en: 'That was a lot of requests at once. Wait a few seconds, then try again.',
    de: 'Das waren sehr viele Anfragen auf einmal. Warte ein paar Sekunden und versuch es dann noch einmal.',
  },
  busyTitle: { en: 'Busy right now', de: 'Gerade viel los' },
  busy: {
    en: 'This is taking longer than usual. Try again in a moment.',
    de: 'Das dauert gerade länger als sonst. Versuch es gleich noch einmal.',
  },
} as const;
