import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import type { ClockAnswer, ClockState, PagePerson, PeopleAnswer } from '../page-api/index.ts';
import type { SandboxServices } from '../people/user-actions.ts';
import { ImpossibleAction } from '../people/impossible-action.ts';
import { SimulatedPerson } from '../people/simulated-person.ts';
import type { GuildAdmin } from '../people/guild-admin.ts';
import { toPagePerson } from '../people/page-views.ts';
import { readAll } from '../rest/body-reader.ts';
import { addPersonBody, advanceBody } from './request-schemas.ts';
import { PageClient } from './page-client.ts';

/** Serves the page: windows over WebSockets, and a few plain requests. */
export class PageServer {
  readonly services: SandboxServices;
  private readonly admin: GuildAdmin;
  private readonly clients = new Set<PageClient>();
  readonly report: (error: unknown) => void;

  constructor(services: SandboxServices, admin: GuildAdmin, report: (error: unknown) => void) {
    this.services = services;
    this.admin = admin;
    this.report = report;
    services.world.listen((event) => {
      for (const window of this.clients) window.onEvent(event);
    });
    services.world.clock.onAdvance(() => services.world.emit({ type: 'clock' }));
  }

  open(socket: WebSocket, userId: string): void {
    const user = this.services.world.users.get(userId);
    if (user === undefined || user.bot) return socket.close(4404, 'There is no such person.');
    const window = new PageClient(this, new SimulatedPerson(this.services, userId), socket);
    this.clients.add(window);
    socket.on('close', () => this.clients.delete(window));
  }

  clockState(): ClockState {
    const { clock } = this.services.world;
    return { now: clock.now(), running: clock.running };
  }

  advance(ms: number): void {
    this.services.world.clock.advance(ms);
  }

  /** Adds a person to every server. */
  addPerson(person: { readonly name: string; readonly locale?: string }): PagePerson {
    const id = this.admin.addPerson(person);
    for (const guildId of this.services.world.guilds.keys()) this.admin.join(guildId, id);
    return new SimulatedPerson(this.services, id).profile;
  }

  async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    try {
      const answer = await this.route(request, path);
      if (answer === null) reply(response, 404, { error: 'There is nothing here.' });
      else reply(response, 200, answer);
    } catch (error) {
      if (!(error instanceof ImpossibleAction)) throw error;
      reply(response, 400, { error: error.message });
    }
  }

  private async route(request: IncomingMessage, path: string): Promise<PeopleAnswer | PagePerson | ClockAnswer | null> {
    switch (`${request.method} ${path}`) {
      case 'GET /page-api/people': {
        const { users, guilds } = this.services.world;
        return {
          people: [...users.values()].filter((user) => !user.bot).map(toPagePerson),
          guilds: [...guilds.values()].map(({ id, name }) => ({ id, name })),
        };
      }
      case 'POST /page-api/people':
        return this.addPerson(await readJson(request, addPersonBody));
      case 'POST /page-api/clock':
        this.advance((await readJson(request, advanceBody)).ms);
        return { clock: this.clockState() };
      default:
        return null;
    }
  }
}

async function readJson<T>(request: IncomingMessage, schema: z.ZodType<T>): Promise<T> {
  // Another website can send forms without a preflight, but not JSON.
  if (request.headers['content-type']?.startsWith('application/json') !== true)
    throw new ImpossibleAction('JSON is expected.');
  const bytes = await readAll(request, 100_000);
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    throw new ImpossibleAction('JSON is expected.');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ImpossibleAction('The request was not understood.');
  return parsed.data;
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  response.writeHead(status, headers);
  response.end(JSON.stringify(body));
}
