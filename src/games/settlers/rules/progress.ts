import type { Script, Seat } from '../../../engine/script.ts';
import { isPointCard, MOST_PROGRESS, type Progress, type Track, tracks } from '../cards/progress.ts';
import { playable, playProgress } from '../cards/play.ts';
import { courtOf, realmOf, type Table } from '../state.ts';
import { pick } from './ask.ts';
import { inOrder, putBack, settleProgress, trimHands } from './pending.ts';
import { claimVictory } from './points.ts';

/** Drawing progress cards, and what becomes of a fifth one. */

/** The top card; points are laid open at once. An empty deck gives nothing. */
export function drawProgress(t: Table, seat: Seat, track: number): void {
  const card = realmOf(t.state).decks[track]?.shift();
  if (card === undefined) return;
  t.reveal();
  const { progress, honours } = courtOf(t.state, seat);
  if (!isPointCard(card)) {
    progress.push(card);
    t.tell({ kind: 'drew', seat, deck: tracks[track] as Track, secret: { card } });
    return;
  }
  honours.push(card);
  t.tell({ kind: 'honoured', seat, card });
  claimVictory(t);
}

/** Everybody draws whose level the red die allows. */
export function* drawByDie(t: Table, track: number, red: number): Script {
  const { state } = t;
  const drawing = inOrder(state).filter((seat) => {
    const level = courtOf(state, seat).improvements[track] as number;
    return level > 0 && red <= level + 1;
  });
  yield* settleProgress(t, drawing);
  for (const seat of drawing) drawProgress(t, seat, track);
  if (state.winner === null) yield* trimHands(t);
}

/** In the own turn cards are played until four are left; one goes back only where none can be played. */
export function* playSurplus(t: Table, seat: Seat): Script {
  const { state } = t;
  const court = courtOf(state, seat);
  while (state.winner === null && court.progress.length > MOST_PROGRESS) {
    const cards = [...new Set(court.progress)];
    const able = cards.filter((card) => playable(state, seat, card));
    const ids = able.length > 0 ? able.map((card) => `play ${card}`) : cards.map((card) => `return ${card}`);
    const [verb, card] = (yield* pick(seat, 'progress.surplus', ids)).split(' ') as ['play' | 'return', Progress];
    if (verb === 'play') yield* playProgress(t, seat, card);
    else putBack(t, seat, card);
  }
}
