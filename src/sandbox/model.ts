/** What the sandbox remembers. Everything is plain data, so that it can be written to a file and read back. */
export * from './model-message.ts';

export type Id = string;

export interface User {
  readonly id: Id;
  username: string;
  globalName: string | null;
  readonly bot: boolean;
  locale: string;
  dmsOpen: boolean;
}

export interface Role {
  readonly id: Id;
  name: string;
  permissions: bigint;
  color: number;
  readonly position: number;
  mentionable: boolean;
  /** Set for the role that came with the bot. */
  readonly botId?: Id;
}

export interface Member {
  readonly userId: Id;
  nick: string | null;
  roleIds: Id[];
  readonly joinedAt: number;
}

export interface Guild {
  readonly id: Id;
  name: string;
  readonly ownerId: Id;
  /** Only a server with the Community features has a language of its own; every other one says en-US. */
  locale: string;
  community: boolean;
  /** No files can be uploaded here for now. */
  uploadsLimited?: boolean;
  /** Words AutoMod lets nobody write. */
  blockedWords?: readonly string[];
  readonly roles: Map<Id, Role>;
  readonly members: Map<Id, Member>;
}

export interface Overwrite {
  readonly id: Id;
  /** 0 role, 1 member. */
  readonly type: 0 | 1;
  allow: bigint;
  deny: bigint;
}

export const channelTypes = {
  text: 0,
  dm: 1,
  voice: 2,
  category: 4,
  announcement: 5,
  announcementThread: 10,
  publicThread: 11,
  privateThread: 12,
  stage: 13,
  forum: 15,
} as const;
export type ChannelType = (typeof channelTypes)[keyof typeof channelTypes];

export interface ThreadState {
  readonly ownerId: Id;
  archived: boolean;
  archiveChangedAt: number;
  /** Minutes without activity. */
  autoArchive: number;
  locked: boolean;
  invitable: boolean;
  readonly createdAt: number;
  readonly members: Map<Id, number>;
  messageCount: number;
  totalSent: number;
  /** A message or an unarchiving; the auto-archive counts from here. */
  activeAt: number;
}

export interface Channel {
  readonly id: Id;
  readonly type: ChannelType;
  readonly guildId: Id | null;
  readonly parentId: Id | null;
  name: string;
  topic: string | null;
  readonly position: number;
  readonly overwrites: Map<Id, Overwrite>;
  lastMessageId: Id | null;
  slowmode: number;
  readonly thread: ThreadState | null;
  /** Both people of a DM; empty otherwise. */
  readonly recipients: readonly Id[];
  pins: { readonly messageId: Id; readonly at: number }[];
}

export interface CommandOption {
  readonly type: number;
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>>;
  readonly description: string;
  readonly description_localizations?: Readonly<Record<string, string>>;
  readonly required?: boolean;
  readonly choices?:
    | readonly {
        readonly name: string;
        readonly name_localizations?: Readonly<Record<string, string>>;
        readonly value: string | number;
      }[]
   ;
  readonly options?: readonly CommandOption[];
  readonly autocomplete?: boolean;
  readonly channel_types?: readonly number[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
}

export interface Command {
  readonly id: Id;
  readonly version: Id;
  readonly guildId: Id | null;
  readonly type: 1 | 2 | 3;
  readonly name: string;
  readonly name_localizations: Readonly<Record<string, string>> | null;
  readonly description: string;
  readonly description_localizations: Readonly<Record<string, string>> | null;
  readonly options: readonly CommandOption[];
  readonly default_member_permissions: string | null;
  readonly contexts: readonly number[] | null;
  readonly integration_types: readonly number[];
  readonly nsfw: boolean;
}

export interface ApplicationEmoji {
  readonly id: Id;
  name: string;
  readonly animated: boolean;
  readonly contentType: string;
}

export const isThread = (channel: Channel): channel is Channel & { readonly thread: ThreadState } => channel.thread !== null;
export const isDm = (channel: Channel): boolean => channel.type === channelTypes.dm;
/** Categories hold channels and forums hold threads: neither holds messages. */
export const holdsMessages = ({ type }: Channel): boolean => type !== channelTypes.category && type !== channelTypes.forum;
