import type { Panel } from '../../../match/matches.ts';
import type { MessagePage } from '../../ui/components.ts';
import type { BotContext } from '../../context.ts';
import type { MentionedUser } from '../command.ts';
import type { CustomId } from '../custom-id.ts';
import type { MessageRefs } from '../../outgoing/message-refs.ts';
import type { PanelExtras } from '../../pages/show-match.ts';
import type { InteractionContext } from '../interaction-context.ts';

/** A click before anything is loaded. */
export interface ClickTarget {
  readonly context: BotContext;
  readonly customId: CustomId;
  readonly user: string;
  /** The interaction's id: its effects happen once. */
  readonly token: string;
  /** The values chosen in a menu. */
  readonly values: readonly string[];
  /** The values of a form: what was typed, or the first value chosen. */
  readonly fields: ReadonlyMap<string, string>;
  /** Everything chosen in the fields of a form that allow several values. */
  readonly ticked: ReadonlyMap<string, readonly string[]>;
}

/** Acts in a match whose panel is shown afterwards; starts before the person's language is known. */
export type AnswerHandler = (target: ClickTarget) => Promise<{ readonly panel: Panel; readonly extras?: PanelExtras }>;
export type AnswerHandlers = Readonly<Record<string, AnswerHandler>>;

/** A button, menu or form, and everything needed to answer it. */
export interface Click extends ClickTarget {
  readonly interaction: InteractionContext;
  readonly messageRefs: MessageRefs;
  /** Returns a person chosen in a menu. */
  mentioned(id: string): MentionedUser | null;
}

/** Handles a click and returns the page to show. Refusals are thrown. */
export type ClickHandler = (click: Click) => Promise<MessagePage>;
export type ClickHandlers = Readonly<Record<string, ClickHandler>>;
