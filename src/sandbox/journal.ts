import { describe, type Problem } from './refusal.ts';

/** A request that broke Discord's rules (or an answer of the sandbox's own that did). A sound bot causes none. */
export interface Violation {
  readonly side: 'request' | 'answer';
  readonly method: string;
  readonly path: string;
  readonly code: number;
  readonly problems: readonly Problem[];
  /** All problems in one line. */
  readonly reason: string;
  readonly body: unknown;
}

/** Every request with its answer's status, for counting calls and for searching what was sent. */
export interface RequestRecord {
  readonly method: string;
  /** The pattern, such as `/channels/:channel/messages`; null when no route fits. */
  readonly route: string | null;
  readonly path: string;
  readonly status: number;
  /** Discord's error code; 0 when all went well. */
  readonly code: number;
  readonly body: unknown;
  readonly files: readonly { readonly filename: string; readonly size: number }[];
  /** Sandbox time. */
  readonly at: number;
}

export class Journal {
  readonly violations: Violation[] = [];
  readonly requests: RequestRecord[] = [];
  private readonly keep: number;
  private readonly listeners = new Set<(record: RequestRecord) => void>();

  constructor(keep: number) {
    this.keep = keep;
  }

  violation(
    side: Violation['side'],
    method: string,
    path: string,
    code: number,
    problems: readonly Problem[],
    body: unknown,
    message = '',
  ): void {
    this.violations.push({
      side,
      method,
      path,
      code,
      problems,
      reason: problems.length > 0 ? describe(problems) : message,
      body,
    });
  }

  request(record: RequestRecord): void {
    this.requests.push(record);
    if (this.requests.length > 2 * this.keep) this.requests.splice(0, this.keep);
    for (const listener of this.listeners) listener(record);
  }

  onRequest(listener: (record: RequestRecord) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
