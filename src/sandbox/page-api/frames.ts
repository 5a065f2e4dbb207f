import type { PageCommand } from './commands.ts';
import type { PageMessage } from './messages.ts';
import type { PageChannel, PageGuild, PagePerson } from './places.ts';
import type { PageResult } from './requests.ts';

/** What the sandbox sends over the socket. */

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
