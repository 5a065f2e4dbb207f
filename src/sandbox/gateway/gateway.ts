import type { WebSocket } from 'ws';
import type { SocketControl } from '../faults.ts';
import type { Core } from '../messages.ts';
import { dispatchesFor, guildDispatch, knownIntents, privileged, type Dispatch } from './events.ts';
import { guildsOf, readyWire, sendMembers } from './greeting.ts';
import { Line } from './line.ts';
import { Session } from './session.ts';

export interface GatewayOptions {
  readonly token: string;
  /** Privileged intents the application has been granted; none by default. */
  readonly grantedIntents: number;
  readonly heartbeatMs: number;
  readonly doubles: (event: string) => boolean;
}

interface Frame {
  readonly op?: unknown;
  readonly d?: unknown;
}

const opcodes = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  presence: 3,
  resume: 6,
  reconnect: 7,
  members: 8,
  invalid: 9,
  hello: 10,
  ack: 11,
} as const;
const sendLimit = 120;

export class Gateway implements SocketControl {
  private readonly core: Core;
  private readonly options: GatewayOptions;
  private readonly sessions = new Map<string, Session>();
  private readonly lines = new Set<Line>();
  /** How many sessions were begun. */
  identifies = 0;
  /** What the sessions there are have asked to hear of. */
  get intents(): readonly number[] {
    return [...this.sessions.values()].map(({ intents }) => intents);
  }

  /** Known once the server listens. */
  url = '';

  constructor(core: Core, options: GatewayOptions) {
    this.core = core;
    this.options = options;
    core.world.listen((event) => {
      if (this.sessions.size === 0) return;
      for (const dispatch of dispatchesFor(core, event)) this.publish(dispatch);
    });
  }

  accept(socket: WebSocket, compress: boolean): void {
    const line = new Line(socket, compress);
    let session: Session | null = null;
    let lastBeat = Date.now();
    let received: number[] = [];
    this.lines.add(line);
    const { heartbeatMs } = this.options;
    const watch = setInterval(() => {
      if (Date.now() - lastBeat > heartbeatMs * 1.5) line.close(4009, 'Session timed out.');
    }, heartbeatMs);
    watch.unref();
    socket.on('close', (code) => {
      clearInterval(watch);
      this.lines.delete(line);
      if (session === null || session.line !== line) return;
      session.disconnect();
      // A client that says goodbye properly gives its session up.
      if (code === 1000 || code === 1001) this.sessions.delete(session.id);
      this.noteOnline();
    });
    socket.on('error', () => line.terminate());
    socket.on('message', (raw: Buffer) => {
      const now = Date.now();
      received = [...received.filter((time) => now - time < 60_000), now];
      if (received.length > sendLimit) return line.close(4008, 'You are being rate limited.');
      const frame = parse(raw);
      if (frame === null) return line.close(4002, 'Error while decoding payload.');
      switch (frame.op) {
        case opcodes.heartbeat:
          lastBeat = now;
          return line.send('{"op":11}');
        case opcodes.identify:
          if (session !== null) return line.close(4005, 'Already authenticated.');
          session = this.identify(line, frame.d);
          return;
        case opcodes.resume:
          session = this.resume(line, frame.d);
          return;
        case opcodes.presence:
          return;
        case opcodes.members:
          return session === null ? line.close(4003, 'Not authenticated.') : sendMembers(this.core, session, frame.d);
        default:
          return line.close(4001, 'Unknown opcode.');
      }
    });
    line.send(JSON.stringify({ op: opcodes.hello, d: { heartbeat_interval: heartbeatMs, _trace: [] } }));
  }

  /** True when somebody listens (or may come back in time to hear it). */
  publish(dispatch: Dispatch): boolean {
    let heard = false;
    let text = '';
    let madeFor = -1;
    for (const session of this.sessions.values()) {
      if (session.expired) this.sessions.delete(session.id);
      else if (session.serves(dispatch.guildId) && session.wants(dispatch.intents)) {
        if (madeFor !== session.intents) text = JSON.stringify(dispatch.data(session.intents));
        madeFor = session.intents;
        session.dispatch(dispatch.name, text);
        if (this.options.doubles(dispatch.name)) session.dispatch(dispatch.name, text);
        heard = true;
      }
    }
    return heard;
  }

