import type { Text } from '../../engine/text.ts';
import type { CompetitionKind, CompetitionStatus, CupFormat } from '../../match/clubs/clubs.ts';

const people = (count: number): Text => ({
  en: `${count} ${count === 1 ? 'person' : 'people'}`,
  de: `${count} ${count === 1 ? 'Person' : 'Leute'}`,
});

/** `3 weeks`, or `10 days` */
const span = (days: number): Text => {
  const isWeeks = days % 7 === 0;
  const count = isWeeks ? days / 7 : days;
  const [en, de, more] = isWeeks ? ['week', 'Woche', 'n'] : ['day', 'Tag', 'e'];
  return count === 1 ? { en: `1 ${en}`, de: `1 ${de}` } : { en: `${count} ${en}s`, de: `${count} ${de}${more}` };
};

/** `2nd`, `2.` */
const place = (rank: number): Text => {
  const teens = rank % 100 >= 11 && rank % 100 <= 13;
  const ending = (teens ? undefined : ['th', 'st', 'nd', 'rd'][rank % 10]) ?? 'th';
  return { en: `${rank}${ending}`, de: `${rank}.` };
};

/** Counts matches by what became of them; only the number of all may be 0. */
const tally = (counts: readonly number[], words: readonly string[]): string =>
  counts.flatMap((count, index) => (count > 0 || index === 0 ? [`${count} ${words[index] ?? ''}`] : [])).join(', ');

