import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AttachmentStore } from './attachments.ts';
import { createClock, type SandboxClock } from './clock.ts';
import { Desk } from './desk/desk.ts';
import { Faults } from './faults.ts';
import { Gateway } from './gateway/gateway.ts';
import { listen } from './http.ts';
import { Endpoint } from './interactions/endpoint.ts';
import { Interactions } from './interactions/registry.ts';
import { Journal, type RequestRecord, type Violation } from './journal.ts';
import { Person } from './people/person.ts';
import { Town, type NewPerson } from './people/town.ts';
import { Keeper, readSaved, restore } from './persist.ts';
import type { RateLimits } from './rest/limits.ts';
import type { Api } from './rest/route.ts';
import { RestServer } from './rest/server.ts';
import { createIds } from './snowflake.ts';
import { World, type Identity, type WorldEvent } from './world.ts';

export type { SandboxClock } from './clock.ts';
export { createClock } from './clock.ts';
export type { Faults } from './faults.ts';
export type { RequestRecord, Violation } from './journal.ts';
export type { Message } from './model.ts';
export { Impossible } from './people/impossible.ts';
export type { Happening } from './people/happening.ts';
export type { Person, Suggestion } from './people/person.ts';
export type { NewGuild, NewPerson, Town } from './people/town.ts';
export type { PermissionName } from './permissions.ts';
export { populate } from './populate.ts';
export type { RateLimits } from './rest/limits.ts';
export type { WorldEvent } from './world.ts';

export interface SandboxOptions {
  /** 0 (the default) takes a free one. */
  readonly port?: number;
  /** `manual` stands still until advanced; left out, it runs with real time and can jump ahead. */
  readonly clock?: SandboxClock | 'manual';
  /** Keeps everything in this JSON file, attachments in a folder beside it. Without it, all is forgotten at the end. */
  readonly file?: string;
  readonly token?: string;
  /** The bot's name. */
  readonly name?: string;
  /** How many shards /gateway/bot recommends. */
  readonly shards?: number;
  /** The install types switched on for the application: 0 on servers, 1 for people. Both by default, as for a new one. */
  readonly installs?: readonly number[];
  readonly rateLimits?: RateLimits;
  /** Privileged intents the application may ask for (bits); none by default. */
  readonly grantedIntents?: number;
  readonly heartbeatMs?: number;
  /** The built page. */
  readonly pageFolder?: string;
  /** How many of the latest requests to remember at least. */
  readonly keepRequests?: number;
  /** Whether it checks what it answers against Discord's schemas; a bench has no time for that. */
  readonly checksItself?: boolean;
}

export interface Sandbox {
  /** `http://127.0.0.1:PORT`: the page. */
  readonly url: string;
  /** For discord.js: `rest: { api }`. */
  readonly api: string;
  readonly token: string;
  readonly applicationId: string;
  readonly botId: string;
  /** True when nothing was loaded from a file. */
  readonly fresh: boolean;
  readonly clock: SandboxClock;
  readonly faults: Faults;
  /** Must stay empty: every request that broke a rule, and every wrong answer of the sandbox's own. */
  readonly violations: readonly Violation[];
  /** Empties the list, for tests that provoke violations on purpose. */
  takeViolations(): Violation[];
  /** The latest requests with the status they got. */
  readonly requests: readonly RequestRecord[];
  onRequest(listener: (record: RequestRecord) => void): () => void;
  onEvent(listener: (event: WorldEvent) => void): () => void;
  /** Interactions are posted there from now on, as if it had been set on the application's page; null: by the gateway. */
  postTo(url: string | null): Promise<void>;
  /** How many sessions of the gateway were begun, not counting those that were resumed. */
  readonly identifies: number;
  /** What each session of the gateway has asked to hear of (bits). */
  readonly intents: readonly number[];
  /** Is the bot connected? */
  readonly botOnline: boolean;
  readonly town: Town;
  person(userId: string): Person;
  addPerson(person: NewPerson): Person;
  close(): Promise<void>;
}

/** The build bundles the page beside this module's compiled form; run from source, that is where it is, too. */
const here = dirname(fileURLToPath(import.meta.url));
const defaultPage = import.meta.url.endsWith('.ts') ? join(here, '../../dist/src/sandbox/page') : join(here, 'page');

