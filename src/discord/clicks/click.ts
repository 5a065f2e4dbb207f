import type { Page } from '../components.ts';
import type { Desk } from '../desk.ts';
import type { Ticket } from '../ids.ts';
import type { Notes } from '../notes.ts';
import type { Visit } from '../visit.ts';

/** A button, a menu or a form, and everything needed to answer it. */
export interface Click {
  readonly visit: Visit;
  readonly desk: Desk;
  readonly notes: Notes;
  readonly ticket: Ticket;
  /** What was chosen in a menu. */
  readonly values: readonly string[];
  /** What was filled in a form. */
  readonly fields: ReadonlyMap<string, string>;
}

/** Does what the click means and gives the page to show for it. What is refused is thrown. */
export type Handler = (click: Click) => Promise<Page>;
export type Handlers = Readonly<Record<string, Handler>>;
