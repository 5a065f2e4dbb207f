import { ask } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { type Player, playerOf, type Context } from '../state.ts';
import { amountsOf, listCards, resources } from '../vocabulary.ts';
import { addCard } from './draw.ts';
import { isOwing } from './menu.ts';

export const owingSeats = (t: Context): Seat[] =>
  t.state.players.flatMap((_, seat) => (isOwing(t.state, seat) ? [seat] : []));

/** Asks a seat for its robber loss. Cards are discarded only after the last choice. */
export function* chooseRobberLoss(t: Context, seat: Seat, later: boolean): Script {
  const player = playerOf(t.state, seat);
  const { hand, owed } = player;
  const choices = resources.filter((_, kind) => (hand[kind] as number) > 0);
  const limits = hand.filter((count) => count > 0);
  const picks = yield* ask({
    seat,
    key: 'discard',
    choices,
    limits,
    min: owed,
    max: owed,
    fallback: fromTheMost(player),
    ...(later ? { blocking: 'deferred' as const } : {}),
  });
  player.chosen = amountsOf(picks);
  if (owingSeats(t).length === 0) layDown(t);
}

/** Picks cards one by one from the most frequent kind. */
function fromTheMost({ hand, owed }: Pick<Player, 'hand' | 'owed'>): string[] {
  const left = hand.slice();
  return Array.from({ length: owed }, () => {
    const kind = left.indexOf(Math.max(...left));
    addCard(left, kind, -1);
    return resources[kind] as string;
  });
}

function layDown(t: Context): void {
  const { state } = t;
  t.reveal();
  state.players.forEach((player, seat) => {
    const { chosen } = player;
    if (!chosen) return;
    chosen.forEach((count, kind) => {
      addCard(player.hand, kind, -count);
      for (let i = 0; i < count; i++) state.discard.unshift(kind);
    });
    player.owed = 0;
    player.chosen = null;
    t.emit({ kind: 'discarded', seat, cards: listCards(chosen) });
  });
}
