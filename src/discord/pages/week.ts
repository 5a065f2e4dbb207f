import type { AnyGame } from '../../engine/game/index.ts';
import type { Language } from '../../engine/text.ts';
import { dayAt } from '../../match/lobby/daily-seed.ts';
import type { PublicMatch, ServerWeek } from '../../match/matches.ts';
import { isPersonSeat, type MatchResult } from '../../ratings/result.ts';
import { formatCustomId } from '../interactions/custom-id.ts';
import { weekStrings as strings } from '../strings/week.ts';
import { button, container, type ContainerPart, type MessagePage, section, textBlock } from '../ui/components.ts';
import { cut, cutLines } from '../ui/limits.ts';
import { accentColor, joinNames, playerName } from '../ui/player-names.ts';
import { gameAndVariant } from '../ui/terms.ts';
import { dayText } from '../ui/timestamps.ts';

/** Characters of the results, and of a table. */
const RESULTS = 1800;
const TABLE = 200;

/** Shows a server's week: results, the comeback, the cruelest roll, puzzle solvers, and open tables to join. */
export function weekPage(
  week: ServerWeek,
  games: ReadonlyMap<string, AnyGame>,
  from: number,
  language: Language,
): MessagePage {
  const { count, results, comeback, cruelest, solvers, tables } = week;
  const listed = results.map((result) => resultLine(result, games, language));
  const more = count > results.length ? [strings.more(count - results.length)[language]] : [];
  const head =
    count === 0
      ? [strings.quiet[language]]
      : [strings.results(count)[language], cutLines([...listed, ...more], RESULTS)];
  const told = [
    ...(comeback ? [strings.comeback(`<@${comeback.person}>`, comeback.behind)[language]] : []),
    ...(cruelest ? [strings.cruelest(`<@${cruelest.person}>`, cruelest.cards)[language]] : []),
    ...(solvers.length > 0
      ? [strings.solvers(solvers.map(({ person, solved }) => `<@${person}> (${solved})`).join(', '))[language]]
      : []),
  ];
  const parts: ContainerPart[] = [
    textBlock([strings.title(dayText(dayAt(from)))[language], ...head].join('\n')),
    ...(told.length > 0 ? [textBlock(told.join('\n'))] : []),
    ...(tables.length > 0 ? [textBlock(strings.tables[language])] : []),
    ...tables.map((sheet) => tableLine(sheet, games, language)),
  ];
  return { components: [container(accentColor(null), parts)], files: [] };
}

/** Names the winners, the others, and what they played. */
function resultLine(
  { game: id, variant, seats }: MatchResult,
  games: ReadonlyMap<string, AnyGame>,
  language: Language,
): string {
  const winners = seats.filter(({ place }) => place === 1);
  const losers = seats.filter(({ place }) => place > 1);
  const named = (some: typeof seats, computer: string): string =>
    joinNames([...new Set(some.map((seat) => (isPersonSeat(seat) ? `<@${seat.person}>` : computer)))], language);
  // Computers that lose to a computer aren't worth a word.
  const beaten = winners.some(isPersonSeat) ? losers : losers.filter(isPersonSeat);
  const game = games.get(id);
  const what = game ? gameAndVariant(game, { options: { variant } }, language).join(' · ') : id;
  return strings.result(named(winners, strings.computerWon[language]), named(beaten, strings.computer[language]), what)[
    language
  ];
}

function tableLine(sheet: PublicMatch, games: ReadonlyMap<string, AnyGame>, language: Language): ContainerPart {
  const names = sheet.players.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [playerName(sheet, seat)]));
  const game = games.get(sheet.terms.game);
  const what = game ? gameAndVariant(game, sheet.terms, language).join(' · ') : sheet.terms.game;
  const id = formatCustomId({ match: sheet.id, seat: null, seq: sheet.seq, verb: 'join', arg: '' });
  return section(
    cut(`› **${joinNames(names, language)}** · ${what}`, TABLE),
    button(id, strings.join[language], 'primary'),
  );
}
