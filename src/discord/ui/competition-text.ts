import type { Language } from '../../engine/text.ts';
import type { CompetitionView, FixtureView, StandingRow, StandingsTable } from '../../match/clubs/clubs.ts';
import { clubStrings as strings } from '../strings/clubs.ts';
import { competitionTitle, cupRoundName, fixtureName, fixtureWinners } from './competition-names.ts';
import { formatPoints, standingsSheets } from './competition-scenes.ts';
import { joinNames } from './player-names.ts';
import { plain } from './limits.ts';

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
  const { points, played, won, tied, lost, absent } = row;
  const figures =
    kind === 'ladder'
      ? strings.recordText(won, lost)[language]
      : strings.rowText(formatPoints(points), [played, won, tied, lost])[language];
  return absent ? `${figures}, ${strings.absent[absent][language]}` : figures;
}

/** Describes a fixture in one line: `Anna – Ben: Anna won`, with a link where the match is. */
export function fixtureLine(fixture: FixtureView, language: Language, link: string | null): string {
  const { people, how } = fixture;
  const known = people.filter((person) => person !== null);
  if (how === 'bye')
    return `› ${
      strings.hasBye(
        joinNames(
          known.map(({ name }) => plain(name)),
          language,
        ),
      )[language]
    }`;
  const names = people.map((person) => fixtureName(person, language)).join(' – ');
  return `› ${names}: ${fixtureState(fixture, language)}${link ? ` · ${link}` : ''}`;
}

function fixtureState(fixture: FixtureView, language: Language): string {
  const { status, how, people } = fixture;
  if (status === 'waiting') return strings.versus.waiting[language];
  if (status === 'running') return `**${strings.versus.running[language]}**`;
  if (how === 'void') return strings.versus.void[language];
  const winners = fixtureWinners(fixture);
  const names = people.flatMap((person) => (person && winners.includes(person.id) ? [plain(person.name)] : []));
  const result =
    winners.length === people.length
      ? strings.versus.tied[language]
      : strings.winner(joinNames(names, language))[language];
  const note = how === 'awarded' ? strings.awarded : how === 'adjudicated' ? strings.adjudicated : null;
  return note ? `${result} (${note[language]})` : result;
}

/** Describes an elimination cup in words: the matches of each round. */
export function bracketText(view: CompetitionView, language: Language): string {
  const rounds = [...new Set(view.fixtures.map(({ round }) => round))].toSorted((one, other) => other - one);
  return [
    competitionTitle(view)[language],
    ...rounds.flatMap((round) => [
      cupRoundName(round, view)[language],
      ...view.fixtures
        .filter((fixture) => fixture.round === round)
        .map((fixture) => fixtureLine(fixture, language, null).replaceAll(/[\\*]|^› /gu, '')),
    ]),
  ].join('\n');
}
