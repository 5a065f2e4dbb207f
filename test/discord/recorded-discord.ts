import { DiscordAPIError, RateLimitError } from 'discord.js';
import type { BotContext } from '../../src/discord/context.ts';
import { createMessageRefs, type MessageRefs } from '../../src/discord/outgoing/message-refs.ts';
import type { MessageRef, MessageSender, SendOptions } from '../../src/discord/outgoing/message-sender.ts';
import type { MessagePage } from '../../src/discord/ui/components.ts';
import type { Profile } from '../../src/match/stored-match.ts';
import { games } from '../../src/games/index.ts';
import { transcribedParts } from '../e2e/message-parts.ts';
import { toy } from '../toy/toy-game.ts';

/** What Discord refuses: the error for a call, or null. */
export type Refusals = (call: string, target: string) => Error | null;

export const refusal = (code: number, status = 403): DiscordAPIError =>
  new DiscordAPIError({ code, message: 'refused' }, code, status, 'POST', '', { body: undefined, files: undefined });

export const tooOldToEdit = (): RateLimitError =>
  new RateLimitError({
    global: false,
    hash: '',
    limit: 1,
    majorParameter: '',
    method: 'PATCH',
    retryAfter: 60_000,
    route: '',
    scope: 'user',
    sublimitTimeout: 0,
    timeToReset: 60_000,
    url: '',
  });

export interface RecordedDiscord {
  readonly context: BotContext;
  readonly messageRefs: MessageRefs;
  /** Everything that was sent, changed and logged since the last call. */
  take(): readonly string[];
}

interface RecordedOptions {
  readonly profiles?: (user: string) => Partial<Profile>;
  readonly refusals?: Refusals;
  readonly pictures?: boolean;
  /** Other methods of matches. */
  readonly matches?: object;
}

/** A context whose messages are only written down. */
export function recordedDiscord({
  profiles = () => ({}),
  refusals = () => null,
  pictures = false,
  matches = {},
}: RecordedOptions = {}): RecordedDiscord {
  const lines: string[] = [];
  const uiState = new Map<string, string>();
  let messages = 0;
  const call = (name: string, target: string, about: string, page?: MessagePage): void => {
    const error = refusals(name, target);
    const told = page && !error ? `\n${transcribedParts(page.components)}` : '';
    lines.push(`${name} ${target}${about && `, ${about}`}${error ? ': refused' : ''}${told}`);
    if (error) throw error;
  };
  const optionsOf = ({ mentions = [], silent, ignoreRecentRefusal }: SendOptions): string =>
    [
      silent ? 'silent' : 'sound',
      ...(mentions.length > 0 ? [`mentions ${mentions.join(' ')}`] : []),
      ...(ignoreRecentRefusal ? ['tries again'] : []),
    ].join(', ');
  // Discord knows a message by its nonce when it's sent again.
  const known = new Map<string, MessageRef>();
  const sent = (channel: string, { nonce }: SendOptions): MessageRef => {
    const ref = known.get(nonce) ?? { channel, message: `m${++messages}` };
    known.set(nonce, ref);
    return ref;
  };
  const sender: MessageSender = {
    async send(channel, page, options) {
      call('send', `#${channel}`, optionsOf(options), page);
      return sent(channel, options);
    },
    async sendDirect(user, page, options) {
      call('send', `@${user}`, optionsOf(options), page);
      return sent(`dm-${user}`, options);
    },
    async edit(ref, page, mentions = []) {
      call('edit', ref.message, mentions.length > 0 ? `mentions ${mentions.join(' ')}` : '', page);
      return ref;
    },
    remove: async ({ message }) => call('remove', message, ''),
    async openThread({ message }, name) {
      call('open thread on', message, name);
      return `t-${message}`;
    },
    renameThread: async (thread, name) => call('rename', `#${thread}`, name),
    archiveSoon: async (thread) => call('archive', `#${thread}`, ''),
    pin: async ({ message }) => call('pin', message, ''),
    join: async (thread, user) => call('join', `#${thread}`, user),
    memberName: async (_guild, user) => (user.startsWith('gone') ? null : user),
    checkingSentSince: (since) => {
      lines.push(`looking for what was sent since ${since}`);
      return sender;
    },
  };
  const profile = (id: string): Profile =>
    ({
      id,
      name: id,
      language: null,
      notifications: 'all',
      dmClosed: false,
      blocked: [],
      vacations: [],
      ...profiles(id),
    }) as unknown as Profile;
  const context = {
    matches: {
      games: new Map([...games, [toy.info.id, toy]]),
      uiState: {
        uiValue: async (of: string, name: string) => uiState.get(`${of} ${name}`) ?? null,
        async saveUiValue(of: string, name: string, value: string | null) {
          if (value === null) uiState.delete(`${of} ${name}`);
          else uiState.set(`${of} ${name}`, value);
        },
        draft: async () => null,
        saveDraft: async (match: string, seat: number) => void lines.push(`draft of seat ${seat} in ${match}`),
      },
      profile: async (user: string) => profile(user),
      profiles: async (users: readonly string[]) => users.map(profile),
      async settings(user: string, change: object) {
        lines.push(`settings of ${user}: ${JSON.stringify(change)}`);
        return { ...profile(user), ...change };
      },
      moveTo: async (id: string, channel: string) => void lines.push(`${id} is played in #${channel}`),
      withdraw: async (id: string, user: string) => void lines.push(`${user} withdraws ${id}`),
      stats: async () => null,
      ratingChange: async () => null,
      finishedOf: async () => [],
      puzzleFamilies: () => [],
      ...matches,
    },
    sender,
    renderer: pictures
      ? { draw: async () => ({ png: Buffer.alloc(8), width: 1, height: 1 }), animate: async () => Buffer.alloc(8) }
      : null,
    contact: null,
    webUrl: 'https://parley.example',
    openPanels: { find: () => null, forget: () => undefined },
    log: {
      info: (_about: object, words: string) => void lines.push(`log: ${words}`),
      warn: (_about: object, words: string) => void lines.push(`warning: ${words}`),
      error: (_about: object, words: string) => void lines.push(`error: ${words}`),
    },
    now: () => 1_800_000_000_000,
  } as unknown as BotContext;
  return { context, messageRefs: createMessageRefs(context.matches), take: () => lines.splice(0) };
}
