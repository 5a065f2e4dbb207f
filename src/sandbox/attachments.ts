import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredAttachment, Id } from './model.ts';

/** Lifetime of signed addresses sent to the bot, as on Discord; the page's never expire. */
const LIFETIME_SECONDS = 24 * 3600;
const MEMORY_LIMIT = 256 * 1024 * 1024;

export class AttachmentStore {
  private readonly secret: Buffer;
  private readonly folder: string | null;
  private readonly now: () => number;
  private readonly memory = new Map<Id, Buffer>();
  private held = 0;
  private readonly writes = new Set<Promise<void>>();
  /** Base address, set once the server listens. */
  origin = '';

  constructor(options: { readonly folder: string | null; readonly now: () => number; readonly secret?: string }) {
    this.folder = options.folder;
    this.now = options.now;
    this.secret = options.secret === undefined ? randomBytes(32) : Buffer.from(options.secret, 'hex');
    if (this.folder !== null) mkdirSync(this.folder, { recursive: true });
  }

  get secretHex(): string {
    return this.secret.toString('hex');
  }

  put(id: Id, bytes: Buffer): void {
    this.memory.set(id, bytes);
    this.held += bytes.length;
    if (this.folder !== null) {
      const write = writeFile(join(this.folder, id), bytes).finally(() => this.writes.delete(write));
      this.writes.add(write);
    }
    for (const [oldest, old] of this.memory) {
      if (this.held <= MEMORY_LIMIT || oldest === id) break;
      this.memory.delete(oldest);
      this.held -= old.length;
    }
  }

  /** Returns a file. Without a folder, the oldest files are dropped when memory is full. */
  get(id: Id): Buffer | null {
    const kept = this.memory.get(id);
    if (kept !== undefined) return kept;
    if (this.folder === null || !/^\d+$/.test(id)) return null;
    try {
      return readFileSync(join(this.folder, id));
    } catch {
      return null;
    }
  }

  async flush(): Promise<void> {
    await Promise.all(this.writes);
  }

  botUrl(channelId: Id, attachment: StoredAttachment): string {
    const issued = Math.floor(this.now() / 1000);
    const expires = issued + LIFETIME_SECONDS;
    const path = pathOf(channelId, attachment);
    const mark = this.sign(`${path}:${expires}`);
    return `${this.origin}${path}?ex=${expires.toString(16)}&is=${issued.toString(16)}&hm=${mark}&`;
  }

  pageUrl(channelId: Id, attachment: StoredAttachment): string {
    const path = pathOf(channelId, attachment);
    return `${path}?page=${this.sign(`${path}:page`)}`;
  }

  /** Verifies a requested address; its path is still percent-encoded. */
  opens(path: string, query: URLSearchParams): boolean {
    const page = query.get('page');
    if (page !== null) return same(page, this.sign(`${path}:page`));
    const expires = Number.parseInt(query.get('ex') ?? '', 16);
    if (!Number.isFinite(expires) || expires * 1000 < this.now()) return false;
    return same(query.get('hm') ?? '', this.sign(`${path}:${expires}`));
  }

  private sign(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('hex');
  }
}

function pathOf(channelId: Id, attachment: StoredAttachment): string {
  return `/attachments/${channelId}/${attachment.id}/${encodeURIComponent(attachment.filename)}`;
}

function same(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
