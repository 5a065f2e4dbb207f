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
} from 'discord.js';
import { Refused } from '../engine/text.ts';
import { withLogContext, addLogContext } from '../log.ts';
import { matchButtons, viewerHandlers } from './interactions/clicks/match-buttons.ts';
import { clubButtons } from './interactions/clicks/club-buttons.ts';
import { deckButtons } from './interactions/clicks/deck-buttons.ts';
import { answerButtons } from './interactions/clicks/answer-buttons.ts';
import type { Click, ClickHandler, ClickHandlers } from './interactions/clicks/click.ts';
import { dataDeletionButtons } from './interactions/clicks/data-deletion-buttons.ts';
import { viewButtons, readOnlyButtons } from './interactions/clicks/view-buttons.ts';
import { openModal } from './interactions/clicks/modal-buttons.ts';
import { settingsButtons } from './interactions/clicks/settings-buttons.ts';
import type { SlashCommand } from './interactions/command.ts';
import { SeveralMatches } from './interactions/find-match.ts';
import { KEPT_COMMAND, keptCommandId, readKeptCommand } from './interactions/kept-command.ts';
import { type ExpensiveKind, type ExpensiveWork, expensiveKindOf } from './interactions/expensive-work.ts';
import { textPage, type MessagePage } from './ui/components.ts';
import type { BotContext } from './context.ts';
import { describeError, hasCode, isPermanent, logError, errorText } from './outgoing/discord-errors.ts';
import { isStandalone, type CustomId, parseCustomId } from './interactions/custom-id.ts';
import {
  interactionChannel,
  type FormValues,
  modalFields,
  noForm,
  personIn,
  focusedOption,
  parseOptions,
  interactionUser,
} from './interactions/read-interaction.ts';
import type { MatchQueue } from './interactions/match-queue.ts';
import { restrictAccess } from './interactions/access.ts';
import type { EmojiIds } from './ui/emoji.ts';
import { LIMIT } from './ui/limits.ts';
import { isClosedToBanned } from './interactions/reports.ts';
import { problems } from '../match/problems.ts';
import type { MessageRefs } from './outgoing/message-refs.ts';
import { withBackButton } from './pages/back-button.ts';
import { showMatch, showRefusal } from './pages/show-match.ts';
import { whichMatchPage } from './pages/which-match.ts';
import {
  isPrivatePanel,
  interactionLocale,
  createInteractionContext,
  showAnswer,
  type InteractionContext,
} from './interactions/interaction-context.ts';
import { errorStrings } from './strings/errors.ts';

const handlers: ClickHandlers = {
  ...withBackButtons({ ...viewButtons, ...settingsButtons, ...deckButtons, ...viewerHandlers }),
  ...matchButtons,
  ...clubButtons,
  ...dataDeletionButtons,
};

/** Adds a back button to pages that only show or set something. */
function withBackButtons(table: ClickHandlers): ClickHandlers {
  return Object.fromEntries(
    Object.entries(table).map(([verb, handler]): [string, ClickHandler] => [
      verb,
      async (click) => withBackButton(await handler(click), click.customId, click.interaction.language),
    ]),
  );
}

const find = <T>(table: Readonly<Record<string, T>>, verb: string): T | undefined =>
  Object.hasOwn(table, verb) ? table[verb] : undefined;

/** Timeout of an acknowledgement: Discord accepts none after three seconds. */
export const ACKNOWLEDGE_TIMEOUT = 2_500;
/** Retries of a lost acknowledgement. */
const TRIES = 3;

/** Number of recent interactions remembered. */
const SEEN_INTERACTIONS = 10_000;

const privately: RESTPostAPIInteractionCallbackJSONBody = {
  type: InteractionResponseType.DeferredChannelMessageWithSource,
  data: { flags: MessageFlags.Ephemeral },
};
const inPlace: RESTPostAPIInteractionCallbackJSONBody = { type: InteractionResponseType.DeferredMessageUpdate };

type Work = (arriving: Promise<InteractionContext>) => Promise<MessagePage>;

/** REST clients outside Discord's global limit. The one for acknowledgements has a timeout and never retries. */
export interface InteractionSenders {
  readonly rest: REST;
  readonly acknowledging: REST;
  /** The application's own emoji, as far as they are known. */
  readonly emoji: EmojiIds;
  readonly acknowledged: (seconds: number) => void;
  /** Called with the seconds from arrival to the answer. */
  readonly shown: (seconds: number) => void;
}

/** Queues for clicks and for expensive work. */
export interface WorkQueues {
  readonly matches: MatchQueue;
  readonly expensive: ExpensiveWork;
}

interface Router {
  route(interaction: APIInteraction): Promise<void>;
}

