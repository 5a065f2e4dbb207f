import { channelTypes, type Channel, type Id } from './model.ts';
import type { DiscordWorld } from './discord-world.ts';

/** Creates an empty channel, overlaid with the fields of its type. */
export function blankChannel(id: Id, fields: Pick<Channel, 'type'> & Partial<Channel>): Channel {
  return {
    id,
    guildId: null,
    parentId: null,
    name: '',
    topic: null,
    position: 0,
    overwrites: new Map(),
    lastMessageId: null,
    slowmode: 0,
    thread: null,
    recipients: [],
    pins: [],
    ...fields,
  };
}

/** Returns the DM of two people, creating it on first use. */
export function openDm(world: DiscordWorld, a: Id, b: Id): Channel {
  const existing = world.dmBetween(a, b);
  if (existing !== undefined) return existing;
  const channel = blankChannel(world.nextId(), { type: channelTypes.dm, recipients: [a, b] });
  world.channels.set(channel.id, channel);
  world.emit({ type: 'channel-create', channel });
  return channel;
}

/** Deletes a channel and its threads. */
export function deleteChannel(world: DiscordWorld, channel: Channel): void {
  if (channel.thread === null) for (const thread of world.threadsOf(channel.id)) deleteChannel(world, thread);
  world.removeChannel(channel);
  world.emit({ type: 'channel-delete', channel });
}
