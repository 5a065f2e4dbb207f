import type { Script, Seat } from '../../../../engine/script.ts';
import { isPointCard, MAX_PROGRESS_CARDS, type ProgressCard, type Track, tracks } from '../cards/progress.ts';
import { playable, playProgress } from '../cards/play.ts';
import { cityPlayerOf, citiesAndKnightsOf, type Context } from '../../state.ts';
import { pick } from '../../rules/ask.ts';
import { seatsInOrder, returnProgress, settleOwedProgress, askProgressReturns } from './deferred.ts';
import { claimVictory } from '../../rules/points.ts';

/** Draws the top card and reveals a point card at once. An empty deck gives nothing. */
export function drawProgress(t: Context, seat: Seat, track: number): void {
  const card = citiesAndKnightsOf(t.state).decks[track]?.shift();
  if (card === undefined) return;
  t.reveal();
  const { progress, honours } = cityPlayerOf(t.state, seat);
  if (!isPointCard(card)) {
    progress.push(card);
    t.emit({ kind: 'drew', seat, deck: tracks[track] as Track, secret: { card } });
    return;
  }
  honours.push(card);
  t.emit({ kind: 'honoured', seat, card });
  claimVictory(t);
}

/** Every player whose level allows the red die draws a card. */
export function* drawByDie(t: Context, track: number, red: number): Script {
  const { state } = t;
  const drawing = seatsInOrder(state).filter((seat) => {
    const level = cityPlayerOf(state, seat).improvements[track] as number;
    return level > 0 && red <= level + 1;
  });
  yield* settleOwedProgress(t, drawing);
  for (const seat of drawing) drawProgress(t, seat, track);
  if (state.winner === null) yield* askProgressReturns(t);
}

/** The active player plays cards until four are left; one is put back only if none can be played. */
export function* playSurplus(t: Context, seat: Seat): Script {
  const { state } = t;
  const cityPlayer = cityPlayerOf(state, seat);
  // Cards go under their decks in turn order.
  if (state.winner === null && cityPlayer.progress.length > MAX_PROGRESS_CARDS)
    yield* settleOwedProgress(t, seatsInOrder(state));
  while (state.winner === null && cityPlayer.progress.length > MAX_PROGRESS_CARDS) {
    const cards = [...new Set(cityPlayer.progress)];
    const able = cards.filter((card) => playable(state, seat, card));
    const ids = able.length > 0 ? able.map((card) => `play ${card}`) : cards.map((card) => `return ${card}`);
    const [verb, card] = (yield* pick(seat, 'progress.surplus', ids)).split(' ') as ['play' | 'return', ProgressCard];
    if (verb === 'play') yield* playProgress(t, seat, card);
    else returnProgress(t, seat, card);
  }
}
