import type { AnyGame } from '../../engine/game/index.ts';
import { type Language, type Text, verbatim } from '../../engine/text.ts';
import { DAY } from '../../match/limits.ts';
import type { DailyMatch } from '../../match/lobby/daily-match.ts';
import { scoreOfFigures } from '../../match/lobby/daily-score.ts';
import { dayAt, revealedAt } from '../../match/lobby/daily-seed.ts';
import type { DailyResult, ListedScore, Matches } from '../../match/matches.ts';
import type { BotContext } from '../context.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import { dailyStrings as strings } from '../strings/daily.ts';
import { leaderboardStrings } from '../strings/leaderboard.ts';
import { type ContainerPart, smallPrint, textBlock } from '../ui/components.ts';
import { absoluteAndRelative, dayText } from '../ui/timestamps.ts';

/** The stored name of the note that a result was posted. */
export const DAILY_POSTED = 'daily-posted';
/** People shown per list. */
const SHOWN = 10;

/** Words a solo score as its game does. */
export const soloScoreText = ({ stats }: AnyGame, variant: string, figures: readonly number[]): Text =>
  stats.describeSoloScore?.(variant, figures) ?? verbatim(`**${figures[0] ?? 0}**`);

/** Words the score of a daily match. */
function dailyScoreText({ games }: Pick<Matches, 'games'>, daily: DailyMatch, figures: readonly number[]): Text {
  const game = games.get(daily.game);
  return game && daily.seats === 1
    ? soloScoreText(game, daily.variant, figures)
    : strings.score(scoreOfFigures(figures));
}

/** Shows a match of the day: the person's result, who has finished today, and the latest ranking that is open. */
export async function dailyParts(
  { matches, sender, now }: BotContext,
  { guild, language }: InteractionContext,
  daily: DailyMatch,
  result: DailyResult | null,
): Promise<readonly ContainerPart[]> {
  const today = dayAt(now());
  const shown = dayAt(now() - 2 * DAY);
  const until = absoluteAndRelative(revealedAt(today));
  const head = [
    strings.title(daily.name)[language],
    ...(result ? [ownLine(matches, result)[language]] : []),
    smallPrint(strings.how(daily.seats - 1, until)[language]),
  ];
  if (guild === null) return [textBlock(head.join('\n'))];
  const [finished, ranking] = await Promise.all([
    matches.dailyList(guild, daily.id, today),
    matches.dailyList(guild, daily.id, shown),
  ]);
  const [todays, ranked] = await Promise.all([
    membersOf(sender, guild, finished.people),
    membersOf(sender, guild, ranking.people),
  ]);
  const places = ranked.map(({ person, figures }, at) =>
    strings.entry(at + 1, `<@${person}>`, dailyScoreText(matches, daily, figures ?? [])[language]),
  );
  const seed =
    ranking.seed === null ? [] : [smallPrint(leaderboardStrings.revealed(dayText(shown), ranking.seed)[language])];
  return [
    textBlock(head.join('\n')),
    textBlock(finishedLine(todays, language)),
    ...(places.length > 0
      ? [textBlock([strings.ranking(dayText(shown))[language], ...places, ...seed].join('\n'))]
      : []),
  ];
}

function ownLine(matches: Pick<Matches, 'games'>, { daily, figures, row }: DailyResult): Text {
  return strings.own(figures ? dailyScoreText(matches, daily, figures) : strings.unfinished, row);
}

const finishedLine = (people: readonly ListedScore[], language: Language): string =>
  people.length === 0
    ? strings.noneToday[language]
    : strings.finishedToday(people.map(({ person }) => `<@${person}>`).join(', '))[language];

/** Returns the first people of a list who are still on the server. */
async function membersOf(
  sender: Pick<BotContext['sender'], 'memberName'>,
  guild: string,
  people: readonly ListedScore[],
): Promise<readonly ListedScore[]> {
  const first = people.slice(0, SHOWN);
  const names = await Promise.all(first.map(({ person }) => sender.memberName(guild, person)));
  return first.filter((_, at) => names[at] !== null);
}
