import { ask } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { type Player, playerOf, type Table } from '../state.ts';
import { amountsOf, listCards, resources } from '../vocabulary.ts';
import { add } from './draw.ts';
import { isOwing } from './menu.ts';

/** The seats that still have to choose. */
export const owingSeats = (t: Table): Seat[] => t.state.players.flatMap((_, seat) => (isOwing(t.state, seat) ? [seat] : []));

/** Somebody chooses what the robbers take. Nothing is laid down before the last has chosen. */
export function* giveUp(t: Table, seat: Seat, later: boolean): Script {
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
    otherwise: fromTheMost(player),
    ...(later ? { waits: 'later' as const } : {}),
  });
  player.chosen = amountsOf(picks);
  if (owingSeats(t).length === 0) layDown(t);
}

/** One by one from the kind held most. */
export function fromTheMost({ hand, owed }: Pick<Player, 'hand' | 'owed'>): string[] {
  const left = hand.slice();
  return Array.from({ length: owed }, () => {
    const kind = left.indexOf(Math.max(...left));
    add(left, kind, -1);
    return resources[kind] as string;
  });
}

function layDown(t: Table): void {
  const { state } = t;
  t.reveal();
  state.players.forEach((player, seat) => {
    const { chosen } = player;
    if (!chosen) return;
    chosen.forEach((count, kind) => {
      add(player.hand, kind, -count);
      for (let i = 0; i < count; i++) state.discard.unshift(kind);
    });
    player.owed = 0;
    player.chosen = null;
    t.tell({ kind: 'discarded', seat, cards: listCards(chosen) });
  });
}
