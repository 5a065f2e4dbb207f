import {
  EmojiResponseSchema,
  GatewayBotResponseSchema,
  GatewayResponseSchema,
  InteractionCallbackResponseSchema,
  ListApplicationEmojisResponseSchema,
  MessageResponseSchema,
  PrivateApplicationResponseSchema,
} from 'discord-api-spec/zod';
import { answerInteraction } from '../interactions/callback.ts';
import {
  deleteOwnMessage,
  editOwnMessage,
  followUp,
  requireInteraction,
  requireOwnMessage,
} from '../interactions/interaction-webhook.ts';
import type { ApplicationEmoji, Message } from '../model.ts';
import { invalidForm, fieldError, apiError } from '../api-error.ts';
import { detectFileType } from '../file-type.ts';
import { messageWire } from '../wire-message.ts';
import { emojiWire, userWireOf } from '../wire.ts';
import { noContent, param, type RestAnswer, type RestContext, type RestCall, type Route } from './router.ts';

/** Routes of the application: gateway address, interactions and their webhooks, emojis. */
export function applicationRoutes(api: RestContext): Route[] {
  return [...gatewayRoutes(api), ...interactionRoutes(api), ...emojiRoutes(api)];
}

function gatewayRoutes(api: RestContext): Route[] {
  const about = (): RestAnswer => ({
    status: 200,
    body: applicationWire(api),
    schema: PrivateApplicationResponseSchema,
  });
  return [
    {
      method: 'GET',
      pattern: '/gateway',
      open: true,
      bucket: 'gateway',
      handle: () => ({ status: 200, body: { url: api.gateway.url }, schema: GatewayResponseSchema }),
    },
    {
      method: 'GET',
      pattern: '/gateway/bot',
      bucket: 'gateway',
      handle: () => ({
        status: 200,
        body: {
          url: api.gateway.url,
          shards: api.shards,
          session_start_limit: {
            total: 1000,
            remaining: Math.max(0, 1000 - api.gateway.identifies),
            reset_after: 86_400_000,
            max_concurrency: api.concurrency,
          },
        },
        schema: GatewayBotResponseSchema,
      }),
    },
    { method: 'GET', pattern: '/applications/@me', bucket: 'application', handle: about },
    { method: 'GET', pattern: '/oauth2/applications/@me', bucket: 'application', handle: about },
  ];
}

function applicationWire(api: RestContext): Record<string, unknown> {
  const { world } = api;
  const owner = [...world.users.values()].find((user) => !user.bot);
  return {
    id: world.identity.applicationId,
    name: world.identity.name,
    icon: null,
    description: '',
    type: null,
    flags: 0,
    flags_new: '0',
    bot: userWireOf(world, world.identity.botId),
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: api.endpoint.verifyKey,
    redirect_uris: [],
    interactions_endpoint_url: api.endpoint.url,
    role_connections_verification_url: null,
    owner: userWireOf(world, owner?.id ?? world.identity.botId),
    approximate_guild_count: world.guilds.size,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
    integration_types_config: Object.fromEntries(api.installs.map((type) => [type, {}])),
  };
}

function interactionRoutes(api: RestContext): Route[] {
  const shown = (message: Message): RestAnswer => ({
    status: 200,
    body: messageWire(api.world, api.store, message),
    schema: MessageResponseSchema,
  });
  const opened = (call: RestCall): ReturnType<typeof requireInteraction> =>
    requireInteraction(api, api.interactions, param(call, 'application'), param(call, 'token'));
  const webhook = '/webhooks/:application/:token';
  return [
    {
      method: 'POST',
      pattern: '/interactions/:interaction/:token/callback',
      open: true,
      bucket: null,
      handle: (call) => {
        const interaction = api.interactions.find(param(call, 'interaction'));
        if (interaction === undefined || interaction.token !== param(call, 'token'))
          throw apiError('unknownInteraction');
        const body = answerInteraction(api, api.interactions, interaction, call.body, call.uploads);
        return call.query.get('with_response') === 'true'
          ? { status: 200, body, schema: InteractionCallbackResponseSchema }
          : noContent;
      },
    },
    {
      method: 'POST',
      pattern: webhook,
      open: true,
      bucket: 'webhook',
      handle: (call) => {
        const message = followUp(api, opened(call), call.body, call.uploads);
        return call.query.get('wait') === 'false' ? noContent : shown(message);
      },
    },
    {
      method: 'GET',
      pattern: `${webhook}/messages/:message`,
      open: true,
      bucket: 'webhook',
      handle: (call) => shown(requireOwnMessage(api, opened(call), param(call, 'message'))),
    },
    {
      method: 'PATCH',
      pattern: `${webhook}/messages/:message`,
      open: true,
      bucket: 'webhook',
      handle: (call) => {
        const interaction = opened(call);
        return shown(
          editOwnMessage(
            api,
            interaction,
            requireOwnMessage(api, interaction, param(call, 'message')),
            call.body,
            call.uploads,
          ),
        );
      },
    },
    {
      method: 'DELETE',
      pattern: `${webhook}/messages/:message`,
      open: true,
      bucket: 'webhook',
      handle: (call) => {
        const interaction = opened(call);
        deleteOwnMessage(api, interaction, requireOwnMessage(api, interaction, param(call, 'message')));
        return noContent;
      },
    },
  ];
}

