/** One invalid field of a request, with Discord's own code and message. */
export interface FieldError {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
}

export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly problems: readonly FieldError[];
  /** Seconds, for a temporary refusal. */
  readonly retryAfter: number | null;
  constructor(
    status: number,
    code: number,
    message: string,
    problems: readonly FieldError[] = [],
    retryAfter: number | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.problems = problems;
    this.retryAfter = retryAfter;
  }

  body(): Record<string, unknown> {
    const body: Record<string, unknown> = { message: this.message, code: this.code };
    if (this.problems.length > 0) body['errors'] = errorTree(this.problems);
    if (this.retryAfter !== null) Object.assign(body, { retry_after: this.retryAfter, global: false });
    return body;
  }
}

const errorCatalogue = {
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  badRequest: [400, 0, '400: Bad Request'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [404, 10014, 'Unknown Emoji'],
  invalidReaction: [400, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  tooManyCommands: [400, 30032, 'Maximum number of application commands reached (100)'],
  tooManyPins: [400, 30003, 'Maximum number of pins reached (250)'],
  oldEdits: [429, 30046, 'Maximum number of edits to messages older than 1 hour reached. Try again later'],
  dmsTooFast: [403, 40003, 'You are opening direct messages too fast'],
  tooLarge: [413, 40005, 'Request entity too large'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  messageBlocked: [400, 200000, 'Message was blocked by automatic moderation'],
  uploadsLimited: [403, 400001, 'Access to file uploads has been limited for this guild'],
  missingAccess: [403, 50001, 'Missing Access'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  notTextChannel: [400, 50008, 'Cannot send messages in a non-text channel'],
  notYourMessage: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  cannotSend: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  systemMessage: [403, 50021, 'Cannot execute action on a system message'],
  invalidWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  threadArchived: [400, 50083, 'Thread is archived'],
  noMutualGuilds: [403, 50278, 'Cannot send messages to this user due to having no mutual guilds'],
  cannotReply: [400, 160002, 'Cannot reply without permission to read message history'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
  threadLocked: [400, 160005, 'Thread is locked'],
  tooManyThreads: [400, 160006, 'Maximum number of active threads reached'],
} as const satisfies Record<string, readonly [number, number, string]>;

export function apiError(name: keyof typeof errorCatalogue, retryAfter: number | null = null): ApiError {
  const [status, code, message] = errorCatalogue[name];
  return new ApiError(status, code, message, [], retryAfter);
}

export function invalidForm(problems: readonly FieldError[]): ApiError {
  return new ApiError(400, 50035, 'Invalid Form Body', problems);
}

export function fieldError(path: readonly (string | number)[], code: string, message: string): FieldError {
  return { path, code, message };
}

interface Branch {
  _errors?: { readonly code: string; readonly message: string }[];
  [key: string]: Branch | Branch['_errors'];
}

function errorTree(problems: readonly FieldError[]): Branch {
  const root: Branch = {};
  for (const { path, code, message } of problems) {
    let branch = root;
    for (const step of path) branch = (branch[String(step)] ??= {}) as Branch;
    (branch._errors ??= []).push({ code, message });
  }
  return root;
}

/** Joins the problems into one readable line, for the list of violations. */
export function describeFieldErrors(problems: readonly FieldError[]): string {
  return problems.map((one) => `${one.path.join('.') || '(body)'}: ${one.message}`).join('; ');
}
