import { type APIInteraction, InteractionType } from 'discord.js';
import type { Text } from '../../engine/text.ts';
import { expensiveStrings as strings } from '../strings/expensive.ts';
import type { CommandOptions } from './command.ts';
import { parseCustomId } from './custom-id.ts';
import { KEPT_COMMAND, readKeptCommand } from './kept-command.ts';
import { parseOptions } from './read-interaction.ts';
import { createMatchQueue, type MatchQueue } from './match-queue.ts';

/** Expensive work by click and subcommand of /parley, and how often one person may ask for it in `WHILE`. */
const kinds = { review: 15, animate: 15, hint: 60, export: 60, replay: 600 } as const;
export type ExpensiveKind = keyof typeof kinds;
const RATE_WINDOW = 10 * 60_000;

/** Requests of one kind a person may have pending: one runs, the others wait. */
const QUEUED_PER_USER = 3;

/** Actions that replay a match, too. */
const replaying: ReadonlySet<string> = new Set(['log', 'moment']);

export const expensiveKindOf = (interaction: APIInteraction): ExpensiveKind | null => {
  const name = actionName(interaction);
  if (name === null) return null;
  if (replaying.has(name)) return 'replay';
  return Object.hasOwn(kinds, name) ? (name as ExpensiveKind) : null;
};

function actionName(interaction: APIInteraction): string | null {
  if (interaction.type === InteractionType.MessageComponent) {
    const customId = parseCustomId(interaction.data.custom_id);
    if (customId?.verb !== KEPT_COMMAND) return customId?.verb ?? null;
    const kept = readKeptCommand(customId.arg, '');
    return kept?.name === 'parley' ? subcommandName(kept.options) : null;
  }
  if (interaction.type !== InteractionType.ApplicationCommand || interaction.data.name !== 'parley') return null;
  return subcommandName(parseOptions(interaction));
}

/** Returns the subcommand; one of them looks back in several ways. */
const subcommandName = ({ subcommand, text }: CommandOptions): string | null =>
  subcommand === 'review' ? (text('format') ?? subcommand) : subcommand;

export interface ExpensiveWork {
  /** Returns why this person has to wait; null if the work may start. */
  refusal(user: string, kind: ExpensiveKind): Text | null;
  /** Runs work in turn: one at a time per person and few in total, so that clicks never wait for it. */
  enter<T>(user: string, kind: ExpensiveKind, work: () => Promise<T>, ready: Promise<void>): Promise<T>;
}

export function createExpensiveWork(now: () => number): ExpensiveWork {
  // Reviews share the workers with computer opponents, animations share the renderer with boards.
  const [reviews, animations, others] = [createMatchQueue(2), createMatchQueue(1), createMatchQueue(4)];
  const queues: Readonly<Record<ExpensiveKind, MatchQueue>> = {
    review: reviews,
    animate: animations,
    hint: others,
    export: others,
    replay: others,
  };
  const underWay = new Map<string, number>();
  let asked = new Map<string, number>();
  let since = now();

  return {
    refusal(user, kind) {
      const key = `${kind} ${user}`;
      if ((underWay.get(key) ?? 0) >= QUEUED_PER_USER) return strings.underWay[kind];
      if (now() - since >= RATE_WINDOW) [asked, since] = [new Map<string, number>(), now()];
      const times = (asked.get(key) ?? 0) + 1;
      if (times > kinds[kind]) return strings.tooOften;
      asked.set(key, times);
      return null;
    },
    async enter(user, kind, work, ready) {
      const key = `${kind} ${user}`;
      underWay.set(key, (underWay.get(key) ?? 0) + 1);
      try {
        return await queues[kind].enter(user, work, ready);
      } finally {
        const left = (underWay.get(key) ?? 0) - 1;
        if (left > 0) underWay.set(key, left);
        else underWay.delete(key);
      }
    },
  };
}
