import { createServer, type RequestListener, type Server } from 'node:http';

/** Milliseconds for the header of a request and all of it to arrive, and between checks. */
export interface HttpTimeouts {
  readonly head: number;
  readonly whole: number;
  readonly check: number;
}

/** Discord waits three seconds for an answer; an upload through the proxy first waits for its turn. */
const defaultTimeouts: HttpTimeouts = { head: 5_000, whole: 30_000, check: 1_000 };

/** Creates an HTTP server that closes connections whose requests arrive too slowly. */
export const createHttpServer = (
  listener: RequestListener,
  { head, whole, check }: HttpTimeouts = defaultTimeouts,
): Server =>
  createServer({ headersTimeout: head, requestTimeout: whole, connectionsCheckingInterval: check }, listener);
