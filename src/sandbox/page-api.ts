/**
 * The protocol between the sandbox and its web page: types only, nothing runs here.
 *
 * One port serves everything (loopback only):
 *   GET  /                      the page's static files (index.html for `/`)
 *   GET  /page-api/people       PeopleAnswer: everybody one can be, to fill the "who am I" switch before a socket exists
 *   POST /page-api/people       AddPersonBody → PagePerson: a further person, member of every guild
 *   POST /page-api/clock        AdvanceBody → ClockAnswer: fast-forward
 *   GET  /attachments/…         pictures and files; the addresses come ready-made in messages and never expire for the page
 *   GET  /emojis/<id>.png       custom emojis, written <:name:id> in texts
 *   WS   /page?as=<userId>      everything else: JSON text frames, ServerFrame down, ClientFrame up
 *
 * POSTs take and give application/json; an error is `{ "error": "<sentence>" }` with a 4xx status.
 * A socket with an unknown `as` is closed with code 4404. Several windows may be the same person at the same time.
 *
 * The page gets this Content-Security-Policy, so no inline scripts and no inline <style> or style="" in HTML
 * (setting element.style from a script is fine):
 *   default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self';
 *   connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
 *
 * A person is only ever sent what that person may see: no channel without the view permission, no ephemeral message
 * of somebody else, no private thread without membership, no DM of others.
 *
 * Times are milliseconds since 1970 on the sandbox's own clock (see ClockFrame). Ids are Discord snowflakes as strings;
 * compare two of the same length as text, or by BigInt, to get the order in time.
 */

/* ------------------------------------------------------------------ people, guilds, channels */

export interface PagePerson {
  readonly id: string;
  readonly username: string;
  /** What to show; falls back to the user name. */
  readonly displayName: string;
  /** True for the application itself (one such person: the bot). */
  readonly bot: boolean;
  /** Discord locale such as `en-US` or `de`. Decides the language of command names and is told to the bot. */
  readonly locale: string;
  /** False when this person accepts no direct messages from the bot. */
  readonly dmsOpen: boolean;
}

export interface PageRole {
  readonly id: string;
  readonly name: string;
  /** 0xRRGGBB; 0 means no colour. */
  readonly color: number;
}

export interface PageGuild {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly roles: readonly PageRole[];
  readonly members: readonly { readonly userId: string; readonly nick: string | null; readonly roleIds: readonly string[] }[];
}

export type PageChannelKind = 'text' | 'public-thread' | 'private-thread' | 'dm';

export interface PageChannel {
  readonly id: string;
  readonly kind: PageChannelKind;
  /** Null for a DM. */
  readonly guildId: string | null;
  /** The text channel a thread belongs to; null otherwise. */
  readonly parentId: string | null;
  /** For a DM the other person's display name. */
  readonly name: string;
  readonly topic: string | null;
  readonly position: number;
  /** Threads only, else false. An archived thread is shown apart; sending a message brings it back unless it is locked. */
  readonly archived: boolean;
  readonly locked: boolean;
  /** Threads: who has joined (these see it in their list and get its unread badges). DMs: both people. Else empty. */
  readonly memberIds: readonly string[];
  /** May this person write here, and use commands here? */
  readonly canSend: boolean;
  readonly canUseCommands: boolean;
  readonly lastMessageId: string | null;
  readonly pinnedMessageIds: readonly string[];
  /** Messages after the last one read. Muted for threads not joined: always 0 there. */
  readonly unread: number;
  /** Of these, how many ping this person (in a DM: all that were not sent silently). */
  readonly mentions: number;
  /** The newest message this person has read: the "new messages" line goes below it. */
  readonly lastReadId: string | null;
}

/* ------------------------------------------------------------------ messages */

export interface PageAttachment {
  readonly id: string;
  readonly filename: string;
  readonly contentType: string;
  readonly size: number;
  /** Same-origin address, ready for <img src>. */
  readonly url: string;
  /** Alt text. */
  readonly description: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly spoiler: boolean;
}

