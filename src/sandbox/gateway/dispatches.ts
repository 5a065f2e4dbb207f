import { GatewayIntentBits as Intents } from 'discord.js';
import type { SandboxCore } from '../messages.ts';
import { channelTypes, type Channel, type Guild, type Message } from '../model.ts';
import { canView } from '../permissions.ts';
import { messageWire } from '../wire-message.ts';
import {
  channelWire,
  fullMemberWire,
  guildWire,
  memberWire,
  threadMemberWire,
  userWireOf,
  type Wire,
} from '../wire.ts';
import { toIso, type WorldEvent } from '../discord-world.ts';

/** One gateway event for the shard of its guild (DMs: shard 0) and sessions with one of the intents. */
export interface Dispatch {
  readonly name: string;
  readonly guildId: string | null;
  readonly intents: number;
  readonly data: (sessionIntents: number) => Wire;
}

export const privileged = Intents.GuildMembers | Intents.GuildPresences | Intents.MessageContent;
export const knownIntents: number = Object.values(Intents).reduce<number>(
  (sum, bit) => (typeof bit === 'number' ? sum | bit : sum),
  0,
);

export function dispatchesFor(core: SandboxCore, event: WorldEvent): Dispatch[] {
  const { world } = core;
  const { botId } = world.identity;
  switch (event.type) {
    case 'message-create':
    case 'message-update':
    case 'message-delete':
      return messageDispatches(core, event.type, event.message);
    case 'channel-create':
    case 'channel-update':
    case 'channel-delete':
      return channelDispatches(core, event.type, event.channel);
    case 'thread-members':
      return threadMemberDispatches(core, event.channel, event.added, event.removed);
    case 'guild-create':
      return event.guild.members.has(botId) ? [guildDispatch(core, event.guild)] : [];
    case 'guild-update':
      return event.guild.members.has(botId)
        ? [createDispatch('GUILD_UPDATE', event.guild.id, Intents.Guilds, () => guildWire(world, event.guild))]
        : [];
    case 'member-add':
    case 'member-remove':
    case 'member-update':
      return memberDispatches(core, event);
    case 'pins': {
      const last = event.channel.pins.at(-1);
      const data = {
        channel_id: event.channel.id,
        last_pin_timestamp: last === undefined ? null : toIso(last.at),
        ...guildIdOf(event.channel),
      };
      return isVisibleToBot(core, event.channel)
        ? [createDispatch('CHANNEL_PINS_UPDATE', event.channel.guildId, Intents.Guilds, () => data)]
        : [];
    }
    case 'typing':
    case 'person':
    case 'read':
    case 'commands':
    case 'bot':
    case 'clock':
      return [];
    default:
      return event satisfies never;
  }
}

function createDispatch(
  name: string,
  guildId: string | null,
  intents: number,
  data: (sessionIntents: number) => Wire,
): Dispatch {
  return { name, guildId, intents, data };
}

const guildIdOf = (channel: Channel): Wire => (channel.guildId === null ? {} : { guild_id: channel.guildId });
const isVisibleToBot = (core: SandboxCore, channel: Channel): boolean =>
  canView(core.world, core.world.identity.botId, channel);

/** GUILD_CREATE with everything the bot may know. Other members need the privileged intent. */
export function guildDispatch(core: SandboxCore, guild: Guild): Dispatch {
  const { world } = core;
  return createDispatch('GUILD_CREATE', guild.id, Intents.Guilds, (sessionIntents) => {
    const channels = [...world.channels.values()].filter((channel) => channel.guildId === guild.id);
    const own = guild.members.get(world.identity.botId);
    const seesMembers = (sessionIntents & Intents.GuildMembers) !== 0;
    const members = seesMembers ? [...guild.members.values()] : own === undefined ? [] : [own];
    return {
      ...guildWire(world, guild),
      joined_at: toIso(own?.joinedAt ?? world.clock.now()),
      large: false,
      unavailable: false,
      member_count: guild.members.size,
      voice_states: [],
      presences: [],
      stage_instances: [],
      guild_scheduled_events: [],
      soundboard_sounds: [],
      members: members.map((member) => fullMemberWire(world, member)),
      channels: channels.filter((channel) => channel.thread === null).map((channel) => channelWire(world, channel)),
      threads: channels
        .filter((channel) => channel.thread !== null && !channel.thread.archived && isVisibleToBot(core, channel))
        .map((channel) => channelWire(world, channel)),
    };
  });
}

