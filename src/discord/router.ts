import type { REST } from 'discord.js';
import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIApplicationCommandInteraction,
  type APIInteraction,
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  type RESTPostAPIInteractionCallbackJSONBody,
  Routes,
} from 'discord-api-types/v10';
import { Refused } from '../engine/text.ts';
import { concerning, concerns } from '../log.ts';
import { actions, pages } from './arriving/clicks/acting.ts';
import { building } from './arriving/clicks/building.ts';
import { answering } from './arriving/clicks/answering.ts';
import type { Handler, Handlers } from './arriving/clicks/click.ts';
import { deleting } from './arriving/clicks/deleting.ts';
import { looking, readers } from './arriving/clicks/looking.ts';
import { modalFor } from './arriving/clicks/opening.ts';
import { settling } from './arriving/clicks/settling.ts';
import type { Command } from './arriving/command.ts';
import { type Expensive, type ExpensiveWork, expensiveOf } from './arriving/expensive.ts';
import { note, type Page } from './parts/components.ts';
import type { Desk } from './desk.ts';
import { describeFault, isCode, isPermanent, logged, wordsOf } from './sending/faults.ts';
import { isFree, type Ticket, ticketOf } from './arriving/ids.ts';
import { channelOf, fieldsIn, focusedIn, typedIn, userOf } from './arriving/incoming.ts';
import type { Lanes } from './arriving/lanes.ts';
import { lookingFrom } from './arriving/looking-from.ts';
import { LIMIT } from './parts/limits.ts';
import type { Notes } from './sending/notes.ts';
import { withWayBack } from './pages/way-back.ts';
import { showMatch, showRefused } from './pages/show-match.ts';
import { isOwnPanel, localeOf, receive, show, type Visit } from './arriving/visit.ts';
import { faultWords } from './words/faults.ts';

const handlers: Handlers = { ...leadingBack({ ...looking, ...settling, ...building, ...pages }), ...actions, ...deleting };

/** Whatever is only looked at or set has a way back to the match it was opened from. */
function leadingBack(table: Handlers): Handlers {
  return Object.fromEntries(
    Object.entries(table).map(([verb, handler]): [string, Handler] => [verb, async (click) => withWayBack(await handler(click), click.ticket, click.visit.language)]),
  );
}

const find = <T>(table: Readonly<Record<string, T>>, verb: string): T | undefined => (Object.hasOwn(table, verb) ? table[verb] : undefined);

/** An acknowledgement is given up after this time: Discord accepts none after three seconds. */
export const FRESH = 2_500;
/** An acknowledgement that got lost is sent so often once more. */
const TRIES = 3;

/** How many of the last interactions are known as taken. */
const REMEMBERED = 10_000;

const privately: RESTPostAPIInteractionCallbackJSONBody = {
  type: InteractionResponseType.DeferredChannelMessageWithSource,
  data: { flags: MessageFlags.Ephemeral },
};
const inPlace: RESTPostAPIInteractionCallbackJSONBody = { type: InteractionResponseType.DeferredMessageUpdate };

type Work = (arriving: Promise<Visit>) => Promise<Page>;

/** Both outside Discord's global limit. The one for acknowledgements gives up after `FRESH` and never tries again by itself. */
export interface Senders {
  readonly rest: REST;
  readonly acknowledging: REST;
  readonly acknowledged: (seconds: number) => void;
  /** From its arrival to the page that answers it. */
  readonly shown: (seconds: number) => void;
}

/** Where work is done: what is clicked, and beside it what takes long. */
export interface Places {
  readonly lanes: Lanes;
  readonly expensive: ExpensiveWork;
}

interface Router {
  route(interaction: APIInteraction): Promise<void>;
}