/** Classic embeds keep Discord's own field names. Media addresses are ready for <img src>. */
export interface PageEmbed {
  readonly title?: string;
  readonly description?: string;
  readonly url?: string;
  readonly color?: number;
  readonly timestamp?: string;
  readonly footer?: { readonly text: string };
  readonly author?: { readonly name: string; readonly url?: string };
  readonly image?: { readonly url: string; readonly width?: number; readonly height?: number };
  readonly thumbnail?: { readonly url: string; readonly width?: number; readonly height?: number };
  readonly fields?: readonly { readonly name: string; readonly value: string; readonly inline?: boolean }[];
}

export interface PageMessage {
  readonly id: string;
  readonly channelId: string;
  readonly authorId: string;
  /**
   * Discord's message type: 0 plain, 1 "added somebody to the thread" (content mentions them), 6 "pinned a message",
   * 7 "joined the server", 18 "started a thread" (content is its name; see `thread`), 19 reply, 20 answer to a slash command,
   * 21 the first message inside a thread made from a message (show `referenced`), 23 answer to a context menu.
   */
  readonly type: number;
  /** Discord markdown. Empty when the message is made of Components V2. */
  readonly content: string;
  readonly at: number;
  readonly editedAt: number | null;
  readonly attachments: readonly PageAttachment[];
  readonly embeds: readonly PageEmbed[];
  /** Rows for a classic message, any component for a Components V2 message. */
  readonly components: readonly PageComponent[];
  /** Only this person sees it: say so, and offer to dismiss it (request `dismiss`). */
  readonly ephemeral: boolean;
  /** "Parley is thinking…": deferred, the real message follows as an update of this one. */
  readonly loading: boolean;
  /** A loading message whose application never answered within 15 minutes. */
  readonly failed: boolean;
  /** Sent without push (SUPPRESS_NOTIFICATIONS): counts as unread, makes no sound. */
  readonly silent: boolean;
  /** This message pings the person looking: highlight it. */
  readonly mentionsMe: boolean;
  readonly pinned: boolean;
  /** For an answer to a command: who used what; show "Anna used /challenge". Null when not from an interaction. */
  readonly usedBy: { readonly userId: string; readonly command: string | null } | null;
  /** The message replied to (type 19), pinned (6) or started from (21); `excerpt` is null when it is gone or hidden. */
  readonly referenced: {
    readonly channelId: string;
    readonly messageId: string;
    readonly authorId: string | null;
    readonly excerpt: string | null;
  } | null;
  /** The thread that hangs on this message, if one was started from it or announced by it. */
  readonly thread: { readonly id: string; readonly name: string; readonly messageCount: number } | null;
}

/* ------------------------------------------------------------------ components (Discord's own names and numbers) */

export interface PageEmoji {
  readonly id?: string;
  readonly name?: string;
  readonly animated?: boolean;
}

/** Style 1 primary, 2 secondary, 3 success, 4 danger, 5 link (has `url`, no `custom_id`), 6 premium. */
export interface PageButton {
  readonly type: 2;
  readonly id: number;
  readonly style: 1 | 2 | 3 | 4 | 5 | 6;
  readonly label?: string;
  readonly emoji?: PageEmoji;
  readonly custom_id?: string;
  readonly url?: string;
  readonly disabled?: boolean;
}

interface PageSelectBase {
  readonly id: number;
  readonly custom_id: string;
  readonly placeholder?: string;
  /** Both default to 1. */
  readonly min_values?: number;
  readonly max_values?: number;
  readonly disabled?: boolean;
  /** In modals only: must something be chosen? Defaults to true. */
  readonly required?: boolean;
}

export interface PageSelectOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly emoji?: PageEmoji;
  readonly default?: boolean;
}

export interface PageStringSelect extends PageSelectBase {
  readonly type: 3;
  readonly options: readonly PageSelectOption[];
}

/** 5 user, 6 role, 7 mentionable (user or role), 8 channel: the choices are the guild's own; values are ids. */
export interface PageEntitySelect extends PageSelectBase {
  readonly type: 5 | 6 | 7 | 8;
  readonly default_values?: readonly { readonly id: string; readonly type: 'user' | 'role' | 'channel' }[];
  readonly channel_types?: readonly number[];
}

