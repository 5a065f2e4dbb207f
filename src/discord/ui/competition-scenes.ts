import type { AnyGame } from '../../engine/game/index.ts';
import type {
  BracketPlace,
  BracketScene,
  BracketSection,
  FormMark,
  StandingsRow,
  StandingsScene,
} from '../../engine/scene/index.ts';
import { perLanguage, verbatim } from '../../engine/text.ts';
import type { CompetitionView, FixtureView, StandingRow, StandingsTable } from '../../match/clubs/clubs.ts';
import { clubStrings as strings } from '../strings/clubs.ts';
import {
  competitionLine,
  competitionTitle,
  cupRoundName,
  fixtureOutcome,
  fixtureWinners,
} from './competition-names.ts';
import { crestOf } from './crest-of.ts';

type Games = ReadonlyMap<string, AnyGame>;

/** Rows per picture. */
const ROWS = 24;
/** Results shown as form. */
const FORM = 5;
/** The most matches of a round, and the most rounds, that fit in a bracket. */
const BRACKET_MATCHES = 8;
const BRACKET_ROUNDS = 4;

const icons = { ladder: 'ladder', league: 'trophy', cup: 'trophy-cup' } as const;

/** Divides the tables into pictures: divisions stay whole, a longer list is cut. */
export function standingsSheets(tables: readonly StandingsTable[]): readonly (readonly StandingsTable[])[] {
  const sheets: StandingsTable[][] = [];
  let room = 0;
  for (const table of tables)
    for (let from = 0; from < table.rows.length; from += ROWS) {
      const rows = table.rows.slice(from, from + ROWS);
      const last = sheets.at(-1);
      if (last && rows.length <= room) last.push({ ...table, rows });
      else {
        sheets.push([{ ...table, rows }]);
        room = ROWS;
      }
      room -= rows.length;
    }
  return sheets;
}

const headOf = (view: CompetitionView, games: Games): Pick<StandingsScene, 'icon' | 'title' | 'subtitle'> => ({
  icon: icons[view.kind],
  title: competitionTitle(view),
  subtitle: perLanguage((language) => competitionLine(games, view, language)),
});

/** Returns the table of a competition as a picture; null if no one is in it. */
export function standingsScene(view: CompetitionView, games: Games, page = 0): StandingsScene | null {
  const sheets = standingsSheets(view.tables);
  const tables = sheets[page];
  if (!tables) return null;
  const hidden = sheets.slice(page + 1).flatMap((each) => each.flatMap(({ rows }) => rows)).length;
  const crowned = view.status === 'over';
  return {
    kind: 'standings',
    ...headOf(view, games),
    columns: view.kind === 'ladder' ? [strings.played, strings.won] : [strings.played, strings.points],
    formLabel: strings.form,
    divisions: tables.map(({ division, rows }, index) => ({
      name: division === null ? null : strings.division(division),
      rows: rows.map((row) => standingsRow(view, row, crowned && (division ?? 1) === 1)),
      more: index === tables.length - 1 && hidden > 0 ? strings.andMore(hidden) : null,
    })),
    legend: crowned && page === 0 ? [{ mark: 'crown', text: strings.crownLegend }] : [],
  };
}

function standingsRow(view: CompetitionView, row: StandingRow, crowned: boolean): StandingsRow {
  return {
    rank: row.place,
    person: { seat: crestOf(row.person), name: row.name },
    mark: crowned && row.place === 1 ? 'crown' : null,
    left: row.absent && strings.absent[row.absent],
    form: formOf(view.fixtures, row.person),
    figures: [String(row.played), formatPoints(view.kind === 'ladder' ? row.won : row.points)],
  };
}

/** Points can be halves, when people tie. */
export const formatPoints = (points: number): string => String(Math.round(points * 100) / 100);

const formOf = (fixtures: readonly FixtureView[], person: string): readonly FormMark[] =>
  fixtures.flatMap((fixture) => fixtureOutcome(fixture, person) ?? []).slice(-FORM);

/** Returns an elimination cup as a bracket; null while its rounds are too large for one, and for everything else. */
export function bracketScene(view: CompetitionView, games: Games): BracketScene | null {
  if (view.kind !== 'cup' || view.format !== 'single' || view.rounds === null || view.status === 'open') return null;
  const all = roundsOf(view, view.rounds);
  const first = Math.max(
    all.findIndex((matches) => matches.length <= BRACKET_MATCHES),
    all.length - BRACKET_ROUNDS,
  );
  if (first < 0 || Math.max(1, view.round) - 1 < first) return null;
  const champion = view.status === 'over' ? view.tables[0]?.rows.find(({ place }) => place === 1) : undefined;
  const rounds = all
    .slice(first)
    .map((matches, index): BracketSection['rounds'][number] => ({
      name: cupRoundName(first + index + 1, view),
      matches,
    }));
  return {
    kind: 'bracket',
    ...headOf(view, games),
    sections: [{ name: null, rounds }],
    champion: champion
      ? { label: strings.championLabel, person: { seat: crestOf(champion.person), name: champion.name } }
      : null,
  };
}

type BracketMatch = readonly BracketPlace[];

/** Returns the matches of every round; those that aren't drawn yet have open places. */
function roundsOf({ fixtures, seats }: CompetitionView, rounds: number): readonly (readonly BracketMatch[])[] {
  const all: (readonly BracketMatch[])[] = [];
  for (let round = 1; round <= rounds; round++) {
    const drawn = fixtures.filter((fixture) => fixture.round === round).map(bracketMatch);
    const expected = round === 1 ? drawn.length : 2 ** (rounds - round);
    const missing = Array.from({ length: Math.max(0, expected - drawn.length) }, () =>
      Array.from({ length: seats }, () => openPlace),
    );
    all.push([...drawn, ...missing]);
  }
  return all;
}

const openPlace: BracketPlace = { person: null, note: strings.unknownPlace, state: 'open' };

function bracketMatch(fixture: FixtureView): BracketMatch {
  const winners = fixture.status === 'decided' ? fixtureWinners(fixture) : [];
  const taken = fixture.people.map((person): BracketPlace => {
    if (!person) return openPlace;
    const state = winners.length === 0 ? 'open' : winners.includes(person.id) ? 'won' : 'lost';
    return { person: { seat: crestOf(person.id), name: person.name }, note: verbatim(''), state };
  });
  return fixture.how === 'bye' ? [...taken.filter(({ person }) => person), { ...openPlace, note: strings.bye }] : taken;
}

/** Returns the picture of a competition: a bracket where there is one, else its table. */
export const competitionScene = (view: CompetitionView, games: Games, page = 0): StandingsScene | BracketScene | null =>
  (page === 0 ? bracketScene(view, games) : null) ?? standingsScene(view, games, page);
