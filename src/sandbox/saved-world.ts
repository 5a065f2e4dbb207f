import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  messageFlags,
  type ApplicationEmoji,
  type Channel,
  type RegisteredCommand,
  type Guild,
  type Message,
  type User,
} from './model.ts';
import { markUnanswered } from './interactions/interaction-registry.ts';
import { scheduleAutoArchive } from './threads.ts';
import type { Identity, DiscordWorld } from './discord-world.ts';

/** Data saved between runs. Maps become lists, bigints become text. */
export interface SavedWorld {
  readonly version: 1;
  readonly now: number;
  readonly secret: string;
  readonly identity: Identity;
  readonly users: readonly User[];
  readonly guilds: readonly unknown[];
  readonly channels: readonly unknown[];
  readonly messages: readonly Message[];
  readonly commands: readonly RegisteredCommand[];
  readonly emojis: readonly ApplicationEmoji[];
  readonly reads: readonly (readonly [string, string])[];
}

const SAVE_DELAY = 250;

/** Reads the file; null if there is none. A damaged or incompatible file throws and is never overwritten. */
export function readSavedWorld(file: string): SavedWorld | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  let saved: unknown;
  try {
    saved = JSON.parse(text, reviveJson);
  } catch {
    throw new Error(`The sandbox's file ${file} is damaged. Move it away to start afresh.`);
  }
  if (typeof saved !== 'object' || saved === null || !('version' in saved) || saved.version !== 1) {
    throw new Error(`The sandbox's file ${file} is of another version. Move it away to start afresh.`);
  }
  return saved as SavedWorld;
}

function packJson(_key: string, value: unknown): unknown {
  if (value instanceof Map) return { $map: [...value] };
  return typeof value === 'bigint' ? { $big: value.toString() } : value;
}

function reviveJson(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('$map' in value && Array.isArray(value.$map)) return new Map(value.$map as [unknown, unknown][]);
  return '$big' in value && typeof value.$big === 'string' ? BigInt(value.$big) : value;
}

export function restoreWorld(world: DiscordWorld, saved: SavedWorld): void {
  for (const user of saved.users) world.users.set(user.id, user);
  for (const guild of saved.guilds as readonly Guild[]) world.guilds.set(guild.id, guild);
  for (const channel of saved.channels as readonly Channel[]) world.channels.set(channel.id, channel);
  for (const command of saved.commands) world.commands.set(command.id, command);
  for (const emoji of saved.emojis) world.emojis.set(emoji.id, emoji);
  for (const [key, id] of saved.reads) world.reads.set(key, id);
  for (const message of saved.messages) {
    world.addMessage(message);
    // A deferral from before the restart can no longer be answered.
    if ((message.flags & messageFlags.loading) !== 0) markUnanswered(world, message);
  }
  for (const channel of world.channels.values()) scheduleAutoArchive(world, channel);
}

export class WorldSaver {
  private readonly world: DiscordWorld;
  private readonly file: string;
  private readonly secret: string;
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();
  private readonly report: (error: unknown) => void;

  constructor(world: DiscordWorld, file: string, secret: string, report: (error: unknown) => void) {
    this.world = world;
    this.file = file;
    this.secret = secret;
    this.report = report;
    world.listen(() => this.scheduleSave());
  }

  private scheduleSave(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      void this.save().catch(this.report);
    }, SAVE_DELAY);
  }

  /** Writes a new file and renames it, so that a crash never leaves half a file. */
  private save(): Promise<void> {
    const { world } = this;
    const saved: SavedWorld = {
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
    const text = JSON.stringify(saved, packJson);
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
