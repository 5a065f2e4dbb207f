import { channelTypes, type Channel, type Id } from './model.ts';
import type { World } from './world.ts';

/** A channel with nothing in it yet; what its kind needs is laid over it. */
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

/** There is one DM between two people; it is made when it is first needed. */
export function openDm(world: World, a: Id, b: Id): Channel {
  const existing = world.dmBetween(a, b);
  if (existing !== undefined) return existing;
  const channel = blankChannel(world.nextId(), { type: channelTypes.dm, recipients: [a, b] });
  world.channels.set(channel.id, channel);
  world.emit({ type: 'channel-create', channel });
  return channel;
}

/** A channel takes its threads with it. */
export function deleteChannel(world: World, channel: Channel): void {
  if (channel.thread === null) for (const thread of world.threadsOf(channel.id)) deleteChannel(world, thread);
  world.removeChannel(channel);
  world.emit({ type: 'channel-delete', channel });
}
