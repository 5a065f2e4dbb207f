import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { messageFlags, type ApplicationEmoji, type Channel, type Command, type Guild, type Message, type User } from './model.ts';
import { giveUp } from './interactions/registry.ts';
import { watchThread } from './threads.ts';
import type { Identity, World } from './world.ts';

/** All that is kept between two runs. Maps become lists, big numbers become text. */
export interface Saved {
  readonly version: 1;
  readonly now: number;
  readonly secret: string;
  readonly identity: Identity;
  readonly users: readonly User[];
  readonly guilds: readonly unknown[];
  readonly channels: readonly unknown[];
  readonly messages: readonly Message[];
  readonly commands: readonly Command[];
  readonly emojis: readonly ApplicationEmoji[];
  readonly reads: readonly (readonly [string, string])[];
}

const delay = 250;

/** Null when there is no file yet; a damaged or foreign file is an error, never overwritten. */
export function readSaved(file: string): Saved | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  let saved: unknown;
  try {
    saved = JSON.parse(text, revive);
  } catch {
    throw new Error(`The sandbox's file ${file} is damaged. Move it away to start afresh.`);
  }
  if (typeof saved !== 'object' || saved === null || !('version' in saved) || saved.version !== 1) {
    throw new Error(`The sandbox's file ${file} is of another version. Move it away to start afresh.`);
  }
  return saved as Saved;
}

function pack(_key: string, value: unknown): unknown {
  if (value instanceof Map) return { $map: [...value] };
  return typeof value === 'bigint' ? { $big: value.toString() } : value;
}

function revive(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('$map' in value && Array.isArray(value.$map)) return new Map(value.$map as [unknown, unknown][]);
  return '$big' in value && typeof value.$big === 'string' ? BigInt(value.$big) : value;
}

export function restore(world: World, saved: Saved): void {
  for (const user of saved.users) world.users.set(user.id, user);
  for (const guild of saved.guilds as readonly Guild[]) world.guilds.set(guild.id, guild);
  for (const channel of saved.channels as readonly Channel[]) world.channels.set(channel.id, channel);
  for (const command of saved.commands) world.commands.set(command.id, command);
  for (const emoji of saved.emojis) world.emojis.set(emoji.id, emoji);
  for (const [key, id] of saved.reads) world.reads.set(key, id);
  for (const message of saved.messages) {
    world.addMessage(message);
    // Nobody can answer a deferral from before the restart any more.
    if ((message.flags & messageFlags.loading) !== 0) giveUp(world, message);
  }
  for (const channel of world.channels.values()) watchThread(world, channel);
}

export class Keeper {
  private readonly world: World;
  private readonly file: string;
  private readonly secret: string;
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();
  private readonly report: (error: unknown) => void;

  constructor(world: World, file: string, secret: string, report: (error: unknown) => void) {
    this.world = world;
    this.file = file;
    this.secret = secret;
    this.report = report;
    world.listen(() => this.touch());
  }

  private touch(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      void this.save().catch(this.report);
    }, delay);
  }

  /** Writes beside the file and renames, so that a crash leaves the old one or the new one, never half of one. */
  private save(): Promise<void> {
    const { world } = this;
    const saved: Saved = {
      version: 1,
      now: world.clock.now(),
      secret: this.secret,
      identity: world.identity,
      users: [...world.users.values()],
      guilds: [...world.guilds.values()],
      channels: [...world.channels.values()],
      messages: [...world.allMessages()],
      commands: [...world.commands.values()],
      emojis: [...world.emojis.values()],
      reads: [...world.reads],
    };
    const text = JSON.stringify(saved, pack);
    this.writing = this.writing
      .catch(() => undefined)
      .then(async () => {
        await mkdir(dirname(this.file), { recursive: true });
        await writeFile(`${this.file}.new`, text);
        await rename(`${this.file}.new`, this.file);
      });
    return this.writing;
  }

  async close(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    await this.save();
  }
}
