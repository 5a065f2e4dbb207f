import { type AnyGame, familyOf, type Variant } from '../../engine/game/index.ts';
import { Refused, type Text } from '../../engine/text.ts';
import type { DailyMatch } from '../../match/lobby/daily-match.ts';
import { bySoloScore } from '../../match/lobby/daily-seed.ts';
import type { Matches, PublicMatch } from '../../match/matches.ts';
import type { FinishedMatch } from '../../match/stored-match.ts';
import { standaloneId } from '../interactions/custom-id.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import type { BotContext } from '../context.ts';
import {
  button,
  container,
  type ContainerPart,
  type MessagePage,
  row,
  select,
  separator,
  textBlock,
} from '../ui/components.ts';
import { accentColor, playerName } from '../ui/player-names.ts';
import { variantOf } from '../ui/terms.ts';
import { relativeTime } from '../ui/timestamps.ts';
import { dailyStrings } from '../strings/daily.ts';
import { leaderboardStrings as strings } from '../strings/leaderboard.ts';
import { puzzleStrings } from '../strings/puzzle.ts';
import { DAILY_POSTED, dailyParts, soloScoreText } from './daily-match.ts';

/** Entries shown per list. */
const SHOWN = 10;
/** Number of a person's matches taken into account. */
const LAST = 200;

/** A variant that can be played solo for a score. */
export interface ScoredSolo {
  readonly game: AnyGame;
  readonly variant: Variant;
}

/** Returns the id of a button that starts a solo match with a new seed. */
export const scoredSoloId = (daily: string): string => standaloneId('alone', daily);

/** Returns the daily match with this id; else the first solo one, or the first one. */
export function dailyMatchNamed(matches: Pick<Matches, 'dailyMatches'>, id: string): DailyMatch {
  const all = matches.dailyMatches();
  const daily = all.find((each) => each.id === id) ?? all.find(({ seats }) => seats === 1) ?? all[0];
  if (!daily) throw new Refused(strings.nobody);
  return daily;
}

/** Returns the variant of a daily match that is played alone; null if it is played against computers. */
export function scoredSoloOf({ games }: Pick<Matches, 'games'>, daily: DailyMatch): ScoredSolo | null {
  const game = games.get(daily.game);
  const variant = game?.info.variants.find(({ id }) => id === daily.variant);
  return game?.stats.soloScore && variant && daily.seats === 1 ? { game, variant } : null;
}

/** Shows a match of the day with its lists, and the solo scores of its variant if it has any. */
export async function leaderboardPage(
  context: BotContext,
  interaction: InteractionContext,
  wanted: string,
): Promise<MessagePage> {
  const { matches } = context;
  const { language } = interaction;
  const daily = dailyMatchNamed(matches, wanted);
  const solo = scoredSoloOf(matches, daily);
  const result = await matches.dailyResult(interaction.person.id, daily.id);
  const posted = result && (await matches.uiState.uiValue(result.match, DAILY_POSTED)) !== null;
  const parts: ContainerPart[] = [
    ...(await dailyParts(context, interaction, daily, result)),
    ...(solo ? await soloParts(context, interaction, solo) : []),
    row(
      ...(result ? [] : [button(standaloneId('alone', `day ${daily.id}`), dailyStrings.play[language], 'primary')]),
      ...(result && !posted && interaction.guild !== null
        ? [button(standaloneId('daily-share', result.match), puzzleStrings.shareNow[language], 'primary')]
        : []),
      ...(solo ? [button(scoredSoloId(daily.id), strings.newSeed[language])] : []),
      button(standaloneId('puzzle', puzzleFamilyFor(matches, daily)), puzzleStrings.button[language]),
    ),
    row(
      select(
        standaloneId('best'),
        dailyStrings.pick[language],
        matches.dailyMatches().map(({ id, name }) => ({ value: id, label: name[language], chosen: id === daily.id })),
      ),
    ),
  ];
  return { components: [container(accentColor(null), parts)], files: [] };
}

/** Returns the family of a daily match; empty if it has no puzzles. */
function puzzleFamilyFor(
  { games, puzzleFamilies }: Pick<Matches, 'games' | 'puzzleFamilies'>,
  daily: DailyMatch,
): string {
  const game = games.get(daily.game);
  const family = game && familyOf(game.info, daily.variant).id;
  return puzzleFamilies().some(({ id }) => id === family) ? (family ?? '') : '';
}

/** Shows a person's best solo match and the best ones of the server. */
async function soloParts(
  { matches }: BotContext,
  { person, guild, language }: InteractionContext,
  { game, variant }: ScoredSolo,
): Promise<readonly ContainerPart[]> {
  const [own, server] = await Promise.all([
    personalBest(matches, person.id, game, variant),
    guild === null ? [] : matches.leaderboard({ guild, game: game.info.id, variant: variant.id }, SHOWN),
  ]);
  const score = (finished: FinishedMatch): Text => soloScoreText(game, variant.id, finished.sheet.feat?.figures ?? []);
  const places = server.map((past, at) => dailyStrings.entry(at + 1, playerName(past.sheet, 0), score(past)[language]));
  const head = [
    strings.title(variant.name[language])[language],
    own ? strings.own(score(own)[language], relativeTime(own.sheet.endedAt ?? 0))[language] : strings.noneYet[language],
  ];
  return [
    separator(),
    textBlock(head.join('\n')),
    ...(guild === null
      ? []
      : [
          textBlock([strings.server[language], ...(places.length > 0 ? places : [strings.empty[language]])].join('\n')),
        ]),
  ];
}

const scoreOf = ({ sheet }: FinishedMatch): number => sheet.feat?.figures[0] ?? 0;

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
