import type { Text } from '../../engine/text.ts';
import type { CompetitionKind } from '../../match/clubs/clubs.ts';

/** What organisers read. */
export const clubAdminStrings = {
  onlyOrganizers: {
    en: 'Only people who can manage events on this server can do that.',
    de: 'Das können nur Leute, die auf diesem Server Events verwalten dürfen.',
  },
  titles: {
    ladder: { en: '## New ladder', de: '## Neue Leiter' },
    league: { en: '## New league', de: '## Neue Liga' },
    cup: { en: '## New cup', de: '## Neuer Pokal' },
  } satisfies Record<CompetitionKind, Text>,
  about: {
    ladder: {
      en: 'A permanent list. Anyone can join at any time and challenge up to three places above.',
      de: 'Eine dauerhafte Rangliste. Alle können jederzeit einsteigen und bis zu drei Plätze höher herausfordern.',
    },
    league: {
      en: 'A season in divisions: everyone plays everyone else in their division, and the best move up.',
      de: 'Eine Saison in Divisionen: In jeder spielen alle gegen alle, und die Besten steigen auf.',
    },
    cup: {
      en: 'Round by round to the final. It starts when it’s full or on its date.',
      de: 'Runde für Runde bis zum Finale. Er beginnt, wenn er voll ist oder am festgelegten Tag.',
    },
  } satisfies Record<CompetitionKind, Text>,
  chosen: { en: 'Choose below, then name it and set the dates.', de: 'Wähle unten, dann folgen Name und Termine.' },
  chosenLadder: { en: 'Choose below, then name it.', de: 'Wähle unten, dann folgt der Name.' },
  game: { en: 'Game', de: 'Spiel' },
  pace: { en: 'Time per turn', de: 'Bedenkzeit' },
  mode: { en: 'How to play', de: 'Spielweise' },
  modes: {
    once: { en: 'Two players, all matches at once', de: 'Zu zweit, alle Partien gleichzeitig' },
    rounds: { en: 'Two players, round by round', de: 'Zu zweit, Runde für Runde' },
    three: { en: 'Three players, round by round', de: 'Zu dritt, Runde für Runde' },
    four: { en: 'Four players, round by round', de: 'Zu viert, Runde für Runde' },
  },
  size: { en: 'People per division', de: 'Leute pro Division' },
  sizeOf: (count: number): Text => ({ en: `Divisions of ${count}`, de: `Divisionen zu ${count}` }),
  format: { en: 'Format', de: 'Format' },
  formats: {
    single: { en: 'Two players, single elimination', de: 'Zu zweit, einfaches K.-o.-System' },
    double: { en: 'Two players, double elimination', de: 'Zu zweit, doppeltes K.-o.-System' },
    swiss: { en: 'Two players, Swiss system', de: 'Zu zweit, Schweizer System' },
    three: { en: 'Three players, elimination', de: 'Zu dritt, K.-o.-System' },
    four: { en: 'Four players, elimination', de: 'Zu viert, K.-o.-System' },
  },
  places: { en: 'When it starts', de: 'Beginn' },
  placesOf: (count: number): Text =>
    count === 0
      ? { en: 'Starts on its date', de: 'Beginnt am festgelegten Tag' }
      : { en: `Starts when ${count} have signed up`, de: `Beginnt mit ${count} Angemeldeten` },
  name: { en: 'Name and Dates…', de: 'Name und Termine …' },
  nameOnly: { en: 'Name…', de: 'Name …' },
  formTitle: {
    ladder: { en: 'New ladder', de: 'Neue Leiter' },
    league: { en: 'New league', de: 'Neue Liga' },
    cup: { en: 'New cup', de: 'Neuer Pokal' },
  } satisfies Record<CompetitionKind, Text>,
  nameLabel: { en: 'Name', de: 'Name' },
  nameAbout: { en: 'Up to 60 characters', de: 'Bis zu 60 Zeichen' },
  startLabel: { en: 'Start', de: 'Beginn' },
  startAbout: {
    en: '“in 3 days”, or a date like 2027-01-15 18:00',
    de: '„in 3 Tagen“ oder ein Datum wie 15.01.2027 18:00',
  },
  startDefault: { en: 'in 7 days', de: 'in 7 Tagen' },
  startOptional: { en: 'Leave it empty to start when it’s full', de: 'Leer lassen: Beginn, sobald er voll ist' },
  lengthLabel: { en: 'Season length', de: 'Dauer der Saison' },
  lengthAbout: {
    en: 'Like “4 weeks” or “30 days”; at least 14 days',
    de: 'Etwa „4 Wochen“ oder „30 Tage“, mindestens 14 Tage',
  },
  roundLabel: { en: 'Round length', de: 'Dauer einer Runde' },
  roundAbout: { en: 'Like “1 week” or “10 days”', de: 'Etwa „1 Woche“ oder „10 Tage“' },
  lengthDefault: { en: '4 weeks', de: '4 Wochen' },
  roundDefault: { en: '1 week', de: '1 Woche' },
  badDate: {
    en: 'I can’t read that date. Write it like 2027-01-15 18:00 or “in 3 days”.',
    de: 'Dieses Datum verstehe ich nicht. Schreib es wie 15.01.2027 18:00 oder „in 3 Tagen“.',
  },
  pastDate: {
    en: 'That date is in the past. Choose a later one.',
    de: 'Dieses Datum liegt in der Vergangenheit. Wähle ein späteres.',
  },
  farDate: {
    en: 'That’s more than a year away. Choose an earlier date.',
    de: 'Das ist mehr als ein Jahr hin. Wähle ein früheres Datum.',
  },
  badLength: {
    en: 'I can’t read that length. Write it like “4 weeks” or “30 days”.',
    de: 'Diese Länge verstehe ich nicht. Schreib sie wie „4 Wochen“ oder „30 Tage“.',
  },
  noName: { en: 'Give it a name.', de: 'Gib einen Namen ein.' },
  created: (channel: string): Text => ({
    en: `Done. The sign-up card is in ${channel}. Everything else happens on its own; \`/club-admin manage\` is there if you need it.`,
    de: `Fertig. Die Anmeldekarte steht in ${channel}. Alles Weitere läuft von selbst; falls nötig, hilft \`/club-admin manage\`.`,
  }),
  manageTitle: (name: string): Text => ({ en: `## Manage ${name}`, de: `## ${name} verwalten` }),
  homeless: {
    en: 'Its channel was deleted. Matches continue, but I can’t post the table. Move it to a channel with *Move Here*.',
    de: 'Der Kanal wurde gelöscht. Die Partien laufen weiter, aber die Tabelle kann ich nicht zeigen. Verlege den Wettbewerb mit *Hierher verlegen*.',
  },
  extend: { en: 'Extend Round', de: 'Runde verlängern' },
  extendAll: { en: 'Extend Season', de: 'Saison verlängern' },
  remove: { en: 'Remove Player…', de: 'Entfernen …' },
  replace: { en: 'Replace Player…', de: 'Ersetzen …' },
  finish: { en: 'End Season', de: 'Saison beenden' },
  cancel: { en: 'Cancel Competition…', de: 'Absagen …' },
  move: { en: 'Move Here', de: 'Hierher verlegen' },
  removeTitle: { en: 'Remove a player', de: 'Jemanden entfernen' },
  replaceTitle: { en: 'Replace a player', de: 'Jemanden ersetzen' },
  cancelTitle: { en: 'Cancel this competition', de: 'Wettbewerb absagen' },
  whom: { en: 'Who', de: 'Wen' },
  substitute: { en: 'Who takes over', de: 'Wer übernimmt' },
  reason: { en: 'Reason', de: 'Grund' },
  reasonAbout: { en: 'Everyone can read it in the log', de: 'Alle können ihn im Protokoll lesen' },
  noPerson: { en: 'Choose someone.', de: 'Wähle jemanden aus.' },
  botChosen: { en: 'Bots can’t take part.', de: 'Bots können nicht mitspielen.' },
  nothing: { en: 'There’s nothing left to manage.', de: 'Hier gibt es nichts mehr zu verwalten.' },
  done: {
    start: { en: 'Started.', de: 'Gestartet.' },
    extend: { en: 'Extended by three days.', de: 'Um drei Tage verlängert.' },
    remove: { en: 'Removed. It’s in the log.', de: 'Entfernt. Es steht im Protokoll.' },
    replace: { en: 'Replaced. It’s in the log.', de: 'Ersetzt. Es steht im Protokoll.' },
    finish: { en: 'The season is over.', de: 'Die Saison ist zu Ende.' },
    cancel: { en: 'Cancelled.', de: 'Abgesagt.' },
    move: { en: 'I’ll post here from now on.', de: 'Ab jetzt schreibe ich hier.' },
    next: { en: 'The next season is open for sign-up.', de: 'Die nächste Saison ist offen für Anmeldungen.' },
  },
  openFor: { en: 'Open', de: 'Öffnen' },
  whichToManage: { en: '## Which competition?', de: '## Welcher Wettbewerb?' },
  noneToManage: {
    en: 'There’s nothing to manage yet. Create a competition with `/club-admin create`.',
    de: 'Noch gibt es nichts zu verwalten. Mit `/club-admin create` legst du einen Wettbewerb an.',
  },
  newOne: { en: 'New Competition', de: 'Neuer Wettbewerb' },
  channelGone: (name: string): Text => ({
    en: `The channel of **${name}** was deleted. Its matches continue. To show the table again, open \`/club-admin manage\` in another channel and click *Move Here*.`,
    de: `Der Kanal von **${name}** wurde gelöscht. Die Partien laufen weiter. Um die Tabelle wieder zu zeigen, öffne \`/club-admin manage\` in einem anderen Kanal und klick auf *Hierher verlegen*.`,
  }),
  channelClosed: (name: string, channel: string): Text => ({
    en: `I’m not allowed to post about **${name}** in ${channel}. Its matches continue. Let me view the channel, send messages and attach files there, or move it with \`/club-admin manage\`.`,
    de: `In ${channel} darf ich nichts zu **${name}** schreiben. Die Partien laufen weiter. Erlaube mir dort, den Kanal anzusehen, Nachrichten zu senden und Dateien anzuhängen, oder verlege den Wettbewerb mit \`/club-admin manage\`.`,
  }),
} as const;
