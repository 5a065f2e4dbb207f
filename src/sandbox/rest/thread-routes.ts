import {
  CreatedThreadResponseSchema,
  CreateTextThreadWithMessageRequestSchema,
  CreateTextThreadWithoutMessageRequestSchema,
  GuildChannelResponseSchema,
  PrivateChannelResponseSchema,
  ThreadMemberResponseSchema,
  ThreadResponseSchema,
  ThreadsResponseSchema,
  UpdateGuildChannelRequestPartialSchema,
  UpdateThreadRequestPartialSchema,
} from 'discord-api-spec/zod';
import { deleteChannel } from '../channels.ts';
import { createMessage } from '../messages.ts';
import { channelTypes, isThread, messageFlags, type Channel, type ThreadState } from '../model.ts';
import { Bits, canView } from '../permissions.ts';
import { invalidForm, fieldError, apiError } from '../api-error.ts';
import { throwFieldErrors } from '../validation/message.ts';
import { checkSchema } from '../validation/schema.ts';
import { stripNulls } from '../validation/strip-nulls.ts';
import { createThread, addThreadMembers, removeThreadMember, setArchived, scheduleAutoArchive } from '../threads.ts';
import { channelWire, threadMemberWire } from '../wire.ts';
import { botHasPermissions, requirePermissions, requireChannel, requireGuild, requireMessage } from './bot-access.ts';
import { noContent, param, type RestAnswer, type RestContext, type RestCall, type Route } from './router.ts';

const activeLimit = 1000;
/** Message age above which a thread started from it is announced; Discord calls it very small. */
const older = 60_000;

interface ThreadBody {
  readonly name?: string;
  readonly auto_archive_duration?: number;
  readonly rate_limit_per_user?: number;
  readonly type?: number;
  readonly invitable?: boolean;
  readonly archived?: boolean;
  readonly locked?: boolean;
  readonly topic?: string;
}

export function threadRoutes(api: RestContext): Route[] {
  const { world } = api;
  const shown = (channel: Channel, status = 200): RestAnswer => ({
    status,
    body: channelWire(world, channel),
    schema: schemaOf(channel),
  });
  const members = '/channels/:channel/thread-members';
  const reachThread = (call: RestCall): Channel & { readonly thread: ThreadState } => {
    const channel = requireChannel(api, param(call, 'channel'));
    if (!isThread(channel)) throw apiError('wrongChannelType');
    return channel;
  };
  const memberId = (call: RestCall): string =>
    param(call, 'user') === '@me' ? world.identity.botId : param(call, 'user');
  return [
    {
      method: 'GET',
      pattern: '/channels/:channel',
      bucket: 'channel',
      handle: (call) => shown(requireChannel(api, param(call, 'channel'))),
    },
    {
      method: 'PATCH',
      pattern: '/channels/:channel',
      bucket: 'channel-edit',
      handle: (call) => shown(editChannel(api, call)),
    },
    {
      method: 'DELETE',
      pattern: '/channels/:channel',
      bucket: 'channel-edit',
      handle: (call) => {
        const channel = requireChannel(api, param(call, 'channel'));
        if (channel.type === channelTypes.dm) return shown(channel);
        requirePermissions(api, channel, channel.thread === null ? Bits.ManageChannels : Bits.ManageThreads);
        const answer = shown(channel);
        deleteChannel(world, channel);
        return answer;
      },
    },
    {
      method: 'POST',
      pattern: '/channels/:channel/threads',
      bucket: 'thread-create',
      handle: (call) => startThread(api, call),
    },
    {
      method: 'POST',
      pattern: '/channels/:channel/messages/:message/threads',
      bucket: 'thread-create',
      handle: (call) => startFromMessage(api, call),
    },
    {
      method: 'GET',
      pattern: members,
      bucket: 'thread-members',
      handle: (call) => {
        const channel = reachThread(call);
        const list = [...channel.thread.members].map(([id, joinedAt]) => threadMemberWire(channel.id, id, joinedAt));
        return { status: 200, body: list, schema: ThreadMemberResponseSchema };
      },
    },
    {
      method: 'PUT',
      pattern: `${members}/:user`,
      bucket: 'thread-members',
      handle: (call) => {
        const channel = reachThread(call);
        const id = memberId(call);
        if (!world.users.has(id)) throw apiError('unknownUser');
        if (channel.thread.archived) throw apiError('threadArchived');
        if (id !== world.identity.botId) requirePermissions(api, channel, Bits.SendMessagesInThreads);
        const parent = channel.parentId === null ? undefined : world.channels.get(channel.parentId);
        if (parent === undefined || !canView(world, id, parent)) throw apiError('missingAccess');
        const fresh = !channel.thread.members.has(id);
        addThreadMembers(world, channel, [id]);
        // A person added by someone else is announced publicly, with a ping.
        if (fresh && id !== world.identity.botId) {
          createMessage(api, { channel, authorId: world.identity.botId, type: 1, body: {}, added: id });
        }
        return noContent;
      },
    },
    {
      method: 'DELETE',
      pattern: `${members}/:user`,
      bucket: 'thread-members',
      handle: (call) => {
        const channel = reachThread(call);
        const id = memberId(call);
        if (channel.thread.archived) throw apiError('threadArchived');
        if (id !== world.identity.botId && channel.thread.ownerId !== world.identity.botId)
          requirePermissions(api, channel, Bits.ManageThreads);
        removeThreadMember(world, channel, id);
        return noContent;
      },
    },
    {
      method: 'GET',
      pattern: '/guilds/:guild/threads/active',
      bucket: 'thread-list',
      handle: (call) => {
        const guild = requireGuild(api, param(call, 'guild'));
        return listThreads(api, (channel) => channel.guildId === guild.id && channel.thread?.archived === false);
      },
    },
    {
      method: 'GET',
      pattern: '/channels/:channel/threads/archived/:kind',
      bucket: 'thread-list',
      handle: (call) => {
        const parent = requireChannel(api, param(call, 'channel'));
        requirePermissions(api, parent, Bits.ReadMessageHistory);
        const type = param(call, 'kind') === 'private' ? channelTypes.privateThread : channelTypes.publicThread;
        return listThreads(
          api,
          (channel) => channel.parentId === parent.id && channel.type === type && channel.thread?.archived === true,
        );
      },
    },
  ];
}

