import { randomUUID } from 'node:crypto';
import { messageFlags, type Id, type Message, type InteractionOrigin } from '../model.ts';
import type { ModalBody } from '../validation/request-bodies.ts';
import type { DiscordWorld } from '../discord-world.ts';

export const RESPONSE_WINDOW = 3_000;
const TOKEN_LIFETIME = 15 * 60_000;
const MODAL_LIFETIME = 24 * 3_600_000;

/** Outcome visible to the person. */
export type InteractionOutcome =
  | { readonly kind: 'reply'; readonly messageId: Id; readonly deferred: boolean }
  | { readonly kind: 'update'; readonly messageId: Id; readonly deferred: boolean }
  | { readonly kind: 'modal'; readonly modalId: Id; readonly modal: ModalBody }
  | {
      readonly kind: 'choices';
      readonly choices: readonly { readonly name: string; readonly value: string | number }[];
    }
  | { readonly kind: 'failed'; readonly reason: string };

export interface Interaction {
  readonly id: Id;
  readonly token: string;
  /** 2 command, 3 component, 4 autocomplete, 5 modal. */
  readonly type: 2 | 3 | 4 | 5;
  readonly userId: Id;
  readonly channelId: Id;
  readonly guildId: Id | null;
  readonly createdAt: number;
  readonly origin: InteractionOrigin | null;
  /** Message of the used component, even with a modal in between. */
  readonly sourceId: Id | null;
  /** For autocomplete: type of the focused option. */
  readonly focusedType: number | null;
  state: 'waiting' | 'answered' | 'failed';
  /** Message that `@original` refers to. */
  originalId: Id | null;
  /** Whether the loading message is still empty. */
  loading: boolean;
  readonly messageIds: Set<Id>;
  /** Modal opened by this interaction, until submitted. */
  modal: ModalBody | null;
  readonly first: Promise<InteractionOutcome>;
  /** Like `first`, but waits for the end of a deferral. */
  readonly settled: Promise<InteractionOutcome>;
  answer(outcome: InteractionOutcome): void;
  settle(outcome: InteractionOutcome): void;
}

export type InteractionDraft = Pick<
  Interaction,
  'type' | 'userId' | 'channelId' | 'guildId' | 'sourceId' | 'focusedType'
> & { readonly originOf: (interactionId: Id) => InteractionOrigin | null };

export class InteractionRegistry {
  private readonly world: DiscordWorld;
  private readonly byId = new Map<Id, Interaction>();
  private readonly byToken = new Map<string, Interaction>();
  /** Open modals; they outlive the token of the click that opened them. */
  readonly openModals = new Map<Id, Interaction>();

  constructor(world: DiscordWorld) {
    this.world = world;
  }

  open(draft: InteractionDraft): Interaction {
    const { world } = this;
    const id = world.nextId();
    const first = createDeferred<InteractionOutcome>();
    const settled = createDeferred<InteractionOutcome>();
    const interaction: Interaction = {
      id,
      token: `${randomUUID()}${randomUUID()}`.replaceAll('-', ''),
      type: draft.type,
      userId: draft.userId,
      channelId: draft.channelId,
      guildId: draft.guildId,
      createdAt: world.clock.now(),
      origin: draft.originOf(id),
      sourceId: draft.sourceId,
      focusedType: draft.focusedType,
      state: 'waiting',
      originalId: null,
      loading: false,
      messageIds: new Set(),
      modal: null,
      first: first.promise,
      settled: settled.promise,
      answer: first.resolve,
      settle: settled.resolve,
    };
    this.byId.set(id, interaction);
    this.byToken.set(interaction.token, interaction);
    world.clock.after(RESPONSE_WINDOW, () => this.fail(interaction, 'This interaction failed'));
    world.clock.after(TOKEN_LIFETIME, () => this.expire(interaction));
    return interaction;
  }

  find(id: Id): Interaction | undefined {
    return this.byId.get(id);
  }

  findByToken(token: string): Interaction | undefined {
    return this.byToken.get(token);
  }

  answered(interaction: Interaction, outcome: InteractionOutcome): void {
    interaction.state = 'answered';
    interaction.answer(outcome);
    const deferred = (outcome.kind === 'reply' || outcome.kind === 'update') && outcome.deferred;
    if (!deferred) interaction.settle(outcome);
    if (outcome.kind === 'modal') {
      this.openModals.set(interaction.id, interaction);
      this.world.clock.after(MODAL_LIFETIME, () => this.openModals.delete(interaction.id));
    }
  }

  fail(interaction: Interaction, reason: string): void {
    if (interaction.state !== 'waiting') return;
    interaction.state = 'failed';
    interaction.answer({ kind: 'failed', reason });
    interaction.settle({ kind: 'failed', reason });
  }

  private expire(interaction: Interaction): void {
    this.byId.delete(interaction.id);
    this.byToken.delete(interaction.token);
    if (interaction.loading && interaction.originalId !== null) {
      const message = this.world.message(interaction.originalId);
      if (message !== undefined) markUnanswered(this.world, message);
    }
    interaction.settle({ kind: 'failed', reason: 'The application did not respond' });
  }
}

/** Creates a promise with external resolve (Node 20 has no built-in). */
function createDeferred<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Turns the loading message into “The application did not respond”. */
export function markUnanswered(world: DiscordWorld, message: Message): void {
  message.flags &= ~messageFlags.loading;
  message.failed = true;
  world.emit({ type: 'message-update', message });
}
