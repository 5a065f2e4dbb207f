import type {
  BracketPlace,
  BracketScene,
  FormMark,
  StandingsRow,
  StandingsScene,
} from '../../src/engine/scene/index.ts';
import type { Text } from '../../src/engine/text.ts';

const names = [
  'Anna',
  'Friedrich-Wilhelm von und zu Hohenlohe',
  'Иван 🦊',
  '🦊🦊',
  'W'.repeat(32),
  'Brunhilde von Rabenstein',
  'Cleo',
  'Ötzi',
];
const nameOf = (index: number): string => `${names[index % names.length]}${index < names.length ? '' : ` ${index}`}`;
const both = (en: string, de: string): Text => ({ en, de });
const head = {
  icon: 'trophy',
  title: both('Winter League', 'Winter League'),
  subtitle: both(
    'League, season 2 · The Introductory Game · round 3 of 5',
    'Liga, Saison 2 · Das Einführungsspiel · Runde 3 von 5',
  ),
};
const forms: readonly FormMark[] = ['won', 'lost', 'won', 'tied', 'won'];

function rowsOf(count: number, first: number, marks: boolean): readonly StandingsRow[] {
  return Array.from({ length: count }, (_, index) => ({
    rank: index + 1,
    person: { seat: (first + index) % 6, name: nameOf(first + index) },
    mark: marks && index === 0 ? 'up' : marks && index === count - 1 ? 'down' : null,
    left: index === 4 ? both('left', 'ausgestiegen') : null,
    form: forms.slice(0, (index * 2) % 6),
    figures: [String(9 - index), String(30 - 3 * index)],
  }));
}

const table: Omit<StandingsScene, 'divisions'> = {
  kind: 'standings',
  ...head,
  columns: [both('Played', 'Gespielt'), both('Points', 'Punkte')],
  formLabel: both('Form', 'Form'),
  legend: [
    { mark: 'up', text: both('moves up', 'steigt auf') },
    { mark: 'down', text: both('moves down', 'steigt ab') },
  ],
};

/** A league in the middle of its season. */
export const leagueTable: StandingsScene = {
  ...table,
  divisions: [
    { name: both('Division 1', 'Division 1'), rows: rowsOf(6, 0, true), more: null },
    { name: both('Division 2', 'Division 2'), rows: rowsOf(5, 6, true), more: both('… and 3 more', '… und 3 weitere') },
  ],
};

/** The same league at its end, with everything that can be explained. */
export const finalTable: StandingsScene = {
  ...leagueTable,
  legend: [
    { mark: 'crown', text: both('wins the season', 'gewinnt die Saison') },
    {
      mark: 'up',
      text: both('moves up: a third of the smaller division', 'steigt auf: ein Drittel der kleineren Division'),
    },
    { mark: 'down', text: both('moves down: as many', 'steigt ab: ebenso viele') },
  ],
};

/** A ladder at its start. */
export const ladderTable: StandingsScene = {
  ...table,
  icon: 'ladder',
  columns: [both('Won', 'Gewonnen'), both('Lost', 'Verloren')],
  divisions: [{ name: null, rows: rowsOf(2, 5, false).map((row) => ({ ...row, form: [] })), more: null }],
  legend: [],
};

const place = (index: number, state: BracketPlace['state']): BracketPlace => ({
  person: { seat: index % 6, name: nameOf(index) },
  note: both('', ''),
  state,
});
const open: BracketPlace = { person: null, note: both('still open', 'noch offen'), state: 'open' };
const bye: BracketPlace = { person: null, note: both('bye', 'Freilos'), state: 'open' };

/** A cup of eight before its final. */
export const cupBracket: BracketScene = {
  kind: 'bracket',
  ...head,
  icon: 'trophy-cup',
  sections: [
    {
      name: null,
      rounds: [
        {
          name: both('Quarterfinals', 'Viertelfinale'),
          matches: [
            [place(0, 'won'), place(1, 'lost')],
            [place(2, 'lost'), place(3, 'won')],
            [place(4, 'won'), bye],
            [place(5, 'won'), place(6, 'lost')],
          ],
        },
        {
          name: both('Semifinals', 'Halbfinale'),
          matches: [
            [place(0, 'lost'), place(3, 'won')],
            [place(4, 'open'), place(5, 'open')],
          ],
        },
        { name: both('Final', 'Finale'), matches: [[place(3, 'open'), open]] },
      ],
    },
  ],
  champion: null,
};

/** A cup with a second chance and four rounds, decided. */
export const doubleBracket: BracketScene = {
  ...cupBracket,
  sections: [
    { name: both('Main bracket', 'Hauptrunde'), rounds: cupBracket.sections[0]?.rounds ?? [] },
    {
      name: both('Second chance', 'Zweite Chance'),
      rounds: [1, 2, 3, 4].map((round) => ({
        name: both(`Round ${round}`, `Runde ${round}`),
        matches: Array.from({ length: round < 3 ? 2 : 1 }, (_, index) => [
          place(round + index, 'won'),
          place(round + index + 3, 'lost'),
        ]),
      })),
    },
  ],
  champion: { label: both('Champion', 'Sieger'), person: { seat: 3, name: 'Brunhilde von Rabenstein' } },
};