function schemaOf(channel: Channel): typeof ThreadResponseSchema {
  if (channel.thread !== null) return ThreadResponseSchema;
  return channel.type === channelTypes.dm ? PrivateChannelResponseSchema : GuildChannelResponseSchema;
}

function listThreads(api: RestContext, wanted: (channel: Channel) => boolean): RestAnswer {
  const { world } = api;
  const { botId } = world.identity;
  const threads = [...world.channels.values()].filter((channel) => wanted(channel) && canView(world, botId, channel));
  const own = threads.flatMap((channel) => {
    const joinedAt = channel.thread?.members.get(botId);
    return joinedAt === undefined ? [] : [threadMemberWire(channel.id, botId, joinedAt)];
  });
  const body = { threads: threads.map((channel) => channelWire(world, channel)), members: own, has_more: false };
  return { status: 200, body, schema: ThreadsResponseSchema };
}

function checkActiveThreadLimit(api: RestContext, parent: Channel): void {
  if (parent.type !== channelTypes.text && parent.type !== channelTypes.announcement)
    throw apiError('wrongChannelType');
  const active = [...api.world.channels.values()].filter(
    (one) => one.guildId === parent.guildId && one.thread?.archived === false,
  );
  if (active.length >= activeLimit) throw apiError('tooManyThreads');
}

function startThread(api: RestContext, call: RestCall): RestAnswer {
  const { world } = api;
  const parent = requireChannel(api, param(call, 'channel'));
  checkActiveThreadLimit(api, parent);
  throwFieldErrors(checkSchema(CreateTextThreadWithoutMessageRequestSchema, call.body));
  const body = stripNulls(call.body) as ThreadBody;
  // Without a type, Discord creates a private thread.
  const type = body.type === channelTypes.publicThread ? channelTypes.publicThread : channelTypes.privateThread;
  if (body.type === 10) {
    throw invalidForm([
      fieldError(['type'], 'BASE_TYPE_CHOICES', 'Announcement threads need an announcement channel.'),
    ]);
  }
  requirePermissions(
    api,
    parent,
    type === channelTypes.publicThread ? Bits.CreatePublicThreads : Bits.CreatePrivateThreads,
  );
  const thread = createThread(world, {
    id: world.nextId(),
    parent,
    ownerId: world.identity.botId,
    type,
    ...settings(body),
  });
  if (type === channelTypes.publicThread) announceThread(api, parent, thread);
  return { status: 201, body: channelWire(world, thread), schema: CreatedThreadResponseSchema };
}

