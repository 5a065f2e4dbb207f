import type { SandboxClock } from './sandbox-clock.ts';
import {
  channelTypes,
  type ApplicationEmoji,
  type Channel,
  type RegisteredCommand,
  type Guild,
  type Id,
  type Member,
  type Message,
  type User,
} from './model.ts';
import { createIds, type IdSource } from './snowflake.ts';

/** All changes. The gateway, the page windows and the save file listen to them. */
export type WorldEvent =
  | { readonly type: 'message-create' | 'message-update' | 'message-delete'; readonly message: Message }
  | { readonly type: 'channel-create' | 'channel-update' | 'channel-delete'; readonly channel: Channel }
  | {
      readonly type: 'thread-members';
      readonly channel: Channel;
      readonly added: readonly Id[];
      readonly removed: readonly Id[];
    }
  | { readonly type: 'guild-create' | 'guild-update'; readonly guild: Guild }
  | { readonly type: 'member-add' | 'member-remove' | 'member-update'; readonly guild: Guild; readonly member: Member }
  | { readonly type: 'pins'; readonly channel: Channel }
  | { readonly type: 'typing'; readonly channel: Channel; readonly userId: Id }
  | { readonly type: 'person'; readonly user: User }
  | { readonly type: 'read'; readonly userId: Id; readonly channel: Channel }
  | { readonly type: 'commands' }
  | { readonly type: 'bot'; readonly online: boolean }
  | { readonly type: 'clock' };

export interface Identity {
  readonly applicationId: Id;
  readonly botId: Id;
  readonly name: string;
}

export class DiscordWorld {
  readonly clock: SandboxClock;
  readonly nextId: IdSource;
  readonly identity: Identity;
  readonly users = new Map<Id, User>();
  readonly guilds = new Map<Id, Guild>();
  readonly channels = new Map<Id, Channel>();
  readonly commands = new Map<Id, RegisteredCommand>();
  readonly emojis = new Map<Id, ApplicationEmoji>();
  /** Last read message by `user:channel`. */
  readonly reads = new Map<string, Id>();
  botOnline = false;
  private readonly byChannel = new Map<Id, Map<Id, Message>>();
  private readonly byId = new Map<Id, Message>();
  private readonly listeners = new Set<(event: WorldEvent) => void>();

  constructor(clock: SandboxClock, identity: Identity) {
    this.clock = clock;
    this.nextId = createIds(() => clock.now());
    this.identity = identity;
  }

  listen(listener: (event: WorldEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  emit(event: WorldEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  /** Oldest first. */
  messagesIn(channelId: Id): readonly Message[] {
    return [...(this.byChannel.get(channelId)?.values() ?? [])];
  }

  allMessages(): Iterable<Message> {
    return this.byId.values();
  }

  message(id: Id): Message | undefined {
    return this.byId.get(id);
  }

  addMessage(message: Message): void {
    this.byId.set(message.id, message);
    const list = this.byChannel.get(message.channelId);
    if (list === undefined) this.byChannel.set(message.channelId, new Map([[message.id, message]]));
    else list.set(message.id, message);
  }

  removeMessage(message: Message): void {
    this.byId.delete(message.id);
    this.byChannel.get(message.channelId)?.delete(message.id);
  }

  removeChannel(channel: Channel): void {
    for (const message of this.messagesIn(channel.id)) this.byId.delete(message.id);
    this.byChannel.delete(channel.id);
    this.channels.delete(channel.id);
  }

  guildOf(channel: Channel): Guild | null {
    return channel.guildId === null ? null : (this.guilds.get(channel.guildId) ?? null);
  }

  threadsOf(channelId: Id): readonly Channel[] {
    return [...this.channels.values()].filter((channel) => channel.thread !== null && channel.parentId === channelId);
  }

  dmBetween(a: Id, b: Id): Channel | undefined {
    for (const channel of this.channels.values()) {
      if (channel.type === channelTypes.dm && channel.recipients.includes(a) && channel.recipients.includes(b))
        return channel;
    }
    return undefined;
  }

  sharesGuildWithBot(userId: Id): boolean {
    for (const guild of this.guilds.values()) {
      if (guild.members.has(userId) && guild.members.has(this.identity.botId)) return true;
    }
    return false;
  }
}

export const toIso = (time: number): string => new Date(time).toISOString();