export type PageSelect = PageStringSelect | PageEntitySelect;

export interface PageActionRow {
  readonly type: 1;
  readonly id: number;
  readonly components: readonly (PageButton | PageSelect)[];
}

export interface PageTextDisplay {
  readonly type: 10;
  readonly id: number;
  readonly content: string;
}

export interface PageMedia {
  readonly url: string;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly content_type?: string;
}

export interface PageThumbnail {
  readonly type: 11;
  readonly id: number;
  readonly media: PageMedia;
  readonly description?: string | null;
  readonly spoiler?: boolean;
}

export interface PageSection {
  readonly type: 9;
  readonly id: number;
  readonly components: readonly PageTextDisplay[];
  readonly accessory: PageThumbnail | PageButton;
}

export interface PageMediaGallery {
  readonly type: 12;
  readonly id: number;
  readonly items: readonly { readonly media: PageMedia; readonly description?: string | null; readonly spoiler?: boolean }[];
}

export interface PageFile {
  readonly type: 13;
  readonly id: number;
  readonly file: PageMedia;
  readonly name?: string | null;
  readonly size?: number | null;
  readonly spoiler?: boolean;
}

/** Spacing 1 small, 2 large. */
export interface PageSeparator {
  readonly type: 14;
  readonly id: number;
  readonly divider?: boolean;
  readonly spacing?: 1 | 2;
}

export type PageContainerChild = PageActionRow | PageTextDisplay | PageSection | PageMediaGallery | PageFile | PageSeparator;

export interface PageContainer {
  readonly type: 17;
  readonly id: number;
  /** 0xRRGGBB */
  readonly accent_color?: number | null;
  readonly spoiler?: boolean;
  readonly components: readonly PageContainerChild[];
}

export type PageComponent = PageContainerChild | PageContainer;

/* ------------------------------------------------------------------ modals */

/** Style 1 one line, 2 paragraph. */
export interface PageTextInput {
  readonly type: 4;
  readonly custom_id: string;
  readonly style: 1 | 2;
  /** Only when the input stands in a classic action row; inside a label the label says it. */
  readonly label?: string | null;
  readonly placeholder?: string | null;
  readonly value?: string | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  /** Defaults to true. */
  readonly required?: boolean | null;
}

export interface PageFileUpload {
  readonly type: 19;
  readonly custom_id: string;
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly required?: boolean | null;
}

interface PageGroupOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string | null;
  readonly default?: boolean | null;
}

export interface PageRadioGroup {
  readonly type: 21;
  readonly custom_id: string;
  readonly options: readonly PageGroupOption[];
  readonly required?: boolean | null;
}

export interface PageCheckboxGroup {
  readonly type: 22;
  readonly custom_id: string;
  readonly options: readonly PageGroupOption[];
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly required?: boolean | null;
}

export interface PageCheckbox {
  readonly type: 23;
  readonly custom_id: string;
  readonly default?: boolean | null;
}

export type PageModalField = PageTextInput | PageSelect | PageFileUpload | PageRadioGroup | PageCheckboxGroup | PageCheckbox;

export interface PageLabel {
  readonly type: 18;
  readonly label: string;
  readonly description?: string | null;
  readonly component: PageModalField;
}

export interface PageModal {
  /** Names this opening of the modal; give it back in `modal-submit`. */
  readonly id: string;
  readonly title: string;
  /** A classic row holds exactly one text input. */
  readonly components: readonly (PageLabel | PageTextDisplay | { readonly type: 1; readonly components: readonly PageTextInput[] })[];
}

/* ------------------------------------------------------------------ commands */

