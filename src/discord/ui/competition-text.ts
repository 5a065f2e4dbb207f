import type { Language } from '../../engine/text.ts';
import type {
  CompetitionView,
  FixtureView,
  CompetitionLine,
  StandingRow,
  StandingsTable,
} from '../../match/clubs/clubs.ts';
import { isAnonymous } from '../../ratings/result.ts';
import { clubLogStrings } from '../strings/club-log.ts';
import { clubStrings as strings } from '../strings/clubs.ts';
import { competitionTitle, fixtureNames, fixtureRound, fixtureWinners } from './competition-names.ts';
import { formatPoints, standingsSheets } from './competition-scenes.ts';
import { joinNames } from './player-names.ts';
import { cut, plain } from './limits.ts';

/** Returns the table in words, without markdown: for alt texts, and escaped where it is shown. */
export function standingsText(view: CompetitionView, language: Language, page = 0): string {
  const tables = standingsSheets(view.tables)[page] ?? [];
  return [competitionTitle(view)[language], ...tables.flatMap((table) => tableLines(view, table, language))].join('\n');
}

const tableLines = (
  { kind }: Pick<CompetitionView, 'kind'>,
  { division, rows }: StandingsTable,
  language: Language,
): readonly string[] => [
  ...(division === null ? [] : [strings.division(division)[language]]),
  ...rows.map((row) => `${row.place}. ${row.name}: ${rowFigures(kind, row, language)}`),
];

function rowFigures(kind: CompetitionView['kind'], row: StandingRow, language: Language): string {
  const { points, played, won, tied, lost, absent, moves } = row;
  const figures =
    kind === 'ladder'
      ? strings.recordText(won, lost)[language]
      : strings.rowText(formatPoints(points), [played, won, tied, lost])[language];
  const notes = [...(moves ? [strings.moves[moves]] : []), ...(absent ? [strings.absent[absent]] : [])];
  return [figures, ...notes.map((note) => note[language])].join(', ');
}

/** Describes a fixture in one line: `Anna – Ben: Anna won`, with a link where the match is. */
export function fixtureLine(fixture: FixtureView, language: Language, link: string | null): string {
  const names = fixtureNames(fixture);
  if (names.length < 2) return `› ${strings.hasBye(joinNames(names, language))[language]}`;
  return `› ${names.join(' – ')}: ${fixtureState(fixture, language)}${link ? ` · ${link}` : ''}`;
}

function fixtureState(fixture: FixtureView, language: Language): string {
  const { status, how, people } = fixture;
  if (status === 'waiting') return strings.versus.waiting[language];
  if (status === 'running') return `**${strings.versus.running[language]}**`;
  const winners = fixtureWinners(fixture);
  if (how === 'void' || winners.length === 0) return strings.versus.void[language];
  const names = people.flatMap(({ id, name }) => (winners.includes(id) ? [plain(name)] : []));
  const result =
    winners.length === people.length
      ? strings.versus.tied[language]
      : strings.winner(joinNames(names, language))[language];
  const note = how === 'awarded' ? strings.awarded : how === 'adjudicated' ? strings.adjudicated : null;
  return note ? `${result} (${note[language]})` : result;
}

/** Lists fixtures by round, the newest round first. */
export function roundLines(
  view: CompetitionView,
  fixtures: readonly FixtureView[],
  language: Language,
  links: ReadonlyMap<string, string>,
): readonly string[] {
  const byRound = new Map<string, string[]>();
  for (const fixture of fixtures.toSorted((one, other) => other.round - one.round)) {
    const name = fixtureRound(view, fixture)[language];
    const lines = byRound.get(name) ?? [];
    lines.push(fixtureLine(fixture, language, links.get(fixture.match ?? '') ?? null));
    byRound.set(name, lines);
  }
  return [...byRound].flatMap(([name, lines]) => [`**${name}**`, ...lines]);
}

const noLinks: ReadonlyMap<string, string> = new Map();

/** Describes an elimination cup in words without markdown: the matches of each round. */
export const bracketText = (view: CompetitionView, language: Language): string =>
  [competitionTitle(view)[language], ...roundLines(view, view.fixtures, language, noLinks)]
    .join('\n')
    .replaceAll(/\\(?=[^\w\s])|\*\*|^› /gmu, '');

/** Words a line of the public log. */
export function logLineText(line: CompetitionLine, language: Language): string {
  const { kind, by, person, substitute, reason, round, days } = line;
  if (kind === 'cancelled' && by === null) return clubLogStrings.tooFew[language];
  const organizer = by === null || isAnonymous(by) ? null : `<@${by}>`;
  const words = clubLogStrings[kind]({
    by: organizer ?? clubLogStrings.someone[language],
    person: loggedName(person, language),
    substitute: loggedName(substitute, language),
    round: round ?? 0,
    days: days ?? 0,
  })[language];
  return cut(reason ? `${words} ${clubLogStrings.reason(plain(reason))[language]}` : words, 400);
}

/** Returns the name of someone in the log; a mention of someone who has no place any more. */
const loggedName = (person: CompetitionLine['person'], language: Language): string => {
  if (!person || isAnonymous(person.id)) return strings.deleted[language];
  return person.name === '' ? `<@${person.id}>` : plain(person.name);
};
