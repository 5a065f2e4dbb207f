import type { BotContext } from '../context.ts';
import type { MessagePage } from '../ui/components.ts';
import { cannotBeEdited, describeError, isPermanent } from './discord-errors.ts';
import type { MessageRef } from './message-sender.ts';

/** Edits a message; null if Discord doesn't allow it for good. Throws what may pass, to be tried again. */
export async function editIfAllowed(
  context: BotContext,
  match: string,
  ref: MessageRef,
  page: MessagePage,
): Promise<MessageRef | null> {
  try {
    return await context.sender.edit(ref, page);
  } catch (error) {
    if (cannotBeEdited(error)) return null;
    if (!isPermanent(error)) throw error;
    context.log.warn({ match, fault: describeError(error) }, 'Discord refused to edit a message');
    return null;
  }
}

/** Edits a message if Discord still allows it; null if it doesn't. Never throws. */
export async function editQuietly(
  context: BotContext,
  match: string,
  ref: MessageRef,
  page: MessagePage,
  mentions: readonly string[] = [],
): Promise<MessageRef | null> {
  try {
    return await context.sender.edit(ref, page, mentions);
  } catch (error) {
    if (!cannotBeEdited(error)) context.log.warn({ match, fault: describeError(error) }, 'could not edit a message');
    return null;
  }
}
