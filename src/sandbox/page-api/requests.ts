import type { PageMessage } from './messages.ts';
import type { PageModal } from './modals.ts';
import type { PagePerson } from './channels.ts';

/** Requests of the page over the socket, and their answers. */

export interface PageUpload {
  readonly filename: string;
  readonly base64: string;
}

/** Values by option name; users, channels and roles by id. Empty options are omitted. */
export type PageOptionValues = Readonly<Record<string, string | number | boolean | PageUpload>>;

/** By custom_id: text, chosen values (selects, radio [one], checkbox groups), a checkbox's state, or files. */
export type PageModalValues = Readonly<Record<string, string | boolean | readonly string[] | readonly PageUpload[]>>;

export type PageRequest =
  /** Send a message. → done */
  | { readonly type: 'send'; readonly channelId: string; readonly text: string; readonly replyTo?: string }
  /** Use a slash command. → interaction */
  | {
      readonly type: 'slash';
      readonly channelId: string;
      readonly commandId: string;
      readonly path: readonly string[];
      readonly options: PageOptionValues;
    }
  /** Get suggestions for the option `focused`; `options` holds the input so far, including it. → choices */
  | {
      readonly type: 'autocomplete';
      readonly channelId: string;
      readonly commandId: string;
      readonly path: readonly string[];
      readonly options: PageOptionValues;
      readonly focused: string;
    }
  /** → interaction */
  | { readonly type: 'click'; readonly messageId: string; readonly customId: string }
  /** → interaction */
  | {
      readonly type: 'select';
      readonly messageId: string;
      readonly customId: string;
      readonly values: readonly string[];
    }
  /** → interaction */
  | { readonly type: 'modal-submit'; readonly modalId: string; readonly values: PageModalValues }
  /** A user (type 2) or message (type 3) context menu entry; `targetId` is the person or the message. → interaction */
  | { readonly type: 'context-menu'; readonly channelId: string; readonly commandId: string; readonly targetId: string }
  /** Mark the channel as read (up to `messageId` if given). → done */
  | { readonly type: 'mark-read'; readonly channelId: string; readonly messageId?: string }
  /** Remove an ephemeral message from this person's view. → done */
  | { readonly type: 'dismiss'; readonly messageId: string }
  /** Older messages, up to 50 before the given one. → messages */
  | { readonly type: 'history'; readonly channelId: string; readonly before: string }
  /** Open (or create) the DM with a person. → channel */
  | { readonly type: 'open-dm'; readonly userId: string }
  | { readonly type: 'join-thread'; readonly channelId: string }
  | { readonly type: 'leave-thread'; readonly channelId: string }
  /** Allow direct messages from the bot or not. → done */
  | { readonly type: 'set-dms'; readonly open: boolean }
  /** → done, followed by a new snapshot (command names change). */
  | { readonly type: 'set-locale'; readonly locale: string }
  /** → person */
  | { readonly type: 'add-person'; readonly name: string; readonly locale?: string }
  /** Fast-forward by a number of milliseconds. → done; every window gets a clock frame. */
  | { readonly type: 'advance-clock'; readonly ms: number };

/** `id` is chosen by the page, unique per socket, and returned in the answer. */
export type ClientFrame = PageRequest & { readonly id: number };

export type PageResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'interaction'; readonly outcome: PageOutcome }
  | {
      readonly kind: 'choices';
      readonly choices: readonly { readonly label: string; readonly value: string | number }[];
    }
  | { readonly kind: 'messages'; readonly messages: readonly PageMessage[] }
  | { readonly kind: 'channel'; readonly channelId: string }
  | { readonly kind: 'person'; readonly person: PagePerson };

/**
 * First response of the application. Messages arrive as separate frames before it; only the modal and the failure are
 * taken from here.
 */
export type PageOutcome =
  /** A message appeared; if `deferred`, it is a loading one. */
  | { readonly kind: 'reply'; readonly messageId: string; readonly deferred: boolean }
  /** The clicked message changes now or, if deferred, perhaps later. */
  | { readonly kind: 'update'; readonly deferred: boolean }
  | { readonly kind: 'modal'; readonly modal: PageModal }
  /** "This interaction failed": no answer within three seconds, or the bot is offline. */
  | { readonly kind: 'failed'; readonly reason: string };
