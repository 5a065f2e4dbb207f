import { z } from 'zod';
import { NODES } from './board/geometry.ts';
import { progressCards, tracks } from './cards/progress.ts';
import { copyRealm, type Realm } from './realm.ts';
import { NOBODY } from './vocabulary.ts';

/**
 * How Cities & Knights is stored: pieces by where they stand, cards by a letter for
 * their place in the list of all.
 */
const letters = 'abcdefghijklmnopqrstuvwxyz';
const writeCards = (cards: Realm['decks'][number]): string => cards.map((card) => letters.charAt(progressCards.indexOf(card))).join('');
const readCards = (written: string) => Array.from(written, (letter) => progressCards[letters.indexOf(letter)] as (typeof progressCards)[number]);

const writeFlags = (flags: readonly number[]): number[] => flags.flatMap((flag, node) => (flag === 1 ? [node] : []));
const readFlags = (nodes: readonly number[]): number[] => Array.from({ length: NODES }, (_, node) => (nodes.includes(node) ? 1 : 0));

export function writeRealm(realm: Realm): z.input<typeof realmSchema> {
  return {
    k: realm.knights.flatMap((owner, node) => (owner === NOBODY ? [] : [[node, owner, realm.levels[node] as number, realm.marks[node] as number] as const])),
    w: writeFlags(realm.walls),
    l: writeFlags(realm.laid),
    t: realm.metropolises,
    c: realm.courts.map(({ improvements, progress, honours, chips }) => [improvements, writeCards(progress), writeCards(honours), chips] as const),
    d: realm.decks.map(writeCards),
    m: realm.merchantAt && [realm.merchantAt.seat, realm.merchantAt.hex],
    s: realm.ship,
    n: [realm.face, realm.set, realm.craneWaits, realm.fleet, realm.harbor],
    p: [realm.thirsty, realm.crowded],
  };
}

const node = z.int().min(0).max(NODES - 1);
const seat = z.int().min(0).max(3);
const level = z.int().min(0).max(5);
const die = z.int().min(1).max(6);
const cards = z.string().regex(new RegExp(`^[a-${letters.charAt(progressCards.length - 1)}]*$`));
const seats = z.array(seat).readonly();

export const realmSchema = z.strictObject({
  k: z.array(z.tuple([node, seat, z.int().min(1).max(3), z.int().min(0).max(15)]).readonly()),
  w: z.array(node),
  l: z.array(node),
  t: z.array(z.int().min(NOBODY).max(NODES - 1)).length(3),
  c: z.array(z.tuple([z.array(level).length(3), cards, cards, z.int().min(0).max(6)]).readonly()).min(2),
  d: z.array(cards).length(3),
  m: z.tuple([seat, z.int().min(0).max(18)]).readonly().nullable(),
  s: z.int().min(0).max(6),
  n: z.tuple([z.enum(['ship', ...tracks]).nullable(), z.tuple([die, die]).readonly().nullable(), z.boolean(), z.array(z.int().min(0).max(7)).readonly(), seats]).readonly(),
  p: z.tuple([seats, seats]).readonly(),
});

export function readRealm({ k, w, l, t, c, d, m, s, n, p }: z.output<typeof realmSchema>): Realm {
  const at = (index: 1 | 2 | 3, none: number): number[] => {
    const list = Array.from({ length: NODES }, () => none);
    for (const knight of k) list[knight[0]] = knight[index];
    return list;
  };
  return copyRealm({
    knights: at(1, NOBODY),
    levels: at(2, 0),
    marks: at(3, 0),
    walls: readFlags(w),
    laid: readFlags(l),
    metropolises: t,
    courts: c.map(([improvements, progress, honours, chips]) => ({ improvements, progress: readCards(progress), honours: readCards(honours), chips })),
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
