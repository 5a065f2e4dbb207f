import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PageMessage, PageOutcome, PageRequest, PageResult } from '../page-api/index.ts';
import { type Words, wordsIn } from './words.ts';
import type { World } from './world.ts';

export interface ShownPicture {
  readonly url: string;
  readonly alt: string;
}

/** What every part of the page may use. */
export interface Sandbox {
  readonly world: World;
  /** Sends a request; a failure is shown to the person and gives null. */
  ask(body: PageRequest): Promise<PageResult | null>;
  /** As `ask`, for what may open a modal or fail as an interaction does; null when it failed. */
  interact(body: PageRequest): Promise<PageOutcome | null>;
  /** Goes to a channel, and to a message in it. */
  visit(channelId: string, messageId?: string): void;
  reply(message: PageMessage | null): void;
  showPicture(picture: ShownPicture): void;
  say(words: string): void;
}

export const SandboxContext = createContext<Sandbox | null>(null);

export function useSandbox(): Sandbox {
  const sandbox = useContext(SandboxContext);
  if (!sandbox) throw new Error('outside of the sandbox');
  return sandbox;
}

export const useWords = (): Words => wordsIn(useSandbox().world.me.locale);
