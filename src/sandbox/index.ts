import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AttachmentStore } from './attachments.ts';
import { createSandboxClock, type SandboxClock } from './sandbox-clock.ts';
import { PageServer } from './page-server/page-server.ts';
import { FaultInjector } from './fault-injector.ts';
import { Gateway } from './gateway/gateway.ts';
import { listen } from './http.ts';
import { InteractionEndpoint } from './interactions/interaction-endpoint.ts';
import { InteractionRegistry } from './interactions/interaction-registry.ts';
import { RequestLog, type RequestRecord, type RequestViolation } from './request-log.ts';
import { SimulatedPerson } from './people/simulated-person.ts';
import { GuildAdmin, type NewPerson } from './people/guild-admin.ts';
import { WorldSaver, readSavedWorld, restoreWorld } from './saved-world.ts';
import { OAuthServer, type SignInClient } from './oauth.ts';
import type { RateLimits } from './rest/sandbox-rate-limiter.ts';
import type { RestContext } from './rest/router.ts';
import { RestServer } from './rest/rest-server.ts';
import { createIds } from './snowflake.ts';
import { DiscordWorld, type Identity, type WorldEvent } from './discord-world.ts';

export type { SandboxClock } from './sandbox-clock.ts';
export { createSandboxClock } from './sandbox-clock.ts';
export type { FaultInjector } from './fault-injector.ts';
export type { RequestRecord, RequestViolation } from './request-log.ts';
export type { Message } from './model.ts';
export { ImpossibleAction } from './people/impossible-action.ts';
export type { InteractionResult } from './people/result.ts';
export type { SimulatedPerson, SuggestedChoice } from './people/simulated-person.ts';
export type { NewGuild, NewPerson, GuildAdmin } from './people/guild-admin.ts';
export type { PermissionName } from './permissions.ts';
export { populateSandbox } from './populate.ts';
export type { RateLimits } from './rest/sandbox-rate-limiter.ts';
export type { WorldEvent } from './discord-world.ts';

export interface SandboxOptions {
  /** Port; 0 (the default) picks a free one. */
  readonly port?: number;
  /** `manual` moves only when advanced; by default the clock follows real time and can jump ahead. */
  readonly clock?: SandboxClock | 'manual';
  /** Saves everything in this JSON file, with attachments in a folder beside it. By default nothing is saved. */
  readonly file?: string;
  readonly token?: string;
  readonly name?: string;
  /** Number of shards /gateway/bot recommends. */
  readonly shards?: number;
  /**
   * Sessions that may start within five seconds; 1 by default, as for small bots. Enforced only with Discord's rate
   * limits.
   */
  readonly concurrency?: number;
  /** Enabled install types: 0 on servers, 1 for people. Both by default. */
  readonly installs?: readonly number[];
  readonly rateLimits?: RateLimits;
  /** Privileged intents (bits) the application may request; none by default. */
  readonly grantedIntents?: number;
  readonly heartbeatMs?: number;
  /** Folder of the built page. */
  readonly pageFolder?: string;
  /** Minimum number of recent requests to keep. */
  readonly requestLogSize?: number;
  /** Whether answers are checked against Discord's schemas; benchmarks turn it off. */
  readonly validateResponses?: boolean;
}

/** Answers a request for a page that isn't the sandbox's; returns false to leave it to the sandbox. */
export type OtherPages = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface Sandbox {
  /** Address of the page, `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** API address for discord.js: `rest: { api }`. */
  readonly api: string;
  readonly token: string;
  readonly applicationId: string;
  readonly botId: string;
  /** Whether no saved file was loaded. */
  readonly fresh: boolean;
  readonly clock: SandboxClock;
  readonly faults: FaultInjector;
  /** Requests that broke a rule, and invalid answers of the sandbox; must stay empty. */
  readonly violations: readonly RequestViolation[];
  /** Returns and clears the list, for tests that provoke violations. */
  takeViolations(): RequestViolation[];
  /** Recent requests with their status. */
  readonly requests: readonly RequestRecord[];
  onRequest(listener: (record: RequestRecord) => void): () => void;
  onEvent(listener: (event: WorldEvent) => void): () => void;
  /** Posts interactions to this address from now on; null for the gateway. */
  setInteractionsUrl(url: string | null): Promise<void>;
  /** Registers an address to come back to after signing in; returns what an application needs for that. */
  signIn(redirect: string): SignInClient;
  /** Serves other pages on the same port: those that the function answers. */
  servePages(handle: OtherPages | null): void;
  /** Number of gateway sessions started, without resumed ones. */
  readonly identifies: number;
  /** Intents (bits) of each gateway session. */
  readonly intents: readonly number[];
  readonly botOnline: boolean;
  readonly admin: GuildAdmin;
  person(userId: string): SimulatedPerson;
  addPerson(person: NewPerson): SimulatedPerson;
  close(): Promise<void>;
}

