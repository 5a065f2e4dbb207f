import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PageModal, PageRequest, PageResult } from '../page-api.ts';
import type { World } from './world.ts';

/** What every part of the page may use. */
export interface Sandbox {
  readonly world: World;
  /** Sends a request; a failure is shown to the person and gives null. */
  ask(body: PageRequest): Promise<PageResult | null>;
  /** As `ask`, for what may open a modal or fail as an interaction does. */
  interact(body: PageRequest): Promise<boolean>;
  visit(channelId: string): void;
  showModal(modal: PageModal): void;
  showPicture(picture: { readonly url: string; readonly alt: string }): void;
  say(words: string): void;
}

export const SandboxContext = createContext<Sandbox | null>(null);

export function useSandbox(): Sandbox {
  const sandbox = useContext(SandboxContext);
  if (!sandbox) throw new Error('outside of the sandbox');
  return sandbox;
}
