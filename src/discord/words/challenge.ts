import type { Text } from '../../engine/text.ts';

export const challengeWords = {
  made: (opponents: string, challenger: string, several: boolean): Text => ({
    en: `${opponents}, ${challenger} challenges you to a match.`,
    de: `${opponents}, ${challenger} fordert ${several ? 'euch' : 'dich'} zu einer Partie heraus.`,
  }),
  proposed: (asked: string, by: string): Text => ({
    en: `${asked}, ${by} proposes other terms.`,
    de: `${asked}, ${by} schlägt andere Bedingungen vor.`,
  }),
  reminder: (asked: string, by: string, several: boolean): Text => ({
    en: `${asked}, the challenge by ${by} still waits for your answer.`,
    de: `${asked}, die Herausforderung von ${by} wartet noch auf ${several ? 'eure' : 'deine'} Antwort.`,
  }),
  rematch: (asked: string, by: string): Text => ({
    en: `${asked}, ${by} asks for a rematch.`,
    de: `${asked}, ${by} bittet um Revanche.`,
  }),
  changes: (changes: readonly string[]): Text => ({ en: `Changed: ${changes.join(' · ')}`, de: `Geändert: ${changes.join(' · ')}` }),
  expires: (time: string): Text => ({ en: `Open until ${time}.`, de: `Offen bis ${time}.` }),
  accept: { en: 'Accept Challenge', de: 'Annehmen' },
  propose: { en: 'Propose Changes', de: 'Änderung vorschlagen' },
  decline: { en: 'Decline', de: 'Ablehnen' },
  withdraw: { en: 'Withdraw Challenge', de: 'Zurückziehen' },
  /** Each in the language it leads to. */
  speak: { en: 'In English', de: 'Auf Deutsch' },
  spoken: { en: 'The match will be held in English.', de: 'Die Partie wird auf Deutsch geführt.' },
  /** At a table to which nobody was asked by name, `opponents` is empty. */
  notPosted: (opponents: string, place: string): Text => ({
    en: `Your ${opponents ? `challenge to ${opponents}` : 'table'} could not be posted in ${place}: I may not write there. It is withdrawn; try again where I may.`,
    de: opponents
      ? `Deine Herausforderung an ${opponents} ließ sich in ${place} nicht aushängen: Ich darf dort nicht schreiben. Sie ist zurückgezogen; versuche es dort, wo ich schreiben darf.`
      : `Dein Tisch ließ sich in ${place} nicht eröffnen: Ich darf dort nicht schreiben. Er ist zurückgezogen; versuche es dort, wo ich schreiben darf.`,
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
      ? { en: `${name} plays against ${computers}.`, de: `${name} spielt gegen ${computers}.` }
      : { en: `${name} plays alone.`, de: `${name} spielt allein.` },
  declined: (name: string): Text => ({ en: `${name} declined the challenge.`, de: `${name} hat die Herausforderung abgelehnt.` }),
  withdrawn: (name: string): Text => ({
    en: `${name} withdrew the challenge.`,
    de: `${name} hat die Herausforderung zurückgezogen.`,
  }),
  expired: { en: 'The challenge was not answered in time.', de: 'Die Herausforderung blieb unbeantwortet.' },
  replaced: { en: 'This card was replaced by a newer one below.', de: 'Diese Karte wurde durch eine neuere weiter unten ersetzt.' },
  sent: (name: string): Text => ({
    en: `Your challenge to ${name} is on its way. You will hear when it is answered.`,
    de: `Deine Herausforderung an ${name} ist unterwegs. Du hörst, sobald sie beantwortet ist.`,
  }),
  accepted: { en: 'You accepted. The match begins.', de: 'Du hast angenommen. Die Partie beginnt.' },
  youDeclined: { en: 'You declined the challenge.', de: 'Du hast die Herausforderung abgelehnt.' },
  youWithdrew: { en: 'You withdrew the challenge.', de: 'Du hast die Herausforderung zurückgezogen.' },
  youProposed: { en: 'Your proposal is on its way.', de: 'Dein Vorschlag ist unterwegs.' },
  youAsked: { en: 'Your request for a rematch is on its way.', de: 'Deine Bitte um Revanche ist unterwegs.' },
  dayBegins: { en: 'The seed of the day: the same dice for everybody, and this match counts.', de: 'Der Startwert des Tages: dieselben Würfel für alle, und diese Partie zählt.' },
  soloBegins: { en: 'Your match begins.', de: 'Deine Partie beginnt.' },
  proposeTitle: { en: 'Propose other terms', de: 'Andere Bedingungen' },
  rematchTitle: { en: 'Rematch with changes', de: 'Revanche mit Änderungen' },
  withTakebacks: { en: 'By consent of the other player', de: 'Wenn die andere Seite zustimmt' },
  withoutTakebacks: { en: 'None', de: 'Keine' },
  rated: { en: 'Rated', de: 'Gewertet' },
  withHints: { en: 'For everybody', de: 'Für alle' },
  withoutHints: { en: 'None', de: 'Keine' },
  friendly: { en: 'Friendly', de: 'Freundschaftlich' },
  cannotSpeakHere: (missing: string): Text => ({
    en: `I cannot hold a match in this channel: I lack ${missing}. Somebody who manages the server can grant it.`,
    de: `In diesem Kanal kann ich keine Partie leiten: Mir fehlt ${missing}. Wer den Server verwaltet, kann das erlauben.`,
  }),
  withoutThread: (missing: string): Text => ({
    en: `I lack ${missing}, so the match will be played in this channel instead of a thread of its own.`,
    de: `Mir fehlt ${missing}; deshalb wird die Partie hier im Kanal statt in einem eigenen Thread gespielt.`,
  }),
  onlyInServers: {
    en: 'A challenge needs a server channel that both of you can see. Here you can play with /solo.',
    de: 'Eine Herausforderung braucht einen Serverkanal, den ihr beide seht. Hier kannst du mit /solo spielen.',
  },
} as const;
