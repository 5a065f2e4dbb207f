import type { Language } from '../../engine/text.ts';
import type { CompetitionView, FixtureView, CompetitionLine, StandingRow } from '../../match/clubs/clubs.ts';
import { isAnonymous } from '../../ratings/result.ts';
import { clubLogStrings } from '../strings/club-log.ts';
import { clubStrings as strings } from '../strings/clubs.ts';
import { competitionTitle, fixtureRound, fixtureWinners, personName } from './competition-names.ts';
import { formatPoints, hasPoints, standingsSheets } from './competition-scenes.ts';
import { joinNames } from './player-names.ts';
import { cut, plain } from './limits.ts';

/** Returns the table in words, without markdown: for alt texts. */
export const standingsText = (view: CompetitionView, language: Language, page = 0): string =>
  standingsLines(view, language, page)
    .map(({ text }) => text)
    .join('\n');

/** Returns the table in words with bold headings. */
export const standingsMarkdown = (view: CompetitionView, language: Language, page: number): string =>
  standingsLines(view, language, page)
    // A number with a dot would start a list, which Discord numbers in its own way.
    .map(({ text, isHeading }) => (isHeading ? `**${plain(text)}**` : plain(text).replace(/^(\d+)\./u, '$1\\.')))
    .join('\n');

interface TableLine {
  readonly text: string;
  readonly isHeading?: boolean;
}

function standingsLines(view: CompetitionView, language: Language, page: number): readonly TableLine[] {
  const tables = standingsSheets(view.tables)[page] ?? [];
  return [
    { text: competitionTitle(view)[language], isHeading: true },
    ...tables.flatMap(({ division, rows }): readonly TableLine[] => [
      ...(division === null ? [] : [{ text: strings.division(division)[language], isHeading: true }]),
      ...rows.map((row) => {
        const name = isAnonymous(row.person) ? strings.deleted[language] : row.name;
        return { text: `${row.place}. ${name}: ${rowFigures(view, row, language)}` };
      }),
    ]),
  ];
}

function rowFigures(view: CompetitionView, row: StandingRow, language: Language): string {
  const { points, played, won, tied, lost, absent, moves } = row;
  const figures = hasPoints(view)
    ? strings.rowText(formatPoints(points), [played, won, tied, lost])[language]
    : strings.recordText(won, lost)[language];
  const notes = [...(moves ? [strings.moves[moves]] : []), ...(absent ? [strings.absent[absent]] : [])];
  return [figures, ...notes.map((note) => note[language])].join(', ');
}

/** Returns the names of a fixture, which lead to its match. */
export function fixtureNames({ people }: FixtureView, language: Language, link: string | null): string {
  const names = people.map((person) => personName(person, language)).join(' – ');
  return link ? `[${names}](${link})` : names;
}

/** Describes a fixture in one line: `Anna – Ben: Anna won`. */
export function fixtureLine(fixture: FixtureView, language: Language, link: string | null): string {
  const names = fixtureNames(fixture, language, link);
  return fixture.people.length < 2
    ? `› ${strings.hasBye(names)[language]}`
    : `› ${names}: ${fixtureState(fixture, language)}`;
}

function fixtureState(fixture: FixtureView, language: Language): string {
  const { status, how, people } = fixture;
  if (status === 'waiting') return strings.versus.waiting[language];
  if (status === 'running') return `**${strings.versus.running[language]}**`;
  const winners = fixtureWinners(fixture);
  if (how === 'void' || winners.length === 0) return strings.versus.void[language];
  const names = people.flatMap((person) => (winners.includes(person.id) ? [personName(person, language)] : []));
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

/** Where the names don't lead to their matches. */
export const noLinks: ReadonlyMap<string, string> = new Map();

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
    round,
    days: days ?? 0,
  })[language];
  return cut(reason ? `${words} ${clubLogStrings.reason(plain(reason))[language]}` : words, 400);
}

/** Returns the name of someone in the log; a mention of someone who has no place any more. */
const loggedName = (person: CompetitionLine['person'], language: Language): string => {
  if (!person || isAnonymous(person.id)) return strings.deleted[language];
  return person.name === '' ? `<@${person.id}>` : plain(person.name);
};
