import { randomUUID } from 'node:crypto';
import { messageFlags, type Id, type Message, type Origin } from '../model.ts';
import type { ModalBody } from '../rules/body.ts';
import type { World } from '../world.ts';

export const answerWithin = 3_000;
const tokenLifetime = 15 * 60_000;
const modalLifetime = 24 * 3_600_000;

/** What the person sees happen. */
export type Outcome =
  | { readonly kind: 'reply'; readonly messageId: Id; readonly deferred: boolean }
  | { readonly kind: 'update'; readonly messageId: Id; readonly deferred: boolean }
  | { readonly kind: 'modal'; readonly modalId: Id; readonly modal: ModalBody }
  | { readonly kind: 'choices'; readonly choices: readonly { readonly name: string; readonly value: string | number }[] }
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
  readonly origin: Origin | null;
  /** The message whose component was used, also when a modal came in between. */
  readonly sourceId: Id | null;
  /** For autocomplete: the type of the option being typed. */
  readonly focusedType: number | null;
  state: 'waiting' | 'answered' | 'failed';
  /** What `@original` stands for. */
  originalId: Id | null;
  /** The loading message is still to be filled. */
  loading: boolean;
  readonly messageIds: Set<Id>;
  /** The modal this interaction opened, waiting to be sent in. */
  modal: ModalBody | null;
  readonly first: Promise<Outcome>;
  /** Like `first`, but waits for the end of a deferral. */
  readonly settled: Promise<Outcome>;
  answer(outcome: Outcome): void;
  settle(outcome: Outcome): void;
}

export type InteractionDraft = Pick<Interaction, 'type' | 'userId' | 'channelId' | 'guildId' | 'sourceId' | 'focusedType'> & {
  readonly originOf: (interactionId: Id) => Origin | null;
};

export class Interactions {
  private readonly world: World;
  private readonly byId = new Map<Id, Interaction>();
  private readonly byToken = new Map<string, Interaction>();
  /** A form may be filled in at leisure: it outlives the token of the click that opened it. */
  readonly openModals = new Map<Id, Interaction>();

  constructor(world: World) {
    this.world = world;
  }

  open(draft: InteractionDraft): Interaction {
    const { world } = this;
    const id = world.nextId();
    const first = openPromise<Outcome>();
    const settled = openPromise<Outcome>();
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
    world.clock.after(answerWithin, () => this.fail(interaction, 'This interaction failed'));
    world.clock.after(tokenLifetime, () => this.expire(interaction));
    return interaction;
  }

  find(id: Id): Interaction | undefined {
    return this.byId.get(id);
  }

  findByToken(token: string): Interaction | undefined {
    return this.byToken.get(token);
  }

  answered(interaction: Interaction, outcome: Outcome): void {
    interaction.state = 'answered';
    interaction.answer(outcome);
    const deferred = (outcome.kind === 'reply' || outcome.kind === 'update') && outcome.deferred;
    if (!deferred) interaction.settle(outcome);
    if (outcome.kind === 'modal') {
      this.openModals.set(interaction.id, interaction);
      this.world.clock.after(modalLifetime, () => this.openModals.delete(interaction.id));
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
      if (message !== undefined) giveUp(this.world, message);
    }
    interaction.settle({ kind: 'failed', reason: 'The application did not respond' });
  }
}

/** A promise to be resolved from outside (Node 20 has no built-in for it). */
function openPromise<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** "The application did not respond": the loading message stays as a notice. */
export function giveUp(world: World, message: Message): void {
  message.flags &= ~messageFlags.loading;
  message.failed = true;
  world.emit({ type: 'message-update', message });
}
