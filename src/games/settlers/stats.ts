import type { Stats, DieInfo } from '../../engine/game/index.ts';
import { isPointCard, progressCards, tracks } from './cities-and-knights/cards/progress.ts';
import type { GameEvent } from './game-event.ts';
import { openPoints } from './rules/points.ts';
import { isTwo, type State } from './state.ts';
import { pipsOf } from './board/island.ts';
import { trackNames } from './cities-and-knights/texts/names.ts';
import { seatName } from '../../engine/seats.ts';
import { verbatim } from '../../engine/text.ts';
import { FORCE, HOME, SELL, writeGoods } from './notation.ts';
import { developments } from './vocabulary.ts';

const sums = Array.from({ length: 11 }, (_, index) => index + 2);

const bothDice: DieInfo<GameEvent> = {
  name: { en: 'Dice totals', de: 'Würfelsummen' },
  faces: sums.map((sum) => ({
    id: String(sum),
    name: verbatim(String(sum)),
    odds: (sum === 7 ? 6 : pipsOf(sum)) / 36,
  })),
  results: (event) =>
    event.kind === 'threw' && !event.set ? [{ seat: event.seat, face: String(event.dice[0] + event.dice[1]) }] : [],
};

/** Counted only in Cities & Knights. */
const eventDie: DieInfo<GameEvent> = {
  name: { en: 'Event die', de: 'Ereigniswürfel' },
  faces: [
    { id: 'ship', name: { en: 'Ship', de: 'Schiff' }, odds: 1 / 2 },
    ...tracks.map((track) => ({ id: track, name: trackNames[track], odds: 1 / 6 })),
  ],
  results: (event) => (event.kind === 'threw' && event.event ? [{ seat: event.seat, face: event.event }] : []),
};

/** `3+5`, `ship 3+5`; after Alchemy only `ship`. */
function recordRoll({ dice, event, set }: Extract<GameEvent, { readonly kind: 'threw' }>): string {
  const numbers = dice.join('+');
  if (!event) return numbers;
  return set ? event : `${event} ${numbers}`;
}

/** `red drew 1 ore` from another hand, `red drew knight` from a deck. */
function recordDraw(event: GameEvent): string | null {
  if (event.kind === 'stole' || event.kind === 'forced')
    return `${seatName(event.seat)} drew ${writeGoods(event.secret.goods)}`;
  if (event.kind === 'bought' || event.kind === 'drew') return `${seatName(event.seat)} drew ${event.secret.card}`;
  return event.kind === 'honoured' ? `${seatName(event.seat)} drew ${event.card}` : null;
}

/** Point cards count automatically; all others are played. */
function actions(state: State): readonly string[] {
  if (state.citiesAndKnights) return progressCards.map((card) => (isPointCard(card) ? `drew ${card}` : `play ${card}`));
  const cards = developments.map((card) => (card === 'victory-point' ? `drew ${card}` : `play ${card}`));
  return isTwo(state) ? [...cards, FORCE, HOME, SELL] : cards;
}

export const stats: Stats<State, GameEvent> = {
  recordRoll: (event) => (event.kind === 'threw' ? recordRoll(event) : null),
  recordDraw,
  actions,
  points: openPoints,
  dice: [bothDice, eventDie],
  rollLoss: (event) =>
    event.kind === 'discarded' ? { seat: event.seat, cards: event.goods.reduce((sum, each) => sum + each, 0) } : null,
};
