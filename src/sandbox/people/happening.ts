import type { Interaction, Outcome } from '../interactions/registry.ts';
import type { Core } from '../messages.ts';
import type { Id } from '../model.ts';
import type { PageMessage, PageModal } from '../page-api/index.ts';
import { canSee } from '../permissions.ts';
import { viewModal } from './fields.ts';
import { viewMessage } from './view.ts';

/** What came of a click, a command or a form. */
export type Happening =
  | {
      readonly kind: 'reply' | 'update';
      readonly messageId: Id;
      /** As it looked when the first answer came. */
      readonly message: PageMessage;
      readonly deferred: boolean;
      /** After a deferral: how it ended. */
      settled(): Promise<Happening>;
    }
  | { readonly kind: 'modal'; readonly modal: PageModal; readonly customId: string; settled(): Promise<Happening> }
  | { readonly kind: 'failed'; readonly reason: string; settled(): Promise<Happening> };

/** An outcome as the person sees it. */
export function tell(core: Core, userId: Id, interaction: Interaction, outcome: Outcome): Happening {
  const settled = async (): Promise<Happening> => tell(core, userId, interaction, await interaction.settled);
  switch (outcome.kind) {
    case 'reply':
    case 'update': {
      const message = core.world.message(outcome.messageId);
      if (message === undefined) return { kind: 'failed', reason: 'The message was deleted.', settled };
      return { ...outcome, message: viewMessage(core, message, userId), settled };
    }
    case 'modal':
      return { kind: 'modal', modal: viewModal(outcome.modalId, outcome.modal), customId: outcome.modal.custom_id, settled };
    case 'choices':
      return { kind: 'failed', reason: 'Suggestions came where an answer was expected.', settled };
    case 'failed':
      return { ...outcome, settled };
    default:
      return outcome satisfies never;
  }
}

/** Waits for a message that fits to appear (or, with `changes`, to be edited) before this person's eyes. */
export function watch(
  core: Core,
  userId: Id,
  fits: (message: PageMessage) => boolean,
  timeoutMs: number,
  changes: boolean,
): Promise<PageMessage> {
  const { world } = core;
  return new Promise((resolve, reject) => {
    const stop = world.listen((event) => {
      if (event.type !== 'message-create' && !(changes && event.type === 'message-update')) return;
      if (!canSee(world, userId, event.message)) return;
      const view = viewMessage(core, event.message, userId);
      if (!fits(view)) return;
      end();
      resolve(view);
    });
    const timer = setTimeout(() => {
      end();
      reject(new Error(`${world.users.get(userId)?.globalName ?? userId} saw no such message within ${timeoutMs} ms.`));
    }, timeoutMs);
    const end = (): void => {
      clearTimeout(timer);
      stop();
    };
  });
}
