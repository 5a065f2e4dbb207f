import type { IncomingMessage } from 'node:http';

/** Bytes of a body; nothing the page sends comes near. */
export const LONGEST_BODY = 16_384;
/** Milliseconds in which a body has to arrive. */
const PATIENCE = 10_000;

/** A body that isn't read, with the status that says why. */
export class BadBody extends Error {
  readonly status: 400 | 413 | 415;
  constructor(status: 400 | 413 | 415) {
    super(`body refused with ${status}`);
    this.status = status;
  }
}

/** Reads a small body of JSON. Throws `BadBody`. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) throw new BadBody(415);
  if (Number(request.headers['content-length'] ?? 0) > LONGEST_BODY) throw new BadBody(413);
  const parts: Buffer[] = [];
  let length = 0;
  const late = setTimeout(() => request.destroy(), PATIENCE);
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > LONGEST_BODY) throw new BadBody(413);
      parts.push(part);
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
  } catch (error) {
    throw error instanceof BadBody ? error : new BadBody(400);
  } finally {
    clearTimeout(late);
  }
}
