import type { Answer } from '../../../../engine/script.ts';
import type { Text } from '../../../../engine/text.ts';
import { askWorded, type RivalsQuestion } from '../../rules/ask.ts';
import { gain, mostRoomFirst, storePicked, storesWithRoom } from '../../rules/gain.ts';
import { countShown, isHero, pointsOf } from '../../rules/points.ts';
import { resourceAt, roomOf } from '../../rules/stores.ts';
import { type Land, landOf, other } from '../../state.ts';
import { countGoods } from '../../texts/phrases.ts';
import { FULL, type Goods } from '../../vocabulary.ts';
import type { Card } from '../card.ts';

export const drillGround: Card = {
  kind: 'building',
  placement: 'settlement-or-city',
  copies: { turmoil: 1 },
  duelCopies: {},
  unique: true,
  cost: { brick: 1, ore: 1 },
  points: { strength: 1 },
  reduces: isHero,
};

export const lookoutTower: Card = {
  kind: 'building',
  placement: 'settlement-or-city',
  copies: { turmoil: 1 },
  cost: { grain: 1, lumber: 1 },
  points: { strength: 1 },
  defends: [1, 2],
};

export const carlForkbeard: Card = {
  kind: 'hero',
  placement: 'settlement-or-city',
  copies: { turmoil: 1 },
  duelCopies: {},
  cost: { grain: 1, wool: 2, ore: 1 },
  points: { strength: 5 },
};

export const heinrich: Card = {
  kind: 'hero',
  placement: 'settlement-or-city',
  copies: { turmoil: 1 },
  cost: { grain: 1, wool: 1, ore: 1 },
  points: { strength: 2 },
  defends: [3, 4, 5],
};

export const irmgard: Card = {
  kind: 'hero',
  placement: 'settlement-or-city',
  copies: { turmoil: 1 },
  duelCopies: {},
  cost: { grain: 1, gold: 1 },
  points: { skill: 2 },
  heroine: true,
  lost: (t, seat) => gain(t, seat, 1, 'gain.irmgard'),
};

export const chapel13: Card = {
  kind: 'building',
  placement: 'city',
  copies: { turmoil: 1 },
  cost: { brick: 1, grain: 1, ore: 2 },
  points: { victory: 1 },
  calms: [1, 2, 3],
};

export const chapel46: Card = {
  kind: 'building',
  placement: 'city',
  copies: { turmoil: 1 },
  cost: { brick: 1, grain: 1, ore: 2 },
  points: { victory: 1 },
  calms: [4, 5, 6],
};

export const fairgrounds: Card = {
  kind: 'building',
  placement: 'city',
  copies: { turmoil: 1 },
  duelCopies: {},
  cost: { grain: 1, lumber: 2, wool: 1 },
  points: { victory: 1 },
  *built(t, seat) {
    if (pointsOf(t.state, seat, 'skill') > pointsOf(t.state, other(seat), 'skill'))
      yield* gain(t, seat, 2, 'gain.fairgrounds');
  },
};

export const fireBrigade: Card = {
  kind: 'building',
  placement: 'city',
  copies: { turmoil: 2 },
  duelCopies: { turmoil: 1 },
  cost: { brick: 1, wool: 2, ore: 1 },
  points: { victory: 1 },
};

export const hedgeTavern: Card = {
  kind: 'building',
  placement: 'city',
  copies: { turmoil: 2 },
  duelCopies: { turmoil: 1 },
  faceUp: true,
  unique: true,
  cost: { grain: 1, wool: 1, gold: 2 },
  points: { victory: 1 },
};

export const largeFestivalHall: Card = {
  kind: 'building',
  placement: 'city',
  copies: { turmoil: 1 },
  cost: { brick: 2, grain: 3, ore: 3 },
  points: { victory: 2 },
};

export const titheBarn: Card = {
  kind: 'building',
  placement: 'city',
  copies: { turmoil: 1 },
  duelCopies: {},
  cost: { brick: 1, lumber: 2, ore: 1 },
  points: { victory: 1 },
  *built(t, seat) {
    const land = landOf(t.state, seat);
    const heroes = countShown(land, isHero);
    const stores = storesWithRoom(t.state, seat, ['grain', 'wool']);
    if (heroes === 0 || stores.length === 0) return;
    const { grain, wool } = roomOf(land);
    const tithes = { grain: Math.min(heroes, grain), wool: Math.min(heroes, wool) };
    const max = Math.max(tithes.grain, tithes.wool);
    const best = stores.filter(({ resource }) => resource === (grain >= wool ? 'grain' : 'wool'));
    const tithe: RivalsQuestion = {
      seat,
      key: 'gain.tithe-barn',
      choices: stores.map(({ id }) => id),
      limits: stores.map(({ stock }) => Math.min(FULL - stock, max)),
      min: Math.min(...stores.map(({ resource }) => tithes[resource as 'grain' | 'wool'])),
      max,
      check: (picks) => titheFault(landOf(t.state, seat), picks, tithes),
      fallback: mostRoomFirst(best, max),
    };
    storePicked(t, seat, yield* askWorded(tithe), tithe.key);
  },
};

function titheFault(land: Land, picks: Answer, tithes: Goods): Text | null {
  const types = [...new Set(picks.map((id) => resourceAt(land, id)))];
  const [type] = types;
  if (!type || types.length > 1)
    return { en: 'Choose grain or wool, not both.', de: 'Wähle Getreide oder Wolle, nicht beides.' };
  if (picks.length === tithes[type]) return null;
  const all = countGoods(tithes[type] ?? 0, type);
  return { en: `Take the full amount: ${all.en}.`, de: `Nimm alles, was dir zusteht und Platz hat: ${all.de}.` };
}
