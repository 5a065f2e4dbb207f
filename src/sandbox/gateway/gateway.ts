import type { WebSocket } from 'ws';
import type { SocketControl } from '../fault-injector.ts';
import type { SandboxCore } from '../messages.ts';
import { dispatchesFor, guildDispatch, knownIntents, privileged, type Dispatch } from './dispatches.ts';
import { guildsOnShard, readyPayload, sendMemberChunk } from './ready.ts';
import { GatewayConnection } from './gateway-connection.ts';
import { Session } from './session.ts';

export interface SandboxGatewayOptions {
  readonly token: string;
  /** Privileged intents granted to the application; none by default. */
  readonly grantedIntents: number;
  readonly heartbeatMs: number;
  readonly shouldDuplicate: (event: string) => boolean;
  /** Number of sessions that may start within five seconds; null for any number. */
  readonly concurrency: number | null;
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
const identifyPause = 5_000;

export class Gateway implements SocketControl {
  private readonly core: SandboxCore;
  private readonly options: SandboxGatewayOptions;
  private readonly sessions = new Map<string, Session>();
  private readonly connections = new Set<GatewayConnection>();
  /** Time of the last session start, by slot. */
  private readonly startedAt = new Map<number, number>();
  /** Number of sessions started. */
  identifies = 0;
  /** Intents of each session. */
  get intents(): readonly number[] {
    return [...this.sessions.values()].map(({ intents }) => intents);
  }

  /** Set once the server listens. */
  url = '';

  constructor(core: SandboxCore, options: SandboxGatewayOptions) {
    this.core = core;
    this.options = options;
    core.world.listen((event) => {
      if (this.sessions.size === 0) return;
      for (const dispatch of dispatchesFor(core, event)) this.publish(dispatch);
    });
  }

  accept(socket: WebSocket, compress: boolean): void {
    const line = new GatewayConnection(socket, compress);
    let session: Session | null = null;
    let lastBeat = Date.now();
    let received: number[] = [];
    this.connections.add(line);
    const { heartbeatMs } = this.options;
    const watch = setInterval(() => {
      if (Date.now() - lastBeat > heartbeatMs * 1.5) line.close(4009, 'Session timed out.');
    }, heartbeatMs);
    watch.unref();
    socket.on('close', (code) => {
      clearInterval(watch);
      this.connections.delete(line);
      if (session === null || session.connection !== line) return;
      session.disconnect();
      // A client that closes normally gives up its session.
      if (code === 1000 || code === 1001) this.sessions.delete(session.id);
      this.updateOnline();
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
          return session === null
            ? line.close(4003, 'Not authenticated.')
            : sendMemberChunk(this.core, session, frame.d);
        default:
          return line.close(4001, 'Unknown opcode.');
      }
    });
    line.send(JSON.stringify({ op: opcodes.hello, d: { heartbeat_interval: heartbeatMs, _trace: [] } }));
  }

  /** Sends an event; true if a session received it or may still resume. */
  publish(dispatch: Dispatch): boolean {
    let delivered = false;
    let text = '';
    let madeFor = -1;
    for (const session of this.sessions.values()) {
      if (session.expired) this.sessions.delete(session.id);
      else if (session.isForShard(dispatch.guildId) && session.hasIntent(dispatch.intents)) {
        if (madeFor !== session.intents) text = JSON.stringify(dispatch.data(session.intents));
        madeFor = session.intents;
        session.dispatch(dispatch.name, text);
        if (this.options.shouldDuplicate(dispatch.name)) session.dispatch(dispatch.name, text);
        delivered = true;
      }
    }
    return delivered;
  }

  dropSockets(code?: number, shard?: number): void {
    for (const line of this.connections) {
      if (shard !== undefined && !this.isShard(line, shard)) continue;
      if (code === undefined) line.terminate();
      else line.close(code);
    }
  }

  askToReconnect(): void {
    for (const line of this.connections) line.send('{"op":7,"d":null}');
  }

  invalidateSessions(resumable: boolean): void {
    if (!resumable) this.sessions.clear();
    for (const line of this.connections) line.send(`{"op":9,"d":${resumable}}`);
  }

  requestHeartbeat(): void {
    for (const line of this.connections) line.send('{"op":1,"d":null}');
  }

  close(): void {
    for (const line of this.connections) line.terminate();
    this.sessions.clear();
  }

  private isShard(line: GatewayConnection, shard: number): boolean {
    for (const session of this.sessions.values()) if (session.connection === line) return session.shard[0] === shard;
    return false;
  }

  private identify(line: GatewayConnection, data: unknown): Session | null {
    const { token, intents, shard } = (data ?? {}) as { token?: unknown; intents?: unknown; shard?: unknown };
    if (!this.knows(token)) return refuse(line, 4004, 'Authentication failed.');
    if (typeof intents !== 'number' || (intents & ~knownIntents) !== 0) return refuse(line, 4013, 'Invalid intent(s).');
    if ((intents & privileged & ~this.options.grantedIntents) !== 0) return refuse(line, 4014, 'Disallowed intent(s).');
    const [index, count] = Array.isArray(shard) ? [Number(shard[0]), Number(shard[1])] : [0, 1];
    if (!Number.isInteger(index) || !Number.isInteger(count) || index < 0 || index >= count) {
      return refuse(line, 4010, 'Invalid shard.');
    }

    if (this.isHurried(index)) {
      line.send('{"op":9,"d":false}');
      return null;
    }
    this.identifies += 1;
    const session = new Session([index, count], intents);
    session.connect(line);
    this.sessions.set(session.id, session);
    const guilds = guildsOnShard(this.core, session);
    session.dispatch('READY', JSON.stringify(readyPayload(this.core, session, guilds, this.url)));
    for (const dispatch of guilds.map((guild) => guildDispatch(this.core, guild))) {
      if (session.hasIntent(dispatch.intents)) session.dispatch(dispatch.name, JSON.stringify(dispatch.data(intents)));
    }
    this.updateOnline();
    return session;
  }

  private resume(line: GatewayConnection, data: unknown): Session | null {
    const { token, session_id: id, seq } = (data ?? {}) as { token?: unknown; session_id?: unknown; seq?: unknown };
    if (!this.knows(token)) return refuse(line, 4004, 'Authentication failed.');
    const session = typeof id === 'string' ? this.sessions.get(id) : undefined;
    const invalid = (): null => {
      line.send('{"op":9,"d":false}');
      return null;
    };
    if (session === undefined || session.expired || typeof seq !== 'number') return invalid();
    session.connection?.terminate();
    session.connect(line);
    if (!session.replay(seq)) {
      this.sessions.delete(session.id);
      return invalid();
    }
    session.dispatch('RESUMED', '{"_trace":[]}');
    this.updateOnline();
    return session;
  }

  /** Whether another session of this slot started within five seconds. */
  private isHurried(shard: number): boolean {
    const { concurrency } = this.options;
    if (concurrency === null) return false;
    const now = Date.now();
    const slot = shard % concurrency;
    const hurried = now - (this.startedAt.get(slot) ?? 0) < identifyPause;
    if (!hurried) this.startedAt.set(slot, now);
    return hurried;
  }

  /** Whether the token is valid, with or without the prefix “Bot”. */
  private knows(token: unknown): boolean {
    return token === this.options.token || token === `Bot ${this.options.token}`;
  }

  private updateOnline(): void {
    const { world } = this.core;
    const online = [...this.sessions.values()].some((session) => session.isConnected);
    if (online === world.botOnline) return;
    world.botOnline = online;
    world.emit({ type: 'bot', online });
  }
}

function refuse(line: GatewayConnection, code: number, reason: string): null {
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
