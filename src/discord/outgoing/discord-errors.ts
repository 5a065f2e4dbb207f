import { DiscordAPIError, RateLimitError } from 'discord.js';
import { Refused, type Text } from '../../engine/text.ts';
import { StoreError } from '../../match/ports.ts';
import type { Log } from '../../match/ports.ts';
import { errorStrings } from '../strings/errors.ts';

/** Discord error codes handled here. */
const DISCORD_CODES = {
  unknownChannel: 10003,
  unknownMember: 10007,
  unknownMessage: 10008,
  unknownUser: 10013,
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

/** Temporary refusals: too much at once, a feature that is switched off for a while, an overloaded service. */
const PASSING: ReadonlySet<number> = new Set([20016, 20028, 20029, 40003, 40004, 40006, 40062, 40333, 130000]);

export function hasCode(error: unknown, ...codes: readonly (keyof typeof DISCORD_CODES)[]): boolean {
  return error instanceof DiscordAPIError && codes.some((name) => DISCORD_CODES[name] === Number(error.code));
}

export const isTransient = (error: unknown): boolean =>
  error instanceof DiscordAPIError && PASSING.has(Number(error.code));

/** Returns whether Discord will refuse again. */
export function isPermanent(error: unknown): boolean {
  if (isTransient(error)) return false;
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
}

/** Returns whether Discord refused the content, not the channel: something simpler may work. */
export const isRefusedContent = (error: unknown): boolean =>
  isPermanent(error) && !hasCode(error, 'unknownWebhook', 'unknownInteraction', 'invalidWebhookToken');

/** Returns whether a message can't be edited: deleted, archived, or too old to be edited again so soon. */
export const cannotBeEdited = (error: unknown): boolean =>
  error instanceof RateLimitError ||
  hasCode(error, 'editsSpent', 'unknownMessage', 'unknownChannel', 'archivedThread', 'lockedThread');

/** Returns whether a person doesn't accept direct messages from the bot. */
export const areDirectsClosed = (error: unknown): boolean => hasCode(error, 'closedDms', 'noMutualServer');

/** Returns whether the channel is gone or closed to the bot. */
export const isUnknownTarget = (error: unknown): boolean => hasCode(error, 'unknownChannel', 'missingAccess');

/** Returns the text a person reads after an error. An unexpected one is logged with an id that is shown, too. */
export function errorText(error: unknown, log: Log): Text {
  if (error instanceof Refused) return error.reason;
  if (error instanceof StoreError) {
    log.error({ fault: error.fault, ...(error.match !== null && { match: error.match }) }, 'a store operation failed');
    return errorStrings.store[error.fault];
  }
  if (isTransient(error)) return errorStrings.passing;
  return errorStrings.unforeseen(logError(error, log, 'unexpected error'));
}

/** Logs an error and returns its id. */
export function logError(error: unknown, log: Log, text: string): string {
  const number = Date.now().toString(36).slice(-6).toUpperCase();
  log.error({ number, fault: describeError(error) }, text);
  return number;
}

/** Describes an error for the log, without request bodies or tokens. */
export function describeError(error: unknown): object {
  if (error instanceof DiscordAPIError)
    return { name: error.name, code: error.code, status: error.status, message: error.message };
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack };
  return { message: String(error) };
}
