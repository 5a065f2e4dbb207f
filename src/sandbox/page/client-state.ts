import type {
  ClockState,
  PageChannel,
  PageCommand,
  PageGuild,
  PageMessage,
  PagePerson,
  ServerFrame,
} from '../page-api/index.ts';
import { stringsFor } from './strings.ts';

/** This person's view of the sandbox, updated by frames. */
export interface ClientState {
  readonly me: PagePerson;
  readonly people: ReadonlyMap<string, PagePerson>;
  readonly guilds: ReadonlyMap<string, PageGuild>;
  readonly channels: ReadonlyMap<string, PageChannel>;
  /** Oldest first. */
  readonly messages: ReadonlyMap<string, readonly PageMessage[]>;
  readonly commands: readonly PageCommand[];
  readonly clock: ClockState;
  /** Page time when `clock` arrived. */
  readonly clockReceivedAt: number;
  readonly botOnline: boolean;
  /** People seen typing, with the page time. */
  readonly typing: readonly { readonly channelId: string; readonly userId: string; readonly at: number }[];
}

/** Time after which a person counts as no longer typing. */
export const TYPING_MS = 10_000;

type StateFrame = Exclude<ServerFrame, { type: 'answer' }>;

const byId = <T extends { readonly id: string }>(items: readonly T[]): Map<string, T> =>
  new Map(items.map((item) => [item.id, item]));

function put<T extends { readonly id: string }>(map: ReadonlyMap<string, T>, item: T): ReadonlyMap<string, T> {
  return new Map(map).set(item.id, item);
}

function without<T>(map: ReadonlyMap<string, T>, id: string): ReadonlyMap<string, T> {
  const copy = new Map(map);
  copy.delete(id);
  return copy;
}

/** Orders snowflakes by time; a longer one is later. */
export const compareSnowflakes = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

export function mergeMessages(known: readonly PageMessage[], more: readonly PageMessage[]): readonly PageMessage[] {
  const all = byId(known);
  for (const message of more) all.set(message.id, message);
  return [...all.values()].sort((a, b) => compareSnowflakes(a.id, b.id));
}

/** Applies a frame; null before the first snapshot. */
export function applyFrame(client: ClientState | null, frame: StateFrame): ClientState | null {
  if (frame.type === 'snapshot') {
    return {
      me: frame.me,
      people: byId(frame.people),
      guilds: byId(frame.guilds),
      channels: byId(frame.channels),
      messages: new Map(Object.entries(frame.messages)),
      commands: frame.commands,
      clock: frame.clock,
      clockReceivedAt: Date.now(),
      botOnline: frame.botOnline,
      typing: [],
    };
  }
  if (!client) return null;
  switch (frame.type) {
    case 'message': {
      const { channelId, authorId } = frame.message;
      const messages = new Map(client.messages).set(
        channelId,
        mergeMessages(client.messages.get(channelId) ?? [], [frame.message]),
      );
      return { ...client, messages, typing: frame.fresh ? withoutTyping(client, channelId, authorId) : client.typing };
    }
    case 'message-gone': {
      const kept = (client.messages.get(frame.channelId) ?? []).filter(({ id }) => id !== frame.messageId);
      return { ...client, messages: new Map(client.messages).set(frame.channelId, kept) };
    }
    case 'channel':
      return { ...client, channels: put(client.channels, frame.channel) };
    case 'channel-gone':
      return { ...client, channels: without(client.channels, frame.channelId) };
    case 'guild':
      return { ...client, guilds: put(client.guilds, frame.guild) };
    case 'guild-gone':
      return { ...client, guilds: without(client.guilds, frame.guildId) };
    case 'person':
      return {
        ...client,
        people: put(client.people, frame.person),
        me: frame.person.id === client.me.id ? frame.person : client.me,
      };
    case 'commands':
      return { ...client, commands: frame.commands };
    case 'clock':
      return { ...client, clock: frame.clock, clockReceivedAt: Date.now() };
    case 'bot':
      return { ...client, botOnline: frame.online };
    case 'typing': {
      const { channelId, userId } = frame;
      return {
        ...client,
        typing: [...withoutTyping(client, channelId, userId), { channelId, userId, at: Date.now() }],
      };
    }
    default:
      frame satisfies never;
      return client;
  }
}

const withoutTyping = (client: ClientState, channelId: string, userId: string): ClientState['typing'] =>
  client.typing.filter((one) => one.channelId !== channelId || one.userId !== userId);

/** Current sandbox time. */
export function sandboxNow({ clock, clockReceivedAt: clockHeard }: ClientState): number {
  return clock.running ? clock.now + (Date.now() - clockHeard) : clock.now;
}

export const displayNameOf = (client: ClientState, userId: string | null): string =>
  (userId && client.people.get(userId)?.displayName) || stringsFor(client.me.locale).somebody;

export const mentionCount = (client: ClientState): number =>
  [...client.channels.values()].reduce((sum, channel) => sum + channel.mentions, 0);

/** Finds a message the page has loaded. */
export const findMessage = (client: ClientState, channelId: string, messageId: string): PageMessage | undefined =>
  client.messages.get(channelId)?.find(({ id }) => id === messageId);

/** Text channels from top to bottom. */
export const textChannels = (client: ClientState): readonly PageChannel[] =>
  [...client.channels.values()].filter(({ kind }) => kind === 'text').sort((a, b) => a.position - b.position);

/** Commands available in a channel. */
export function commandsForChannel(client: ClientState, channel: PageChannel): readonly PageCommand[] {
  const { guildId } = channel;
  if (!channel.canUseCommands) return [];
  return client.commands.filter((command) => (guildId ? command.guildIds.includes(guildId) : command.inBotDm));
}
