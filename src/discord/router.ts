import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  type REST,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import { Refused } from '../engine/text.ts';
import { actions } from './clicks/acting.ts';
import { answering } from './clicks/answering.ts';
import type { Handlers } from './clicks/click.ts';
import { deleting } from './clicks/deleting.ts';
import { looking } from './clicks/looking.ts';
import { modalFor } from './clicks/opening.ts';
import { settling } from './clicks/settling.ts';
import type { Call, Command, Typed } from './command.ts';
import { note, type Page } from './components.ts';
import type { Desk } from './desk.ts';
import { describeFault, isCode, wordsOf } from './faults.ts';
import { type Ticket, ticketOf } from './ids.ts';
import type { Lanes } from './lanes.ts';
import { languageOf } from './language.ts';
import { LIMIT } from './limits.ts';
import type { Notes } from './notes.ts';
import { showMatch, showRefused } from './show-match.ts';
import { typedIn } from './typed.ts';
import { receive, type Visit } from './visit.ts';
import { faultWords } from './words/faults.ts';

const handlers: Handlers = { ...looking, ...actions, ...settling, ...deleting };

const find = <T>(table: Readonly<Record<string, T>>, verb: string): T | undefined => (Object.hasOwn(table, verb) ? table[verb] : undefined);

/** How many of the last interactions are known as taken. */
const REMEMBERED = 10_000;

export interface Router {
  route(interaction: Interaction): Promise<void>;
}

