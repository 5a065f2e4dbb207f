import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import type { ClockAnswer, ClockState, PagePerson, PeopleAnswer } from '../page-api/index.ts';
import type { Stage } from '../people/acts.ts';
import { Impossible } from '../people/impossible.ts';
import { Person } from '../people/person.ts';
import type { Town } from '../people/town.ts';
import { viewPerson } from '../people/view.ts';
import { readAll } from '../rest/body-reader.ts';
import { addPersonBody, advanceBody } from './requests.ts';
import { Window } from './window.ts';

/** The page's side of the sandbox: windows over WebSockets, and a few plain requests. */
export class Desk {
  readonly stage: Stage;
  private readonly town: Town;
  private readonly windows = new Set<Window>();
  readonly report: (error: unknown) => void;

  constructor(stage: Stage, town: Town, report: (error: unknown) => void) {
    this.stage = stage;
    this.town = town;
    this.report = report;
    stage.world.listen((event) => {
      for (const window of this.windows) window.notice(event);
    });
    stage.world.clock.onAdvance(() => stage.world.emit({ type: 'clock' }));
  }

  open(socket: WebSocket, userId: string): void {
    const user = this.stage.world.users.get(userId);
    if (user === undefined || user.bot) return socket.close(4404, 'There is no such person.');
    const window = new Window(this, new Person(this.stage, userId), socket);
    this.windows.add(window);
    socket.on('close', () => this.windows.delete(window));
  }

  clockState(): ClockState {
    const { clock } = this.stage.world;
    return { now: clock.now(), running: clock.running };
  }

  advance(ms: number): void {
    this.stage.world.clock.advance(ms);
  }

  /** A newcomer is made a member of every server. */
  addPerson(person: { readonly name: string; readonly locale?: string }): PagePerson {
    const id = this.town.addPerson(person);
    for (const guildId of this.stage.world.guilds.keys()) this.town.join(guildId, id);
    return new Person(this.stage, id).profile;
  }

  async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    try {
      const answer = await this.answer(request, path);
      if (answer === null) reply(response, 404, { error: 'There is nothing here.' });
      else reply(response, 200, answer);
    } catch (error) {
      if (!(error instanceof Impossible)) throw error;
      reply(response, 400, { error: error.message });
    }
  }

  private async answer(request: IncomingMessage, path: string): Promise<PeopleAnswer | PagePerson | ClockAnswer | null> {
    switch (`${request.method} ${path}`) {
      case 'GET /page-api/people': {
        const { users, guilds } = this.stage.world;
        return {
          people: [...users.values()].filter((user) => !user.bot).map(viewPerson),
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
  // A foreign page can send forms without asking first, but not JSON.
  if (request.headers['content-type']?.startsWith('application/json') !== true) throw new Impossible('JSON is expected.');
  const bytes = await readAll(request, 100_000);
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    throw new Impossible('JSON is expected.');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Impossible('The request was not understood.');
  return parsed.data;
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(status, headers);
  response.end(JSON.stringify(body));
}