export type PageOptionType = 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** Type 3 text, 4 whole number, 5 yes/no, 6 user, 7 channel, 8 role, 9 user or role, 10 number, 11 file. */
export interface PageOption {
  readonly type: PageOptionType;
  /** The name to send back. */
  readonly name: string;
  /** The name to show, in this person's language; likewise `description`. */
  readonly label: string;
  readonly description: string;
  readonly required: boolean;
  readonly choices: readonly { readonly label: string; readonly value: string | number }[];
  readonly autocomplete: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** One thing that can be typed: a command without subcommands, or one subcommand. */
export interface PageSlash {
  /** Subcommand names below the command, outermost first; empty when the command has none. */
  readonly path: readonly string[];
  /** What is typed after the slash, in this person's language, e.g. `parley games`. */
  readonly label: string;
  readonly description: string;
  readonly options: readonly PageOption[];
}

export interface PageCommand {
  readonly id: string;
  /** 1 slash command, 2 user context menu, 3 message context menu. */
  readonly type: 1 | 2 | 3;
  readonly name: string;
  readonly label: string;
  /** Where this person may use it. */
  readonly guildIds: readonly string[];
  readonly inBotDm: boolean;
  /** Empty for context menus. */
  readonly slashes: readonly PageSlash[];
}

/* ------------------------------------------------------------------ frames from the sandbox */

/** Sent first on every socket, and again whenever so much changed that the page should start over. */
export interface SnapshotFrame {
  readonly type: 'snapshot';
  readonly protocol: 1;
  readonly me: PagePerson;
  readonly clock: ClockState;
  /** Is the bot connected to the gateway? */
  readonly botOnline: boolean;
  readonly people: readonly PagePerson[];
  readonly guilds: readonly PageGuild[];
  /** All channels, threads and DMs this person sees, flat; archived threads included. */
  readonly channels: readonly PageChannel[];
  /** The newest messages per channel id (up to 50), oldest first. More by the request `history`. */
  readonly messages: Readonly<Record<string, readonly PageMessage[]>>;
  readonly commands: readonly PageCommand[];
}

export interface ClockState {
  /** Sandbox time at the moment of sending. */
  readonly now: number;
  /** True when the clock runs with real time (count on from `now`); false when it only moves by fast-forward. */
  readonly running: boolean;
}

/** New or changed: replace the one with the same id, or insert by id. */
export interface MessageFrame {
  readonly type: 'message';
  readonly message: PageMessage;
  /** True when it is new (for sounds and notifications), false for an edit. */
  readonly fresh: boolean;
}
export interface MessageGoneFrame {
  readonly type: 'message-gone';
  readonly channelId: string;
  readonly messageId: string;
}
/** New or changed, also when only the unread numbers changed. A channel that just became visible is followed by its messages. */
export interface ChannelFrame {
  readonly type: 'channel';
  readonly channel: PageChannel;
}
export interface ChannelGoneFrame {
  readonly type: 'channel-gone';
  readonly channelId: string;
}
export interface GuildFrame {
  readonly type: 'guild';
  readonly guild: PageGuild;
}
export interface GuildGoneFrame {
  readonly type: 'guild-gone';
  readonly guildId: string;
}
export interface PersonFrame {
  readonly type: 'person';
  readonly person: PagePerson;
}
export interface CommandsFrame {
  readonly type: 'commands';
  readonly commands: readonly PageCommand[];
}
export interface ClockFrame {
  readonly type: 'clock';
  readonly clock: ClockState;
}
export interface BotFrame {
  readonly type: 'bot';
  readonly online: boolean;
}
/** Somebody types; hide it after ten seconds or at that person's next message. */
export interface TypingFrame {
  readonly type: 'typing';
  readonly channelId: string;
  readonly userId: string;
}
/** The answer to the request with the same id; every request gets exactly one. */
export type AnswerFrame =
  | { readonly type: 'answer'; readonly id: number; readonly ok: true; readonly result: PageResult }
  /** `error` is an English sentence fit for showing. */
  | { readonly type: 'answer'; readonly id: number; readonly ok: false; readonly error: string };

export type ServerFrame =
  | SnapshotFrame
  | MessageFrame
  | MessageGoneFrame
  | ChannelFrame
  | ChannelGoneFrame
  | GuildFrame
  | GuildGoneFrame
  | PersonFrame
  | CommandsFrame
  | ClockFrame
  | BotFrame
  | TypingFrame
  | AnswerFrame;

/* ------------------------------------------------------------------ requests from the page */

export interface PageUpload {
  readonly filename: string;
  readonly base64: string;
}

/** By option name. Users, channels and roles by id. Options left empty are left out. */
export type PageOptionValues = Readonly<Record<string, string | number | boolean | PageUpload>>;

/** By custom_id: text, chosen values (selects, radio [one], checkbox groups), a checkbox's state, or uploaded files. */
export type PageModalValues = Readonly<Record<string, string | boolean | readonly string[] | readonly PageUpload[]>>;

export type PageRequest =
  /** Write a message. → done */
  | { readonly type: 'send'; readonly channelId: string; readonly text: string; readonly replyTo?: string }
  /** Use a slash command. → interaction */
  | {
      readonly type: 'slash';
      readonly channelId: string;
      readonly commandId: string;
      readonly path: readonly string[];
      readonly options: PageOptionValues;
    }
  /** Ask for suggestions for the option `focused`; `options` holds what is typed so far, the focused one included. → choices */
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
  | { readonly type: 'select'; readonly messageId: string; readonly customId: string; readonly values: readonly string[] }
  /** → interaction */
  | { readonly type: 'modal-submit'; readonly modalId: string; readonly values: PageModalValues }
  /** A user (type 2) or message (type 3) context menu entry; `targetId` is the person or the message. → interaction */
  | { readonly type: 'context-menu'; readonly channelId: string; readonly commandId: string; readonly targetId: string }
  /** Everything in the channel has been seen (up to `messageId` when given). → done */
  | { readonly type: 'mark-read'; readonly channelId: string; readonly messageId?: string }
  /** Remove an ephemeral message from one's own view. → done */
  | { readonly type: 'dismiss'; readonly messageId: string }
  /** Older messages, up to 50 before the given one. → messages */
  | { readonly type: 'history'; readonly channelId: string; readonly before: string }
  /** Open (or make) the DM with a person. → channel */
  | { readonly type: 'open-dm'; readonly userId: string }
  | { readonly type: 'join-thread'; readonly channelId: string }
  | { readonly type: 'leave-thread'; readonly channelId: string }
  /** Accept direct messages from the bot or not. → done */
  | { readonly type: 'set-dms'; readonly open: boolean }
  /** → done, followed by a fresh snapshot (names of commands change). */
  | { readonly type: 'set-locale'; readonly locale: string }
  /** → person */
  | { readonly type: 'add-person'; readonly name: string; readonly locale?: string }
  /** Fast-forward by so many milliseconds. → done; everybody gets a clock frame. */
  | { readonly type: 'advance-clock'; readonly ms: number };

/** `id` is chosen by the page, unique per socket, and comes back in the answer. */
export type ClientFrame = PageRequest & { readonly id: number };

export type PageResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'interaction'; readonly outcome: PageOutcome }
  | { readonly kind: 'choices'; readonly choices: readonly { readonly label: string; readonly value: string | number }[] }
  | { readonly kind: 'messages'; readonly messages: readonly PageMessage[] }
  | { readonly kind: 'channel'; readonly channelId: string }
  | { readonly kind: 'person'; readonly person: PagePerson };

/**
 * What the application's first answer was. New and changed messages also arrive as frames of their own
 * (before this answer); nothing has to be taken from here but the modal and the failure.
 */
export type PageOutcome =
  /** A message appeared; with `deferred` it is a loading one. */
  | { readonly kind: 'reply'; readonly messageId: string; readonly deferred: boolean }
  /** The clicked message changes now, or (deferred) perhaps later. */
  | { readonly kind: 'update'; readonly deferred: boolean }
  | { readonly kind: 'modal'; readonly modal: PageModal }
  /** "This interaction failed": no answer within three seconds, or the bot is offline. */
  | { readonly kind: 'failed'; readonly reason: string };

/* ------------------------------------------------------------------ plain HTTP */

export interface PeopleAnswer {
  readonly people: readonly PagePerson[];
  readonly guilds: readonly { readonly id: string; readonly name: string }[];
}
export interface AddPersonBody {
  readonly name: string;
  readonly locale?: string;
}
export interface AdvanceBody {
  readonly ms: number;
}
export interface ClockAnswer {
  readonly clock: ClockState;
}
