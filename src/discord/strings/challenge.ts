import type { Text } from '../../engine/text.ts';

export const challengeStrings = {
  made: (opponents: string, challenger: string, several: boolean): Text => ({
    en: `${opponents}, ${challenger} challenges you to a match.`,
    de: `${opponents}, ${challenger} fordert ${several ? 'euch' : 'dich'} zu einer Partie heraus.`,
  }),
  proposed: (asked: string, by: string): Text => ({
    en: `${asked}, ${by} proposes other terms.`,
    de: `${asked}, ${by} schlägt andere Bedingungen vor.`,
  }),
  reminder: (asked: string, by: string, several: boolean): Text => ({
    en: `${asked}, ${by}’s challenge is still waiting for your answer.`,
    de: `${asked}, die Herausforderung von ${by} wartet noch auf ${several ? 'eure' : 'deine'} Antwort.`,
  }),
  rematch: (asked: string, by: string): Text => ({
    en: `${asked}, ${by} wants a rematch.`,
    de: `${asked}, ${by} möchte eine Revanche.`,
  }),
  changes: (changes: readonly string[]): Text => ({
    en: `Changed: ${changes.join(' · ')}`,
    de: `Geändert: ${changes.join(' · ')}`,
  }),
  expires: (time: string): Text => ({ en: `Open until ${time}.`, de: `Offen bis ${time}.` }),
  accept: { en: 'Accept Challenge', de: 'Annehmen' },
  propose: { en: 'Propose Changes', de: 'Änderung vorschlagen' },
  decline: { en: 'Decline', de: 'Ablehnen' },
  withdraw: { en: 'Withdraw Challenge', de: 'Zurückziehen' },
  /** Each label is in the language it switches to. */
  speak: { en: 'In English', de: 'Auf Deutsch' },
  spoken: { en: 'The match will be in English.', de: 'Die Partie läuft auf Deutsch.' },
  /** `opponents` is empty at an open table. */
  notPosted: (opponents: string, place: string): Text => ({
    en: `I’m not allowed to post in ${place}, so your ${opponents ? `challenge to ${opponents}` : 'table'} was withdrawn. Try another channel.`,
    de: opponents
      ? `Ich darf in ${place} nicht schreiben, darum ist deine Herausforderung an ${opponents} zurückgezogen. Versuch es in einem anderen Kanal.`
      : `Ich darf in ${place} nicht schreiben, darum ist dein Tisch zurückgezogen. Versuch es in einem anderen Kanal.`,
  }),
  gameOn: (names: string, place: string): Text => ({
    en: `Game on: ${names} → ${place}`,
    de: `Es geht los: ${names} → ${place}`,
  }),
  gameOver: (names: string, verdict: string, place: string): Text => ({
    en: `Over: ${names}. ${verdict} → ${place}`,
    de: `Beendet: ${names}. ${verdict} → ${place}`,
  }),
  solo: (name: string, computers: string): Text =>
    computers
      ? { en: `${name} is playing against ${computers}.`, de: `${name} spielt gegen ${computers}.` }
      : { en: `${name} is playing solo.`, de: `${name} spielt allein.` },
  declined: (name: string): Text => ({
    en: `${name} declined the challenge.`,
    de: `${name} hat die Herausforderung abgelehnt.`,
  }),
  withdrawn: (name: string): Text => ({
    en: `${name} withdrew the challenge.`,
    de: `${name} hat die Herausforderung zurückgezogen.`,
  }),
  expired: { en: 'The challenge wasn’t answered in time.', de: 'Die Herausforderung blieb unbeantwortet.' },
  replaced: {
    en: 'There’s a newer version of this challenge below.',
    de: 'Weiter unten steht eine neuere Fassung dieser Herausforderung.',
  },
  sent: (name: string): Text => ({
    en: `Your challenge to ${name} is on its way. You’ll get a message when it’s answered.`,
    de: `Deine Herausforderung an ${name} ist unterwegs. Du bekommst Bescheid, sobald sie beantwortet ist.`,
  }),
  accepted: { en: 'You accepted. The match is starting.', de: 'Du hast angenommen. Die Partie beginnt.' },
  youDeclined: { en: 'You declined the challenge.', de: 'Du hast die Herausforderung abgelehnt.' },
  youWithdrew: { en: 'You withdrew the challenge.', de: 'Du hast die Herausforderung zurückgezogen.' },
  youProposed: { en: 'Your proposal is on its way.', de: 'Dein Vorschlag ist unterwegs.' },
  youAsked: { en: 'Your rematch request is on its way.', de: 'Deine Bitte um Revanche ist unterwegs.' },
  dayBegins: {
    en: 'The match of the day: everyone gets the same deal, and your first try counts.',
    de: 'Die Partie des Tages: Alle spielen dieselbe, und dein erster Versuch zählt.',
  },
  soloBegins: { en: 'Your match is starting.', de: 'Deine Partie beginnt.' },
  proposeTitle: { en: 'Propose other terms', de: 'Andere Bedingungen' },
  rematchTitle: { en: 'Rematch with changes', de: 'Revanche mit Änderungen' },
  permissionsTitle: { en: 'In this match', de: 'In dieser Partie' },
  permissions: {
    takebacks: {
      name: { en: 'Take-backs', de: 'Rücknahmen' },
      about: { en: 'if the others agree', de: 'wenn die anderen zustimmen' },
    },
    rated: {
      name: { en: 'Rated', de: 'Gewertet' },
      about: { en: 'without take-backs and hints', de: 'ohne Rücknahmen und Tipps' },
    },
    hints: { name: { en: 'Hints', de: 'Tipps' }, about: { en: 'for everyone', de: 'für alle' } },
  },
  presets: {
    relaxed: { en: 'Relaxed: 48 hours per turn', de: 'Gemütlich: 48 Stunden je Zug' },
    quick: { en: 'Quick: 12 hours per turn', de: 'Zügig: 12 Stunden je Zug' },
    live: { en: 'Live: everyone’s here, 15 minutes per turn', de: 'Live: alle sind da, 15 Minuten je Zug' },
  },
  paces: {
    relaxed: { en: 'Relaxed', de: 'Gemütlich' },
    quick: { en: 'Quick', de: 'Zügig' },
    live: { en: 'Live', de: 'Live' },
  },
  pace: { en: 'How you want to play', de: 'Wie ihr spielen wollt' },
  more: { en: 'More…', de: 'Mehr …' },
  challengeTitle: { en: 'Challenge someone', de: 'Jemanden herausfordern' },
  whom: { en: 'Who you want to play against', de: 'Gegen wen du spielen willst' },
  whomAbout: {
    en: 'Leave it empty to open a table for anyone.',
    de: 'Ohne Auswahl eröffnest du einen Tisch für alle.',
  },
  soloHere: {
    en: 'Your match is here: I can’t post where you started it.',
    de: 'Hier ist deine Partie: Dort, wo du sie begonnen hast, kann ich nicht schreiben.',
  },
  soloNeedsDirect: {
    en: 'I can’t post here, and your direct messages are closed to me. Open them, or start on a server that I’m on.',
    de: 'Hier kann ich nicht schreiben, und deine Direktnachrichten sind für mich zu. Öffne sie, oder fang auf einem Server an, auf dem ich bin.',
  },
  soloTitle: { en: 'Play against the computer', de: 'Gegen den Computer spielen' },
  whichGame: { en: 'Which game', de: 'Welches Spiel' },
  whichLevel: { en: 'How strong the computer plays', de: 'Wie stark der Computer spielt' },
  cannotSpeakHere: (missing: string): Text => ({
    en: `I can’t run a match in this channel because I’m missing ${missing}. Someone who manages the server can allow it.`,
    de: `In diesem Kanal kann ich keine Partie leiten: Mir fehlt ${missing}. Wer den Server verwaltet, kann das erlauben.`,
  }),
  withoutThread: (missing: string): Text => ({
    en: `I’m missing ${missing}, so the match will be played in this channel instead of its own thread.`,
    de: `Mir fehlt ${missing}; deshalb wird die Partie hier im Kanal statt in einem eigenen Thread gespielt.`,
  }),
  onlyInServers: {
    en: 'Challenges only work in a server channel you can both see. Here you can play with /solo.',
    de: 'Herausfordern kannst du nur in einem Serverkanal, den ihr beide seht. Hier kannst du mit /solo spielen.',
  },
} as const;
