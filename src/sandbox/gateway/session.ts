import { randomBytes } from 'node:crypto';
import { shardOf } from '../snowflake.ts';
import type { Line } from './line.ts';

/** How many events a session keeps for a resume, and for how long (real time) it waits for one. */
const keptEvents = 2_000;
const resumeWindow = 120_000;

/** One shard's place in the stream of events. It outlives its socket, so that a resume can catch up. */
export class Session {
  readonly id = randomBytes(16).toString('hex');
  readonly shard: readonly [index: number, count: number];
  readonly intents: number;
  private socket: Line | null = null;
  private closedAt = 0;
  private seq = 0;
  private readonly sent: { readonly seq: number; readonly frame: string }[] = [];

  constructor(shard: readonly [number, number], intents: number) {
    this.shard = shard;
    this.intents = intents;
  }

  get live(): boolean {
    return this.socket !== null;
  }

  get line(): Line | null {
    return this.socket;
  }

  connect(socket: Line): void {
    this.socket = socket;
  }

  disconnect(): void {
    this.socket = null;
    this.closedAt = Date.now();
  }

  get expired(): boolean {
    return this.socket === null && Date.now() - this.closedAt > resumeWindow;
  }

  serves(guildId: string | null): boolean {
    const [index, count] = this.shard;
    return guildId === null ? index === 0 : shardOf(guildId, count) === index;
  }

  wants(intents: number): boolean {
    return intents === 0 || (this.intents & intents) !== 0;
  }

  dispatch(name: string, json: string): void {
    this.seq += 1;
    const frame = `{"op":0,"t":"${name}","s":${this.seq},"d":${json}}`;
    this.sent.push({ seq: this.seq, frame });
    if (this.sent.length > 2 * keptEvents) this.sent.splice(0, keptEvents);
    this.socket?.send(frame);
  }

  /** False when the events after `seq` are no longer all there. */
  replay(seq: number): boolean {
    const oldest = this.sent[0]?.seq ?? 1;
    if (seq > this.seq || seq + 1 < oldest) return false;
    for (const one of this.sent) if (one.seq > seq) this.socket?.send(one.frame);
    return true;
  }
}
