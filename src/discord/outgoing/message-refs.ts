import type { APIMessageTopLevelComponent } from 'discord.js';
import type { Matches } from '../../match/matches.ts';
import type { PostDetails } from '../../match/posts.ts';
import type { MessageRef } from './message-sender.ts';

/** The last turn message, and its content once the next turn starts. */
export interface TurnMessageRef extends MessageRef {
  readonly after: readonly APIMessageTopLevelComponent[];
  /** Missing for a message of all seats, and in rows of older versions. */
  readonly told?: ToldTurn | undefined;
}

/** The turn a message is about, and the answers it tells of: after `from`, up to `upTo`. */
interface ToldTurn {
  readonly turn: number;
  readonly seat: number;
  readonly from: number;
  readonly upTo: number;
}

/** The public view in the last picture, and the one that picture marks the changes from. */
export interface PicturedViews {
  /** The post the picture belongs to. */
  readonly post: string;
  readonly before: unknown;
  readonly last: unknown;
}

/** The game card and its content. */
interface GameCardRef extends MessageRef {
  readonly components: readonly APIMessageTopLevelComponent[];
}

/** The messages of a match: ids only, never URLs of files. */
export interface MessageRefs {
  card(match: string): Promise<MessageRef | null>;
  saveCard(match: string, ref: MessageRef): Promise<void>;
  /** The message whose thread this match took over from the previous one. */
  threadCard(match: string): Promise<MessageRef | null>;
  saveThreadCard(match: string, ref: MessageRef): Promise<void>;
  /** The terms before the current proposal. */
  proposal(match: string): Promise<NonNullable<PostDetails['challenge']['before']> | null>;
  saveProposal(match: string, before: NonNullable<PostDetails['challenge']['before']>): Promise<void>;
  gameCard(match: string): Promise<GameCardRef | null>;
  saveGameCard(match: string, ref: GameCardRef): Promise<void>;
  turn(match: string): Promise<TurnMessageRef | null>;
  saveTurn(match: string, ref: TurnMessageRef | null): Promise<void>;
  /** The line that says whom play waits for, and its turn. */
  pause(match: string): Promise<(MessageRef & { readonly turn: number }) | null>;
  savePause(match: string, ref: (MessageRef & { readonly turn: number }) | null): Promise<void>;
  /** The line of an open offer. */
  invitation(match: string): Promise<MessageRef | null>;
  saveInvitation(match: string, ref: MessageRef | null): Promise<void>;
  hand(match: string, seat: number): Promise<MessageRef | null>;
  saveHand(match: string, seat: number, ref: MessageRef): Promise<void>;
  /** The channel, until the match has stored it. */
  channel(match: string): Promise<string | null>;
  saveChannel(match: string, channel: string): Promise<void>;
  pictured(match: string): Promise<PicturedViews | null>;
  savePictured(match: string, views: PicturedViews): Promise<void>;
  /** Returns true the first time it is called for this match and purpose. */
  once(match: string, what: string): Promise<boolean>;
  /** A player's Discord locale, for messages that answer no click. */
  locale(match: string, user: string): Promise<string | null>;
  saveLocale(match: string, user: string, language: string): Promise<void>;
}

export function createMessageRefs({ uiState }: Pick<Matches, 'uiState'>): MessageRefs {
  const read = async <T>(match: string, name: string): Promise<T | null> => {
    const value = await uiState.uiValue(match, name);
    return value === null ? null : (JSON.parse(value) as T);
  };
  const write = async (match: string, name: string, value: unknown): Promise<void> =>
    uiState.saveUiValue(match, name, value === null ? null : JSON.stringify(value));
  return {
    card: async (match) => read(match, 'card'),
    saveCard: async (match, ref) => write(match, 'card', ref),
    threadCard: async (match) => read(match, 'thread-card'),
    saveThreadCard: async (match, ref) => write(match, 'thread-card', ref),
    proposal: async (match) => read(match, 'proposal'),
    saveProposal: async (match, before) => write(match, 'proposal', before),
    gameCard: async (match) => read(match, 'game-card'),
    saveGameCard: async (match, ref) => write(match, 'game-card', ref),
    turn: async (match) => read(match, 'turn'),
    saveTurn: async (match, ref) => write(match, 'turn', ref),
    pause: async (match) => read(match, 'pause'),
    savePause: async (match, ref) => write(match, 'pause', ref),
    invitation: async (match) => read(match, 'invitation'),
    saveInvitation: async (match, ref) => write(match, 'invitation', ref),
    hand: async (match, seat) => read(match, `hand-${seat}`),
    saveHand: async (match, seat, ref) => write(match, `hand-${seat}`, ref),
    channel: async (match) => read(match, 'home'),
    saveChannel: async (match, channel) => write(match, 'home', channel),
    pictured: async (match) => read(match, 'pictured'),
    savePictured: async (match, views) => write(match, 'pictured', views),
    async once(match, what) {
      const name = `once-${what}`;
      if ((await uiState.uiValue(match, name)) !== null) return false;
      await uiState.saveUiValue(match, name, '1');
      return true;
    },
    locale: async (match, user) => read(match, `locale-${user}`),
    saveLocale: async (match, user, language) => write(match, `locale-${user}`, language),
  };
}
