import type { BoardScene, Column, CardFace, CardSite } from '../../src/engine/scene/index.ts';
import { verbatim } from '../../src/engine/text.ts';
import { liveries, makeBoard } from './samples.ts';

/** Two principalities with everything a card can carry: levels, cards on cards, cards of the other player, a foe. */

const both = (en: string, de: string) => ({ en, de });
const worth = (icon: string, value: number) => ({ icon, after: verbatim(String(value)) });
const face = (
  en: string,
  de: string,
  icon: string,
  livery: CardFace['livery'],
  more: Partial<CardFace> = {},
): CardFace => ({ name: both(en, de), icon, livery, worths: [], ...more });

const residence = face('Paper Residence', 'Papier\u00ADkontor', 'papers', liveries.building, {
  level: 2,
  worths: [worth('scales', 1), worth('open-book', 1)],
});
const fortress = face('Border Fortress', 'Grenz\u00ADfestung', 'stone-tower', liveries.building, {
  level: 0,
  worths: [worth('battle-axe', 1)],
});
const bran = face('Bran on Temple', 'Bran auf Tempel', 'templar-shield', liveries.hero, {
  below: { icon: 'church', livery: liveries.city },
  worths: [worth('laurel-crown', 2), worth('battle-axe', 2)],
});
const station = face('Trading Station', 'Handels\u00ADstation', 'barrel', liveries.building, { owner: 1 });
const camp = face('Brigand Camp', 'Räuber\u00ADlager', 'camping-tent', liveries.attack, { owner: 0 });

function furnish(columns: readonly Column[], seat: number): readonly Column[] {
  const site = (item: CardSite | undefined, found: CardFace): readonly CardSite[] =>
    item === undefined ? [] : [{ place: item.place, face: found }];
  let region = 0;
  return columns.map((column, index): Column => {
    if (column.kind === 'regions') {
      const turned =
        region++ === 0 && column.upper !== null
          ? { ...column.upper, expansion: { place: 'x', face: residence } }
          : column.upper;
      const lower =
        region === 2 && column.lower !== null
          ? { ...column.lower, expansion: { place: 'y', face: fortress } }
          : column.lower;
      return {
        ...column,
        upper: turned,
        lower,
        ...(column.road.built && region === 3
          ? { road: { ...column.road, complement: { place: 'r', face: { ...camp, owner: 1 - seat } } } }
          : {}),
      };
    }
    if (column.kind === 'end') return column;
    const [first] = column.upper;
    const [below] = column.lower;
    if (index === 1)
      return {
        ...column,
        town: { ...column.town, rank: 3, points: 4 },
        upper: [...site(first, bran), ...column.upper.slice(1)],
      };
    return { ...column, lower: [...site(below, { ...station, owner: 1 - seat }), ...column.lower.slice(1)] };
  });
}

const stack = (count: number, number: number) =>
  ({ count, label: verbatim(String(number)), fill: '#5c1d18', emblem: 'oak' }) as const;
const total = (icon: string, value: number) => ({ icon, name: verbatim(''), value });

/** With own stacks, as at a tournament; without them the common ones stay. */
export function makeAgeOfDarkness(own: boolean): BoardScene {
  const board = makeBoard(5, { columns: 5, built: 14, marks: false }, { columns: 5, built: 14, marks: false });
  if (board.field.kind !== 'sides') throw new Error('No sides');
  const { sides } = board.field;
  return {
    ...board,
    banners: board.banners.map((banner) => ({
      ...banner,
      tokens: [...banner.tokens, { icon: 'trophy', name: both('Triumph', 'Triumph'), shape: 'cup', value: 2, of: 3 }],
    })),
    field: { kind: 'sides', sides: sides.map((side) => ({ ...side, columns: furnish(side.columns, side.seat) })) },
    strip: {
      ...board.strip,
      stacks: own ? [] : board.strip.stacks,
      others: own ? [] : board.strip.others,
      piles: own ? [] : board.strip.piles,
      attack: {
        icon: 'horned-helm',
        name: both('Barbarian Attack', 'Barbaren\u00ADangriff'),
        plates: [1, 0].map((seat) => ({
          seat,
          own: total('crossed-swords', seat === 1 ? 7 : 9),
          foe: total('horned-helm', 8),
          gain: seat === 1 ? -2 : 2,
        })),
      },
      forecast: {
        label: both('event stack top first', 'Ereignisse von oben'),
        cells: [false, false, false, false, true].map((warn) => ({ icon: warn ? 'horned-helm' : 'tied-scroll', warn })),
        rest: 8,
        fill: '#3d4a57',
      },
      ...(own
        ? {
            decks: [1, 0].map((seat) => ({
              seat,
              stacks: [1, 2, 3, 4].map((number) => stack(number === 3 ? 0 : 6 - number, number)),
              pile: {
                label: both('discard 3', 'Ablage 3'),
                face: face('Gero', 'Gero', 'card-pickup', liveries.action),
              },
            })),
          }
        : {}),
    },
    footer: {
      ...board.footer,
      legend: null,
      signs: [{ sign: 'foreign', name: both('placed by the other player', 'vom Gegner gelegt'), seat: 1 }],
    },
  };
}
