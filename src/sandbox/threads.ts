import { blankChannel } from './channels.ts';
import type { Channel, ChannelType, Id } from './model.ts';
import { canView } from './permissions.ts';
import type { DiscordWorld } from './discord-world.ts';

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

export function createThread(world: DiscordWorld, draft: NewThread): Channel {
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
  scheduleAutoArchive(world, thread);
  world.emit({ type: 'channel-create', channel: thread });
  return thread;
}

/** Checks again when the thread could be idle long enough; activity only postpones that. */
export function scheduleAutoArchive(world: DiscordWorld, channel: Channel): void {
  const { thread } = channel;
  if (thread === null || thread.archived) return;
  const due = thread.activeAt + thread.autoArchive * 60_000;
  world.clock.after(Math.max(due - world.clock.now(), 1), () => {
    if (!world.channels.has(channel.id) || thread.archived) return;
    if (thread.activeAt + thread.autoArchive * 60_000 > world.clock.now()) scheduleAutoArchive(world, channel);
    else setArchived(world, channel, true);
  });
}

export function setArchived(world: DiscordWorld, channel: Channel, archived: boolean): void {
  const { thread } = channel;
  if (thread === null || thread.archived === archived) return;
  thread.archived = archived;
  thread.archiveChangedAt = world.clock.now();
  if (!archived) {
    thread.activeAt = world.clock.now();
    scheduleAutoArchive(world, channel);
  }
  world.emit({ type: 'channel-update', channel });
}

/** Records a public message, which unarchives the thread and postpones archiving. */
export function recordActivity(world: DiscordWorld, channel: Channel, counts: boolean): void {
  const { thread } = channel;
  if (thread === null) return;
  if (counts) {
    thread.messageCount += 1;
    thread.totalSent += 1;
  }
  thread.activeAt = world.clock.now();
  setArchived(world, channel, false);
}

/** Adds members who can see the parent channel. */
export function addThreadMembers(world: DiscordWorld, channel: Channel, userIds: readonly Id[]): void {
  const { thread } = channel;
  const parent = channel.parentId === null ? undefined : world.channels.get(channel.parentId);
  if (thread === null || parent === undefined) return;
  const added = [...new Set(userIds)].filter((id) => !thread.members.has(id) && canView(world, id, parent));
  if (added.length === 0) return;
  for (const id of added) thread.members.set(id, world.clock.now());
  world.emit({ type: 'thread-members', channel, added, removed: [] });
}

export function removeThreadMember(world: DiscordWorld, channel: Channel, userId: Id): void {
  if (channel.thread?.members.delete(userId) === true) {
    world.emit({ type: 'thread-members', channel, added: [], removed: [userId] });
  }
}
