import { openDm } from '../channels.ts';
import type { Interaction } from '../interactions/registry.ts';
import { createMessage, deleteMessage } from '../messages.ts';
import type { Channel, Id } from '../model.ts';
import type { PageChannel, PageCommand, PageMessage, PageModalValues, PageOptionValues, PagePerson } from '../page-api/index.ts';
import { canSee, canSend, canView } from '../permissions.ts';
import { joinThread, leaveThread } from '../threads.ts';
import { chooseIn, clickButton, sendModal, useContextMenu, useSlash, type Forgery, type Stage } from './acts.ts';
import { commandsFor } from './commands.ts';
import { tell, watch, type Happening } from './happening.ts';
import { Impossible } from './impossible.ts';
import { viewChannel, viewMessage, viewPerson } from './view.ts';

export interface Suggestion {
  readonly name: string;
  readonly value: string | number;
}

/** Milliseconds; whoever waits for something that comes in the end, however slow the machine is, is not let down. */
const patience = 60_000;

/** One human in the sandbox, with a human's powers: sees what that person sees, does what that person may do. */
export class Person {
  readonly id: Id;
  private readonly stage: Stage;

  constructor(stage: Stage, id: Id) {
    if (!stage.world.users.has(id)) throw new Impossible('There is no such person.');
    this.stage = stage;
    this.id = id;
  }

  get profile(): PagePerson {
    const user = this.stage.world.users.get(this.id);
    if (user === undefined) throw new Impossible('There is no such person.');
    return viewPerson(user);
  }

  /* ---------------------------------------------------------------- seeing */

  /** Oldest first; never another person's ephemeral messages. */
  messages(channelId: Id): PageMessage[] {
    const channel = this.place(channelId);
    return this.stage.world
      .messagesIn(channel.id)
      .filter((message) => canSee(this.stage.world, this.id, message))
      .map((message) => viewMessage(this.stage, message, this.id));
  }

  message(messageId: Id): PageMessage | null {
    const message = this.stage.world.message(messageId);
    return message !== undefined && canSee(this.stage.world, this.id, message) ? viewMessage(this.stage, message, this.id) : null;
  }

  channels(): PageChannel[] {
    const { world } = this.stage;
    return [...world.channels.values()].filter((one) => canView(world, this.id, one)).map(
      (one) => viewChannel(world, one, this.id),
    );
  }

  channel(channelId: Id): PageChannel {
    return viewChannel(this.stage.world, this.place(channelId), this.id);
  }

  commands(): PageCommand[] {
    const user = this.stage.world.users.get(this.id);
    return user === undefined ? [] : commandsFor(this.stage.world, user);
  }

  /** The next message to appear that fits. */
  nextMessage(fits: (message: PageMessage) => boolean = () => true, timeoutMs = patience): Promise<PageMessage> {
    return watch(this.stage, this.id, fits, timeoutMs, false);
  }

  /** The first message that fits, among those already there (newest first) or as soon as one appears or changes. */
  waitFor(fits: (message: PageMessage) => boolean, timeoutMs = patience): Promise<PageMessage> {
    const there = [...this.stage.world.allMessages()].toReversed().filter(
      (message) => canSee(this.stage.world, this.id, message),
    );
    for (const message of there) {
      const view = viewMessage(this.stage, message, this.id);
      if (fits(view)) return Promise.resolve(view);
    }
    return watch(this.stage, this.id, fits, timeoutMs, true);
  }

  /* ---------------------------------------------------------------- doing */

  send(channelId: Id, text: string, options: { readonly replyTo?: Id } = {}): PageMessage {
    const { world } = this.stage;
    const channel = this.place(channelId);
    if (!canSend(world, this.id, channel)) throw new Impossible('You cannot write here.');
    if (text.trim() === '') throw new Impossible('The message is empty.');
    if (text.length > 2000) throw new Impossible('The message is too long.');
    const replyTo = options.replyTo === undefined ? undefined : world.message(options.replyTo);
    if (options.replyTo !== undefined && (replyTo === undefined || !canSee(world, this.id, replyTo))) {
      throw new Impossible('There is no such message.');
    }
    const reference = replyTo === undefined ? null : { channelId: channel.id, messageId: replyTo.id, guildId: channel.guildId };
    const draft = { channel, authorId: this.id, body: { content: text }, type: replyTo === undefined ? 0 : 19, reference };
    return viewMessage(this.stage, createMessage(this.stage, draft), this.id);
  }

