import { randomBytes } from 'node:crypto';
import { shardOf } from '../snowflake.ts';
import type { GatewayConnection } from './gateway-connection.ts';

/** Number of events kept for a resume, and how long (real time) it is possible. */
const REPLAY_LIMIT = 2_000;
const RESUME_WINDOW = 120_000;

/** One shard's event stream. It outlives its socket for a resume. */
export class Session {
  readonly id = randomBytes(16).toString('hex');
  readonly shard: readonly [index: number, count: number];
  readonly intents: number;
  private socket: GatewayConnection | null = null;
  private closedAt = 0;
  private seq = 0;
  private readonly replayBuffer: { readonly seq: number; readonly frame: string }[] = [];

  constructor(shard: readonly [number, number], intents: number) {
    this.shard = shard;
    this.intents = intents;
  }

  get isConnected(): boolean {
    return this.socket !== null;
  }

  get connection(): GatewayConnection | null {
    return this.socket;
  }

  connect(socket: GatewayConnection): void {
    this.socket = socket;
  }

  disconnect(): void {
    this.socket = null;
    this.closedAt = Date.now();
  }

  get expired(): boolean {
    return this.socket === null && Date.now() - this.closedAt > RESUME_WINDOW;
  }

  isForShard(guildId: string | null): boolean {
    const [index, count] = this.shard;
    return guildId === null ? index === 0 : shardOf(guildId, count) === index;
  }

  hasIntent(intents: number): boolean {
    return intents === 0 || (this.intents & intents) !== 0;
  }

  dispatch(name: string, json: string): void {
    this.seq += 1;
    const frame = `{"op":0,"t":"${name}","s":${this.seq},"d":${json}}`;
    this.replayBuffer.push({ seq: this.seq, frame });
    if (this.replayBuffer.length > 2 * REPLAY_LIMIT) this.replayBuffer.splice(0, REPLAY_LIMIT);
    this.socket?.send(frame);
  }

  /** Resends the events after `seq`; false if some are gone. */
  replay(seq: number): boolean {
    const oldest = this.replayBuffer[0]?.seq ?? 1;
    if (seq > this.seq || seq + 1 < oldest) return false;
    for (const one of this.replayBuffer) if (one.seq > seq) this.socket?.send(one.frame);
    return true;
  }
}
