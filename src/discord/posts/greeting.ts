import type { REST } from 'discord.js';
import {
  type APIGuild,
  type APIGuildMember,
  ChannelType,
  type RESTGetAPIGuildChannelsResult,
  Routes,
} from 'discord.js';
import type { Language } from '../../engine/text.ts';
import type { Matches } from '../../match/matches.ts';
import type { BotContext } from '../context.ts';
import { standaloneId } from '../interactions/custom-id.ts';
import { describeError, isPermanent } from '../outgoing/discord-errors.ts';
import { nonceFor } from '../outgoing/message-sender.ts';
import { lessonMenu } from '../pages/lesson.ts';
import { greetingStrings as strings } from '../strings/greeting.ts';
import { button, container, type MessagePage, row, smallPrint, textBlock } from '../ui/components.ts';
import { languageOf } from '../ui/language.ts';
import { accentColor } from '../ui/player-names.ts';

/** Servers joined longer ago aren't greeted: they know the bot. */
const NEW = 7 * 86_400_000;
/** Channels tried before giving up. */
const TRIES = 3;
const GREETED = 'greeted';

/** The first message on a server, or to someone who installed the app: the ways into a first match. */
function greetingPage(matches: Pick<Matches, 'games'>, language: Language, alone: boolean): MessagePage {
  const [hello, more] = alone ? [strings.person, strings.moreAlone] : [strings.server, strings.more];
  return {
    components: [
      container(accentColor(null), [
        textBlock(`${hello[language]}\n${smallPrint(more[language])}`),
        lessonMenu(matches, language),
        row(
          button(standaloneId('learn'), strings.learn[language], 'primary'),
          ...(alone ? [] : [button(standaloneId('challenge-form'), strings.challenge[language])]),
          button(standaloneId('solo-form'), strings.alone[language]),
        ),
      ]),
    ],
    files: [],
  };
}

/** Greets servers that the bot joined lately, each once. A server that is gone is greeted again when it comes back. */
export async function greetNewGuilds(
  context: BotContext,
  rest: REST,
  bot: string,
  guilds: Iterable<string>,
): Promise<void> {
  for (const guild of guilds) {
    if ((await context.matches.uiState.uiValue(guild, GREETED)) !== null) continue;
    await greetGuild(context, rest, bot, guild);
  }
}

/** Greets a server where the bot may write first: its system channel, else its first text channels. */
export async function greetGuild(context: BotContext, rest: REST, bot: string, guild: string): Promise<void> {
  const { matches, sender, log, now } = context;
  try {
    const { joined_at: joined } = (await rest.get(Routes.guildMember(guild, bot))) as APIGuildMember;
    await matches.uiState.saveUiValue(guild, GREETED, '1');
    if (!joined || now() - Date.parse(joined) > NEW) return;
    const { system_channel_id: system, preferred_locale: locale } = (await rest.get(Routes.guild(guild))) as APIGuild;
    const page = greetingPage(matches, languageOf(locale), false);
    for (const channel of await channelsOf(rest, guild, system)) {
      const refused = await sender.send(channel, page, { nonce: nonceFor(guild, GREETED) }).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (!refused) return;
      if (!isPermanent(refused.error)) throw refused.error;
    }
  } catch (error) {
    log.warn({ fault: describeError(error) }, 'could not greet a server');
  }
}

async function channelsOf(rest: REST, guild: string, system: string | null): Promise<readonly string[]> {
  const channels = (await rest.get(Routes.guildChannels(guild))) as RESTGetAPIGuildChannelsResult;
  const texts = channels
    .filter(({ type }) => type === ChannelType.GuildText)
    .toSorted((a, b) => positionOf(a) - positionOf(b))
    .map(({ id }) => id);
  return [...new Set([...(system ? [system] : []), ...texts])].slice(0, TRIES);
}

const positionOf = (channel: object): number => ('position' in channel ? Number(channel.position) : 0);

/** Greets someone who installed the app for themselves, if they can be reached. */
export async function greetPerson(
  { matches, sender, log }: BotContext,
  user: string,
  language: Language,
): Promise<void> {
  try {
    await sender.sendDirect(user, greetingPage(matches, language, true), { nonce: nonceFor(user, GREETED) });
  } catch (error) {
    log.info({ fault: describeError(error) }, 'could not greet a person');
  }
}
