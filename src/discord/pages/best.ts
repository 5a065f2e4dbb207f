import type { AnyGame, Variant } from '../../engine/game/index.ts';
import { type Language, Refused } from '../../engine/text.ts';
import { DAY } from '../../match/limits.ts';
import { type BestList, byFeat, dayAt, shownFrom } from '../../match/lobby/day.ts';
import type { Matches, OpenSheet } from '../../match/matches.ts';
import type { Past } from '../../match/sheet.ts';
import { freeId } from '../arriving/ids.ts';
import type { Visit } from '../arriving/visit.ts';
import type { Desk } from '../desk.ts';
import { button, frame, line, type Page, row, say, small } from '../parts/components.ts';
import { accentOf, nameOfSeat } from '../parts/people.ts';
import { variantOf } from '../parts/terms.ts';
import { distance } from '../parts/times.ts';
import { bestWords as words } from '../words/best.ts';

/** So many stand on the page of each list. */
const SHOWN = 10;
/** How many of somebody's matches are looked back at. */
const LAST = 200;

/** Something that can be played alone for a result. */
export interface Alone {
  readonly game: AnyGame;
  readonly variant: Variant;
}

/** What can be played alone, the first of it when no game is named. Throws where there is nothing. */
export function aloneIn(matches: Matches, only: AnyGame | null = null): Alone {
  const games = [...matches.games.values()].filter((game) => game.chronicle.feat && (only === null || game === only));
  for (const game of games) {
    const variant = game.facts.variants.find(({ seats: [least] }) => least === 1);
    if (variant) return { game, variant };
  }
  throw new Refused(words.nobody);
}

/** Begins a match alone: with a new seed, or with that of the day. */
export const aloneId = (day: boolean): string => freeId('alone', day ? 'day' : '');

export async function bestPage({ matches, now }: Desk, { person, guild, language }: Visit): Promise<Page> {
  const { game, variant } = aloneIn(matches);
  const list = (day?: string): BestList | null => guild === null ? null : { guild, game: game.facts.id, variant: variant.id, ...(day && { day }) };
  const today = dayAt(now());
  // The youngest day whose seed is no secret any more.
  const shown = dayAt(now() - 2 * DAY);
  const of = async (wanted: BestList | null): Promise<readonly Past[]> => (wanted ? matches.best(wanted, SHOWN) : []);
  const [own, server, daily, before] = await Promise.all([ownBest(matches, person.id, game, variant), of(list()), of(list(today)), of(list(shown))]);
  const revealed = before[0];
  const parts = [
    words.title(variant.name[language])[language],
    own ? words.own(scoreOf(own), distance(own.sheet.endedAt ?? 0))[language] : words.noneYet[language],
  ];
  const lists = guild === null ? [] : [say([words.server[language], ...places(server, language)].join('\n')), say([words.today(today)[language], ...places(daily, language)].join('\n'))];
  const notes = [words.how[language], ...(revealed && now() >= shownFrom(shown) ? [words.revealed(shown, revealed.seed)[language]] : [])];
  return {
    components: [
      frame(accentOf(null), [
        say(parts.join('\n')),
        ...lists,
        line(),
        say(small(notes.join('\n'))),
        row(button(aloneId(false), words.newSeed[language], 'primary'), button(aloneId(true), words.ofTheDay[language])),
      ]),
    ],
    files: [],
  };
}

const scoreOf = ({ sheet }: Past): number => sheet.feat?.figures[0] ?? 0;

const places = (pasts: readonly Past[], language: Language): readonly string[] =>
  pasts.length === 0
    ? [words.empty[language]]
    : pasts.map((past, at) => words.place(at + 1, nameOfSeat(past.sheet, 0), scoreOf(past), -(past.sheet.feat?.figures[1] ?? 0))[language]);

/** Somebody's best match alone. */
export async function ownBest(matches: Pick<Matches, 'pastOf'>, user: string, game: AnyGame, variant: Variant, except = ''): Promise<Past | null> {
  const pasts = (await matches.pastOf(user, LAST)).filter(
    ({ sheet }) => sheet.id !== except && sheet.feat && sheet.terms.game === game.facts.id && sheet.terms.options['variant'] === variant.id,
  );
  return pasts.toSorted(byFeat)[0] ?? null;
}

/** How a match alone compares with all before it; null when it was not played to its end. */
export async function bestLine({ matches }: Pick<Desk, 'matches'>, { id, home, terms, players, feat }: OpenSheet, game: AnyGame): Promise<string | null> {
  const variant = variantOf(game, terms);
  const [player] = players;
  if (!feat || !variant || player?.kind !== 'person') return null;
  const [before, list] = await Promise.all([
    ownBest(matches, player.id, game, variant, id),
    home.guild === null ? [] : matches.best({ guild: home.guild, game: game.facts.id, variant: variant.id }, Infinity),
  ]);
  const better = before && (before.sheet.feat?.rank ?? 0) >= feat.rank ? scoreOf(before) : null;
  const place = list.findIndex(({ sheet }) => sheet.id === id);
  return words.achieved(better, place < 0 ? null : place + 1)[home.language];
}
