import type { Text } from '../../engine/text.ts';

/** What the server says on the play page; the page has texts of its own. */
export const playStrings = {
  against: { en: 'against ', de: 'gegen ' },
  and: { en: ' and ', de: ' und ' },
  noHand: { en: 'Your hand is empty.', de: 'Deine Hand ist leer.' },
  result: {
    won: (names: string, several: boolean): Text => ({
      en: `${names} ${several ? 'win' : 'wins'}.`,
      de: `${names} ${several ? 'gewinnen' : 'gewinnt'}.`,
    }),
    finished: { en: 'You’ve finished.', de: 'Du bist fertig.' },
    none: { en: 'The match ended without a result.', de: 'Die Partie endete ohne Ergebnis.' },
  },
  wants: {
    'take-back': (name: string, answers: number): Text => ({
      en: `${name} wants to take back ${answers} ${answers === 1 ? 'step' : 'steps'}.`,
      de: `${name} möchte ${answers} ${answers === 1 ? 'Schritt' : 'Schritte'} zurücknehmen.`,
    }),
    adjourn: (name: string): Text => ({
      en: `${name} wants to adjourn the match.`,
      de: `${name} möchte die Partie vertagen.`,
    }),
    resume: (name: string): Text => ({
      en: `${name} wants to resume the match.`,
      de: `${name} möchte die Partie fortsetzen.`,
    }),
  },
  ownDeck: { en: 'Your deck', de: 'Dein Deck' },
  doNothing: { en: 'Nothing', de: 'Nichts' },
  brings: (reason: Text): Text => ({ en: `It brings ${reason.en}.`, de: `Das bringt ${reason.de}.` }),
  tooFast: {
    en: 'That was a lot at once. Wait a few seconds, then try again.',
    de: 'Das war sehr viel auf einmal. Warte ein paar Sekunden und versuch es dann noch einmal.',
  },
  signIn: {
    en: 'You’re not signed in here. Click *Open Board* in Discord to get a new link.',
    de: 'Du bist hier nicht angemeldet. Klick in Discord auf *Spielplan öffnen*, um einen neuen Link zu bekommen.',
  },
  noMatch: { en: 'You have no match at this address.', de: 'Unter dieser Adresse gibt es keine Partie von dir.' },
  moved: {
    en: 'The match has moved on. This is how it stands now.',
    de: 'Die Partie ist schon weiter. So steht sie jetzt.',
  },
  badRequest: {
    en: 'This page is out of date. Reload it, then try again.',
    de: 'Diese Seite ist nicht mehr aktuell. Lade sie neu und versuch es dann noch einmal.',
  },
  elsewhere: {
    en: 'This request came from another page, so nothing happened.',
    de: 'Diese Anfrage kam von einer fremden Seite, darum ist nichts passiert.',
  },
  busy: {
    en: 'This is taking longer than usual. Try again in a moment.',
    de: 'Das dauert gerade länger als sonst. Versuch es gleich noch einmal.',
  },
  oldTicket: {
    en: 'This link has already been used or is more than 10 minutes old. Click *Open Board* in Discord to get a new one.',
    de: 'Dieser Link wurde schon benutzt oder ist älter als 10 Minuten. Klick in Discord auf *Spielplan öffnen*, um einen neuen zu bekommen.',
  },
  playTitle: { en: 'Your matches', de: 'Deine Partien' },
  playAbout: { en: 'Play your matches on the board.', de: 'Spiel deine Partien auf dem Spielplan.' },
  openTitle: { en: 'Open your board', de: 'Deinen Spielplan öffnen' },
  openAbout: {
    en: 'This link is for one player only and works once.',
    de: 'Dieser Link ist nur für eine Person und funktioniert einmal.',
  },
  open: { en: 'Open Board', de: 'Spielplan öffnen' },
  needsScript: { en: 'Turn on JavaScript to play here.', de: 'Schalte JavaScript ein, um hier zu spielen.' },
  signInFailed: {
    en: 'Signing in with Discord didn’t work. Try again, or click *Open Board* in Discord.',
    de: 'Die Anmeldung mit Discord hat nicht geklappt. Versuch es noch einmal, oder klick in Discord auf *Spielplan öffnen*.',
  },
  signInFailedTitle: { en: 'You’re not signed in', de: 'Du bist nicht angemeldet' },
} as const;
