import { describeFieldErrors, type FieldError } from './api-error.ts';

/** A request that broke Discord's rules, or an invalid answer of the sandbox. A correct bot causes none. */
export interface RequestViolation {
  readonly side: 'request' | 'answer';
  readonly method: string;
  readonly path: string;
  readonly code: number;
  readonly problems: readonly FieldError[];
  /** All problems in one line. */
  readonly reason: string;
  readonly body: unknown;
}

/** A request with the status of its answer. */
export interface RequestRecord {
  readonly method: string;
  /** Pattern such as `/channels/:channel/messages`; null if no route matches. */
  readonly route: string | null;
  readonly path: string;
  readonly status: number;
  /** Discord's error code; 0 on success. */
  readonly code: number;
  readonly body: unknown;
  readonly files: readonly { readonly filename: string; readonly size: number }[];
  /** Sandbox time. */
  readonly at: number;
}

export class RequestLog {
  readonly violations: RequestViolation[] = [];
  readonly requests: RequestRecord[] = [];
  private readonly limit: number;
  private readonly listeners = new Set<(record: RequestRecord) => void>();

  constructor(keep: number) {
    this.limit = keep;
  }

  addViolation(
    side: RequestViolation['side'],
    method: string,
    path: string,
    code: number,
    problems: readonly FieldError[],
    body: unknown,
    message = '',
  ): void {
    this.violations.push({
      side,
      method,
      path,
      code,
      problems,
      reason: problems.length > 0 ? describeFieldErrors(problems) : message,
      body,
    });
  }

  addRequest(record: RequestRecord): void {
    this.requests.push(record);
    if (this.requests.length > 2 * this.limit) this.requests.splice(0, this.limit);
    for (const listener of this.listeners) listener(record);
  }

  onRequest(listener: (record: RequestRecord) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