function messageDispatches(
  core: SandboxCore,
  type: 'message-create' | 'message-update' | 'message-delete',
  message: Message,
): Dispatch[] {
  const { world } = core;
  const channel = world.channels.get(message.channelId);
  if (channel === undefined || message.ephemeralFor !== null || !isVisibleToBot(core, channel)) return [];
  const intent = channel.guildId === null ? Intents.DirectMessages : Intents.GuildMessages;
  if (type === 'message-delete') {
    return [
      createDispatch('MESSAGE_DELETE', channel.guildId, intent, () => ({
        id: message.id,
        channel_id: channel.id,
        ...guildIdOf(channel),
      })),
    ];
  }
  const name = type === 'message-create' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE';
  return [
    createDispatch(name, channel.guildId, intent, (sessionIntents) => {
      const wire: Wire = {
        ...messageWire(world, core.store, message),
        ...guildIdOf(channel),
        channel_type: channel.type,
      };
      const member = world.guildOf(channel)?.members.get(message.authorId);
      if (member !== undefined) wire['member'] = { ...memberWire(member), mute: false, deaf: false };
      // Without the privileged intent, the content is hidden unless the message concerns the bot.
      const open =
        (sessionIntents & Intents.MessageContent) !== 0 ||
        channel.guildId === null ||
        message.authorId === world.identity.botId ||
        message.mentions.includes(world.identity.botId);
      return open ? wire : { ...wire, content: '', embeds: [], attachments: [], components: [] };
    }),
  ];
}

function channelDispatches(
  core: SandboxCore,
  type: 'channel-create' | 'channel-update' | 'channel-delete',
  channel: Channel,
): Dispatch[] {
  if (channel.type === channelTypes.dm) return [];
  const thread = channel.thread !== null;
  const verb = type === 'channel-create' ? 'CREATE' : type === 'channel-update' ? 'UPDATE' : 'DELETE';
  const name = `${thread ? 'THREAD' : 'CHANNEL'}_${verb}`;
  if (type === 'channel-delete') {
    const bare = { id: channel.id, guild_id: channel.guildId, parent_id: channel.parentId, type: channel.type };
    return [
      createDispatch(name, channel.guildId, Intents.Guilds, () => (thread ? bare : channelWire(core.world, channel))),
    ];
  }
  if (thread && !isVisibleToBot(core, channel)) return [];
  const fresh = thread && type === 'channel-create' ? { newly_created: true } : {};
  return [
    createDispatch(name, channel.guildId, Intents.Guilds, () => ({ ...channelWire(core.world, channel), ...fresh })),
  ];
}

function threadMemberDispatches(
  core: SandboxCore,
  channel: Channel,
  added: readonly string[],
  removed: readonly string[],
): Dispatch[] {
  const { world } = core;
  const { botId } = world.identity;
  const concernsBot = added.includes(botId) || removed.includes(botId);
  const found: Dispatch[] = [];
  if (added.includes(botId)) {
    found.push(createDispatch('THREAD_CREATE', channel.guildId, Intents.Guilds, () => channelWire(world, channel)));
  }
  const data = (): Wire => ({
    id: channel.id,
    guild_id: channel.guildId,
    member_count: channel.thread?.members.size ?? 0,
    added_members: added.map((id) =>
      threadMemberWire(channel.id, id, channel.thread?.members.get(id) ?? world.clock.now()),
    ),
    removed_member_ids: removed,
  });
  found.push(
    createDispatch('THREAD_MEMBERS_UPDATE', channel.guildId, concernsBot ? Intents.Guilds : Intents.GuildMembers, data),
  );
  return found;
}

type MemberEvent = Extract<WorldEvent, { type: 'member-add' | 'member-remove' | 'member-update' }>;

function memberDispatches(core: SandboxCore, event: MemberEvent): Dispatch[] {
  const { guild, member } = event;
  const isBot = member.userId === core.world.identity.botId;
  if (isBot && event.type === 'member-add') return [guildDispatch(core, guild)];
  if (isBot && event.type === 'member-remove')
    return [createDispatch('GUILD_DELETE', guild.id, Intents.Guilds, () => ({ id: guild.id }))];
  if (!isBot && !guild.members.has(core.world.identity.botId)) return [];
  const intent = isBot ? Intents.Guilds : Intents.GuildMembers;
  const whole = (): Wire => ({ ...fullMemberWire(core.world, member), guild_id: guild.id });
  switch (event.type) {
    case 'member-add':
      return [createDispatch('GUILD_MEMBER_ADD', guild.id, intent, whole)];
    case 'member-update':
      return [createDispatch('GUILD_MEMBER_UPDATE', guild.id, intent, whole)];
    case 'member-remove':
      return [
        createDispatch('GUILD_MEMBER_REMOVE', guild.id, intent, () => ({
          guild_id: guild.id,
          user: userWireOf(core.world, member.userId),
        })),
      ];
  }
}
