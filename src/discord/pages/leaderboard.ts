import type { AnyGame, Variant } from '../../engine/game/index.ts';
import { type Language, Refused } from '../../engine/text.ts';
import { DAY } from '../../match/limits.ts';
import { type Leaderboard, bySoloScore, dayAt, revealedAt } from '../../match/lobby/daily-seed.ts';
import type { Matches, PublicMatch } from '../../match/matches.ts';
import type { FinishedMatch } from '../../match/stored-match.ts';
import { standaloneId } from '../interactions/custom-id.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import type { BotContext } from '../context.ts';
import { button, container, separator, type MessagePage, row, textBlock, smallPrint } from '../ui/components.ts';
import { accentColor, playerName } from '../ui/player-names.ts';
import { variantOf } from '../ui/terms.ts';
import { relativeTime } from '../ui/timestamps.ts';
import { leaderboardStrings as strings } from '../strings/leaderboard.ts';

/** Entries shown per list. */
const SHOWN = 10;
/** Number of a person's matches taken into account. */
const LAST = 200;

/** A variant that can be played solo for a score. */
export interface ScoredSolo {
  readonly game: AnyGame;
  readonly variant: Variant;
}

/** Returns the first solo variant, of the given game if any. Throws if there is none. */
export function scoredSoloIn(matches: Matches, only: AnyGame | null = null): ScoredSolo {
  const games = [...matches.games.values()].filter((game) => game.stats.soloScore && (only === null || game === only));
  for (const game of games) {
    const variant = game.info.variants.find(({ seats: [least] }) => least === 1);
    if (variant) return { game, variant };
  }
  throw new Refused(strings.nobody);
}

/** Returns the id of a button that starts a solo match: with a new seed, or the seed of the day. */
export const scoredSoloId = (day: boolean): string => standaloneId('alone', day ? 'day' : '');

export async function leaderboardPage(
  { matches, now }: BotContext,
  { person, guild, language }: InteractionContext,
): Promise<MessagePage> {
  const { game, variant } = scoredSoloIn(matches);
  const list = (day?: string): Leaderboard | null =>
    guild === null ? null : { guild, game: game.info.id, variant: variant.id, ...(day && { day }) };
  const today = dayAt(now());
  // The latest day whose seed is public.
  const shown = dayAt(now() - 2 * DAY);
  const of = async (wanted: Leaderboard | null): Promise<readonly FinishedMatch[]> =>
    wanted ? matches.leaderboard(wanted, SHOWN) : [];
  const [own, server, daily, before] = await Promise.all([
    personalBest(matches, person.id, game, variant),
    of(list()),
    of(list(today)),
    of(list(shown)),
  ]);
  const revealed = before[0];
  const parts = [
    strings.title(variant.name[language])[language],
    own ? strings.own(scoreOf(own), relativeTime(own.sheet.endedAt ?? 0))[language] : strings.noneYet[language],
  ];
  const lists =
    guild === null
      ? []
      : [
          textBlock([strings.server[language], ...places(server, language)].join('\n')),
          textBlock([strings.today(today)[language], ...places(daily, language)].join('\n')),
        ];
  const notes = [
    strings.how[language],
    ...(revealed && now() >= revealedAt(shown) ? [strings.revealed(shown, revealed.seed)[language]] : []),
  ];
  return {
    components: [
      container(accentColor(null), [
        textBlock(parts.join('\n')),
        ...lists,
        separator(),
        textBlock(smallPrint(notes.join('\n'))),
        row(
          button(scoredSoloId(false), strings.newSeed[language], 'primary'),
          button(scoredSoloId(true), strings.ofTheDay[language]),
        ),
      ]),
    ],
    files: [],
  };
}

const scoreOf = ({ sheet }: FinishedMatch): number => sheet.feat?.figures[0] ?? 0;

const places = (finished: readonly FinishedMatch[], language: Language): readonly string[] =>
  finished.length === 0
    ? [strings.empty[language]]
    : finished.map(
        (past, at) =>
          strings.place(at + 1, playerName(past.sheet, 0), scoreOf(past), -(past.sheet.feat?.figures[1] ?? 0))[
            language
          ],
      );

/** Returns a person's best solo match. */
export async function personalBest(
  matches: Pick<Matches, 'finishedOf'>,
  user: string,
  game: AnyGame,
  variant: Variant,
  except = '',
): Promise<FinishedMatch | null> {
  const finished = (await matches.finishedOf(user, LAST)).filter(
    ({ sheet }) =>
      sheet.id !== except &&
      sheet.feat &&
      sheet.terms.game === game.info.id &&
      sheet.terms.options['variant'] === variant.id,
  );
  return finished.toSorted(bySoloScore)[0] ?? null;
}

/** Compares a solo match with the earlier ones; null if it wasn't finished. */
export async function rankingLine(
  { matches }: Pick<BotContext, 'matches'>,
  { id, home, terms, players, feat }: PublicMatch,
  game: AnyGame,
): Promise<string | null> {
  const variant = variantOf(game, terms);
  const [player] = players;
  if (!feat || !variant || player?.kind !== 'person') return null;
  const [before, list] = await Promise.all([
    personalBest(matches, player.id, game, variant, id),
    home.guild === null
      ? []
      : matches.leaderboard({ guild: home.guild, game: game.info.id, variant: variant.id }, Infinity),
  ]);
  const better = before && (before.sheet.feat?.rank ?? 0) >= feat.rank ? scoreOf(before) : null;
  const place = list.findIndex(({ sheet }) => sheet.id === id);
  return strings.achieved(better, place < 0 ? null : place + 1)[home.language];
}
