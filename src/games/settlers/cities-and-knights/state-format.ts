import * as z from 'zod';
import { NODES } from '../board/geometry.ts';
import { progressCards, tracks } from './cards/progress.ts';
import { copyCitiesAndKnights, type CitiesAndKnightsState } from './state.ts';
import { NO_OWNER } from '../vocabulary.ts';

/** Stores Cities & Knights: pieces by intersection, cards as a letter for their index in the list of all. */
const letters = 'abcdefghijklmnopqrstuvwxyz';
const writeCards = (cards: CitiesAndKnightsState['decks'][number]): string =>
  cards.map((card) => letters.charAt(progressCards.indexOf(card))).join('');
const readCards = (written: string) =>
  Array.from(written, (letter) => progressCards[letters.indexOf(letter)] as (typeof progressCards)[number]);

const writeFlags = (flags: readonly number[]): number[] => flags.flatMap((flag, node) => (flag === 1 ? [node] : []));
const readFlags = (nodes: readonly number[]): number[] =>
  Array.from({ length: NODES }, (_, node) => (nodes.includes(node) ? 1 : 0));

export function writeCitiesAndKnights(citiesAndKnights: CitiesAndKnightsState): z.input<typeof citiesAndKnightsSchema> {
  return {
    k: citiesAndKnights.knights.flatMap((owner, node) =>
      owner === NO_OWNER
        ? []
        : [[node, owner, citiesAndKnights.levels[node] as number, citiesAndKnights.marks[node] as number] as const],
    ),
    w: writeFlags(citiesAndKnights.walls),
    l: writeFlags(citiesAndKnights.laid),
    t: citiesAndKnights.metropolises,
    c: citiesAndKnights.cityPlayers.map(
      ({ improvements, progress, honours, chips }) =>
        [improvements, writeCards(progress), writeCards(honours), chips] as const,
    ),
    d: citiesAndKnights.decks.map(writeCards),
    m: citiesAndKnights.merchantAt && [citiesAndKnights.merchantAt.seat, citiesAndKnights.merchantAt.hex],
    s: citiesAndKnights.ship,
    n: [
      citiesAndKnights.face,
      citiesAndKnights.set,
      citiesAndKnights.craneWaits,
      citiesAndKnights.fleet,
      citiesAndKnights.harbor,
    ],
    p: [citiesAndKnights.thirsty, citiesAndKnights.crowded],
  };
}

const node = z
  .int()
  .min(0)
  .max(NODES - 1);
const seat = z.int().min(0).max(3);
const level = z.int().min(0).max(5);
const die = z.int().min(1).max(6);
const cards = z.string().regex(new RegExp(`^[a-${letters.charAt(progressCards.length - 1)}]*$`));
const seats = z.array(seat).readonly();

export const citiesAndKnightsSchema = z.strictObject({
  k: z.array(z.tuple([node, seat, z.int().min(1).max(3), z.int().min(0).max(15)]).readonly()),
  w: z.array(node),
  l: z.array(node),
  t: z
    .array(
      z
        .int()
        .min(NO_OWNER)
        .max(NODES - 1),
    )
    .length(3),
  c: z.array(z.tuple([z.array(level).length(3), cards, cards, z.int().min(0).max(6)]).readonly()).min(2),
  d: z.array(cards).length(3),
  m: z
    .tuple([seat, z.int().min(0).max(18)])
    .readonly()
    .nullable(),
  s: z.int().min(0).max(6),
  n: z
    .tuple([
      z.enum(['ship', ...tracks]).nullable(),
      z.tuple([die, die]).readonly().nullable(),
      z.boolean(),
      z.array(z.int().min(0).max(7)).readonly(),
      seats,
    ])
    .readonly(),
  p: z.tuple([seats, seats]).readonly(),
});

export function readCitiesAndKnights({
  k,
  w,
  l,
  t,
  c,
  d,
  m,
  s,
  n,
  p,
}: z.output<typeof citiesAndKnightsSchema>): CitiesAndKnightsState {
  const at = (index: 1 | 2 | 3, none: number): number[] => {
    const list = Array.from({ length: NODES }, () => none);
    for (const knight of k) list[knight[0]] = knight[index];
    return list;
  };
  return copyCitiesAndKnights({
    knights: at(1, NO_OWNER),
    levels: at(2, 0),
    marks: at(3, 0),
    walls: readFlags(w),
    laid: readFlags(l),
    metropolises: t,
    cityPlayers: c.map(([improvements, progress, honours, chips]) => ({
      improvements,
      progress: readCards(progress),
      honours: readCards(honours),
      chips,
    })),
    decks: d.map(readCards),
    merchantAt: m && { seat: m[0], hex: m[1] },
    ship: s,
    face: n[0],
    set: n[1],
    craneWaits: n[2],
    fleet: n[3],
    harbor: n[4],
    thirsty: p[0],
    crowded: p[1],
  });
}