const emojiLimit = 2000;
const emojiBytes = 256 * 1024;

function emojiRoutes(api: RestContext): Route[] {
  const pattern = '/applications/:application/emojis';
  const shown = (emoji: ApplicationEmoji, status = 200): RestAnswer => ({
    status,
    body: emojiWire(api.world, emoji),
    schema: EmojiResponseSchema,
  });
  const own = (call: RestCall): void => {
    if (param(call, 'application') !== api.world.identity.applicationId) throw apiError('unknownApplication');
  };
  const find = (call: RestCall): ApplicationEmoji => {
    own(call);
    const emoji = api.world.emojis.get(param(call, 'emoji'));
    if (emoji === undefined) throw apiError('unknownEmoji');
    return emoji;
  };
  return [
    {
      method: 'GET',
      pattern,
      bucket: 'emojis',
      handle: (call) => {
        own(call);
        const items = [...api.world.emojis.values()].map((emoji) => emojiWire(api.world, emoji));
        return { status: 200, body: { items }, schema: ListApplicationEmojisResponseSchema };
      },
    },
    {
      method: 'POST',
      pattern,
      bucket: 'emojis',
      handle: (call) => {
        own(call);
        return shown(addEmoji(api, call.body), 201);
      },
    },
    { method: 'GET', pattern: `${pattern}/:emoji`, bucket: 'emojis', handle: (call) => shown(find(call)) },
    {
      method: 'PATCH',
      pattern: `${pattern}/:emoji`,
      bucket: 'emojis',
      handle: (call) => {
        const emoji = find(call);
        emoji.name = checkedName(api, call.body, emoji);
        return shown(emoji);
      },
    },
    {
      method: 'DELETE',
      pattern: `${pattern}/:emoji`,
      bucket: 'emojis',
      handle: (call) => {
        api.world.emojis.delete(find(call).id);
        return noContent;
      },
    },
  ];
}

function checkedName(api: RestContext, body: unknown, except: ApplicationEmoji | null): string {
  const { name } = (body ?? {}) as { readonly name?: unknown };
  if (typeof name !== 'string' || !/^\w{2,32}$/.test(name)) {
    throw invalidForm([fieldError(['name'], 'STRING_TYPE_REGEX', 'Two to 32 letters, digits or underscores.')]);
  }
  if ([...api.world.emojis.values()].some((one) => one !== except && one.name === name)) {
    throw invalidForm([fieldError(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'This name is already taken.')]);
  }
  return name;
}

function addEmoji(api: RestContext, body: unknown): ApplicationEmoji {
  const name = checkedName(api, body, null);
  if (api.world.emojis.size >= emojiLimit)
    throw invalidForm([fieldError([], 'MAX_EMOJIS', `At most ${emojiLimit} emojis.`)]);
  const { image } = (body ?? {}) as { readonly image?: unknown };
  const encoded =
    typeof image === 'string'
      ? /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,([A-Za-z0-9+/=]+)$/.exec(image)?.[1]
      : undefined;
  if (encoded === undefined) throw invalidForm([fieldError(['image'], 'IMAGE_INVALID', 'Invalid image data.')]);
  const bytes = Buffer.from(encoded, 'base64');
  const kind = detectFileType(bytes, '');
  if (!kind.contentType.startsWith('image/'))
    throw invalidForm([fieldError(['image'], 'IMAGE_INVALID', 'Invalid image data.')]);
  if (bytes.length > emojiBytes) {
    throw invalidForm([fieldError(['image'], 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.')]);
  }
  const emoji: ApplicationEmoji = {
    id: api.world.nextId(),
    name,
    animated: kind.contentType === 'image/gif',
    contentType: kind.contentType,
  };
  api.store.put(emoji.id, bytes);
  api.world.emojis.set(emoji.id, emoji);
  return emoji;
}