/** Starts a Discord of one's own on a loopback port. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const saved = options.file === undefined ? null : readSaved(options.file);
  const clock = chooseClock(options.clock, saved?.now);
  const world = new World(clock, saved?.identity ?? newIdentity(clock, options.name ?? 'Parley'));
  const token = options.token ?? tokenOf(world.identity.botId);
  const folder = options.file === undefined ? null : `${options.file.replace(/\.json$/, '')}-attachments`;
  const store = new AttachmentStore({ folder, now: () => clock.now(), ...(saved === null ? {} : { secret: saved.secret }) });
  const journal = new Journal(options.keepRequests ?? 10_000);
  const report = (error: unknown): void => {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    journal.violation('answer', '', '', 0, [], null, reason);
  };

  if (saved === null) addBot(world);
  else restore(world, saved);
  const core = { world, store };
  const interactions = new Interactions(world);
  const town = new Town(core);
  let doubles: (event: string) => boolean = () => false;
  const gateway = new Gateway(core, {
    token,
    grantedIntents: options.grantedIntents ?? 0,
    heartbeatMs: options.heartbeatMs ?? 41_250,
    doubles: (event) => doubles(event),
  });
  const faults = new Faults(gateway);
  doubles = (event) => faults.doubles(event);
  const endpoint = new Endpoint((path, reason) => journal.violation('request', 'POST', path, 0, [], null, reason));
  const stage = { ...core, interactions, gateway, endpoint };
  const api: Api = { ...stage, shards: options.shards ?? 1, installs: options.installs ?? [0, 1], nonces: new Map(), oldEdits: new Map() };
  const rest = new RestServer(api, { token, rateLimits: options.rateLimits ?? 'relaxed', faults, journal, checksItself: options.checksItself ?? true });
  const desk = new Desk(stage, town, report);
  const keeper = options.file === undefined ? null : new Keeper(world, options.file, store.secretHex, report);
  const server = await listen(
    { world, store, rest, gateway, desk, pageFolder: options.pageFolder ?? defaultPage, report },
    options.port ?? 0,
  );
  const url = `http://127.0.0.1:${server.port}`;
  store.origin = url;
  gateway.url = `ws://127.0.0.1:${server.port}/gateway`;

  return {
    url,
    api: `${url}/api`,
    token,
    applicationId: world.identity.applicationId,
    botId: world.identity.botId,
    fresh: saved === null,
    clock,
    faults,
    violations: journal.violations,
    takeViolations: () => journal.violations.splice(0),
    requests: journal.requests,
    onRequest: (listener) => journal.onRequest(listener),
    onEvent: (listener) => world.listen(listener),
    postTo: (address) => endpoint.choose(address),
    get identifies() {
      return gateway.identifies;
    },
    get intents() {
      return gateway.intents;
    },
    get botOnline() {
      return world.botOnline;
    },
    town,
    person: (userId) => new Person(stage, userId),
    addPerson: (person) => new Person(stage, town.addPerson(person)),
    close: async () => {
      gateway.close();
      await server.close();
      await keeper?.close();
      await store.flush();
      clock.stop();
    },
  };
}

function chooseClock(wanted: SandboxOptions['clock'], savedNow: number | undefined): SandboxClock {
  if (wanted !== undefined && wanted !== 'manual') return wanted;
  // After fast-forwards the saved time lies ahead of real time; it must never run backwards.
  return createClock({ start: Math.max((savedNow ?? 0) + 1, Date.now()), manual: wanted === 'manual' });
}

function newIdentity(clock: SandboxClock, name: string): Identity {
  // A minute back, so that no id made from now on can be the same.
  const id = createIds(() => clock.now() - 60_000)();
  return { applicationId: id, botId: id, name };
}

/** Some libraries read the bot's id out of its token. */
const tokenOf = (botId: string): string => `${Buffer.from(botId).toString('base64url')}.sandbox.${'t'.repeat(32)}`;

function addBot(world: World): void {
  const { botId, name } = world.identity;
  const username = name.toLowerCase().replace(/[^a-z0-9_.]/g, '') || 'bot';
  world.users.set(botId, { id: botId, username, globalName: name, bot: true, locale: 'en-US', dmsOpen: true });
}
