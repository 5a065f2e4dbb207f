import { DiscordAPIError, RateLimitError } from 'discord.js';
import { Refused, type Text } from '../../engine/text.ts';
import { StoreError } from '../../match/ports.ts';
import type { Log } from '../../match/ports.ts';
import { faultWords } from '../words/faults.ts';

/** Discord's codes this layer has an answer to. */
const CODE = {
  unknownChannel: 10003,
  unknownMessage: 10008,
  unknownWebhook: 10015,
  unknownInteraction: 10062,
  editsSpent: 30046,
  alreadyAnswered: 40060,
  missingAccess: 50001,
  closedDms: 50007,
  missingPermissions: 50013,
  invalidWebhookToken: 50027,
  archivedThread: 50083,
  invalidForm: 50035,
  noMutualServer: 50278,
  threadExists: 160004,
  lockedThread: 160005,
  uploadsLimited: 400001,
} as const;

/** Refused now, though not for good: too much at once here or on this server, a feature that is switched off for a while, an overloaded service. */
const PASSING: ReadonlySet<number> = new Set([20016, 20028, 20029, 40003, 40004, 40006, 40062, 40333, 130000]);

export function isCode(error: unknown, ...codes: readonly (keyof typeof CODE)[]): boolean {
  return error instanceof DiscordAPIError && codes.some((name) => CODE[name] === Number(error.code));
}

export const isPassing = (error: unknown): boolean => error instanceof DiscordAPIError && PASSING.has(Number(error.code));

/** Discord said no and will say so again. */
export function isPermanent(error: unknown): boolean {
  if (isPassing(error)) return false;
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
}

/** Discord refused what was to be shown, not the place to show it: something simpler may pass. */
export const isRefusedContent = (error: unknown): boolean =>
  isPermanent(error) && !isCode(error, 'unknownWebhook', 'unknownInteraction', 'invalidWebhookToken');

/** A message that is no longer to be changed: gone, closed in, or too old to be changed again so soon. */
export const isPastChange = (error: unknown): boolean =>
  error instanceof RateLimitError || isCode(error, 'editsSpent', 'unknownMessage', 'unknownChannel', 'archivedThread', 'lockedThread');

/** The person takes no direct messages from us: told once, remembered, not tried again. */
export const isClosed = (error: unknown): boolean => isCode(error, 'closedDms', 'noMutualServer');

/** The place is gone, or closed to us. */
export const isGone = (error: unknown): boolean => isCode(error, 'unknownChannel', 'missingAccess');

/** What a person reads when something did not work. What nobody foresaw is logged under a number that is told as well. */
export function wordsOf(error: unknown, log: Log): Text {
  if (error instanceof Refused) return error.reason;
  if (error instanceof StoreError) {
    log.error({ fault: error.fault, ...(error.match !== null && { match: error.match }) }, 'the store did not do what it was asked');
    return faultWords.store[error.fault];
  }
  if (isPassing(error)) return faultWords.passing;
  return faultWords.unforeseen(logged(error, log, 'something unforeseen happened'));
}

/** Logs a fault under the number that is given back. */
export function logged(error: unknown, log: Log, words: string): string {
  const number = Date.now().toString(36).slice(-6).toUpperCase();
  log.error({ number, fault: describeFault(error) }, words);
  return number;
}

/** Enough to find it, nothing a stranger should read: no request bodies, no tokens in addresses. */
export function describeFault(error: unknown): object {
  if (error instanceof DiscordAPIError) return { name: error.name, code: error.code, status: error.status, message: error.message };
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack };
  return { message: String(error) };
}
