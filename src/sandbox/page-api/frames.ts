import type { PageCommand } from './commands.ts';
import type { PageMessage } from './messages.ts';
import type { PageChannel, PageGuild, PagePerson } from './channels.ts';
import type { PageResult } from './requests.ts';

/** Frames from the sandbox to the page. */

/** Sent first on every socket, and again after changes that make the page start over. */
export interface SnapshotFrame {
  readonly type: 'snapshot';
  readonly protocol: 1;
  readonly me: PagePerson;
  readonly clock: ClockState;
  /** Whether the bot is connected to the gateway. */
  readonly botOnline: boolean;
  readonly people: readonly PagePerson[];
  readonly guilds: readonly PageGuild[];
  /** All channels, threads and DMs visible to this person, including archived threads. */
  readonly channels: readonly PageChannel[];
  /** Newest messages per channel id (up to 50), oldest first. The request `history` loads more. */
  readonly messages: Readonly<Record<string, readonly PageMessage[]>>;
  readonly commands: readonly PageCommand[];
}

export interface ClockState {
  /** Sandbox time when sent. */
  readonly now: number;
  /** True if the clock follows real time (count on from `now`); false if it only moves by fast-forward. */
  readonly running: boolean;
}

/** New or changed message: replace the one with the same id, or insert by id. */
export interface MessageFrame {
  readonly type: 'message';
  readonly message: PageMessage;
  /** True if new (for notifications), false for an edit. */
  readonly fresh: boolean;
}
export interface MessageGoneFrame {
  readonly type: 'message-gone';
  readonly channelId: string;
  readonly messageId: string;
}
/** New or changed channel or unread count. A newly visible channel is followed by its messages. */
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
/** A person is typing; hide it after ten seconds or at that person's next message. */
export interface TypingFrame {
  readonly type: 'typing';
  readonly channelId: string;
  readonly userId: string;
}
/** Answer to the request with the same id; every request gets exactly one. */
export type AnswerFrame =
  | { readonly type: 'answer'; readonly id: number; readonly ok: true; readonly result: PageResult }
  /** `error` is a displayable English sentence. */
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
