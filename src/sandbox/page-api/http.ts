import type { ClockState } from './frames.ts';
import type { PagePerson } from './channels.ts';

/** Plain HTTP requests of the page. */

export interface PeopleAnswer {
  readonly people: readonly PagePerson[];
  readonly guilds: readonly { readonly id: string; readonly name: string }[];
}
export interface AddPersonBody {
  readonly name: string;
  readonly locale?: string;
}
export interface AdvanceBody {
  readonly ms: number;
}
export interface ClockAnswer {
  readonly clock: ClockState;
}