/** Names of competitions, and what everyone may read about them. */
export const clubStrings = {
  kinds: {
    ladder: { en: 'Ladder', de: 'Leiter' },
    league: { en: 'League', de: 'Liga' },
    cup: { en: 'Cup', de: 'Pokal' },
  } satisfies Record<CompetitionKind, Text>,
  formats: {
    single: { en: 'single elimination', de: 'einfaches K.-o.-System' },
    double: { en: 'double elimination', de: 'doppeltes K.-o.-System' },
    swiss: { en: 'Swiss system', de: 'Schweizer System' },
  } satisfies Record<CupFormat, Text>,
  states: {
    open: { en: 'sign-up open', de: 'Anmeldung offen' },
    running: { en: 'running', de: 'läuft' },
    over: { en: 'over', de: 'beendet' },
    cancelled: { en: 'cancelled', de: 'abgesagt' },
  } satisfies Record<CompetitionStatus, Text>,
  season: (number: number): Text => ({ en: `season ${number}`, de: `Saison ${number}` }),
  round: (number: number, all: number | null): Text => ({
    en: `round ${number}${all === null ? '' : ` of ${all}`}`,
    de: `Runde ${number}${all === null ? '' : ` von ${all}`}`,
  }),
  /** After the name of a competition. */
  matchRound: (number: number): Text => ({ en: `round ${number}`, de: `Runde ${number}` }),
  roundName: (number: number): Text => ({ en: `Round ${number}`, de: `Runde ${number}` }),
  roundOf: (count: number): Text => ({ en: `Round of ${count}`, de: `Runde der letzten ${count}` }),
  final: { en: 'Final', de: 'Finale' },
  semifinals: { en: 'Semifinals', de: 'Halbfinale' },
  quarterfinals: { en: 'Quarterfinals', de: 'Viertelfinale' },
  people,
  place,
  division: (number: number): Text => ({ en: `Division ${number}`, de: `Division ${number}` }),
  divisionsOf: (size: number): Text => ({ en: `divisions of ${size}`, de: `Divisionen zu ${size}` }),
  seats: (count: number): Text => ({ en: `${count} players per match`, de: `${count} Leute pro Partie` }),
  seasonOf: (days: number): Text => ({ en: `season of ${span(days).en}`, de: `Saison: ${span(days).de}` }),
  roundsOf: (days: number): Text => ({ en: `${span(days).en} per round`, de: `${span(days).de} pro Runde` }),
  inRounds: { en: 'round by round', de: 'Runde für Runde' },
  atOnce: { en: 'all matches at once', de: 'alle Partien gleichzeitig' },
  how: {
    ladder: {
      en: 'Challenge someone up to three places above you. If you win, you take their place. After three weeks without a match you drop a place each week. Declining a challenge, or not answering within seven days, counts as a loss.',
      de: 'Fordere jemanden heraus, der bis zu drei Plätze über dir steht. Gewinnst du, nimmst du den Platz ein. Nach drei Wochen ohne Partie verlierst du jede Woche einen Platz. Ablehnen oder sieben Tage nicht antworten zählt als Niederlage.',
    },
    league: {
      en: 'Everyone in a division plays everyone else. If you stop playing, a computer takes over: that costs you points in the table, but doesn’t affect your rating. If a match isn’t finished on the last day, the winning chances decide it, as the Strong computer sees them. Between two divisions, a third of the smaller one (at least one person) moves up, and as many move down.',
      de: 'In einer Division spielen alle gegen alle. Spielst du nicht weiter, übernimmt ein Computer: Das kostet Punkte in der Tabelle, ändert aber deine Wertung nicht. Läuft eine Partie am letzten Tag noch, entscheiden die Gewinnchancen, wie sie der starke Computer einschätzt. Zwischen zwei Divisionen steigt ein Drittel der kleineren auf, mindestens eine Person, und ebenso viele steigen ab.',
    },
    cup: {
      en: 'Matches start on their own, round by round. If you stop playing, a computer takes over. If a match isn’t finished at the end of a round, the winning chances decide it, as the Strong computer sees them.',
      de: 'Die Partien beginnen von selbst, Runde für Runde. Spielst du nicht weiter, übernimmt ein Computer. Läuft eine Partie am Ende einer Runde noch, entscheiden die Gewinnchancen, wie sie der starke Computer einschätzt.',
    },
  } satisfies Record<CompetitionKind, Text>,
  signedUp: (count: number, of: number | null): Text =>
    count === 0
      ? { en: 'No one has signed up yet.', de: 'Noch ist niemand angemeldet.' }
      : {
          en: of === null ? `**${people(count).en} signed up**` : `**${count} of ${of} places taken**`,
          de: of === null ? `**${people(count).de} angemeldet**` : `**${count} von ${of} Plätzen vergeben**`,
        },
  andMore: (count: number): Text => ({ en: `… and ${count} more`, de: `… und ${count} weitere` }),
  starts: (when: string): Text => ({ en: `Starts ${when}`, de: `Beginn: ${when}` }),
  startsFull: (places: number): Text => ({
    en: `Starts as soon as ${places} people have signed up`,
    de: `Beginnt, sobald ${places} Leute angemeldet sind`,
  }),
  startsSooner: (places: number): Text => ({
    en: `Starts sooner once ${places} people have signed up`,
    de: `Beginnt früher, sobald ${places} Leute angemeldet sind`,
  }),
  startsByHand: { en: 'Starts when the organiser says so', de: 'Den Beginn bestimmt die Spielleitung' },
  ends: (when: string): Text => ({ en: `Season ends ${when}`, de: `Die Saison endet ${when}` }),
  roundEnds: (number: number, when: string): Text => ({
    en: `Round ${number} ends ${when}`,
    de: `Runde ${number} endet ${when}`,
  }),
  organizer: (name: string): Text => ({ en: `Organised by ${name}`, de: `Spielleitung: ${name}` }),
  inProgress: { en: 'Matches in progress', de: 'Laufende Partien' },
  challenges: { en: 'Open challenges', de: 'Offene Herausforderungen' },
  challengeLine: (challenger: string, opponent: string, until: string): Text => ({
    en: `${challenger} challenges ${opponent}, answer due ${until}`,
    de: `${challenger} fordert ${opponent} heraus, Antwort fällig ${until}`,
  }),
  cancelled: (reason: string): Text => ({
    en: reason ? `Cancelled: ${reason}` : 'Cancelled, because too few people had signed up.',
    de: reason ? `Abgesagt: ${reason}` : 'Abgesagt, weil sich zu wenige angemeldet hatten.',
  }),
  champion: (names: string, several: boolean): Text => ({
    en: `👑 ${names} ${several ? 'share first place' : 'wins'}. Congratulations!`,
    de: `👑 ${names} ${several ? 'teilen sich den ersten Platz' : 'gewinnt'}. Herzlichen Glückwunsch!`,
  }),
  championLabel: { en: 'Champion', de: 'Pokalsieg' },
  noChampion: { en: 'The season ended without a winner.', de: 'Die Saison endete ohne Sieg.' },
  newer: (place: string): Text => ({ en: `Continued here: ${place}`, de: `Weiter geht es hier: ${place}` }),
  challenged: (opponent: string, challenger: string, rank: number | null, until: string): Text => ({
    en: `${opponent}, ${challenger} challenges you${rank === null ? '' : ` for ${place(rank).en} place`}. Answer by ${until}; otherwise it counts as a loss.`,
    de: `${opponent}, ${challenger} fordert dich heraus${rank === null ? '' : `, es geht um Platz ${rank}`}. Antworte bis ${until}, sonst zählt es als Niederlage.`,
  }),
  answered: (challenger: string, opponent: string): Text => ({
    en: `${challenger}’s challenge to ${opponent} has been answered.`,
    de: `Die Herausforderung von ${challenger} an ${opponent} ist beantwortet.`,
  }),
  /** Columns of tables and their words. */
  played: { en: 'Played', de: 'Gespielt' },
  points: { en: 'Points', de: 'Punkte' },
  won: { en: 'Won', de: 'Siege' },
  form: { en: 'Form', de: 'Form' },
  absent: {
    left: { en: 'left', de: 'ausgestiegen' },
    asleep: { en: 'a computer took over', de: 'ein Computer spielt weiter' },
  },
  moves: { up: { en: 'moves up', de: 'steigt auf' }, down: { en: 'moves down', de: 'steigt ab' } },
  /** How many: a third of the smaller one of two divisions, but at least one. */
  movesLegend: {
    up: { en: 'moves up: a third of the smaller division', de: 'steigt auf: ein Drittel der kleineren Division' },
    down: { en: 'moves down: as many', de: 'steigt ab: ebenso viele' },
  },
  crownLegend: { en: 'wins the season', de: 'gewinnt die Saison' },
  rowText: (points: string, results: readonly [number, number, number, number]): Text => ({
    en: `${points} ${points === '1' ? 'point' : 'points'} (${tally(results, ['played', 'won', 'tied', 'lost'])})`,
    de: `${points} ${points === '1' ? 'Punkt' : 'Punkte'} (${tally(results, ['gespielt', 'gewonnen', 'unentschieden', 'verloren'])})`,
  }),
  recordText: (won: number, lost: number): Text => ({
    en: `${won} won, ${lost} lost`,
    de: `${won} gewonnen, ${lost} verloren`,
  }),
  versus: {
    waiting: { en: 'not started yet', de: 'noch nicht begonnen' },
    running: { en: 'running', de: 'läuft' },
    tied: { en: 'tied', de: 'unentschieden' },
    void: { en: 'doesn’t count', de: 'zählt nicht' },
  },
  /** Instead of the name of someone who deleted their data. */
  deleted: { en: '[deleted]', de: '[gelöscht]' },
  unknownPlace: { en: 'open', de: 'offen' },
  hasBye: (name: string): Text => ({ en: `${name} has a bye`, de: `${name} hat ein Freilos` }),
  winner: (names: string): Text => ({ en: `${names} won`, de: `Sieg für ${names}` }),
  awarded: { en: 'by default', de: 'kampflos' },
  adjudicated: { en: 'by winning chances', de: 'nach Gewinnchancen' },
} as const;

