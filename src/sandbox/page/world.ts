import type {
  ClockState,
  PageChannel,
  PageCommand,
  PageGuild,
  PageMessage,
  PagePerson,
  ServerFrame,
} from '../page-api/index.ts';
import { wordsIn } from './words.ts';

/** What this person sees of the sandbox, kept up to date by frames. */
export interface World {
  readonly me: PagePerson;
  readonly people: ReadonlyMap<string, PagePerson>;
  readonly guilds: ReadonlyMap<string, PageGuild>;
  readonly channels: ReadonlyMap<string, PageChannel>;
  /** Oldest first. */
  readonly messages: ReadonlyMap<string, readonly PageMessage[]>;
  readonly commands: readonly PageCommand[];
  readonly clock: ClockState;
  /** On the page's own clock: when `clock` was heard. */
  readonly clockHeard: number;
  readonly botOnline: boolean;
  /** Who has been seen typing, and when on the page's own clock. */
  readonly typing: readonly { readonly channelId: string; readonly userId: string; readonly at: number }[];
}

/** Somebody who typed longer ago than this has stopped. */
export const TYPING_LASTS = 10_000;

type News = Exclude<ServerFrame, { type: 'answer' }>;

const byId = <T extends { readonly id: string }>(items: readonly T[]): Map<string, T> => new Map(items.map((item) => [item.id, item]));

function put<T extends { readonly id: string }>(map: ReadonlyMap<string, T>, item: T): ReadonlyMap<string, T> {
  return new Map(map).set(item.id, item);
}

function without<T>(map: ReadonlyMap<string, T>, id: string): ReadonlyMap<string, T> {
  const copy = new Map(map);
  copy.delete(id);
  return copy;
}

/** Snowflakes grow with time; a longer one is later. */
export const later = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

export function mergeMessages(known: readonly PageMessage[], more: readonly PageMessage[]): readonly PageMessage[] {
  const all = byId(known);
  for (const message of more) all.set(message.id, message);
  return [...all.values()].sort((a, b) => later(a.id, b.id));
}

/** The world after a frame; null before the first snapshot. */
export function hear(world: World | null, frame: News): World | null {
  if (frame.type === 'snapshot') {
    return {
      me: frame.me,
      people: byId(frame.people),
      guilds: byId(frame.guilds),
      channels: byId(frame.channels),
      messages: new Map(Object.entries(frame.messages)),
      commands: frame.commands,
      clock: frame.clock,
      clockHeard: Date.now(),
      botOnline: frame.botOnline,
      typing: [],
    };
  }
  if (!world) return null;
  switch (frame.type) {
    case 'message': {
      const { channelId, authorId } = frame.message;
      const messages = new Map(world.messages).set(channelId, mergeMessages(world.messages.get(channelId) ?? [], [frame.message]));
      return { ...world, messages, typing: frame.fresh ? stopped(world, channelId, authorId) : world.typing };
    }
    case 'message-gone': {
      const kept = (world.messages.get(frame.channelId) ?? []).filter(({ id }) => id !== frame.messageId);
      return { ...world, messages: new Map(world.messages).set(frame.channelId, kept) };
    }
    case 'channel':
      return { ...world, channels: put(world.channels, frame.channel) };
    case 'channel-gone':
      return { ...world, channels: without(world.channels, frame.channelId) };
    case 'guild':
      return { ...world, guilds: put(world.guilds, frame.guild) };
    case 'guild-gone':
      return { ...world, guilds: without(world.guilds, frame.guildId) };
    case 'person':
      return { ...world, people: put(world.people, frame.person), me: frame.person.id === world.me.id ? frame.person : world.me };
    case 'commands':
      return { ...world, commands: frame.commands };
    case 'clock':
      return { ...world, clock: frame.clock, clockHeard: Date.now() };
    case 'bot':
      return { ...world, botOnline: frame.online };
    case 'typing': {
      const { channelId, userId } = frame;
      return { ...world, typing: [...stopped(world, channelId, userId), { channelId, userId, at: Date.now() }] };
    }
    default:
      frame satisfies never;
      return world;
  }
}

const stopped = (world: World, channelId: string, userId: string): World['typing'] =>
  world.typing.filter((one) => one.channelId !== channelId || one.userId !== userId);

/** Sandbox time now. */
export function nowIn({ clock, clockHeard }: World): number {
  return clock.running ? clock.now + (Date.now() - clockHeard) : clock.now;
}

export const nameOf = (world: World, userId: string | null): string => (userId && world.people.get(userId)?.displayName) || wordsIn(world.me.locale).somebody;

export const mentionsIn = (world: World): number => [...world.channels.values()].reduce((sum, channel) => sum + channel.mentions, 0);

/** A message, where the page has it. */
export const findMessage = (world: World, channelId: string, messageId: string): PageMessage | undefined =>
  world.messages.get(channelId)?.find(({ id }) => id === messageId);

/** The text channels from top to bottom. */
export const textChannels = (world: World): readonly PageChannel[] =>
  [...world.channels.values()].filter(({ kind }) => kind === 'text').sort((a, b) => a.position - b.position);

/** The commands one may use in a channel. */
export function commandsIn(world: World, channel: PageChannel): readonly PageCommand[] {
  const { guildId } = channel;
  if (!channel.canUseCommands) return [];
  return world.commands.filter((command) => (guildId ? command.guildIds.includes(guildId) : command.inBotDm));
}
