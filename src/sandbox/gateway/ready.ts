import type { SandboxCore } from '../messages.ts';
import type { Guild } from '../model.ts';
import { fullMemberWire, selfWire, type Wire } from '../wire.ts';
import type { Session } from './session.ts';

/** Guilds of the bot on this connection's shard. */
export function guildsOnShard(core: SandboxCore, session: Session): Guild[] {
  const { world } = core;
  return [...world.guilds.values()].filter(
    (guild) => guild.members.has(world.identity.botId) && session.isForShard(guild.id),
  );
}

export function readyPayload(core: SandboxCore, session: Session, guilds: readonly Guild[], url: string): Wire {
  const { world } = core;
  const bot = world.users.get(world.identity.botId);
  return {
    v: 10,
    user: bot === undefined ? null : selfWire(bot),
    guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
    session_id: session.id,
    resume_gateway_url: url,
    shard: session.shard,
    application: { id: world.identity.applicationId, flags: 0 },
    session_type: 'normal',
    private_channels: [],
    presences: [],
    relationships: [],
    _trace: [],
  };
}

/** Answers a request for members in one chunk, as guilds here are small. */
export function sendMemberChunk(core: SandboxCore, session: Session, data: unknown): void {
  const {
    guild_id: guildId,
    user_ids: ids,
    nonce,
  } = (data ?? {}) as { guild_id?: unknown; user_ids?: unknown; nonce?: unknown };
  const guild = typeof guildId === 'string' ? core.world.guilds.get(guildId) : undefined;
  if (guild === undefined) return;
  const wanted = Array.isArray(ids) ? new Set(ids.map(String)) : typeof ids === 'string' ? new Set([ids]) : null;
  const members = [...guild.members.values()].filter((member) => wanted === null || wanted.has(member.userId));
  const chunk = {
    guild_id: guild.id,
    members: members.map((member) => fullMemberWire(core.world, member)),
    chunk_index: 0,
    chunk_count: 1,
    not_found: [...(wanted ?? [])].filter((id) => !guild.members.has(id)),
    ...(nonce === undefined ? {} : { nonce }),
  };
  session.dispatch('GUILD_MEMBERS_CHUNK', JSON.stringify(chunk));
}