/** Folder of the built page, next to the compiled module and to the source. */
const here = dirname(fileURLToPath(import.meta.url));
const defaultPage = import.meta.url.endsWith('.ts') ? join(here, '../../dist/src/sandbox/page') : join(here, 'page');

/** Starts a local Discord on a loopback port. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const saved = options.file === undefined ? null : readSavedWorld(options.file);
  const clock = chooseClock(options.clock, saved?.now);
  const world = new DiscordWorld(clock, saved?.identity ?? newIdentity(clock, options.name ?? 'Parley'));
  const token = options.token ?? tokenOf(world.identity.botId);
  const folder = options.file === undefined ? null : `${options.file.replace(/\.json$/, '')}-attachments`;
  const store = new AttachmentStore({
    folder,
    now: () => clock.now(),
    ...(saved === null ? {} : { secret: saved.secret }),
  });
  const requestLog = new RequestLog(options.requestLogSize ?? 10_000);
  const report = (error: unknown): void => {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    requestLog.addViolation('answer', '', '', 0, [], null, reason);
  };

  if (saved === null) addBot(world);
  else restoreWorld(world, saved);
  const core = { world, store };
  const interactions = new InteractionRegistry(world);
  const admin = new GuildAdmin(core);
  let shouldDuplicate: (event: string) => boolean = () => false;
  const gateway = new Gateway(core, {
    token,
    grantedIntents: options.grantedIntents ?? 0,
    heartbeatMs: options.heartbeatMs ?? 41_250,
    shouldDuplicate: (event) => shouldDuplicate(event),
    concurrency: options.rateLimits === 'discord' ? (options.concurrency ?? 1) : null,
  });
  const faults = new FaultInjector(gateway);
  shouldDuplicate = (event) => faults.shouldDuplicate(event);
  const endpoint = new InteractionEndpoint((path, reason) =>
    requestLog.addViolation('request', 'POST', path, 0, [], null, reason),
  );
  const services = { ...core, interactions, gateway, endpoint };
  const api: RestContext = {
    ...services,
    shards: options.shards ?? 1,
    concurrency: options.concurrency ?? 1,
    installs: options.installs ?? [0, 1],
    nonces: new Map(),
    oldEdits: new Map(),
  };
  const rest = new RestServer(api, {
    token,
    rateLimits: options.rateLimits ?? 'relaxed',
    faults,
    requestLog,
    validateResponses: options.validateResponses ?? true,
  });
  const oauth = new OAuthServer(world);
  const pageServer = new PageServer(services, admin, report);
  const saver = options.file === undefined ? null : new WorldSaver(world, options.file, store.secretHex, report);
  let otherPages: OtherPages | null = null;
  const server = await listen(
    {
      world,
      store,
      rest,
      oauth,
      gateway,
      pageServer,
      pageFolder: options.pageFolder ?? defaultPage,
      report,
      otherPages: (request, response) => otherPages?.(request, response) ?? false,
    },
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
    violations: requestLog.violations,
    takeViolations: () => requestLog.violations.splice(0),
    requests: requestLog.requests,
    onRequest: (listener) => requestLog.onRequest(listener),
    onEvent: (listener) => world.listen(listener),
    setInteractionsUrl: (address) => endpoint.setUrl(address),
    signIn: (redirect) => oauth.client(redirect, url),
    servePages: (handle) => void (otherPages = handle),
    get identifies() {
      return gateway.identifies;
    },
    get intents() {
      return gateway.intents;
    },
    get botOnline() {
      return world.botOnline;
    },
    admin,
    person: (userId) => new SimulatedPerson(services, userId),
    addPerson: (person) => new SimulatedPerson(services, admin.addPerson(person)),
    close: async () => {
      gateway.close();
      await server.close();
      await saver?.close();
      await store.flush();
      clock.stop();
    },
  };
}

function chooseClock(wanted: SandboxOptions['clock'], savedNow: number | undefined): SandboxClock {
  if (wanted !== undefined && wanted !== 'manual') return wanted;
  // After fast-forwards, the saved time is ahead of real time; it must never run backwards.
  return createSandboxClock({ start: Math.max((savedNow ?? 0) + 1, Date.now()), manual: wanted === 'manual' });
}

function newIdentity(clock: SandboxClock, name: string): Identity {
  // A minute back, so that no later id can be equal.
  const id = createIds(() => clock.now() - 60_000)();
  return { applicationId: id, botId: id, name };
}

/** Builds a token that contains the bot's id, as some libraries read it from there. */
const tokenOf = (botId: string): string => `${Buffer.from(botId).toString('base64url')}.sandbox.${'t'.repeat(32)}`;

function addBot(world: DiscordWorld): void {
  const { botId, name } = world.identity;
  const username = name.toLowerCase().replace(/[^a-z0-9_.]/g, '') || 'bot';
  world.users.set(botId, { id: botId, username, globalName: name, bot: true, locale: 'en-US', dmsOpen: true });
}
