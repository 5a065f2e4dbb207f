import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PageMessage, PageOutcome, PageRequest, PageResult } from '../page-api/index.ts';
import { type PageStrings, stringsFor } from './strings.ts';
import type { ClientState } from './client-state.ts';

export interface ShownPicture {
  readonly url: string;
  readonly alt: string;
}

/** State and actions shared by all parts of the page. */
export interface PageState {
  readonly client: ClientState;
  /** Sends a request; shows a failure and returns null. */
  request(body: PageRequest): Promise<PageResult | null>;
  /** Like `request`, but handles modals and failed interactions; null on failure. */
  interact(body: PageRequest): Promise<PageOutcome | null>;
  /** Opens a channel, and scrolls to a message in it. */
  openChannel(channelId: string, messageId?: string): void;
  reply(message: PageMessage | null): void;
  showPicture(picture: ShownPicture): void;
  showToast(text: string): void;
}

export const PageContext = createContext<PageState | null>(null);

export function usePage(): PageState {
  const page = useContext(PageContext);
  if (!page) throw new Error('outside of the sandbox');
  return page;
}

export const useStrings = (): PageStrings => stringsFor(usePage().client.me.locale);
