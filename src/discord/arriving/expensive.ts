import { type APIInteraction, InteractionType } from 'discord-api-types/v10';
import type { Text } from '../../engine/text.ts';
import { expensiveWords as words } from '../words/expensive.ts';
import { ticketOf } from './ids.ts';
import { subcommandOf } from './incoming.ts';
import { createLanes, type Lanes } from './lanes.ts';

/** What takes long, by its click and by its subcommand of /parley; and how often one person may ask for it in `WHILE`. */
const kinds = { review: 15, animate: 15, hint: 60, export: 60, replay: 600 } as const;
export type Expensive = keyof typeof kinds;
const WHILE = 10 * 60_000;

/** One person's requests of a kind that may be under way at once: one is worked on, the others wait for it. */
const EACH = 3;

export const expensiveOf = (interaction: APIInteraction): Expensive | null => {
  const name = nameOf(interaction);
  return name !== null && Object.hasOwn(kinds, name) ? (name as Expensive) : null;
};

function nameOf(interaction: APIInteraction): string | null {
  if (interaction.type === InteractionType.MessageComponent) return ticketOf(interaction.data.custom_id)?.verb ?? null;
  if (interaction.type !== InteractionType.ApplicationCommand || interaction.data.name !== 'parley') return null;
  return subcommandOf(interaction.data);
}

export interface ExpensiveWork {
  /** Why this person has to wait with another one of these; null when it may begin. */
  refusal(user: string, kind: Expensive): Text | null;
  /** Works on it when it is its turn: one after the other for each person, and few at once, so that clicks never wait for it. */
  enter<T>(user: string, kind: Expensive, work: () => Promise<T>, ready: Promise<void>): Promise<T>;
}

export function createExpensiveWork(now: () => number): ExpensiveWork {
  // Reviews share the thinking with the computers at the tables, animations the drawing with everybody's boards.
  const [reviews, animations, others] = [createLanes(2), createLanes(1), createLanes(4)];
  const lanes: Readonly<Record<Expensive, Lanes>> = { review: reviews, animate: animations, hint: others, export: others, replay: others };
  const underWay = new Map<string, number>();
  let asked = new Map<string, number>();
  let since = now();

  return {
    refusal(user, kind) {
      const key = `${kind} ${user}`;
      if ((underWay.get(key) ?? 0) >= EACH) return words.underWay[kind];
      if (now() - since >= WHILE) [asked, since] = [new Map<string, number>(), now()];
      const times = (asked.get(key) ?? 0) + 1;
      if (times > kinds[kind]) return words.tooOften;
      asked.set(key, times);
      return null;
    },
    async enter(user, kind, work, ready) {
      const key = `${kind} ${user}`;
      underWay.set(key, (underWay.get(key) ?? 0) + 1);
      try {
        return await lanes[kind].enter(user, work, ready);
      } finally {
        const left = (underWay.get(key) ?? 0) - 1;
        if (left > 0) underWay.set(key, left);
        else underWay.delete(key);
      }
    },
  };
}
