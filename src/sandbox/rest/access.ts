import type { Core } from '../messages.ts';
import { holdsMessages, type Channel, type Guild, type Id, type Message } from '../model.ts';
import { Bits, canView, permissionsIn } from '../permissions.ts';
import { refuse } from '../refusal.ts';

/** What the bot may reach, with Discord's own refusals. */
export function reachChannel(core: Core, id: Id): Channel {
  const { world } = core;
  const channel = world.channels.get(id);
  if (channel === undefined) throw refuse('unknownChannel');
  if (!canView(world, world.identity.botId, channel)) throw refuse('missingAccess');
  return channel;
}

export function need(core: Core, channel: Channel, bits: bigint): void {
  const sum = permissionsIn(core.world, core.world.identity.botId, channel);
  if ((sum & bits) !== bits) throw refuse('missingPermissions');
}

export function has(core: Core, channel: Channel, bits: bigint): boolean {
  return (permissionsIn(core.world, core.world.identity.botId, channel) & bits) === bits;
}

/** Ephemeral messages are out of reach here: only their interaction's token opens them. */
export function reachMessage(core: Core, channel: Channel, id: Id): Message {
  const message = core.world.message(id);
  if (message === undefined || message.channelId !== channel.id || message.ephemeralFor !== null) throw refuse('unknownMessage');
  return message;
}

export function reachGuild(core: Core, id: Id): Guild {
  const guild = core.world.guilds.get(id);
  if (guild === undefined) throw refuse('unknownGuild');
  if (!guild.members.has(core.world.identity.botId)) throw refuse('missingAccess');
  return guild;
}

/** May the bot write here at all? Sending wakes an archived thread, but not a locked one. */
export function checkSending(core: Core, channel: Channel): void {
  const { world } = core;
  const { botId } = world.identity;
  if (channel.recipients.length > 0) {
    const other = world.users.get(channel.recipients.find((id) => id !== botId) ?? '');
    if (other === undefined || other.bot || !other.dmsOpen) throw refuse('cannotSend');
    if (!world.sharesGuildWithBot(other.id)) throw refuse('noMutualGuilds');
    return;
  }
  if (!holdsMessages(channel)) throw refuse('notTextChannel');
  need(core, channel, channel.thread === null ? Bits.SendMessages : Bits.SendMessagesInThreads);
  if (channel.thread?.locked === true && !has(core, channel, Bits.ManageThreads)) {
    throw refuse(channel.thread.archived ? 'threadArchived' : 'threadLocked');
  }
}

/** In an archived thread nothing can be changed, in a locked one only by its keepers. */
export function checkChanging(core: Core, channel: Channel): void {
  if (channel.thread?.archived === true) throw refuse('threadArchived');
  if (channel.thread?.locked === true && !has(core, channel, Bits.ManageThreads)) throw refuse('threadLocked');
}

/** Messages can be deleted in archived threads and in locked ones, but not where both is true. */
export function checkDeleting(core: Core, channel: Channel): void {
  const { archived, locked } = channel.thread ?? { archived: false, locked: false };
  if (archived && locked && !has(core, channel, Bits.ManageThreads)) throw refuse('threadArchived');
}
