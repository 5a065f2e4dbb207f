import type { Panel } from '../../../match/matches.ts';
import type { Page } from '../../parts/components.ts';
import type { Desk } from '../../desk.ts';
import type { Ticket } from '../ids.ts';
import type { Notes } from '../../sending/notes.ts';
import type { Extras } from '../../pages/show-match.ts';
import type { Visit } from '../visit.ts';

/** What is known of a click before anything is read. */
export interface Moving {
  readonly desk: Desk;
  readonly ticket: Ticket;
  readonly user: string;
  /** The interaction's id: what it causes is done once. */
  readonly token: string;
  /** What was chosen in a menu. */
  readonly values: readonly string[];
}

/** Does something in a match whose panel is shown afterwards; begins before it is known what language that will be in. */
export type Move = (moving: Moving) => Promise<{ readonly panel: Panel; readonly extras?: Extras }>;
export type Moves = Readonly<Record<string, Move>>;

/** A button, a menu or a form, and everything needed to answer it. */
export interface Click extends Moving {
  readonly visit: Visit;
  readonly notes: Notes;
  /** What was filled in a form. */
  readonly fields: ReadonlyMap<string, string>;
}

/** Does what the click means and gives the page to show for it. What is refused is thrown. */
export type Handler = (click: Click) => Promise<Page>;
export type Handlers = Readonly<Record<string, Handler>>;
