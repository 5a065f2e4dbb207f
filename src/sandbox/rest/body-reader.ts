import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { apiError } from '../api-error.ts';
import type { Upload } from '../validation/request-bodies.ts';

const requestLimit = 25 * 1024 * 1024;

export interface ParsedBody {
  readonly body: unknown;
  readonly uploads: readonly Upload[];
}

/** Reads JSON, or multipart with `files[n]` and `payload_json`. */
export async function readBody(request: IncomingMessage): Promise<ParsedBody> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) {
    const { payload, uploads } = await readForm(request);
    return { body: payload === null ? {} : parse(payload), uploads };
  }
  const bytes = await readAll(request);
  if (bytes.length === 0) return { body: undefined, uploads: [] };
  return { body: parse(bytes.toString()), uploads: [] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw apiError('invalidJson');
  }
}

export function readAll(request: IncomingMessage, limit = requestLimit): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
    });
    request.on('end', () => {
      if (size > limit) reject(apiError('tooLarge'));
      else resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks));
    });
    request.on('error', reject);
  });
}

function readForm(
  request: IncomingMessage,
): Promise<{ readonly payload: string | null; readonly uploads: readonly Upload[] }> {
  return new Promise((resolve, reject) => {
    const uploads: Upload[] = [];
    let payload: string | null = null;
    let size = 0;
    const form = busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fieldSize: requestLimit, fileSize: requestLimit },
    });
    form.on('file', (name, stream, info) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= requestLimit) chunks.push(chunk);
      });
      stream.on('end', () => {
        const index = Number(/^files\[(\d+)\]$/.exec(name)?.[1] ?? uploads.length);
        uploads.push({ index, filename: info.filename ?? 'file', bytes: Buffer.concat(chunks) });
      });
    });
    form.on('field', (name, value) => {
      if (name === 'payload_json') payload = value;
    });
    form.on('error', () => reject(apiError('badRequest')));
    form.on('close', () => {
      if (size > requestLimit) reject(apiError('tooLarge'));
      else resolve({ payload, uploads: uploads.toSorted((a, b) => a.index - b.index) });
    });
    request.pipe(form);
  });
}
