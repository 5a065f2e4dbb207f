import {
  ApplicationCommandCreateRequestSchema,
  ApplicationCommandPatchRequestPartialSchema,
  ApplicationCommandResponseSchema,
  ApplicationCommandUpdateRequestSchema,
  type SpecSchema,
} from 'discord-api-spec/zod';
import type { Command, Id } from '../model.ts';
import { invalidForm, problem, refuse } from '../refusal.ts';
import { checkCommand, checkCommandSet, type RawCommand } from '../rules/commands.ts';
import { failOn } from '../rules/message.ts';
import { checkSchema } from '../rules/schema.ts';
import { tidy } from '../rules/tidy.ts';
import { commandWire } from '../wire.ts';
import { reachGuild } from './access.ts';
import { nothing, param, type Answer, type Api, type Call, type Route } from './route.ts';

export function commandRoutes(api: Api): Route[] {
  const global = '/applications/:application/commands';
  const local = '/applications/:application/guilds/:guild/commands';
  return [global, local].flatMap((pattern): Route[] => [
    { method: 'GET', pattern, bucket: 'commands', handle: (call) => listed(api, commandsOf(api, scopeOf(api, call))) },
    { method: 'PUT', pattern, bucket: 'commands', handle: (call) => overwrite(api, call) },
    { method: 'POST', pattern, bucket: 'commands', handle: (call) => create(api, call) },
    { method: 'GET', pattern: `${pattern}/:command`, bucket: 'commands', handle: (call) => one(api, find(api, call)) },
    { method: 'PATCH', pattern: `${pattern}/:command`, bucket: 'commands', handle: (call) => patch(api, call) },
    { method: 'DELETE', pattern: `${pattern}/:command`, bucket: 'commands', handle: (call) => {
      api.world.commands.delete(find(api, call).id);
      api.world.emit({ type: 'commands' });
      return nothing;
    } },
  ]);
}

function scopeOf(api: Api, call: Call): Id | null {
  if (param(call, 'application') !== api.world.identity.applicationId) throw refuse('unknownApplication');
  return call.params['guild'] === undefined ? null : reachGuild(api, param(call, 'guild')).id;
}

const commandsOf = (api: Api, guildId: Id | null): Command[] =>
  [...api.world.commands.values()].filter((one) => one.guildId === guildId);
const listed = (api: Api, commands: readonly Command[]): Answer => ({
  status: 200,
  body: commands.map((command) => commandWire(api.world, command)),
  schema: ApplicationCommandResponseSchema,
});
const one = (api: Api, command: Command, status = 200): Answer => ({
  status,
  body: commandWire(api.world, command),
  schema: ApplicationCommandResponseSchema,
});

function find(api: Api, call: Call): Command {
  const command = api.world.commands.get(param(call, 'command'));
  if (command === undefined || command.guildId !== scopeOf(api, call)) throw refuse('unknownCommand');
  return command;
}

/** The schema says number, every library sends the bits as text, Discord takes both. */
function validated(schema: SpecSchema, body: unknown, base: readonly number[]): RawCommand {
  const bits = typeof body === 'object' && body !== null && 'default_member_permissions' in body
    ? body.default_member_permissions
    : null;
  const asNumber = typeof bits === 'string' && /^\d+$/.test(bits)
    ? { ...(body as object), default_member_permissions: Number(bits) }
    : body;
  failOn(checkSchema(schema, asNumber, base));
  return tidy(body) as RawCommand;
}

const asRaw = (command: Command): RawCommand => tidy(command) as RawCommand;

function build(api: Api, raw: RawCommand, guildId: Id | null, existing: Command | undefined): Command {
  const bits = raw.default_member_permissions;
  const contexts = raw.contexts ?? (raw.dm_permission === false ? [0] : null);
  return {
    id: existing?.id ?? api.world.nextId(),
    version: api.world.nextId(),
    guildId,
    type: (raw.type ?? 1) as Command['type'],
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

/** Replaces the whole set; commands that keep their name keep their id. */
function overwrite(api: Api, call: Call): Answer {
  const guildId = scopeOf(api, call);
  if (!Array.isArray(call.body)) throw invalidForm([problem([], 'LIST_TYPE_CONVERT', 'A list of commands is required.')]);
  const raws = call.body.map((body: unknown, index) => validated(ApplicationCommandUpdateRequestSchema, body, [index]));
  failOn([...raws.flatMap((raw, index) => checkCommand(raw, [index], api.installs)), ...checkCommandSet(raws)]);
  const before = commandsOf(api, guildId);
  const kept = raws.map(
    (raw) => build(api, raw, guildId, before.find((old) => old.name === raw.name && old.type === (raw.type ?? 1))),
  );
  for (const old of before) api.world.commands.delete(old.id);
  for (const command of kept) api.world.commands.set(command.id, command);
  api.world.emit({ type: 'commands' });
  return listed(api, kept);
}

function create(api: Api, call: Call): Answer {
  const guildId = scopeOf(api, call);
  const raw = validated(ApplicationCommandCreateRequestSchema, call.body, []);
  failOn(checkCommand(raw, [], api.installs));
  const existing = commandsOf(api, guildId).find((old) => old.name === raw.name && old.type === (raw.type ?? 1));
  const others = commandsOf(api, guildId).filter((old) => old !== existing);
  if (checkCommandSet([...others.map(asRaw), raw]).length > 0) throw refuse('tooManyCommands');
  const command = build(api, raw, guildId, existing);
  api.world.commands.set(command.id, command);
  api.world.emit({ type: 'commands' });
  return one(api, command, existing === undefined ? 201 : 200);
}

function patch(api: Api, call: Call): Answer {
  const existing = find(api, call);
  validated(ApplicationCommandPatchRequestPartialSchema, call.body, []);
  // Here a null does say something: back to the default. So the nulls go only after the change was laid over the old.
  const raw = tidy({ ...existing, ...(call.body as object), type: existing.type }) as RawCommand;
  failOn(checkCommand(raw, [], api.installs));
  const command = build(api, raw, existing.guildId, existing);
  api.world.commands.set(command.id, command);
  api.world.emit({ type: 'commands' });
  return one(api, command);
}
