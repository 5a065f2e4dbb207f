import { createServer, type RequestListener, type Server } from 'node:http';

/** In milliseconds: how long the head of a request and the whole of it may take to arrive, and how often that is checked. */
export interface HttpLimits {
  readonly head: number;
  readonly whole: number;
  readonly check: number;
}

/** Discord itself waits three seconds for an answer; an upload through the proxy first waits for its turn. */
const usual: HttpLimits = { head: 5_000, whole: 30_000, check: 1_000 };

/** An HTTP server that closes connections whose requests arrive too slowly. */
export const createHttpServer = (listener: RequestListener, { head, whole, check }: HttpLimits = usual): Server =>
  createServer({ headersTimeout: head, requestTimeout: whole, connectionsCheckingInterval: check }, listener);
