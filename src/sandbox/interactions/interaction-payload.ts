import type { SandboxCore } from '../messages.ts';
import { channelTypes, type Channel, type Id } from '../model.ts';
import { permissionsIn } from '../permissions.ts';
import { messageWire } from '../wire-message.ts';
import {
  channelInInteraction,
  channelWire,
  featuresOf,
  guildLocaleOf,
  memberWire,
  ownersOf,
  roleWire,
  userWireOf,
  type Wire,
} from '../wire.ts';
import type { DiscordWorld } from '../discord-world.ts';
import type { Interaction } from './interaction-registry.ts';

/** INTERACTION_CREATE payload. */
export function interactionWire(core: SandboxCore, interaction: Interaction, data: Wire): Wire {
  const { world } = core;
  const channel = world.channels.get(interaction.channelId);
  const user = world.users.get(interaction.userId);
  const guild = interaction.guildId === null ? undefined : world.guilds.get(interaction.guildId);
  const source = interaction.sourceId === null ? undefined : world.message(interaction.sourceId);
  const wire: Wire = {
    id: interaction.id,
    application_id: world.identity.applicationId,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data,
    channel_id: interaction.channelId,
    locale: user?.locale ?? 'en-US',
    app_permissions: (channel === undefined ? 0n : permissionsIn(world, world.identity.botId, channel)).toString(),
    entitlements: [],
    authorizing_integration_owners: ownersOf(world, channel, interaction.guildId, interaction.userId),
    context: channel?.type === channelTypes.groupDm ? 2 : interaction.guildId === null ? 1 : 0,
    attachment_size_limit: 10 * 1024 * 1024,
  };
  if (channel !== undefined) wire['channel'] = channelInInteraction(world, channel, interaction.userId);
  if (source !== undefined) wire['message'] = messageWire(world, core.store, source);
  const member = guild?.members.get(interaction.userId);
  if (guild !== undefined && member !== undefined && channel !== undefined) {
    wire['guild_id'] = guild.id;
    wire['guild_locale'] = guildLocaleOf(guild);
    wire['guild'] = { id: guild.id, locale: guildLocaleOf(guild), features: featuresOf(guild) };
    wire['member'] = {
      ...memberWire(member),
      mute: false,
      deaf: false,
      user: userWireOf(world, member.userId),
      permissions: permissionsIn(world, member.userId, channel).toString(),
    };
  } else {
    wire['user'] = userWireOf(world, interaction.userId);
  }
  return wire;
}

export interface ReferencedIds {
  readonly users: ReadonlySet<Id>;
  readonly roles: ReadonlySet<Id>;
  readonly channels: ReadonlySet<Id>;
  readonly attachments?: Readonly<Record<Id, Wire>>;
}

/** Resolves the ids in an interaction's values. */
export function resolvedWire(world: DiscordWorld, place: Channel, named: ReferencedIds, userId: Id): Wire | undefined {
  const guild = world.guildOf(place);
  const wire: Wire = {};
  const fill = (key: string, ids: ReadonlySet<Id>, make: (id: Id) => Wire | undefined): void => {
    const entries = [...ids].map((id) => [id, make(id)] as const).filter(([, value]) => value !== undefined);
    if (entries.length > 0) wire[key] = Object.fromEntries(entries);
  };
  fill('users', named.users, (id) => (world.users.has(id) ? userWireOf(world, id) : undefined));
  fill('members', named.users, (id) => {
    const member = guild?.members.get(id);
    // The member's permissions in this channel, overwrites included.
    return member && { ...memberWire(member), permissions: permissionsIn(world, id, place).toString() };
  });
  fill('roles', named.roles, (id) => {
    const role = guild?.roles.get(id);
    return role === undefined ? undefined : roleWire(role);
  });
  fill('channels', named.channels, (id) => {
    const channel = world.channels.get(id);
    if (channel === undefined) return undefined;
    return {
      ...channelWire(world, channel),
      permissions: permissionsIn(world, userId, channel).toString(),
      app_permissions: permissionsIn(world, world.identity.botId, channel).toString(),
    };
  });
  if (named.attachments !== undefined && Object.keys(named.attachments).length > 0)
    wire['attachments'] = named.attachments;
  return Object.keys(wire).length === 0 ? undefined : wire;
}
