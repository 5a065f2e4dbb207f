import type { Banner, BoardScene, TableauRow, TableauSlip, TownCard, Ware } from '../../src/engine/scene/index.ts';
import { verbatim } from '../../src/engine/text.ts';
import { liveries, wares } from './samples.ts';

/** Rows of cards, in the look of a real game. */

const both = (en: string, de: string) => ({ en, de });
const earth = { fill: '#6d5a36', edge: 'straight' } as const;
const total = (icon: string, name: string, value: number, more: object = {}) => ({
  icon,
  name: verbatim(name),
  value,
  ...more,
});

const settlement: TownCard = {
  place: 'settlement',
  face: { name: both('Settlement', 'Siedlung'), icon: 'village', livery: earth, worths: [] },
  points: 1,
  text: null,
};
const city: TownCard = {
  place: 'city',
  face: { name: both('City', 'Stadt'), icon: 'qaitbay-citadel', livery: { ...earth, edge: 'battlements' }, worths: [] },
  points: 2,
  text: null,
};
const built = (en: string, de: string, icon: string, text: TownCard['text']): TownCard => ({
  place: 'city',
  face: { name: both(en, de), icon, livery: liveries.city, worths: [], covers: true },
  points: 3,
  text,
});

const road = (side: 'A' | 'B', fate?: TableauSlip['fate']): TableauSlip => ({
  place: 'road',
  side,
  icon: 'stone-path',
  look: 'road',
  worth: 'trade',
  ...(fate === undefined ? {} : { fate }),
});
const knight = (side: 'A' | 'B', fate?: TableauSlip['fate']): TableauSlip => ({
  ...road(side, fate),
  place: 'knight',
  icon: 'black-knight-helm',
  look: 'knight',
  worth: '+1',
});

const towns: readonly (readonly TownCard[])[] = [
  [
    built('Library', 'Bibliothek', 'book-pile', both('see a hand when trading', 'Blick in eine Hand beim Handel')),
    city,
    settlement,
  ],
  [built('Castle', 'Burg', 'castle', both('first 3 roads are safe', 'erste 3 Straßen sicher')), settlement, settlement],
  [city, settlement, settlement, settlement, settlement],
  [
    { ...built('Guild', 'Gilde', 'wax-seal', both('draw 1 from the stronger', 'zieh 1 vom Stärkeren')), change: 'new' },
    settlement,
  ],
];
const slips: readonly (readonly [upper: readonly TableauSlip[], lower: readonly TableauSlip[]])[] = [
  [[road('A'), road('B'), road('A')], [knight('A')]],
  [
    [road('A', 'safe'), road('B', 'safe')],
    [knight('A'), knight('B', 'taken')],
  ],
  [[road('A'), road('B', 'taken')], [knight('A')]],
  [[road('A'), road('B'), road('A'), road('B'), road('A')], [knight('A')]],
];
const names = ['Anna', 'Ben Hartmann', 'Cleo', 'Dana'];
const market: readonly Ware[] = [wares.brick, wares.wool, wares.wool, wares.grain, wares.ore];

export function makeTableau(count = 4): BoardScene {
  const seats = names.slice(0, count).map((_, seat) => seat);
  const rows: readonly TableauRow[] = seats.map((seat) => ({
    seat,
    towns: towns[seat] ?? [],
    upper: slips[seat]?.[0] ?? [],
    lower: slips[seat]?.[1] ?? [],
    totals: [total('trade', 'trades', 2), total('card-pickup', 'draws', 3)],
  }));
  const banners: readonly Banner[] = seats.map((seat) => ({
    seat,
    name: names[seat] ?? '',
    note: seat === 0 ? both('to move', 'am Zug') : null,
    score: total('laurel-crown', 'points', seat === 1 ? 10 : 7 - seat),
    target: 10,
    totals: [],
    holdings: [total('poker-hand', 'cards', seat === 2 ? 11 : 5, seat === 2 ? { warn: true } : {})],
    tokens: [],
  }));
  const stack = (n: number, label: { readonly en: string; readonly de: string }, emblem: string) =>
    ({ kind: 'stack', stack: { count: n, label, fill: '#6d5a36', emblem } }) as const;
  return {
    kind: 'board',
    banners,
    field: {
      kind: 'tableau',
      shelf: [
        { title: both('Market', 'Markt'), items: market.map((ware) => ({ kind: 'ware', ware })) },
        { title: both('Draw', 'Stapel'), items: [stack(23, both('cards', 'Karten'), 'poker-hand')] },
        { title: both('Discard', 'Ablage'), items: [{ kind: 'ware', ware: wares.ore, count: 14 }] },
        {
          title: both('Stacks', 'Vorrat'),
          items: [
            stack(0, both('roads', 'Straßen'), 'stone-path'),
            stack(0, both('knights', 'Ritter'), 'black-knight-helm'),
            stack(4, both('settlements', 'Siedlungen'), 'village'),
          ],
        },
        {
          title: both('Expansions', 'Ausbauten'),
          items: [
            {
              kind: 'list',
              totals: [
                { ...total('castle', '', 1), name: both('Castle', 'Burg') },
                { ...total('church', '', 2), name: both('Church', 'Kirche') },
                { ...total('classical-knowledge', '', 2), name: both('University', 'Universität') },
                { ...total('wax-seal', '', 1), name: both('Guild', 'Handelsgilde') },
                { ...total('book-pile', '', 0), name: both('Library', 'Bibliothek') },
              ],
            },
          ],
        },
      ],
      rows,
      ribbon: count > 2 ? { name: both('destiny', 'Schicksal'), way: 'down' } : null,
    },
    strip: { dice: [], event: null, stacks: [], others: [], supply: [], piles: [] },
    footer: {
      lead: both('Turn 31', 'Zug 31'),
      detail: both('Struggle for Catan, 10 points', 'Catan: Das schnelle Kartenspiel, 10 Punkte'),
      legend: both('changed since the last turn', 'geändert seit dem letzten Zug'),
      signs: [
        { sign: 'taken', name: both('Anna would take this', 'nähme Anna') },
        { sign: 'safe', name: both('safe', 'sicher') },
      ],
    },
    key: [],
  };
}
