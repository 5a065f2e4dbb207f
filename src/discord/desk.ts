import type { Matches } from '../match/matches.ts';
import type { Renderer } from '../render/workshop/renderer.ts';
import type { Log } from './sending/log.ts';
import type { Mail } from './sending/mail.ts';

/** Everything a command or a click may need. */
export interface Desk {
  readonly matches: Matches;
  readonly mail: Mail;
  /** Null without pictures: words stand in for them. */
  readonly renderer: Pick<Renderer, 'draw' | 'animate'> | null;
  /** Whom people can turn to, in words; null when the host did not say. */
  readonly contact: string | null;
  readonly log: Log;
  now(): number;
}
