import type { Text } from '../../engine/text.ts';
import type { BadgeId } from '../../ratings/badges.ts';
import type { Outcome, OutcomeTally } from '../../ratings/head-to-head.ts';

const matches = (count: number): Text => ({
  en: `${count} ${count === 1 ? 'match' : 'matches'}`,
  de: `${count} ${count === 1 ? 'Partie' : 'Partien'}`,
});

/** Words a tally: won, lost and, if there are any, tied. */
export const tallyText = ([won, lost, tied]: OutcomeTally): Text => ({
  en: `${won} won, ${lost} lost${tied > 0 ? `, ${tied} tied` : ''}`,
  de: `${won} gewonnen, ${lost} verloren${tied > 0 ? `, ${tied} unentschieden` : ''}`,
});

/** Words a score: `7 : 5`, with ties in brackets. It stays in one line. */
export const scoreText = ([won, lost, tied]: OutcomeTally): string =>
  `${won} : ${lost}${tied > 0 ? ` (+${tied})` : ''}`.replaceAll(' ', '\u00A0');

export const profileStrings = {
  title: (name: string): Text => ({ en: `**Profile of ${name}**`, de: `**Profil von ${name}**` }),
  matches,
  noMatches: { en: 'No finished matches yet', de: 'Noch keine beendete Partie' },
  private: { en: 'Private profile', de: 'Privates Profil' },
  form: { en: 'Last matches', de: 'Letzte Partien' },
  formWords: (form: readonly Outcome[]): Text => ({
    en: form.map((each) => ({ won: 'W', lost: 'L', tied: 'T' })[each]).join(' '),
    de: form.map((each) => ({ won: 'S', lost: 'N', tied: 'U' })[each]).join(' '),
  }),
  uncertainty: (points: number, provisional: boolean): Text =>
    provisional
      ? { en: `± ${points} · provisional`, de: `± ${points} · vorläufig` }
      : { en: `± ${points}`, de: `± ${points}` },
  unrated: { en: 'no rating yet', de: 'noch ohne Wertung' },
  wonOf: (won: number, played: number): Text => ({
    en: `${won} of ${played} won`,
    de: `${won} von ${played} gewonnen`,
  }),
  /** How many of the matches played were rated. */
  ratedOf: (rated: number, played: number): Text =>
    rated === 0
      ? { en: 'unrated', de: 'ohne Wertung' }
      : rated === played
        ? { en: 'all rated', de: 'alle gewertet' }
        : { en: `${rated} rated`, de: `${rated} gewertet` },
  reliability: { en: 'Played to the end', de: 'Zu Ende gespielt' },
  responseTime: { en: 'Usual response time', de: 'Übliche Antwortzeit' },
  favouriteVariant: { en: 'Favourite variant', de: 'Lieblingsvariante' },
  favouriteCard: { en: 'Favourite card', de: 'Lieblingskarte' },
  puzzles: { en: 'Daily puzzles in a row', de: 'Tagesrätsel in Folge' },
  streak: (now: number, best: number): Text => ({ en: `${now} (best: ${best})`, de: `${now} (Bestwert: ${best})` }),
  badges: {
    comeback: { en: 'Comeback', de: 'Aufholjagd' },
    hundred: { en: 'A hundred matches', de: 'Hundert Partien' },
    explorer: { en: 'Explorer', de: 'Weltenbummler' },
    punctual: { en: 'Always on time', de: 'Immer pünktlich' },
  } satisfies Record<BadgeId, Text>,
  story: (badge: BadgeId, match: string, variants: number): Text =>
    ({
      comeback: {
        en: `Won match ${match} from 5 points behind`,
        de: `Partie ${match} nach 5 Punkten Rückstand gewonnen`,
      },
      hundred: { en: `Match ${match} was number 100`, de: `Partie ${match} war die hundertste` },
      explorer: { en: `Played all ${variants} variants`, de: `Alle ${variants} Varianten gespielt` },
      punctual: {
        en: '50 matches in a row without running out of time',
        de: '50 Partien in Folge ohne Zeitüberschreitung',
      },
    })[badge],
  against: (name: string): Text => ({ en: `You against ${name}`, de: `Du gegen ${name}` }),
  never: { en: 'You haven’t finished a match together yet.', de: 'Ihr habt noch keine Partie zu Ende gespielt.' },
  awaited: {
    asker: (id: string): Text => ({ en: `It’s your turn in ${id}.`, de: `In ${id} bist du am Zug.` }),
    person: (id: string, name: string): Text => ({
      en: `It’s ${name}’s turn in ${id}.`,
      de: `In ${id} ist ${name} am Zug.`,
    }),
    others: (id: string): Text => ({ en: `Match ${id} is running.`, de: `Partie ${id} läuft.` }),
  },
  last: { en: 'Last five', de: 'Die letzten fünf' },
  hidden: (name: string): Text => ({
    en: `${name} keeps their profile private.`,
    de: `${name} zeigt das Profil nicht.`,
  }),
  empty: (name: string): Text => ({
    en: `${name} hasn’t finished a match yet.`,
    de: `${name} hat noch keine Partie beendet.`,
  }),
  challenge: { en: 'Challenge', de: 'Herausfordern' },
  asText: { en: 'As Text', de: 'Als Text' },
  visibility: { en: 'Profile and Rankings', de: 'Profil und Ranglisten' },
  bot: { en: 'Bots don’t have a profile.', de: 'Bots haben kein Profil.' },
  /** The settings of what others see. */
  audience: { en: 'Profile', de: 'Profil' },
  audiences: {
    everyone: { en: 'everyone can see it', de: 'alle dürfen es sehen' },
    opponents: { en: 'only people you’ve played', de: 'nur wer mit dir gespielt hat' },
    nobody: { en: 'only you', de: 'nur du' },
  },
  visibilityTitle: {
    en: '**What others can see**\nYour own matches against someone stay visible to both of you.',
    de: '**Was andere sehen dürfen**\nEure gemeinsamen Partien seht ihr beide immer.',
  },
  ranked: {
    hide: { en: 'Leave Rankings', de: 'Ranglisten verlassen' },
    show: { en: 'Join Rankings', de: 'In Ranglisten zeigen' },
  },
  rankedNow: (on: boolean): Text =>
    on
      ? { en: 'You’re listed in server rankings.', de: 'Du stehst in den Ranglisten der Server.' }
      : { en: 'You’re not listed in server rankings.', de: 'Du stehst in keiner Rangliste.' },
} as const;

