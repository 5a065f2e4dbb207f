import { openDm } from '../channels.ts';
import type { Interaction } from '../interactions/interaction-registry.ts';
import { createMessage, deleteMessage } from '../messages.ts';
import type { Channel, Id } from '../model.ts';
import type {
  PageChannel,
  PageCommand,
  PageMessage,
  PageModalValues,
  PageOptionValues,
  PagePerson,
} from '../page-api/index.ts';
import { canSee, canSend, canView } from '../permissions.ts';
import { addThreadMembers, removeThreadMember } from '../threads.ts';
import {
  selectOptions,
  clickButton,
  submitModal,
  runContextMenu,
  runSlashCommand,
  type ForgeOptions,
  type SandboxServices,
} from './user-actions.ts';
import { visibleCommands } from './visible-commands.ts';
import { toInteractionResult, waitForMessage, type InteractionResult } from './result.ts';
import { ImpossibleAction } from './impossible-action.ts';
import { toPageChannel, toPageMessage, toPagePerson } from './page-views.ts';

export interface SuggestedChoice {
  readonly name: string;
  readonly value: string | number;
}

/** Timeout in milliseconds, generous for slow machines. */
const DEFAULT_TIMEOUT = 60_000;

/** One person in the sandbox, who sees and does only what that person may. */
export class SimulatedPerson {
  readonly id: Id;
  private readonly services: SandboxServices;

  constructor(services: SandboxServices, id: Id) {
    if (!services.world.users.has(id)) throw new ImpossibleAction('There is no such person.');
    this.services = services;
    this.id = id;
  }

  get profile(): PagePerson {
    const user = this.services.world.users.get(this.id);
    if (user === undefined) throw new ImpossibleAction('There is no such person.');
    return toPagePerson(user);
  }

  /* ---------------------------------------------------------------- seeing */

  /** Visible messages, oldest first; never another person's ephemeral ones. */
  messages(channelId: Id): PageMessage[] {
    const channel = this.requireChannel(channelId);
    return this.services.world
      .messagesIn(channel.id)
      .filter((message) => canSee(this.services.world, this.id, message))
      .map((message) => toPageMessage(this.services, message, this.id));
  }

  message(messageId: Id): PageMessage | null {
    const message = this.services.world.message(messageId);
    return message !== undefined && canSee(this.services.world, this.id, message)
      ? toPageMessage(this.services, message, this.id)
      : null;
  }

  channels(): PageChannel[] {
    const { world } = this.services;
    return [...world.channels.values()]
      .filter((one) => canView(world, this.id, one))
      .map((one) => toPageChannel(world, one, this.id));
  }

  channel(channelId: Id): PageChannel {
    return toPageChannel(this.services.world, this.requireChannel(channelId), this.id);
  }

  commands(): PageCommand[] {
    const user = this.services.world.users.get(this.id);
    return user === undefined ? [] : visibleCommands(this.services.world, user);
  }

  /** Waits for the next new message that matches. */
  nextMessage(fits: (message: PageMessage) => boolean = () => true, timeoutMs = DEFAULT_TIMEOUT): Promise<PageMessage> {
    return waitForMessage(this.services, this.id, fits, timeoutMs, false);
  }

  /** Finds a matching message, newest first, or waits until one appears or changes. */
  waitFor(fits: (message: PageMessage) => boolean, timeoutMs = DEFAULT_TIMEOUT): Promise<PageMessage> {
    const there = [...this.services.world.allMessages()]
      .toReversed()
      .filter((message) => canSee(this.services.world, this.id, message));
    for (const message of there) {
      const view = toPageMessage(this.services, message, this.id);
      if (fits(view)) return Promise.resolve(view);
    }
    return waitForMessage(this.services, this.id, fits, timeoutMs, true);
  }

  /* ---------------------------------------------------------------- doing */

  send(channelId: Id, text: string, options: { readonly replyTo?: Id } = {}): PageMessage {
    const { world } = this.services;
    const channel = this.requireChannel(channelId);
    if (!canSend(world, this.id, channel)) throw new ImpossibleAction('You cannot write here.');
    if (text.trim() === '') throw new ImpossibleAction('The message is empty.');
    if (text.length > 2000) throw new ImpossibleAction('The message is too long.');
    const replyTo = options.replyTo === undefined ? undefined : world.message(options.replyTo);
    if (options.replyTo !== undefined && (replyTo === undefined || !canSee(world, this.id, replyTo))) {
      throw new ImpossibleAction('There is no such message.');
    }
    const reference =
      replyTo === undefined ? null : { channelId: channel.id, messageId: replyTo.id, guildId: channel.guildId };
    const draft = {
      channel,
      authorId: this.id,
      body: { content: text },
      type: replyTo === undefined ? 0 : 19,
      reference,
    };
    return toPageMessage(this.services, createMessage(this.services, draft), this.id);
  }