  dropSockets(code?: number, shard?: number): void {
    for (const line of this.lines) {
      if (shard !== undefined && !this.isShard(line, shard)) continue;
      if (code === undefined) line.terminate();
      else line.close(code);
    }
  }

  askToReconnect(): void {
    for (const line of this.lines) line.send('{"op":7,"d":null}');
  }

  invalidateSessions(resumable: boolean): void {
    if (!resumable) this.sessions.clear();
    for (const line of this.lines) line.send(`{"op":9,"d":${resumable}}`);
  }

  requestHeartbeat(): void {
    for (const line of this.lines) line.send('{"op":1,"d":null}');
  }

  close(): void {
    for (const line of this.lines) line.terminate();
    this.sessions.clear();
  }

  private isShard(line: Line, shard: number): boolean {
    for (const session of this.sessions.values()) if (session.line === line) return session.shard[0] === shard;
    return false;
  }

  private identify(line: Line, data: unknown): Session | null {
    const { token, intents, shard } = (data ?? {}) as { token?: unknown; intents?: unknown; shard?: unknown };
    if (!this.knows(token)) return refuse(line, 4004, 'Authentication failed.');
    if (typeof intents !== 'number' || (intents & ~knownIntents) !== 0) return refuse(line, 4013, 'Invalid intent(s).');
    if ((intents & privileged & ~this.options.grantedIntents) !== 0) return refuse(line, 4014, 'Disallowed intent(s).');
    const [index, count] = Array.isArray(shard) ? [Number(shard[0]), Number(shard[1])] : [0, 1];
    if (!Number.isInteger(index) || !Number.isInteger(count) || index < 0 || index >= count) {
      return refuse(line, 4010, 'Invalid shard.');
    }

    this.identifies += 1;
    const session = new Session([index, count], intents);
    session.connect(line);
    this.sessions.set(session.id, session);
    const guilds = guildsOf(this.core, session);
    session.dispatch('READY', JSON.stringify(readyWire(this.core, session, guilds, this.url)));
    for (const dispatch of guilds.map((guild) => guildDispatch(this.core, guild))) {
      if (session.wants(dispatch.intents)) session.dispatch(dispatch.name, JSON.stringify(dispatch.data(intents)));
    }
    this.noteOnline();
    return session;
  }

  private resume(line: Line, data: unknown): Session | null {
    const { token, session_id: id, seq } = (data ?? {}) as { token?: unknown; session_id?: unknown; seq?: unknown };
    if (!this.knows(token)) return refuse(line, 4004, 'Authentication failed.');
    const session = typeof id === 'string' ? this.sessions.get(id) : undefined;
    const invalid = (): null => {
      line.send('{"op":9,"d":false}');
      return null;
    };
    if (session === undefined || session.expired || typeof seq !== 'number') return invalid();
    session.line?.terminate();
    session.connect(line);
    if (!session.replay(seq)) {
      this.sessions.delete(session.id);
      return invalid();
    }
    session.dispatch('RESUMED', '{"_trace":[]}');
    this.noteOnline();
    return session;
  }

  /** With the word «Bot» in front, as in requests, or without. */
  private knows(token: unknown): boolean {
    return token === this.options.token || token === `Bot ${this.options.token}`;
  }

  private noteOnline(): void {
    const { world } = this.core;
    const online = [...this.sessions.values()].some((session) => session.live);
    if (online === world.botOnline) return;
    world.botOnline = online;
    world.emit({ type: 'bot', online });
  }
}

function refuse(line: Line, code: number, reason: string): null {
  line.close(code, reason);
  return null;
}

function parse(raw: Buffer): Frame | null {
  try {
    const value: unknown = JSON.parse(raw.toString());
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
