import type { Matches } from '../match/matches.ts';
import type { Log } from '../match/ports.ts';
import type { PictureRenderer } from './ui/draw.ts';
import type { MessageSender } from './outgoing/message-sender.ts';
import type { OpenPanels } from './outgoing/open-panels.ts';

/** Everything a command or a click may need. */
export interface BotContext {
  readonly matches: Matches;
  readonly sender: MessageSender;
  /** Null without pictures: texts replace them. */
  readonly renderer: PictureRenderer | null;
  /** The support contact as text; null if the host set none. */
  readonly contact: string | null;
  /** The public address of the match page, without a slash at its end; null if none is served. */
  readonly webUrl: string | null;
  /** Private panels that follow an offer. */
  readonly openPanels: OpenPanels;
  readonly log: Log;
  now(): number;
}
