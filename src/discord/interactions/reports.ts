import { Refused } from '../../engine/text.ts';
import { problems } from '../../match/problems.ts';
import { seatHeldBy } from '../../match/stored-match.ts';
import { isPermanent } from '../outgoing/discord-errors.ts';
import { nonceFor } from '../outgoing/message-sender.ts';
import { moderationStrings as strings } from '../strings/moderation.ts';
import { container, type MessagePage, smallPrint, textBlock, textPage } from '../ui/components.ts';
import { cut, plain } from '../ui/limits.ts';
import { accentColor } from '../ui/player-names.ts';
import { adminStrings } from '../strings/lists.ts';
import type { CommandCall } from './command.ts';
import { locationFor } from './match-location.ts';

const LONGEST_REASON = 1000;

/** Sends a report about a person to the channel that the managers of the server chose. It isn't stored. */
export async function reportPerson({ context, interaction, person, text }: CommandCall): Promise<MessagePage> {
  const { guild, language, person: reporter } = interaction;
  const who = person('player');
  const reason = (text('reason') ?? '').trim();
  if (guild === null) throw new Refused(strings.onlyServers);
  if (!who) throw problems.notAPlayer();
  if (who.id === reporter.id) throw new Refused(strings.reportYourself);
  if (reason === '') throw new Refused(strings.noReason);
  const reports = await context.matches.reportChannel(guild);
  if (!reports) throw new Refused(strings.noChannel);
  await context.matches.countReport(guild, reporter.id, who.id);
  const together = (await context.matches.list(reporter.id)).flatMap(({ sheet }) =>
    sheet.home.guild === guild && seatHeldBy(sheet.players, who.id) !== null ? [sheet.id] : [],
  );
  const { channel, language: managersLanguage } = reports;
  const quoted = cut(plain(reason), LONGEST_REASON)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const notes = [
    ...(together.length > 0 ? [strings.together(together.join(', '))[managersLanguage]] : []),
    strings.howTo[managersLanguage],
  ];
  const page: MessagePage = {
    components: [
      container(accentColor(null), [
        textBlock(strings.report(`<@${reporter.id}>`, `<@${who.id}>`, quoted)[managersLanguage]),
        textBlock(smallPrint(notes.join('\n'))),
      ]),
    ],
  };
  try {
    await context.sender.send(channel, page, { nonce: nonceFor(interaction.id, 'report'), mentions: [] });
  } catch (error) {
    if (!isPermanent(error)) throw error;
    throw new Refused(strings.unreachable);
  }
  return textPage(strings.sent[language]);
}

/** Bans a person from starting and joining matches on this server, or lifts the ban. */
export async function banPerson({ context, interaction, person }: CommandCall, on: boolean): Promise<MessagePage> {
  const { guild, language } = interaction;
  const who = person('player');
  if (!interaction.manages || guild === null) throw new Refused(adminStrings.onlyManagers);
  if (!who) throw problems.notAPlayer();
  if (who.id === interaction.person.id) throw new Refused(strings.notYourself);
  if (who.bot) throw problems.bot();
  await context.matches.setBanned(guild, who.id, on);
  return textPage((on ? strings.banned : strings.unbanned)(plain(who.name))[language]);
}

/** Lets reports arrive in this channel, or turns them off there. */
export async function toggleReports({ context, interaction }: CommandCall): Promise<MessagePage> {
  const { guild, language } = interaction;
  if (!interaction.manages || guild === null) throw new Refused(adminStrings.onlyManagers);
  const { parent } = locationFor(interaction, language);
  const now = await context.matches.toggleReports(guild, parent, interaction.serverLanguage ?? language);
  return textPage(strings.reports[now][language]);
}

/** Subcommands of /parley that a banned person can still use: to finish matches, and about their own data. */
const openToBanned: ReadonlySet<string> = new Set(['games', 'hint', 'log', 'rules', 'settings', 'help']);
/** Commands that start something; all others are moves in a running match. */
const starting: ReadonlySet<string> = new Set(['challenge', 'Challenge', 'solo', 'parley']);

/** Returns whether a command is closed to someone banned from the server. */
export const isClosedToBanned = (name: string, subcommand: string | null): boolean =>
  starting.has(name) && !(name === 'parley' && openToBanned.has(subcommand ?? ''));
