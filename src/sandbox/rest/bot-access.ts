import type { SandboxCore } from '../messages.ts';
import { holdsMessages, type Channel, type Guild, type Id, type Message } from '../model.ts';
import { Bits, canView, permissionsIn } from '../permissions.ts';
import { apiError } from '../api-error.ts';

/** Returns a channel the bot can see, or throws Discord's error. */
export function requireChannel(core: SandboxCore, id: Id): Channel {
  const { world } = core;
  const channel = world.channels.get(id);
  if (channel === undefined) throw apiError('unknownChannel');
  if (!canView(world, world.identity.botId, channel)) throw apiError('missingAccess');
  return channel;
}

export function requirePermissions(core: SandboxCore, channel: Channel, bits: bigint): void {
  const sum = permissionsIn(core.world, core.world.identity.botId, channel);
  if ((sum & bits) !== bits) throw apiError('missingPermissions');
}

export function botHasPermissions(core: SandboxCore, channel: Channel, bits: bigint): boolean {
  return (permissionsIn(core.world, core.world.identity.botId, channel) & bits) === bits;
}

/** Returns a public message; ephemeral ones are only reachable with their interaction's token. */
export function requireMessage(core: SandboxCore, channel: Channel, id: Id): Message {
  const message = core.world.message(id);
  if (message === undefined || message.channelId !== channel.id || message.ephemeralFor !== null)
    throw apiError('unknownMessage');
  return message;
}

export function requireGuild(core: SandboxCore, id: Id): Guild {
  const guild = core.world.guilds.get(id);
  if (guild === undefined) throw apiError('unknownGuild');
  if (!guild.members.has(core.world.identity.botId)) throw apiError('missingAccess');
  return guild;
}

/** Checks that the bot may write. Sending unarchives a thread unless it is locked. */
export function checkCanSend(core: SandboxCore, channel: Channel): void {
  const { world } = core;
  const { botId } = world.identity;
  if (channel.recipients.length > 0) {
    const other = world.users.get(channel.recipients.find((id) => id !== botId) ?? '');
    if (other === undefined || other.bot || !other.dmsOpen) throw apiError('cannotSend');
    if (!world.sharesGuildWithBot(other.id)) throw apiError('noMutualGuilds');
    return;
  }
  if (!holdsMessages(channel)) throw apiError('notTextChannel');
  requirePermissions(core, channel, channel.thread === null ? Bits.SendMessages : Bits.SendMessagesInThreads);
  if (channel.thread?.locked === true && !botHasPermissions(core, channel, Bits.ManageThreads)) {
    throw apiError(channel.thread.archived ? 'threadArchived' : 'threadLocked');
  }
}

/** Checks that a thread can be changed: not if archived, and only by managers if locked. */
export function checkCanModify(core: SandboxCore, channel: Channel): void {
  if (channel.thread?.archived === true) throw apiError('threadArchived');
  if (channel.thread?.locked === true && !botHasPermissions(core, channel, Bits.ManageThreads))
    throw apiError('threadLocked');
}

/** Checks that messages can be deleted: not in a thread that is both archived and locked. */
export function checkCanDelete(core: SandboxCore, channel: Channel): void {
  const { archived, locked } = channel.thread ?? { archived: false, locked: false };
  if (archived && locked && !botHasPermissions(core, channel, Bits.ManageThreads)) throw apiError('threadArchived');
}