  /** Uses a command: `slash(channel, '/parley games', { page: 2 })`, with registered names and ids. */
  async slash(
    channelId: Id,
    command: string,
    options: PageOptionValues = {},
    forgery: ForgeOptions = {},
  ): Promise<InteractionResult> {
    const [name = '', ...path] = command.replace(/^\//, '').split(/\s+/);
    return this.resultOf(
      runSlashCommand(this.services, {
        userId: this.id,
        channelId,
        commandId: null,
        name,
        path,
        options,
        focused: null,
        ...forgery,
      }),
    );
  }

  async slashById(
    channelId: Id,
    commandId: Id,
    path: readonly string[],
    options: PageOptionValues,
  ): Promise<InteractionResult> {
    return this.resultOf(
      runSlashCommand(this.services, {
        userId: this.id,
        channelId,
        commandId,
        name: null,
        path,
        options,
        focused: null,
      }),
    );
  }

  /** Suggestions for the option `focused`; `options` holds the input so far. */
  async autocomplete(
    channelId: Id,
    command: string,
    options: PageOptionValues,
    focused: string,
  ): Promise<readonly SuggestedChoice[]> {
    const [name = '', ...path] = command.replace(/^\//, '').split(/\s+/);
    return this.suggestions(
      runSlashCommand(this.services, {
        userId: this.id,
        channelId,
        commandId: null,
        name,
        path,
        options: { [focused]: '', ...options },
        focused,
      }),
    );
  }

  async autocompleteById(
    channelId: Id,
    commandId: Id,
    path: readonly string[],
    options: PageOptionValues,
    focused: string,
  ): Promise<readonly SuggestedChoice[]> {
    return this.suggestions(
      runSlashCommand(this.services, {
        userId: this.id,
        channelId,
        commandId,
        name: null,
        path,
        options: { [focused]: '', ...options },
        focused,
      }),
    );
  }

  /** Clicks a button, by custom id or label. */
  async click(messageId: Id, button: string, forgery: ForgeOptions = {}): Promise<InteractionResult> {
    return this.resultOf(clickButton(this.services, this.id, messageId, button, forgery));
  }

  async select(
    messageId: Id,
    customId: string,
    values: readonly string[],
    forgery: ForgeOptions = {},
  ): Promise<InteractionResult> {
    return this.resultOf(selectOptions(this.services, this.id, messageId, customId, values, forgery));
  }

  /** Submits a modal; `modalId` comes from the result that opened it. */
  async submitModal(modalId: Id, values: PageModalValues, forgery: ForgeOptions = {}): Promise<InteractionResult> {
    return this.resultOf(submitModal(this.services, this.id, modalId, values, forgery));
  }

  /** Uses a context menu command, by name or id, on a person or a message. */
  async contextMenu(channelId: Id, command: string, targetId: Id): Promise<InteractionResult> {
    return this.resultOf(runContextMenu(this.services, this.id, channelId, command, targetId));
  }

  /** The DM with the bot, or with another person. */
  dm(otherId: Id = this.services.world.identity.botId): Id {
    if (otherId === this.id || !this.services.world.users.has(otherId))
      throw new ImpossibleAction('There is no such person.');
    return openDm(this.services.world, this.id, otherId).id;
  }

  markRead(channelId: Id, messageId?: Id): void {
    const channel = this.requireChannel(channelId);
    const upTo = messageId ?? channel.lastMessageId;
    if (upTo === null) return;
    this.services.world.reads.set(`${this.id}:${channel.id}`, upTo);
    this.services.world.emit({ type: 'read', userId: this.id, channel });
  }

  dismiss(messageId: Id): void {
    const message = this.services.world.message(messageId);
    if (message?.ephemeralFor !== this.id)
      throw new ImpossibleAction('Only your own private messages can be dismissed.');
    deleteMessage(this.services, message);
  }

  joinThread(channelId: Id): void {
    addThreadMembers(this.services.world, this.requireChannel(channelId), [this.id]);
  }

  leaveThread(channelId: Id): void {
    removeThreadMember(this.services.world, this.requireChannel(channelId), this.id);
  }

  setDms(open: boolean): void {
    this.updateProfile((user) => {
      user.dmsOpen = open;
    });
  }

  setLocale(locale: string): void {
    this.updateProfile((user) => {
      user.locale = locale;
    });
  }

  /* ---------------------------------------------------------------- inside */

  private updateProfile(apply: (user: { dmsOpen: boolean; locale: string }) => void): void {
    const user = this.services.world.users.get(this.id);
    if (user === undefined) return;
    apply(user);
    this.services.world.emit({ type: 'person', user });
  }

  private requireChannel(channelId: Id): Channel {
    const channel = this.services.world.channels.get(channelId);
    if (channel === undefined || !canView(this.services.world, this.id, channel))
      throw new ImpossibleAction('There is no such channel.');
    return channel;
  }

  private async resultOf(interaction: Interaction): Promise<InteractionResult> {
    return toInteractionResult(this.services, this.id, interaction, await interaction.first);
  }

  private async suggestions(interaction: Interaction): Promise<readonly SuggestedChoice[]> {
    const outcome = await interaction.first;
    if (outcome.kind !== 'choices') throw new ImpossibleAction('Loading options failed.');
    return outcome.choices;
  }
}
