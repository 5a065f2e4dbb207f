import {
  ApplicationCommandCreateRequestSchema,
  ApplicationCommandPatchRequestPartialSchema,
  ApplicationCommandResponseSchema,
  ApplicationCommandUpdateRequestSchema,
  type SpecSchema,
} from 'discord-api-spec/zod';
import type { RegisteredCommand, Id } from '../model.ts';
import { invalidForm, fieldError, apiError } from '../api-error.ts';
import { checkCommand, checkCommandSet, type RawCommand } from '../validation/commands.ts';
import { throwFieldErrors } from '../validation/message.ts';
import { checkSchema } from '../validation/schema.ts';
import { stripNulls } from '../validation/strip-nulls.ts';
import { commandWire } from '../wire.ts';
import { requireGuild } from './bot-access.ts';
import { noContent, param, type RestAnswer, type RestContext, type RestCall, type Route } from './router.ts';

export function commandRoutes(api: RestContext): Route[] {
  const global = '/applications/:application/commands';
  const local = '/applications/:application/guilds/:guild/commands';
  return [global, local].flatMap((pattern): Route[] => [
    {
      method: 'GET',
      pattern,
      bucket: 'commands',
      handle: (call) => commandList(api, commandsOf(api, scopeOf(api, call))),
    },
    { method: 'PUT', pattern, bucket: 'commands', handle: (call) => overwriteCommands(api, call) },
    { method: 'POST', pattern, bucket: 'commands', handle: (call) => createCommand(api, call) },
    {
      method: 'GET',
      pattern: `${pattern}/:command`,
      bucket: 'commands',
      handle: (call) => singleCommand(api, findCommand(api, call)),
    },
    { method: 'PATCH', pattern: `${pattern}/:command`, bucket: 'commands', handle: (call) => patchCommand(api, call) },
    {
      method: 'DELETE',
      pattern: `${pattern}/:command`,
      bucket: 'commands',
      handle: (call) => {
        api.world.commands.delete(findCommand(api, call).id);
        api.world.emit({ type: 'commands' });
        return noContent;
      },
    },
  ]);
}

function scopeOf(api: RestContext, call: RestCall): Id | null {
  if (param(call, 'application') !== api.world.identity.applicationId) throw apiError('unknownApplication');
  return call.params['guild'] === undefined ? null : requireGuild(api, param(call, 'guild')).id;
}

const commandsOf = (api: RestContext, guildId: Id | null): RegisteredCommand[] =>
  [...api.world.commands.values()].filter((one) => one.guildId === guildId);
const commandList = (api: RestContext, commands: readonly RegisteredCommand[]): RestAnswer => ({
  status: 200,
  body: commands.map((command) => commandWire(api.world, command)),
  schema: ApplicationCommandResponseSchema,
});
const singleCommand = (api: RestContext, command: RegisteredCommand, status = 200): RestAnswer => ({
  status,
  body: commandWire(api.world, command),
  schema: ApplicationCommandResponseSchema,
});

function findCommand(api: RestContext, call: RestCall): RegisteredCommand {
  const command = api.world.commands.get(param(call, 'command'));
  if (command === undefined || command.guildId !== scopeOf(api, call)) throw apiError('unknownCommand');
  return command;
}

/** Validates a command. Permissions may be text or numbers, as Discord accepts both. */
function validated(schema: SpecSchema, body: unknown, base: readonly number[]): RawCommand {
  const bits =
    typeof body === 'object' && body !== null && 'default_member_permissions' in body
      ? body.default_member_permissions
      : null;
  const asNumber =
    typeof bits === 'string' && /^\d+$/.test(bits)
      ? { ...(body as object), default_member_permissions: Number(bits) }
      : body;
  throwFieldErrors(checkSchema(schema, asNumber, base));
  return stripNulls(body) as RawCommand;
}

const asRaw = (command: RegisteredCommand): RawCommand => stripNulls(command) as RawCommand;

function toCommand(
  api: RestContext,
  raw: RawCommand,
  guildId: Id | null,
  existing: RegisteredCommand | undefined,
): RegisteredCommand {
  const bits = raw.default_member_permissions;
  const contexts = raw.contexts ?? (raw.dm_permission === false ? [0] : null);
  return {
    id: existing?.id ?? api.world.nextId(),
    version: api.world.nextId(),
    guildId,
    type: (raw.type ?? 1) as RegisteredCommand['type'],
    name: raw.name,
    name_localizations: raw.name_localizations ?? null,
    description: raw.description ?? '',
    description_localizations: raw.description_localizations ?? null,
    options: raw.options ?? [],
    default_member_permissions: bits === undefined ? null : String(bits),
    contexts: guildId === null ? contexts : null,
    integration_types: raw.integration_types ?? [0],
    nsfw: raw.nsfw === true,
  };
}

/** Replaces all commands; those with the same name keep their id. */
function overwriteCommands(api: RestContext, call: RestCall): RestAnswer {
  const guildId = scopeOf(api, call);
  if (!Array.isArray(call.body))
    throw invalidForm([fieldError([], 'LIST_TYPE_CONVERT', 'A list of commands is required.')]);
  const raws = call.body.map((body: unknown, index) => validated(ApplicationCommandUpdateRequestSchema, body, [index]));
  throwFieldErrors([
    ...raws.flatMap((raw, index) => checkCommand(raw, [index], api.installs)),
    ...checkCommandSet(raws),
  ]);
  const before = commandsOf(api, guildId);
  const kept = raws.map((raw) =>
    toCommand(
      api,
      raw,
      guildId,
      before.find((old) => old.name === raw.name && old.type === (raw.type ?? 1)),
    ),
  );
  for (const old of before) api.world.commands.delete(old.id);
  for (const command of kept) api.world.commands.set(command.id, command);
  api.world.emit({ type: 'commands' });
  return commandList(api, kept);
}

function createCommand(api: RestContext, call: RestCall): RestAnswer {
  const guildId = scopeOf(api, call);
  const raw = validated(ApplicationCommandCreateRequestSchema, call.body, []);
  throwFieldErrors(checkCommand(raw, [], api.installs));
  const existing = commandsOf(api, guildId).find((old) => old.name === raw.name && old.type === (raw.type ?? 1));
  const others = commandsOf(api, guildId).filter((old) => old !== existing);
  if (checkCommandSet([...others.map(asRaw), raw]).length > 0) throw apiError('tooManyCommands');
  const command = toCommand(api, raw, guildId, existing);
  api.world.commands.set(command.id, command);
  api.world.emit({ type: 'commands' });
  return singleCommand(api, command, existing === undefined ? 201 : 200);
}

function patchCommand(api: RestContext, call: RestCall): RestAnswer {
  const existing = findCommand(api, call);
  validated(ApplicationCommandPatchRequestPartialSchema, call.body, []);
  // Here null resets to the default, so nulls are removed only after merging the change.
  const raw = stripNulls({ ...existing, ...(call.body as object), type: existing.type }) as RawCommand;
  throwFieldErrors(checkCommand(raw, [], api.installs));
  const command = toCommand(api, raw, existing.guildId, existing);
  api.world.commands.set(command.id, command);
  api.world.emit({ type: 'commands' });
  return singleCommand(api, command);
}