  /** `slash(channel, '/parley games', { page: 2 })`: names as registered, people and channels by id. */
  async slash(channelId: Id, command: string, options: PageOptionValues = {}, forgery: Forgery = {}): Promise<Happening> {
    const [name = '', ...path] = command.replace(/^\//, '').split(/\s+/);
    return this.happening(
      useSlash(this.stage, { userId: this.id, channelId, commandId: null, name, path, options, focused: null, ...forgery }),
    );
  }

  async slashById(channelId: Id, commandId: Id, path: readonly string[], options: PageOptionValues): Promise<Happening> {
    return this.happening(
      useSlash(this.stage, { userId: this.id, channelId, commandId, name: null, path, options, focused: null }),
    );
  }

  /** Suggestions for the option `focused`; `options` holds what is typed so far. */
  async autocomplete(channelId: Id, command: string, options: PageOptionValues, focused: string): Promise<readonly Suggestion[]> {
    const [name = '', ...path] = command.replace(/^\//, '').split(/\s+/);
    return this.suggestions(
      useSlash(
        this.stage,
        { userId: this.id, channelId, commandId: null, name, path, options: { [focused]: '', ...options }, focused },
      ),
    );
  }

  async autocompleteById(
    channelId: Id,
    commandId: Id,
    path: readonly string[],
    options: PageOptionValues,
    focused: string,
  ): Promise<readonly Suggestion[]> {
    return this.suggestions(
      useSlash(
        this.stage,
        { userId: this.id, channelId, commandId, name: null, path, options: { [focused]: '', ...options }, focused },
      ),
    );
  }

  /** By custom id or label. */
  async click(messageId: Id, button: string, forgery: Forgery = {}): Promise<Happening> {
    return this.happening(clickButton(this.stage, this.id, messageId, button, forgery));
  }

  async select(messageId: Id, customId: string, values: readonly string[], forgery: Forgery = {}): Promise<Happening> {
    return this.happening(chooseIn(this.stage, this.id, messageId, customId, values, forgery));
  }

  /** `modalId` comes with the happening that opened it. */
  async submitModal(modalId: Id, values: PageModalValues, forgery: Forgery = {}): Promise<Happening> {
    return this.happening(sendModal(this.stage, this.id, modalId, values, forgery));
  }

  /** By name or id, on a person or a message. */
  async contextMenu(channelId: Id, command: string, targetId: Id): Promise<Happening> {
    return this.happening(useContextMenu(this.stage, this.id, channelId, command, targetId));
  }

  /** The direct conversation with the bot, or with somebody else. */
  dm(otherId: Id = this.stage.world.identity.botId): Id {
    if (otherId === this.id || !this.stage.world.users.has(otherId)) throw new Impossible('There is no such person.');
    return openDm(this.stage.world, this.id, otherId).id;
  }

  markRead(channelId: Id, messageId?: Id): void {
    const channel = this.place(channelId);
    const upTo = messageId ?? channel.lastMessageId;
    if (upTo === null) return;
    this.stage.world.reads.set(`${this.id}:${channel.id}`, upTo);
    this.stage.world.emit({ type: 'read', userId: this.id, channel });
  }

  dismiss(messageId: Id): void {
    const message = this.stage.world.message(messageId);
    if (message?.ephemeralFor !== this.id) throw new Impossible('Only your own private messages can be dismissed.');
    deleteMessage(this.stage, message);
  }

  joinThread(channelId: Id): void {
    joinThread(this.stage.world, this.place(channelId), [this.id]);
  }

  leaveThread(channelId: Id): void {
    leaveThread(this.stage.world, this.place(channelId), this.id);
  }

  setDms(open: boolean): void {
    this.change((user) => {
      user.dmsOpen = open;
    });
  }

  setLocale(locale: string): void {
    this.change((user) => {
      user.locale = locale;
    });
  }

  /* ---------------------------------------------------------------- inside */

  private change(apply: (user: { dmsOpen: boolean; locale: string }) => void): void {
    const user = this.stage.world.users.get(this.id);
    if (user === undefined) return;
    apply(user);
    this.stage.world.emit({ type: 'person', user });
  }

  private place(channelId: Id): Channel {
    const channel = this.stage.world.channels.get(channelId);
    if (channel === undefined || !canView(this.stage.world, this.id, channel)) throw new Impossible('There is no such channel.');
    return channel;
  }

  private async happening(interaction: Interaction): Promise<Happening> {
    return tell(this.stage, this.id, interaction, await interaction.first);
  }

  private async suggestions(interaction: Interaction): Promise<readonly Suggestion[]> {
    const outcome = await interaction.first;
    if (outcome.kind !== 'choices') throw new Impossible('Loading options failed.');
    return outcome.choices;
  }
}
