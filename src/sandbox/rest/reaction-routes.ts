import { UserResponseSchema } from 'discord-api-spec/zod';
import type { Channel, Message } from '../model.ts';
import { Bits } from '../permissions.ts';
import { apiError } from '../api-error.ts';
import { userWireOf } from '../wire.ts';
import { checkCanModify, requirePermissions, requireChannel, requireMessage } from './bot-access.ts';
import { noContent, param, type RestAnswer, type RestContext, type RestCall, type Route } from './router.ts';

/** Routes for reactions. */
export function reactionRoutes(api: RestContext): Route[] {
  const { botId } = api.world.identity;
  const target = (call: RestCall): [Channel, Message, string] => {
    const channel = requireChannel(api, param(call, 'channel'));
    requirePermissions(api, channel, Bits.ReadMessageHistory);
    return [channel, requireMessage(api, channel, param(call, 'message')), emojiOf(api, param(call, 'emoji'))];
  };
  const add = (call: RestCall): RestAnswer => {
    const [channel, message, emoji] = target(call);
    if (message.reactions?.[emoji] === undefined) requirePermissions(api, channel, Bits.AddReactions);
    checkCanModify(api, channel);
    const before = message.reactions?.[emoji] ?? [];
    message.reactions = { ...message.reactions, [emoji]: [...new Set([...before, botId])] };
    return noContent;
  };
  const remove = (call: RestCall): RestAnswer => {
    const [channel, message, emoji] = target(call);
    checkCanModify(api, channel);
    const { [emoji]: before = [], ...others } = message.reactions ?? {};
    const left = before.filter((id) => id !== botId);
    message.reactions = left.length === 0 ? others : { ...others, [emoji]: left };
    return noContent;
  };
  const list = (call: RestCall): RestAnswer => {
    const [, message, emoji] = target(call);
    return {
      status: 200,
      body: (message.reactions?.[emoji] ?? []).map((id) => userWireOf(api.world, id)),
      schema: UserResponseSchema,
    };
  };
  const pattern = '/channels/:channel/messages/:message/reactions/:emoji';
  return [
    { method: 'PUT', pattern: `${pattern}/@me`, bucket: 'reactions', handle: add },
    { method: 'DELETE', pattern: `${pattern}/@me`, bucket: 'reactions', handle: remove },
    { method: 'GET', pattern, bucket: 'reactions', handle: list },
  ];
}

/** A Unicode emoji, or `name:id` of an application emoji. */
function emojiOf(api: RestContext, text: string): string {
  const known =
    /^\p{Extended_Pictographic}(?:\p{Emoji}|\u200D|\uFE0F)*$/u.test(text) ||
    api.world.emojis.has(/^\w+:(\d+)$/.exec(text)?.[1] ?? '');
  if (!known) throw apiError('invalidReaction');
  return text;
}