export const ratingStrings = {
  change: (name: string, points: number, change: number, provisional: boolean): string =>
    `${name} ${points}${provisional ? '?' : ''} ${change >= 0 ? '▲' : '▼'}${Math.abs(change)}`,
  provisional: { en: '? = provisional rating', de: '? = vorläufige Wertung' },
  reasons: {
    early: {
      en: 'Ratings stay as they are: not everyone had three turns.',
      de: 'Die Wertungen bleiben: Nicht alle hatten drei Züge.',
    },
    often: {
      en: 'Ratings stay as they are: only five matches a week between the same people count.',
      de: 'Die Wertungen bleiben: Zwischen denselben Leuten zählen nur fünf Partien pro Woche.',
    },
  },
} as const;

export const rankingStrings = {
  title: (family: string): Text => ({ en: `**Ranking: ${family}**`, de: `**Rangliste: ${family}**` }),
  entry: (rank: number, person: string, points: number, note: string, matchCount: string): string =>
    // Escaped, as a list would count shared ranks on.
    `${rank}\\. ${person} **${points}** ${note} · ${matchCount}`,
  provisionalTitle: { en: 'Provisional', de: 'Vorläufig' },
  you: (rank: number, total: number): Text => ({
    en: `You’re number ${rank} of ${total}.`,
    de: `Du bist Nummer ${rank} von ${total}.`,
  }),
  empty: {
    en: 'No one here has a rating yet. Challenge someone to a rated match.',
    de: 'Hier hat noch niemand eine Wertung. Fordere jemanden zu einer gewerteten Partie heraus.',
  },
  levels: (levels: string): Text => ({ en: `Computers: ${levels}`, de: `Computer: ${levels}` }),
  pick: { en: 'Choose a game', de: 'Spiel wählen' },
  onlyServers: { en: 'Use this command in a server.', de: 'Nutze diesen Befehl auf einem Server.' },
  earlier: { en: 'Higher', de: 'Höher' },
  later: { en: 'Lower', de: 'Tiefer' },
} as const;
