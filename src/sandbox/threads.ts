import { blankChannel } from './channels.ts';
import type { Channel, ChannelType, Id } from './model.ts';
import { canView } from './permissions.ts';
import type { World } from './world.ts';

export interface NewThread {
  readonly id: Id;
  readonly parent: Channel;
  readonly name: string;
  readonly ownerId: Id;
  readonly type: ChannelType;
  readonly autoArchive: number;
  readonly slowmode: number;
  readonly invitable: boolean;
}

export function createThread(world: World, draft: NewThread): Channel {
  const now = world.clock.now();
  const thread = blankChannel(draft.id, {
    type: draft.type,
    guildId: draft.parent.guildId,
    parentId: draft.parent.id,
    name: draft.name,
    slowmode: draft.slowmode,
    thread: {
      ownerId: draft.ownerId,
      archived: false,
      archiveChangedAt: now,
      autoArchive: draft.autoArchive,
      locked: false,
      invitable: draft.invitable,
      createdAt: now,
      members: new Map([[draft.ownerId, now]]),
      messageCount: 0,
      totalSent: 0,
      activeAt: now,
    },
  });
  world.channels.set(thread.id, thread);
  watchThread(world, thread);
  world.emit({ type: 'channel-create', channel: thread });
  return thread;
}

/** Sleeps until the thread could be idle for long enough, then looks again: activity only moves the moment further. */
export function watchThread(world: World, channel: Channel): void {
  const { thread } = channel;
  if (thread === null || thread.archived) return;
  const due = thread.activeAt + thread.autoArchive * 60_000;
  world.clock.after(Math.max(due - world.clock.now(), 1), () => {
    if (!world.channels.has(channel.id) || thread.archived) return;
    if (thread.activeAt + thread.autoArchive * 60_000 > world.clock.now()) watchThread(world, channel);
    else setArchived(world, channel, true);
  });
}

export function setArchived(world: World, channel: Channel, archived: boolean): void {
  const { thread } = channel;
  if (thread === null || thread.archived === archived) return;
  thread.archived = archived;
  thread.archiveChangedAt = world.clock.now();
  if (!archived) {
    thread.activeAt = world.clock.now();
    watchThread(world, channel);
  }
  world.emit({ type: 'channel-update', channel });
}

/** A public message keeps the thread awake and brings it back from the archive. */
export function noteActivity(world: World, channel: Channel, counts: boolean): void {
  const { thread } = channel;
  if (thread === null) return;
  if (counts) {
    thread.messageCount += 1;
    thread.totalSent += 1;
  }
  thread.activeAt = world.clock.now();
  setArchived(world, channel, false);
}

/** Only those who can see the parent can be brought in. */
export function joinThread(world: World, channel: Channel, userIds: readonly Id[]): void {
  const { thread } = channel;
  const parent = channel.parentId === null ? undefined : world.channels.get(channel.parentId);
  if (thread === null || parent === undefined) return;
  const added = [...new Set(userIds)].filter((id) => !thread.members.has(id) && canView(world, id, parent));
  if (added.length === 0) return;
  for (const id of added) thread.members.set(id, world.clock.now());
  world.emit({ type: 'thread-members', channel, added, removed: [] });
}

export function leaveThread(world: World, channel: Channel, userId: Id): void {
  if (channel.thread?.members.delete(userId) === true) {
    world.emit({ type: 'thread-members', channel, added: [], removed: [userId] });
  }
}
