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
  fixtureOutcome,
  fixtureWinners,
  roundBeforeFinal,
  roundsToFinal,
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
  // Before the first result, ranks mean nothing yet.
  const hasBegun = view.tables.some(({ rows }) => rows.some(({ played }) => played > 0));
  return {
    kind: 'standings',
    ...headOf(view, games),
    columns: [strings.played, hasPoints(view) ? strings.points : strings.won],
    formLabel: strings.form,
    divisions: tables.map(({ division, rows }, index) => ({
      name: division === null ? null : strings.division(division),
      rows: rows.map((row) => standingsRow(view, hasBegun ? row : { ...row, moves: null })),
      more: index === tables.length - 1 && hidden > 0 ? strings.andMore(hidden) : null,
    })),
    legend: [
      ...(view.champions.length > 0 && page === 0 ? [{ mark: 'crown' as const, text: strings.crownLegend }] : []),
      ...(['up', 'down'] as const)
        .filter((mark) => hasBegun && tables.some(({ rows }) => rows.some(({ moves }) => moves === mark)))
        .map((mark) => ({ mark, text: strings.movesLegend[mark] })),
    ],
  };
}

function standingsRow(view: CompetitionView, row: StandingRow): StandingsRow {
  return {
    rank: row.place,
    person: { seat: crestOf(row.person), name: row.name },
    mark: view.champions.includes(row.person) ? 'crown' : row.moves,
    left: row.absent && strings.absent[row.absent],
    form: formOf(view.fixtures, row.person),
    figures: [String(row.played), formatPoints(hasPoints(view) ? row.points : row.won)],
  };
}

/** Returns whether points decide; on a ladder and in an elimination cup, matches won are counted instead. */
export const hasPoints = ({ kind, format }: Pick<CompetitionView, 'kind' | 'format'>): boolean =>
  kind === 'league' || format === 'swiss';

/** Points can be halves, when people tie. */
export const formatPoints = (points: number): string => String(Math.round(points * 100) / 100);

const formOf = (fixtures: readonly FixtureView[], person: string): readonly FormMark[] =>
  fixtures.flatMap((fixture) => fixtureOutcome(fixture, person) ?? []).slice(-FORM);

/** Returns an elimination cup as a bracket; null while its rounds are too large for one, and for everything else. */
function bracketScene(view: CompetitionView, games: Games): BracketScene | null {
  const final = view.bracket.find(({ win }) => win === null);
  if (view.format !== 'single' || !final) return null;
  const columns = bracketColumns(view, final.id);
  const left = roundsToFinal(view);
  const open = view.fixtures.filter(({ status }) => status !== 'decided').map(({ id }) => left.get(id) ?? 0);
  // The columns from the earliest round that is still played, as far as they fit.
  const from = Math.max(0, columns.length - BRACKET_ROUNDS);
  if (open.some((distance) => distance >= columns.length - from) || 2 ** (columns.length - 1 - from) > BRACKET_MATCHES)
    return null;
  const champion = view.tables[0]?.rows.find(({ person }) => view.champions.includes(person));
  const rounds = columns
    .slice(from)
    .map((matches, index): BracketSection['rounds'][number] => ({
      name: roundBeforeFinal(columns.length - 1 - from - index),
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
type Slot = CompetitionView['bracket'][number];

/** Returns the matches of each round, the first round first, each before the one it leads to; empty for a bye. */
function bracketColumns(view: CompetitionView, final: string): readonly (readonly BracketMatch[])[] {
  const slots = new Map(view.bracket.map((slot) => [slot.id, slot]));
  const fixtures = new Map(view.fixtures.map((fixture) => [fixture.id, fixture]));
  const columns: (readonly BracketMatch[])[] = [];
  let column: readonly (Slot | null)[] = [slots.get(final) ?? null];
  while (column.some((slot) => slot !== null)) {
    columns.unshift(column.map((slot) => (slot ? bracketMatch(slot, fixtures.get(slot.id) ?? null) : [])));
    column = column.flatMap((slot) => {
      const feeders = slot ? view.bracket.filter(({ win }) => win === slot.id) : [];
      const byes = (slot?.people ?? []).map(() => null);
      return [...byes, ...feeders, null, null].slice(0, 2);
    });
  }
  return columns;
}

const openPlace: BracketPlace = { person: null, note: strings.unknownPlace, state: 'open' };

function bracketMatch({ people }: Slot, fixture: FixtureView | null): BracketMatch {
  const winners = fixture ? fixtureWinners(fixture) : [];
  const taken = (fixture?.people ?? people).map(({ id, name }): BracketPlace => {
    const state = winners.length === 0 ? 'open' : winners.includes(id) ? 'won' : 'lost';
    return { person: { seat: crestOf(id), name }, note: verbatim(''), state };
  });
  return [...taken, openPlace, openPlace].slice(0, 2);
}

/** Returns the picture of a competition: a bracket where there is one, else its table. */
export const competitionScene = (view: CompetitionView, games: Games, page = 0): StandingsScene | BracketScene | null =>
  (page === 0 ? bracketScene(view, games) : null) ?? standingsScene(view, games, page);
