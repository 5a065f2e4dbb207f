import type { Text } from '../../engine/text.ts';
import type { CompetitionLine } from '../../match/clubs/clubs.ts';

interface LogWords {
  readonly by: string;
  readonly person: string;
  readonly substitute: string;
  /** Null if the whole season is one round. */
  readonly round: number | null;
  readonly days: number;
}

const lines: Record<CompetitionLine['kind'], (words: LogWords) => Text> = {
  opened: ({ by }) => ({ en: `${by} opened the sign-up.`, de: `${by} hat die Anmeldung eröffnet.` }),
  started: () => ({ en: 'Play started.', de: 'Es ging los.' }),
  left: ({ person }) => ({ en: `${person} left.`, de: `${person} ist ausgestiegen.` }),
  removed: ({ by, person }) => ({ en: `${by} removed ${person}.`, de: `${by} hat ${person} entfernt.` }),
  banned: ({ person }) => ({
    en: `${person} was banned on this server and is out.`,
    de: `${person} wurde auf diesem Server ausgeschlossen und ist raus.`,
  }),
  replaced: ({ by, person, substitute }) => ({
    en: `${by} gave the place of ${person} to ${substitute}.`,
    de: `${by} hat den Platz von ${person} an ${substitute} vergeben.`,
  }),
  asleep: ({ person }) => ({
    en: `A computer took over for ${person}, who hadn’t moved for too long.`,
    de: `Ein Computer spielt für ${person} weiter, da zu lange kein Zug kam.`,
  }),
  extended: ({ by, round, days }) => ({
    en: `${by} extended ${round === null ? 'the season' : `round ${round}`} by ${days} ${days === 1 ? 'day' : 'days'}.`,
    de: `${by} hat ${round === null ? 'die Saison' : `Runde ${round}`} um ${days} ${days === 1 ? 'Tag' : 'Tage'} verlängert.`,
  }),
  delayed: ({ days }) => ({
    en: `I was away, so all dates moved back by ${days} ${days === 1 ? 'day' : 'days'}.`,
    de: `Ich war nicht erreichbar, darum verschieben sich alle Termine um ${days} ${days === 1 ? 'Tag' : 'Tage'}.`,
  }),
  over: () => ({ en: 'The season ended.', de: 'Die Saison ist zu Ende.' }),
  cancelled: ({ by }) => ({ en: `${by} cancelled the competition.`, de: `${by} hat den Wettbewerb abgesagt.` }),
};

/** Lines of the public log of a competition. */
export const clubLogStrings = {
  ...lines,
  tooFew: {
    en: 'Cancelled, because too few people had signed up.',
    de: 'Abgesagt, weil sich zu wenige angemeldet hatten.',
  },
  reason: (reason: string): Text => ({ en: `Reason: ${reason}`, de: `Grund: ${reason}` }),
  someone: { en: 'The organiser', de: 'Die Spielleitung' },
} as const;