/** Posts THREAD_CREATED in the channel. */
function announceThread(api: RestContext, parent: Channel, thread: Channel): void {
  createMessage(api, {
    channel: parent,
    authorId: api.world.identity.botId,
    type: 18,
    body: { content: thread.name, allowed_mentions: { parse: [] } },
    reference: { channelId: thread.id, messageId: null, guildId: parent.guildId },
  });
}

function startFromMessage(api: RestContext, call: RestCall): RestAnswer {
  const { world } = api;
  const parent = requireChannel(api, param(call, 'channel'));
  checkActiveThreadLimit(api, parent);
  const message = requireMessage(api, parent, param(call, 'message'));
  if (world.channels.has(message.id)) throw apiError('threadExists');
  throwFieldErrors(checkSchema(CreateTextThreadWithMessageRequestSchema, call.body));
  requirePermissions(api, parent, Bits.CreatePublicThreads);
  const type = parent.type === channelTypes.announcement ? channelTypes.announcementThread : channelTypes.publicThread;
  const thread = createThread(world, {
    id: message.id,
    parent,
    ownerId: world.identity.botId,
    type,
    ...settings(stripNulls(call.body) as ThreadBody),
  });
  message.flags |= messageFlags.hasThread;
  createMessage(api, {
    channel: thread,
    authorId: message.authorId,
    type: 21,
    body: {},
    reference: { channelId: parent.id, messageId: message.id, guildId: parent.guildId },
  });
  world.emit({ type: 'message-update', message });
  if (type === channelTypes.publicThread && world.clock.now() - message.at > older) announceThread(api, parent, thread);
  return { status: 201, body: channelWire(world, thread), schema: CreatedThreadResponseSchema };
}

function settings(body: ThreadBody): { name: string; autoArchive: number; slowmode: number; invitable: boolean } {
  return {
    name: body.name ?? '',
    autoArchive: body.auto_archive_duration ?? 4320,
    slowmode: body.rate_limit_per_user ?? 0,
    invitable: body.invitable ?? true,
  };
}

function editChannel(api: RestContext, call: RestCall): Channel {
  const { world } = api;
  const channel = requireChannel(api, param(call, 'channel'));
  const body = stripNulls(call.body ?? {}) as ThreadBody;
  if (channel.type === channelTypes.dm) throw apiError('wrongChannelType');
  if (!isThread(channel)) {
    throwFieldErrors(checkSchema(UpdateGuildChannelRequestPartialSchema, call.body));
    requirePermissions(api, channel, Bits.ManageChannels);
    if (body.name !== undefined) channel.name = body.name;
    if (body.topic !== undefined) channel.topic = body.topic;
    if (body.rate_limit_per_user !== undefined) channel.slowmode = body.rate_limit_per_user;
    world.emit({ type: 'channel-update', channel });
    return channel;
  }
  throwFieldErrors(checkSchema(UpdateThreadRequestPartialSchema, call.body));
  const { thread } = channel;
  const manages = botHasPermissions(api, channel, Bits.ManageThreads);
  // An archived thread must be unarchived before any other change.
  if (thread.archived && body.archived !== false) throw apiError('threadArchived');
  const onlyWakes = body.archived === false && Object.keys(body).length === 1 && !thread.locked;
  const owns =
    thread.ownerId === world.identity.botId && body.locked === undefined && body.rate_limit_per_user === undefined;
  if (!manages && !owns && !onlyWakes) throw apiError('missingPermissions');
  if (thread.locked && !manages) throw apiError('missingPermissions');
  if (body.name !== undefined) channel.name = body.name;
  if (body.locked !== undefined) thread.locked = body.locked;
  if (body.rate_limit_per_user !== undefined) channel.slowmode = body.rate_limit_per_user;
  if (body.invitable !== undefined) thread.invitable = body.invitable;
  if (body.auto_archive_duration !== undefined) thread.autoArchive = body.auto_archive_duration;
  if (body.archived !== undefined && body.archived !== thread.archived) setArchived(world, channel, body.archived);
  else {
    if (body.auto_archive_duration !== undefined) scheduleAutoArchive(world, channel);
    world.emit({ type: 'channel-update', channel });
  }
  return channel;
}
