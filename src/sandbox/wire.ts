import {
  channelTypes,
  type ApplicationEmoji,
  type Channel,
  type RegisteredCommand,
  type Guild,
  type Id,
  type Member,
  type Role,
  type User,
} from './model.ts';
import { permissionsIn } from './permissions.ts';
import { toIso, type DiscordWorld } from './discord-world.ts';

/**
 * A payload as the bot receives it. Fields that Discord omits are omitted, never null: discord.js distinguishes them.
 */
export type Wire = Record<string, unknown>;

export function userWire(user: User): Wire {
  return {
    id: user.id,
    username: user.username,
    avatar: null,
    discriminator: user.bot ? '0001' : '0',
    public_flags: 0,
    flags: 0,
    ...(user.bot ? { bot: true } : {}),
    banner: null,
    accent_color: null,
    global_name: user.globalName,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
  };
}

export function selfWire(user: User): Wire {
  return { ...userWire(user), mfa_enabled: true, locale: user.locale, verified: true, email: null };
}

/** Returns a user, even one who was removed but is still named in old messages. */
export function userWireOf(world: DiscordWorld, id: Id): Wire {
  const user = world.users.get(id);
  return userWire(
    user ?? { id, username: 'deleted_user', globalName: null, bot: false, locale: 'en-US', dmsOpen: false },
  );
}

export function memberWire(member: Member): Wire {
  return {
    avatar: null,
    banner: null,
    communication_disabled_until: null,
    flags: 0,
    joined_at: toIso(member.joinedAt),
    nick: member.nick,
    pending: false,
    premium_since: null,
    roles: member.roleIds,
  };
}

export function fullMemberWire(world: DiscordWorld, member: Member): Wire {
  return { ...memberWire(member), user: userWireOf(world, member.userId), mute: false, deaf: false };
}

export function roleWire(role: Role): Wire {
  return {
    id: role.id,
    name: role.name,
    permissions: role.permissions.toString(),
    position: role.position,
    color: role.color,
    colors: { primary_color: role.color, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: role.botId !== undefined,
    mentionable: role.mentionable,
    icon: null,
    unicode_emoji: null,
    ...(role.botId === undefined ? {} : { tags: { bot_id: role.botId } }),
    flags: 0,
  };
}

export function channelWire(world: DiscordWorld, channel: Channel): Wire {
  const common: Wire = { id: channel.id, type: channel.type, last_message_id: channel.lastMessageId, flags: 0 };
  const lastPin = channel.pins.at(-1);
  if (lastPin !== undefined) common['last_pin_timestamp'] = toIso(lastPin.at);
  if (channel.type === channelTypes.dm) {
    const others = channel.recipients.filter((id) => id !== world.identity.botId);
    return { ...common, recipients: others.map((id) => userWireOf(world, id)) };
  }
  if (channel.type === channelTypes.groupDm) {
    const recipients = channel.recipients.map((id) => userWireOf(world, id));
    return { ...common, name: channel.name, icon: null, owner_id: channel.recipients[0], recipients };
  }
  const placed = { ...common, guild_id: channel.guildId, name: channel.name, rate_limit_per_user: channel.slowmode };
  if (channel.thread !== null) return { ...placed, ...threadFields(world, channel, channel.thread) };
  return {
    ...placed,
    parent_id: null,
    topic: channel.topic,
    position: channel.position,
    nsfw: false,
    permission_overwrites: [...channel.overwrites.values()].map((one) => ({
      id: one.id,
      type: one.type,
      allow: one.allow.toString(),
      deny: one.deny.toString(),
    })),
  };
}

function threadFields(world: DiscordWorld, channel: Channel, thread: NonNullable<Channel['thread']>): Wire {
  const joined = thread.members.get(world.identity.botId);
  return {
    parent_id: channel.parentId,
    owner_id: thread.ownerId,
    thread_metadata: {
      archived: thread.archived,
      archive_timestamp: toIso(thread.archiveChangedAt),
      auto_archive_duration: thread.autoArchive,
      locked: thread.locked,
      create_timestamp: toIso(thread.createdAt),
      ...(channel.type === channelTypes.privateThread ? { invitable: thread.invitable } : {}),
    },
    message_count: thread.messageCount,
    member_count: Math.min(thread.members.size, 50),
    total_message_sent: thread.totalSent,
    ...(joined === undefined ? {} : { member: threadMemberWire(channel.id, world.identity.botId, joined) }),
  };
}

export function threadMemberWire(threadId: Id, userId: Id, joinedAt: number): Wire {
  return { id: threadId, user_id: userId, join_timestamp: toIso(joinedAt), flags: 1 };
}

export const guildLocaleOf = (guild: Guild): string => (guild.community ? guild.locale : 'en-US');
export const featuresOf = (guild: Guild): readonly string[] => (guild.community ? ['COMMUNITY'] : []);

export function guildWire(world: DiscordWorld, guild: Guild): Wire {
  const system = [...world.channels.values()].find(
    (channel) => channel.guildId === guild.id && channel.thread === null,
  );
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    description: null,
    home_header: null,
    splash: null,
    discovery_splash: null,
    features: featuresOf(guild),
    banner: null,
    owner_id: guild.ownerId,
    application_id: null,
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: system?.id ?? null,
    system_channel_flags: 0,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    roles: [...guild.roles.values()].map(roleWire),
    default_message_notifications: 1,
    mfa_level: 0,
    explicit_content_filter: 0,
    max_presences: null,
    max_members: 500_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: guildLocaleOf(guild),
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    premium_progress_bar_enabled: false,
    nsfw: false,
    nsfw_level: 0,
    emojis: [],
    stickers: [],
    incidents_data: null,
  };
}

export function commandWire(world: DiscordWorld, command: RegisteredCommand): Wire {
  return {
    id: command.id,
    application_id: world.identity.applicationId,
    version: command.version,
    default_member_permissions: command.default_member_permissions,
    type: command.type,
    name: command.name,
    name_localizations: command.name_localizations,
    description: command.description,
    description_localizations: command.description_localizations,
    ...(command.guildId === null
      ? { contexts: command.contexts, dm_permission: command.contexts === null || command.contexts.includes(1) }
      : { guild_id: command.guildId, contexts: null }),
    integration_types: command.integration_types,
    ...(command.options.length > 0 ? { options: command.options.map(dropNulls) } : {}),
    nsfw: command.nsfw,
  };
}

/** Removes null fields, as Discord returns options without them. */
function dropNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== undefined)
      .map(([key, inner]) => [key, dropNulls(inner)]),
  );
}

export function emojiWire(world: DiscordWorld, emoji: ApplicationEmoji): Wire {
  return {
    id: emoji.id,
    name: emoji.name,
    user: userWireOf(world, world.identity.botId),
    roles: [],
    require_colons: true,
    managed: false,
    animated: emoji.animated,
    available: true,
  };
}

/** Installation that authorizes an interaction: the server's, or the person's if the bot is no member. */
export function ownersOf(world: DiscordWorld, channel: Channel | undefined, guildId: Id | null, userId: Id): Wire {
  const withBot =
    guildId === null
      ? channel?.type !== channelTypes.groupDm
      : world.guilds.get(guildId)?.members.has(world.identity.botId);
  return withBot ? { '0': guildId ?? '0' } : { '1': userId };
}

export function channelInInteraction(world: DiscordWorld, channel: Channel, userId: Id): Wire {
  const wire = channelWire(world, channel);
  wire['permissions'] = permissionsIn(world, userId, channel).toString();
  return wire;
}
