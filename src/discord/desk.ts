import type { Matches } from '../match/matches.ts';
import type { Log } from '../match/ports.ts';
import type { Drawing } from './parts/pictures.ts';
import type { Mail } from './sending/mail.ts';

/** Everything a command or a click may need. */
export interface Desk {
  readonly matches: Matches;
  readonly mail: Mail;
  /** Null without pictures: words stand in for them. */
  readonly renderer: Drawing | null;
  /** Whom people can turn to, in words; null when the host did not say. */
  readonly contact: string | null;
  readonly log: Log;
  now(): number;
}