/** Takes what comes from Discord: acknowledges first, then works, then shows what came of it. */
export function createRouter(desk: Desk, notes: Notes, lanes: Lanes, commands: readonly Command[], rest: REST): Router {
  const byName = new Map(commands.map((command) => [command.data.name, command]));

  const taken = new Set<string>();

  return {
    async route(interaction) {
      // Discord may send an event twice.
      if (taken.has(interaction.id)) return;
      taken.add(interaction.id);
      if (taken.size > REMEMBERED) taken.delete(taken.values().next().value ?? '');
      try {
        if (interaction.isAutocomplete()) await suggest(interaction);
        else if (interaction.isChatInputCommand()) await command(interaction, typedIn(interaction));
        else if (interaction.isUserContextMenuCommand()) await command(interaction, targetOf(interaction));
        else if (interaction.isMessageComponent()) await click(interaction);
        else if (interaction.isModalSubmit()) await form(interaction);
      } catch (error) {
        if (isCode(error, 'unknownInteraction')) desk.log.info({ fault: describeFault(error) }, 'too late to answer');
        else desk.log.error({ fault: describeFault(error) }, 'an interaction was not answered');
      }
    },
  };

  async function command(interaction: ChatInputCommandInteraction | UserContextMenuCommandInteraction, typed: Typed): Promise<void> {
    const found = byName.get(interaction.commandName);
    const acknowledged = interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await answer(interaction, acknowledged, null, async (arriving) => {
      const visit = await arriving;
      if (!found) return note(faultWords.unknownClick[visit.language]);
      const call: Call = { ...typed, visit, desk, notes };
      return found.execute(call);
    });
  }

  /** A click on a private panel changes that panel; one on a message for several opens a private panel of its own. */
  async function click(interaction: MessageComponentInteraction): Promise<void> {
    const ticket = ticketOf(interaction.customId);
    const modal = ticket && modalFor(ticket, desk, languageOf(interaction.locale));
    if (modal) return interaction.showModal(modal);
    const own = interaction.message.flags.has(MessageFlags.Ephemeral);
    const acknowledged = own ? interaction.deferUpdate() : interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const values = interaction.isStringSelectMenu() ? interaction.values : [];
    await handle(interaction, acknowledged, ticket, values, new Map());
  }

  async function form(interaction: ModalSubmitInteraction): Promise<void> {
    const acknowledged = interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const fields = new Map<string, string>();
    for (const [id, field] of interaction.fields.fields) {
      const [value] = 'values' in field ? field.values : [];
      if (typeof value === 'string') fields.set(id, value);
    }
    await handle(interaction, acknowledged, ticketOf(interaction.customId), [], fields);
  }

  async function handle(
    interaction: MessageComponentInteraction | ModalSubmitInteraction,
    acknowledged: Promise<unknown>,
    ticket: Ticket | null,
    values: readonly string[],
    fields: ReadonlyMap<string, string>,
  ): Promise<void> {
    const moving = ticket && { desk, ticket, user: interaction.user.id, token: interaction.id, values };
    const move = moving && find(answering, moving.ticket.verb);
    const handler = moving && find(handlers, moving.ticket.verb);
    await answer(interaction, acknowledged, ticket, async (arriving) => {
      if (move) {
        const [{ panel, extras }, visit] = await Promise.all([move(moving), arriving]);
        return showMatch(desk, visit, panel, extras);
      }
      const visit = await arriving;
      return handler ? handler({ ...moving, visit, notes, fields }) : note(faultWords.unknownClick[visit.language]);
    });
  }

  /** Works while the acknowledgement is on its way; shows the result, or in words why there is none. */
  async function answer(
    interaction: Parameters<typeof receive>[0],
    acknowledged: Promise<unknown>,
    ticket: Ticket | null,
    work: (arriving: Promise<Visit>) => Promise<Page>,
  ): Promise<void> {
    // Looked at below; until then a failure must not count as unhandled.
    acknowledged.catch(() => undefined);
    const arrived = receive(interaction, rest, desk.matches);
    arrived.catch(() => undefined);
    const match = ticket && ticket.match !== '-' ? ticket.match : null;
    const working = match ? lanes.enter(match, async () => attempt(arrived, match, work)) : attempt(arrived, null, work);
    const [page] = await Promise.all([working.catch((error: unknown) => apology(error, interaction)), settled(acknowledged)]);
    const { show } = await arrived.catch(() => receive(interaction, rest, strangers));
    await show(page);
  }

  /** Its own answer may have been lost on the way back and sent again: that it is there already is all that matters. */
  async function settled(acknowledged: Promise<unknown>): Promise<void> {
    try {
      await acknowledged;
    } catch (error) {
      if (!isCode(error, 'alreadyAnswered')) throw error;
    }
  }

  /** What is refused is said above the match as it is. */
  async function attempt(arriving: Promise<Visit>, match: string | null, work: (arriving: Promise<Visit>) => Promise<Page>): Promise<Page> {
    try {
      return await work(arriving);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const visit = await arriving;
      if (!match) return note(error.reason[visit.language]);
      return showRefused(desk, visit, match, error).catch(() => note(error.reason[visit.language]));
    }
  }

  function apology(error: unknown, interaction: Parameters<typeof receive>[0]): Page {
    return note(wordsOf(error, desk.log, { interaction: interaction.id })[languageOf(interaction.locale)]);
  }

  async function suggest(interaction: AutocompleteInteraction): Promise<void> {
    const { name, value } = interaction.options.getFocused(true);
    const query = {
      ...typedIn(interaction),
      desk,
      user: interaction.user.id,
      channel: interaction.channelId,
      language: languageOf(interaction.locale),
      focused: name,
      begun: value,
    };
    const found = (await byName.get(interaction.commandName)?.autocomplete?.(query)) ?? [];
    await interaction.respond(found.slice(0, LIMIT.suggestions));
  }
}

/** For words to somebody whose settings cannot be read right now. */
const strangers: Parameters<typeof receive>[2] = {
  profile: async (id) => ({
    id,
    name: '',
    language: null,
    offset: null,
    quiet: null,
    notifications: 'all',
    dmClosed: false,
    orders: {},
    vacations: [],
  }),
};

/** A context menu on a person types that person as the opponent. */
function targetOf({ targetUser, targetMember }: UserContextMenuCommandInteraction): Typed {
  const name = targetMember && 'displayName' in targetMember ? targetMember.displayName : targetUser.displayName;
  return {
    subcommand: null,
    text: () => null,
    flag: () => null,
    number: () => null,
    person: () => ({ id: targetUser.id, name, bot: targetUser.bot }),
  };
}