/** What one person reads in private, and the buttons. */
export const ownClubStrings = {
  title: { en: '## Competitions on this server', de: '## Wettbewerbe auf diesem Server' },
  none: {
    en: 'This server has no ladders, leagues or cups yet. Anyone who can manage events can start one with `/club-admin create`.',
    de: 'Auf diesem Server gibt es noch keine Leitern, Ligen oder Pokale. Wer Events verwalten darf, beginnt mit `/club-admin create`.',
  },
  onlyServers: { en: 'Use this command in a server.', de: 'Nutze diesen Befehl auf einem Server.' },
  notHere: {
    en: 'That competition doesn’t exist on this server. `/club overview` lists them all.',
    de: 'Diesen Wettbewerb gibt es auf diesem Server nicht. `/club overview` zeigt alle.',
  },
  which: {
    en: 'Which one? Open it here, or choose it with the option “competition”.',
    de: 'Welcher? Öffne ihn hier, oder wähle ihn mit der Option „wettbewerb“.',
  },
  open: { en: 'Open', de: 'Öffnen' },
  details: { en: 'My Matches', de: 'Meine Partien' },
  signUp: { en: 'Sign Up', de: 'Anmelden' },
  withdraw: { en: 'Withdraw', de: 'Abmelden' },
  leave: { en: 'Leave Competition…', de: 'Aussteigen …' },
  leaveTitle: { en: 'Leave this competition?', de: 'Aus dem Wettbewerb aussteigen?' },
  leaveAbout: {
    en: 'You can’t come back this season. Type LEAVE',
    de: 'In dieser Saison gibt es kein Zurück. Schreib WEG',
  },
  leaveWord: { en: 'LEAVE', de: 'WEG' },
  leaveInstead: {
    en: 'It has started already. To leave it, use *Leave Competition…* in `/club standings`.',
    de: 'Es hat schon begonnen. Zum Aussteigen gibt es *Aussteigen …* in `/club standings`.',
  },
  /** After changing one's mind, and in a cup that runs. */
  stayed: { en: 'You’re still in.', de: 'Du bist noch dabei.' },
  standings: { en: 'Standings', de: 'Tabelle' },
  asPicture: { en: 'As Picture', de: 'Als Bild' },
  log: { en: 'Log', de: 'Protokoll' },
  fame: { en: 'Hall of Fame', de: 'Ruhmeshalle' },
  manage: { en: 'Manage', de: 'Verwalten' },
  previous: { en: 'Previous Season', de: 'Vorige Saison' },
  next: { en: 'Next Season', de: 'Nächste Saison' },
  back: { en: 'Back', de: 'Zurück' },
  overview: { en: 'All Competitions', de: 'Alle Wettbewerbe' },
  refuse: { en: 'Decline Challenge', de: 'Ablehnen' },
  whomToChallenge: { en: 'Challenge someone', de: 'Jemanden herausfordern' },
  challengeButton: { en: 'Challenge Someone', de: 'Herausfordern' },
  notIn: { en: 'You haven’t signed up.', de: 'Du bist nicht angemeldet.' },
  in: { en: 'You’re signed up.', de: 'Du bist angemeldet.' },
  joined: { en: 'You’re in. Good luck!', de: 'Du bist dabei. Viel Erfolg!' },
  left: { en: 'You’ve left.', de: 'Du bist ausgestiegen.' },
  withdrawn: { en: 'You’re no longer signed up.', de: 'Du bist nicht mehr angemeldet.' },
  rank: (rank: string, division: Text | null): Text => ({
    en: `You’re in ${rank} place${division ? ` in ${division.en.toLowerCase()}` : ''}.`,
    de: `Du stehst auf Platz ${rank.replace(/\.$/u, '')}${division ? ` in ${division.de}` : ''}.`,
  }),
  willFinish: (place: Text): Text => ({
    en: `You’ll finish ${place.en}, whatever happens.`,
    de: `Du wirst sicher ${place.de}`,
  }),
  bounds: (best: Text, worst: Text, between: boolean): Text => ({
    en: `You can still finish ${between ? `anywhere from ${best.en} to` : `${best.en} or`} ${worst.en}.`,
    de: `Du kannst noch ${best.de} ${between ? 'bis' : 'oder'} ${worst.de} werden.`,
  }),
  /** Tie-breaks may rule out the best or the worst of them. */
  boundsOnPoints: (best: Text, worst: Text, between: boolean): Text => ({
    en: `On points, you can still finish ${between ? `anywhere from ${best.en} to` : `${best.en} or`} ${worst.en}.`,
    de: `Nach Punkten kannst du noch ${best.de} ${between ? 'bis' : 'oder'} ${worst.de} werden.`,
  }),
  yourMatches: { en: '**Your matches**', de: '**Deine Partien**' },
  noOwnMatches: { en: 'You have no matches in it yet.', de: 'Du hast darin noch keine Partien.' },
  mine: { en: '## Your competitions', de: '## Deine Wettbewerbe' },
  challengedBy: (name: string, until: string): Text => ({
    en: `**${name} challenges you.** Answer by ${until}; otherwise it counts as a loss.`,
    de: `**${name} fordert dich heraus.** Antworte bis ${until}, sonst zählt es als Niederlage.`,
  }),
  youChallenged: (name: string, until: string): Text => ({
    en: `You’ve challenged ${name}, who can answer until ${until}.`,
    de: `Du hast ${name} herausgefordert. Zeit für die Antwort: bis ${until}.`,
  }),
  challengeSent: (name: string): Text => ({ en: `You’ve challenged ${name}.`, de: `Du hast ${name} herausgefordert.` }),
  accepted: { en: 'Accepted. The match is starting.', de: 'Angenommen. Die Partie beginnt.' },
  refused: { en: 'Declined. It counts as a loss.', de: 'Abgelehnt. Das zählt als Niederlage.' },
  noLadder: { en: 'You can only challenge someone on a ladder.', de: 'Herausfordern kannst du nur auf einer Leiter.' },
  noOneToChallenge: {
    en: 'There’s no one you can challenge right now.',
    de: 'Gerade kannst du niemanden herausfordern.',
  },
  logTitle: (name: string): Text => ({ en: `**Log of ${name}**`, de: `**Protokoll: ${name}**` }),
  logEmpty: { en: 'Nothing has happened yet.', de: 'Noch ist nichts passiert.' },
  mostTitles: (names: string): Text => ({ en: `**Most seasons won:** ${names}`, de: `**Meiste Titel:** ${names}` }),
  fameTitle: { en: '## Hall of fame', de: '## Ruhmeshalle' },
  fameEmpty: {
    en: 'No season has ended on this server yet.',
    de: 'Auf diesem Server ist noch keine Saison zu Ende gegangen.',
  },
  earlier: { en: 'Earlier', de: 'Früher' },
  later: { en: 'Later', de: 'Später' },
  page: (at: number, all: number): Text => ({ en: `Page ${at} of ${all}`, de: `Seite ${at} von ${all}` }),
  higher: { en: 'Higher', de: 'Höher' },
  lower: { en: 'Lower', de: 'Tiefer' },
  crownBadge: (count: number): Text => ({
    en: count === 1 ? 'Champion' : `Champion, ${count} times`,
    de: count === 1 ? 'Meistertitel' : `${count} Meistertitel`,
  }),
} as const;