/** Routes interactions: acknowledges first, then works, then shows the result. */
export function createRouter(
  context: BotContext,
  messageRefs: MessageRefs,
  { matches: queue, expensive }: WorkQueues,
  commands: readonly SlashCommand[],
  { rest, acknowledging, emoji, acknowledged: onAcknowledged, shown }: InteractionSenders,
): Router {
  const byName = new Map(commands.map((command) => [command.data.name, command]));
  const taken = new Set<string>();

  return {
    async route(interaction) {
      // Discord may send an event twice.
      if (taken.has(interaction.id)) return;
      taken.add(interaction.id);
      if (taken.size > SEEN_INTERACTIONS) taken.delete(taken.values().next().value ?? '');
      await withLogContext({ interaction: interaction.id }, async () => dispatch(interaction));
    },
  };

  async function dispatch(interaction: APIInteraction): Promise<void> {
    try {
      if (interaction.type === InteractionType.ApplicationCommand) await command(interaction);
      else if (interaction.type === InteractionType.MessageComponent) await click(interaction);
      else if (interaction.type === InteractionType.ApplicationCommandAutocomplete) await suggest(interaction);
      else if (interaction.type === InteractionType.ModalSubmit) await form(interaction);
    } catch (error) {
      if (hasCode(error, 'alreadyAnswered')) context.log.info({}, 'another process has answered');
      else if (hasCode(error, 'unknownInteraction'))
        context.log.info({ fault: describeError(error) }, 'too late to respond');
      else context.log.error({ fault: describeError(error) }, 'could not respond to an interaction');
    }
  }

  /** Returns the context restricted to what this person may view. */
  function contextFor(interaction: APIInteraction): BotContext {
    return {
      ...context,
      matches: restrictAccess(
        context.matches,
        interaction.guild_id ?? null,
        interactionUser(interaction).id,
        context.now(),
      ),
    };
  }

  async function respond({ id, token }: APIInteraction, body: RESTPostAPIInteractionCallbackJSONBody): Promise<void> {
    const begun = performance.now();
    for (let tries = 0; ; tries++) {
      try {
        await acknowledging.post(Routes.interactionCallback(id, token), { body, auth: false });
        onAcknowledged((performance.now() - begun) / 1_000);
        return;
      } catch (error) {
        // The response may have been lost on the way back: then it is there already. Otherwise another process has
        // answered.
        if (tries > 0 && hasCode(error, 'alreadyAnswered')) return;
        if (tries >= TRIES || isPermanent(error)) throw error;
      }
    }
  }

  async function command(interaction: APIApplicationCommandInteraction): Promise<void> {
    const acknowledged = respond(interaction, privately);
    const found = byName.get(interaction.data.name);
    await answer(interaction, acknowledged, null, async (arriving) => {
      const received = await arriving;
      if (!found) return textPage(errorStrings.unknownClick[received.language]);
      const options = parseOptions(interaction);
      if (received.guild !== null && isClosedToBanned(interaction.data.name, options.subcommand))
        if (await context.matches.isBanned(received.guild, received.person.id)) throw problems.banned();
      try {
        return await found.execute({
          ...options,
          interaction: received,
          context: contextFor(interaction),
          messageRefs,
        });
      } catch (error) {
        if (!(error instanceof SeveralMatches)) throw error;
        return whichMatchPage(error.listed, context.matches.games, received.language, keptCommandId(interaction));
      }
    });
  }

  /** Runs a typed command in the match that was chosen for it. */
  async function runKept({ customId, values, interaction, context: here }: Click): Promise<MessagePage> {
    const kept = readKeptCommand(customId.arg, values[0] ?? '');
    const found = kept && byName.get(kept.name);
    return found
      ? found.execute({ ...kept.options, interaction, context: here, messageRefs })
      : textPage(errorStrings.unknownClick[interaction.language]);
  }

  /** A click on a private panel changes that panel; one on a public message opens a private panel. */
  async function click(interaction: APIMessageComponentInteraction): Promise<void> {
    const customId = parseCustomId(interaction.data.custom_id);
    const opening = customId
      ? openModal(customId, context, interactionUser(interaction).id, interactionLocale(interaction))
      : null;
    const modal = await opening?.catch((error: unknown) => ({ error }));
    if (modal && 'error' in modal)
      return answer(interaction, respond(interaction, privately), null, async () => Promise.reject(modal.error));
    if (modal) return respond(interaction, { type: InteractionResponseType.Modal, data: modal });
    const acknowledged = respond(interaction, isPrivatePanel(interaction) ? inPlace : privately);
    const values = 'values' in interaction.data ? interaction.data.values : [];
    await handle(interaction, acknowledged, customId, values, noForm);
  }

  async function form(interaction: APIModalSubmitInteraction): Promise<void> {
    const acknowledged = respond(interaction, isPrivatePanel(interaction) ? inPlace : privately);
    await handle(interaction, acknowledged, parseCustomId(interaction.data.custom_id), [], modalFields(interaction));
  }

  async function handle(
    interaction: APIInteraction,
    acknowledged: Promise<void>,
    customId: CustomId | null,
    values: readonly string[],
    form: FormValues,
  ): Promise<void> {
    const here = contextFor(interaction);
    const target = customId && {
      context: here,
      customId,
      user: interactionUser(interaction).id,
      token: interaction.id,
      values,
      ...form,
    };
    const move = target && find(answerButtons, target.customId.verb);
    const handler = target && (target.customId.verb === KEPT_COMMAND ? runKept : find(handlers, target.customId.verb));
    await answer(interaction, acknowledged, customId, async (arriving) => {
      if (move) {
        const [{ panel, extras }, received] = await Promise.all([move(target), arriving]);
        return showMatch(here, received, panel, extras);
      }
      const received = await arriving;
      return handler
        ? handler({ ...target, interaction: received, messageRefs, mentioned: personIn(interaction) })
        : textPage(errorStrings.unknownClick[received.language]);
    });
  }

  /**
   * Works and shows the result, or the reason for a failure. Nothing is changed before the acknowledgement succeeded:
   * otherwise the person would read that it failed.
   */
  async function answer(
    interaction: APIInteraction,
    acknowledged: Promise<void>,
    customId: CustomId | null,
    work: Work,
  ): Promise<void> {
    const begun = performance.now();
    context.openPanels.forget(interactionUser(interaction).id);
    const arriving = createInteractionContext(interaction, context.matches, async (page) => {
      await acknowledged;
      await showAnswer(rest, context.log, interaction, page, emoji, () => page);
    });
    // Both are awaited below; until then a failure must not count as unhandled.
    for (const promise of [acknowledged, arriving]) promise.catch(() => undefined);
    const match = customId && !isStandalone(customId) ? customId.match : null;
    if (match) addLogContext({ match });
    const begin = async (): Promise<MessagePage> => attempt(contextFor(interaction), arriving, match, work);
    const kind = expensiveKindOf(interaction);
    const ready = customId && find(readOnlyButtons, customId.verb) ? undefined : acknowledged;
    const working = kind
      ? runExpensive(interaction, kind, arriving, customId, begin, acknowledged)
      : queue.enter(match ?? interaction.id, begin, ready);
    const page = await working.catch(async (error: unknown) => {
      await acknowledged;
      return textPage(errorText(error, context.log)[interactionLocale(interaction)]);
    });
    await acknowledged;
    const language = await arriving.then(
      ({ language }) => language,
      () => interactionLocale(interaction),
    );
    const notShown = (error: unknown): MessagePage =>
      textPage(errorStrings.notShown(logError(error, context.log, 'an answer was refused'))[language]);
    await showAnswer(rest, context.log, interaction, page, emoji, notShown);
    shown((performance.now() - begun) / 1_000);
  }

  /** Runs expensive work outside the match queue; people who ask for too much have to wait. */
  async function runExpensive(
    interaction: APIInteraction,
    kind: ExpensiveKind,
    arriving: Promise<InteractionContext>,
    customId: CustomId | null,
    begin: () => Promise<MessagePage>,
    acknowledged: Promise<void>,
  ): Promise<MessagePage> {
    const user = interactionUser(interaction).id;
    const refusal = expensive.refusal(user, kind);
    if (!refusal) return expensive.enter(user, kind, begin, acknowledged);
    const { language } = await arriving;
    const page = textPage(refusal[language]);
    return customId ? withBackButton(page, customId, language) : page;
  }

  /** Runs a handler; refusals are shown above the match. */
  async function attempt(
    here: BotContext,
    arriving: Promise<InteractionContext>,
    match: string | null,
    work: Work,
  ): Promise<MessagePage> {
    try {
      return await work(arriving);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const received = await arriving;
      if (!match) return textPage(error.reason[received.language]);
      return showRefusal(here, received, match, error).catch(() => textPage(error.reason[received.language]));
    }
  }

  async function suggest(interaction: APIApplicationCommandAutocompleteInteraction): Promise<void> {
    const { name, begun } = focusedOption(interaction);
    const user = interactionUser(interaction).id;
    const language = (await context.matches.profile(user)).language ?? interactionLocale(interaction);
    const asked = {
      context: contextFor(interaction),
      user,
      guild: interaction.guild_id ?? null,
      channel: interactionChannel(interaction),
      language,
      focused: name,
      typed: begun,
    };
    const finding = byName.get(interaction.data.name)?.autocomplete?.({ ...parseOptions(interaction), ...asked });
    // Errors are shown when the command is sent, not while typing.
    const found = await finding?.catch((error: unknown) => (error instanceof Refused ? [] : Promise.reject(error)));
    const choices = (found ?? []).slice(0, LIMIT.suggestions).map(({ name: label, value }) => ({ name: label, value }));
    await respond(interaction, {
      type: InteractionResponseType.ApplicationCommandAutocompleteResult,
      data: { choices },
    });
  }
}
