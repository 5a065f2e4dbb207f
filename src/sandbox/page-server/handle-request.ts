import type { Id } from '../model.ts';
import type { ClientFrame, PageMessage, PageOutcome, PageResult } from '../page-api/index.ts';
import type { InteractionResult } from '../people/result.ts';
import type { SimulatedPerson } from '../people/simulated-person.ts';
import type { PageServer } from './page-server.ts';

/** Executes a window's request as its person. */
export async function handleRequest(
  server: PageServer,
  person: SimulatedPerson,
  frame: ClientFrame,
  older: (channelId: Id, before: Id) => readonly PageMessage[],
): Promise<PageResult> {
  const done: PageResult = { kind: 'done' };
  switch (frame.type) {
    case 'send':
      person.send(frame.channelId, frame.text, frame.replyTo === undefined ? {} : { replyTo: frame.replyTo });
      return done;
    case 'slash':
      return pageResultOf(await person.slashById(frame.channelId, frame.commandId, frame.path, frame.options));
    case 'autocomplete': {
      const choices = await person.autocompleteById(
        frame.channelId,
        frame.commandId,
        frame.path,
        frame.options,
        frame.focused,
      );
      return { kind: 'choices', choices: choices.map(({ name, value }) => ({ label: name, value })) };
    }
    case 'click':
      return pageResultOf(await person.click(frame.messageId, frame.customId));
    case 'select':
      return pageResultOf(await person.select(frame.messageId, frame.customId, frame.values));
    case 'modal-submit':
      return pageResultOf(await person.submitModal(frame.modalId, frame.values));
    case 'context-menu':
      return pageResultOf(await person.contextMenu(frame.channelId, frame.commandId, frame.targetId));
    case 'mark-read':
      person.markRead(frame.channelId, frame.messageId);
      return done;
    case 'dismiss':
      person.dismiss(frame.messageId);
      return done;
    case 'history':
      return { kind: 'messages', messages: older(frame.channelId, frame.before) };
    case 'open-dm':
      return { kind: 'channel', channelId: person.dm(frame.userId) };
    case 'join-thread':
      person.joinThread(frame.channelId);
      return done;
    case 'leave-thread':
      person.leaveThread(frame.channelId);
      return done;
    case 'set-dms':
      person.setDms(frame.open);
      return done;
    case 'set-locale':
      person.setLocale(frame.locale);
      return done;
    case 'add-person':
      return { kind: 'person', person: server.addPerson(frame) };
    case 'advance-clock':
      server.advance(frame.ms);
      return done;
    default:
      return frame satisfies never;
  }
}

function pageResultOf(happening: InteractionResult): PageResult {
  return { kind: 'interaction', outcome: pageOutcomeOf(happening) };
}

function pageOutcomeOf(happening: InteractionResult): PageOutcome {
  switch (happening.kind) {
    case 'reply':
      return { kind: 'reply', messageId: happening.messageId, deferred: happening.deferred };
    case 'update':
      return { kind: 'update', deferred: happening.deferred };
    case 'modal':
      return { kind: 'modal', modal: happening.modal };
    case 'failed':
      return { kind: 'failed', reason: happening.reason };
    default:
      return happening satisfies never;
  }
}
