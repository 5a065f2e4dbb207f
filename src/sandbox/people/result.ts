import type { Interaction, InteractionOutcome } from '../interactions/interaction-registry.ts';
import type { SandboxCore } from '../messages.ts';
import type { Id } from '../model.ts';
import type { PageMessage, PageModal } from '../page-api/index.ts';
import { canSee } from '../permissions.ts';
import { toPageModal } from './modal-data.ts';
import { toPageMessage } from './page-views.ts';

/** Result of a click, a command or a form. */
export type InteractionResult =
  | {
      readonly kind: 'reply' | 'update';
      readonly messageId: Id;
      /** The message at the time of the first response. */
      readonly message: PageMessage;
      readonly deferred: boolean;
      /** Final result after a deferral. */
      settled(): Promise<InteractionResult>;
    }
  | {
      readonly kind: 'modal';
      readonly modal: PageModal;
      readonly customId: string;
      settled(): Promise<InteractionResult>;
    }
  | { readonly kind: 'failed'; readonly reason: string; settled(): Promise<InteractionResult> };

/** Converts an outcome to what the person sees. */
export function toInteractionResult(
  core: SandboxCore,
  userId: Id,
  interaction: Interaction,
  outcome: InteractionOutcome,
): InteractionResult {
  const settled = async (): Promise<InteractionResult> =>
    toInteractionResult(core, userId, interaction, await interaction.settled);
  switch (outcome.kind) {
    case 'reply':
    case 'update': {
      const message = core.world.message(outcome.messageId);
      if (message === undefined) return { kind: 'failed', reason: 'The message was deleted.', settled };
      return { ...outcome, message: toPageMessage(core, message, userId), settled };
    }
    case 'modal':
      return {
        kind: 'modal',
        modal: toPageModal(outcome.modalId, outcome.modal),
        customId: outcome.modal.custom_id,
        settled,
      };
    case 'choices':
      return { kind: 'failed', reason: 'Suggestions came where an answer was expected.', settled };
    case 'failed':
      return { ...outcome, settled };
    default:
      return outcome satisfies never;
  }
}

/** Waits until this person sees a matching message appear (or, with `changes`, change). */
export function waitForMessage(
  core: SandboxCore,
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
      const view = toPageMessage(core, event.message, userId);
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
