import { PermissionFlagsBits as Bits } from 'discord.js';
import { channelTypes, holdsMessages, isPrivate, type Channel, type Id, type Member, type Message } from './model.ts';
import type { DiscordWorld } from './discord-world.ts';

export type PermissionName = keyof typeof Bits;
export { Bits };

export function permissionBits(names: readonly PermissionName[]): bigint {
  return names.reduce((sum, name) => sum | Bits[name], 0n);
}

export const allPermissions: bigint = Object.values(Bits).reduce((sum, bit) => sum | bit, 0n);

/** Permissions of an ordinary member. */
export const memberPermissions = permissionBits([
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'AddReactions',
  'UseExternalEmojis',
  'UseApplicationCommands',
  'ChangeNickname',
]);

/** Permissions in the bot's invitation. */
export const invitedPermissions = permissionBits([
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'AttachFiles',
  'EmbedLinks',
  'ReadMessageHistory',
  'PinMessages',
]);

const inDms = permissionBits([
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'AddReactions',
  'UseExternalEmojis',
  'UseApplicationCommands',
  'MentionEveryone',
  'PinMessages',
]);

export function guildPermissions(world: DiscordWorld, guildId: Id, userId: Id): bigint {
  const guild = world.guilds.get(guildId);
  const member = guild?.members.get(userId);
  if (guild === undefined || member === undefined) return 0n;
  if (guild.ownerId === userId) return allPermissions;
  let sum = guild.roles.get(guild.id)?.permissions ?? 0n;
  for (const roleId of member.roleIds) sum |= guild.roles.get(roleId)?.permissions ?? 0n;
  return (sum & Bits.Administrator) === 0n ? sum : allPermissions;
}

/** Computes permissions in Discord's order: everyone, roles together, member. Threads use their parent's overwrites. */
export function permissionsIn(world: DiscordWorld, userId: Id, channel: Channel): bigint {
  if (isPrivate(channel)) return channel.recipients.includes(userId) ? inDms : 0n;
  const guild = world.guildOf(channel);
  const member = guild?.members.get(userId);
  if (guild === null || member === undefined) return 0n;
  const base = guildPermissions(world, guild.id, userId);
  if (base === allPermissions) return base;
  const place = channel.thread !== null && channel.parentId !== null ? world.channels.get(channel.parentId) : channel;
  const sum = place === undefined ? 0n : applyOverwrites(base, place, guild.id, member);
  return (sum & Bits.ViewChannel) === 0n ? 0n : sum;
}

function applyOverwrites(base: bigint, place: Channel, guildId: Id, member: Member): bigint {
  if (place.overwrites.size === 0) return base;
  let sum = base;
  const everyone = place.overwrites.get(guildId);
  if (everyone !== undefined) sum = (sum & ~everyone.deny) | everyone.allow;
  let allow = 0n;
  let deny = 0n;
  for (const roleId of member.roleIds) {
    const overwrite = place.overwrites.get(roleId);
    allow |= overwrite?.allow ?? 0n;
    deny |= overwrite?.deny ?? 0n;
  }
  sum = (sum & ~deny) | allow;
  const own = place.overwrites.get(member.userId);
  return own === undefined ? sum : (sum & ~own.deny) | own.allow;
}

export function hasPermissions(world: DiscordWorld, userId: Id, channel: Channel, needed: bigint): boolean {
  return (permissionsIn(world, userId, channel) & needed) === needed;
}

export function canView(world: DiscordWorld, userId: Id, channel: Channel): boolean {
  if (isPrivate(channel)) return channel.recipients.includes(userId);
  const sum = permissionsIn(world, userId, channel);
  if ((sum & Bits.ViewChannel) === 0n) return false;
  if (channel.type !== channelTypes.privateThread) return true;
  return channel.thread?.members.has(userId) === true || (sum & Bits.ManageThreads) !== 0n;
}

export function canSend(world: DiscordWorld, userId: Id, channel: Channel): boolean {
  if (!canView(world, userId, channel) || !holdsMessages(channel)) return false;
  const needed = channel.thread === null ? Bits.SendMessages : Bits.SendMessagesInThreads;
  const sum = permissionsIn(world, userId, channel);
  if ((sum & needed) === 0n) return false;
  return channel.thread?.locked !== true || (sum & Bits.ManageThreads) !== 0n;
}

export function canSee(world: DiscordWorld, userId: Id, message: Message): boolean {
  if (message.ephemeralFor !== null && message.ephemeralFor !== userId) return false;
  const channel = world.channels.get(message.channelId);
  return channel !== undefined && canView(world, userId, channel);
}
