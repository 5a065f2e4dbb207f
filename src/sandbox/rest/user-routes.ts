import {
  CreatePrivateChannelRequestSchema,
  GuildChannelResponseSchema,
  GuildMemberResponseSchema,
  GuildRoleResponseSchema,
  GuildWithCountsResponseSchema,
  MyGuildResponseSchema,
  PrivateChannelResponseSchema,
  UserPIIResponseSchema,
  UserResponseSchema,
} from 'discord-api-spec/zod';
import { openDm } from '../channels.ts';
import type { Guild } from '../model.ts';
import { guildPermissions } from '../permissions.ts';
import { invalidForm, fieldError, apiError } from '../api-error.ts';
import { throwFieldErrors } from '../validation/message.ts';
import { checkSchema } from '../validation/schema.ts';
import { stripNulls } from '../validation/strip-nulls.ts';
import { compareIds } from '../snowflake.ts';
import { channelWire, featuresOf, fullMemberWire, guildWire, roleWire, selfWire, userWire } from '../wire.ts';
import { requireGuild } from './bot-access.ts';
import { noContent, param, type RestContext, type RestCall, type Route } from './router.ts';

/** Routes for users, DMs, guilds and members. */
export function userRoutes(api: RestContext): Route[] {
  const { world } = api;
  const { botId } = world.identity;
  const bot = (): NonNullable<ReturnType<typeof world.users.get>> => {
    const user = world.users.get(botId);
    if (user === undefined) throw apiError('unknownUser');
    return user;
  };
  return [
    {
      method: 'GET',
      pattern: '/users/@me',
      bucket: 'users',
      handle: () => ({ status: 200, body: selfWire(bot()), schema: UserPIIResponseSchema }),
    },
    {
      method: 'POST',
      pattern: '/users/@me/channels',
      bucket: 'dm-open',
      handle: (call) => {
        throwFieldErrors(checkSchema(CreatePrivateChannelRequestSchema, call.body));
        const { recipient_id: id } = stripNulls(call.body) as { readonly recipient_id?: string };
        if (id === undefined)
          throw invalidForm([fieldError(['recipient_id'], 'BASE_TYPE_REQUIRED', 'This field is required.')]);
        const other = world.users.get(id);
        if (other === undefined) throw apiError('unknownUser');
        if (other.bot) throw apiError('cannotSend');
        return {
          status: 200,
          body: channelWire(world, openDm(world, botId, other.id)),
          schema: PrivateChannelResponseSchema,
        };
      },
    },
    {
      method: 'GET',
      pattern: '/users/@me/guilds',
      bucket: 'users',
      handle: (call) => ({
        status: 200,
        body: ownGuilds(api, call).map((guild) => ({
          id: guild.id,
          name: guild.name,
          icon: null,
          banner: null,
          owner: guild.ownerId === botId,
          permissions: guildPermissions(world, guild.id, botId).toString(),
          features: featuresOf(guild),
        })),
        schema: MyGuildResponseSchema,
      }),
    },
    {
      method: 'DELETE',
      pattern: '/users/@me/guilds/:guild',
      bucket: 'users',
      handle: (call) => {
        const guild = requireGuild(api, param(call, 'guild'));
        const member = guild.members.get(botId);
        guild.members.delete(botId);
        if (member !== undefined) world.emit({ type: 'member-remove', guild, member });
        return noContent;
      },
    },
    {
      method: 'GET',
      pattern: '/users/:user',
      bucket: 'users',
      handle: (call) => {
        const user = world.users.get(param(call, 'user'));
        if (user === undefined) throw apiError('unknownUser');
        return { status: 200, body: userWire(user), schema: UserResponseSchema };
      },
    },
    {
      method: 'GET',
      pattern: '/guilds/:guild',
      bucket: 'guilds',
      handle: (call) => {
        const guild = requireGuild(api, param(call, 'guild'));
        const counts =
          call.query.get('with_counts') === 'true'
            ? { approximate_member_count: guild.members.size, approximate_presence_count: 1 }
            : {};
        return { status: 200, body: { ...guildWire(world, guild), ...counts }, schema: GuildWithCountsResponseSchema };
      },
    },
    {
      method: 'GET',
      pattern: '/guilds/:guild/channels',
      bucket: 'guilds',
      handle: (call) => {
        const guild = requireGuild(api, param(call, 'guild'));
        const channels = [...world.channels.values()].filter(
          (channel) => channel.guildId === guild.id && channel.thread === null,
        );
        return {
          status: 200,
          body: channels.map((channel) => channelWire(world, channel)),
          schema: GuildChannelResponseSchema,
        };
      },
    },
    {
      method: 'GET',
      pattern: '/guilds/:guild/roles',
      bucket: 'guilds',
      handle: (call) => ({
        status: 200,
        body: [...requireGuild(api, param(call, 'guild')).roles.values()].map(roleWire),
        schema: GuildRoleResponseSchema,
      }),
    },
    {
      method: 'GET',
      pattern: '/guilds/:guild/members/:user',
      bucket: 'members',
      handle: (call) => {
        const member = requireGuild(api, param(call, 'guild')).members.get(param(call, 'user'));
        if (member === undefined)
          throw apiError(world.users.has(param(call, 'user')) ? 'unknownMember' : 'unknownUser');
        return { status: 200, body: fullMemberWire(world, member), schema: GuildMemberResponseSchema };
      },
    },
  ];
}

/** Up to 200 guilds by id, after the id `after`. */
function ownGuilds({ world }: RestContext, call: RestCall): readonly Guild[] {
  const limit = Number(call.query.get('limit') ?? 200);
  if (!Number.isInteger(limit) || limit < 1 || limit > 200) {
    throw invalidForm([fieldError(['limit'], 'NUMBER_TYPE_MAX', 'int value should be between 1 and 200.')]);
  }
  const after = call.query.get('after') ?? '0';
  return [...world.guilds.values()]
    .filter((guild) => guild.members.has(world.identity.botId) && compareIds(guild.id, after) > 0)
    .toSorted((a, b) => compareIds(a.id, b.id))
    .slice(0, limit);
}