/** Takes what comes from Discord: acknowledges first, then works, then shows what came of it. */
export function createRouter(desk: Desk, notes: Notes, { lanes, expensive }: Places, commands: readonly Command[], { rest, acknowledging, acknowledged: onAcknowledged, shown }: Senders): Router {
  const byName = new Map(commands.map((command) => [command.data.name, command]));
  const taken = new Set<string>();

  return {
    async route(interaction) {
      // Discord may send an event twice.
      if (taken.has(interaction.id)) return;
      taken.add(interaction.id);
      if (taken.size > REMEMBERED) taken.delete(taken.values().next().value ?? '');
      await concerning({ interaction: interaction.id }, async () => take(interaction));
    },
  };

  async function take(interaction: APIInteraction): Promise<void> {
    try {
      if (interaction.type === InteractionType.ApplicationCommand) await command(interaction);
      else if (interaction.type === InteractionType.MessageComponent) await click(interaction);
      else if (interaction.type === InteractionType.ApplicationCommandAutocomplete) await suggest(interaction);
      else if (interaction.type === InteractionType.ModalSubmit) await form(interaction);
    } catch (error) {
      if (isCode(error, 'alreadyAnswered')) desk.log.info({}, 'another process has answered');
      else if (isCode(error, 'unknownInteraction')) desk.log.info({ fault: describeFault(error) }, 'too late to answer');
      else desk.log.error({ fault: describeFault(error) }, 'an interaction was not answered');
    }
  }

  /** Everything as the one who clicked or typed may see it. */
  function deskFor(interaction: APIInteraction): Desk {
    return { ...desk, matches: lookingFrom(desk.matches, interaction.guild_id ?? null, userOf(interaction).id, desk.now()) };
  }

  async function respond({ id, token }: APIInteraction, body: RESTPostAPIInteractionCallbackJSONBody): Promise<void> {
    const begun = performance.now();
    for (let tries = 0; ; tries++) {
      try {
        await acknowledging.post(Routes.interactionCallback(id, token), { body, auth: false });
        onAcknowledged((performance.now() - begun) / 1_000);
        return;
      } catch (error) {
        // Its own answer may have been lost on the way back: then it is there already. Otherwise another process has answered.
        if (tries > 0 && isCode(error, 'alreadyAnswered')) return;
        if (tries >= TRIES || isPermanent(error)) throw error;
      }
    }
  }

  async function command(interaction: APIApplicationCommandInteraction): Promise<void> {
    const acknowledged = respond(interaction, privately);
    const found = byName.get(interaction.data.name);
    await answer(interaction, acknowledged, null, async (arriving) => {
      const visit = await arriving;
      return found ? found.execute({ ...typedIn(interaction), visit, desk: deskFor(interaction), notes }) : note(faultWords.unknownClick[visit.language]);
    });
  }

  /** A click on a private panel changes that panel; one on a message for several opens a private panel of its own. */
  async function click(interaction: APIMessageComponentInteraction): Promise<void> {
    const ticket = ticketOf(interaction.data.custom_id);
    const opening = ticket ? modalFor(ticket, desk, userOf(interaction).id, localeOf(interaction)) : null;
    const modal = await opening?.catch((error: unknown) => ({ error }));
    if (modal && 'error' in modal) return answer(interaction, respond(interaction, privately), null, async () => Promise.reject(modal.error));
    if (modal) return respond(interaction, { type: InteractionResponseType.Modal, data: modal });
    const acknowledged = respond(interaction, isOwnPanel(interaction) ? inPlace : privately);
    const values = 'values' in interaction.data ? interaction.data.values : [];
    await handle(interaction, acknowledged, ticket, values, new Map());
  }

  async function form(interaction: APIModalSubmitInteraction): Promise<void> {
    const acknowledged = respond(interaction, isOwnPanel(interaction) ? inPlace : privately);
    await handle(interaction, acknowledged, ticketOf(interaction.data.custom_id), [], fieldsIn(interaction));
  }

  async function handle(
    interaction: APIInteraction,
    acknowledged: Promise<void>,
    ticket: Ticket | null,
    values: readonly string[],
    fields: ReadonlyMap<string, string>,
  ): Promise<void> {
    const here = deskFor(interaction);
    const moving = ticket && { desk: here, ticket, user: userOf(interaction).id, token: interaction.id, values };
    const move = moving && find(answering, moving.ticket.verb);
    const handler = moving && find(handlers, moving.ticket.verb);
    await answer(interaction, acknowledged, ticket, async (arriving) => {
      if (move) {
        const [{ panel, extras }, visit] = await Promise.all([move(moving), arriving]);
        return showMatch(here, visit, panel, extras);
      }
      const visit = await arriving;
      return handler ? handler({ ...moving, visit, notes, fields }) : note(faultWords.unknownClick[visit.language]);
    });
  }

  /**
   * Works, and shows the result or in words why there is none. Nothing is changed before the acknowledgement went through:
   * otherwise the person would read that it failed.
   */
  async function answer(interaction: APIInteraction, acknowledged: Promise<void>, ticket: Ticket | null, work: Work): Promise<void> {
    const begun = performance.now();
    const arriving = receive(interaction, desk.matches);
    // Both are awaited below; until then a failure must not count as unhandled.
    for (const promise of [acknowledged, arriving]) promise.catch(() => undefined);
    const match = ticket && !isFree(ticket) ? ticket.match : null;
    if (match) concerns({ match });
    const begin = async (): Promise<Page> => attempt(deskFor(interaction), arriving, match, work);
    const kind = expensiveOf(interaction);
    const ready = ticket && find(readers, ticket.verb) ? undefined : acknowledged;
    const working = kind ? beside(interaction, kind, arriving, ticket, begin, acknowledged) : lanes.enter(match ?? interaction.id, begin, ready);
    const page = await working.catch(async (error: unknown) => {
      await acknowledged;
      return note(wordsOf(error, desk.log)[localeOf(interaction)]);
    });
    await acknowledged;
    const language = await arriving.then(({ language }) => language, () => localeOf(interaction));
    const notShown = (error: unknown): Page => note(faultWords.notShown(logged(error, desk.log, 'an answer was refused'))[language]);
    await show(rest, desk.log, interaction, page, notShown);
    shown((performance.now() - begun) / 1_000);
  }

  /** What takes long is worked on beside the lanes; somebody who asks for too much of it is asked to wait. */
  async function beside(
    interaction: APIInteraction,
    kind: Expensive,
    arriving: Promise<Visit>,
    ticket: Ticket | null,
    begin: () => Promise<Page>,
    acknowledged: Promise<void>,
  ): Promise<Page> {
    const user = userOf(interaction).id;
    const refusal = expensive.refusal(user, kind);
    if (!refusal) return expensive.enter(user, kind, begin, acknowledged);
    const { language } = await arriving;
    const page = note(refusal[language]);
    return ticket ? withWayBack(page, ticket, language) : page;
  }

  /** What is refused is said above the match as it is. */
  async function attempt(here: Desk, arriving: Promise<Visit>, match: string | null, work: Work): Promise<Page> {
    try {
      return await work(arriving);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const visit = await arriving;
      if (!match) return note(error.reason[visit.language]);
      return showRefused(here, visit, match, error).catch(() => note(error.reason[visit.language]));
    }
  }

  async function suggest(interaction: APIApplicationCommandAutocompleteInteraction): Promise<void> {
    const { name, begun } = focusedIn(interaction);
    const user = userOf(interaction).id;
    const language = (await desk.matches.profile(user)).language ?? localeOf(interaction);
    const asked = { desk: deskFor(interaction), user, channel: channelOf(interaction), language, focused: name, begun };
    const finding = byName.get(interaction.data.name)?.autocomplete?.({ ...typedIn(interaction), ...asked });
    // Somebody is still typing: what is refused is said when they send it.
    const found = await finding?.catch((error: unknown) => (error instanceof Refused ? [] : Promise.reject(error)));
    const choices = (found ?? []).slice(0, LIMIT.suggestions).map(({ name: label, value }) => ({ name: label, value }));
    await respond(interaction, { type: InteractionResponseType.ApplicationCommandAutocompleteResult, data: { choices } });
  }
}
