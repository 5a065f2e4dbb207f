import { type Language, Refused } from '../../engine/text.ts';
import type { CompetitionSummary, CompetitionView, HallEntry } from '../../match/clubs/clubs.ts';
import type { BotContext } from '../context.ts';
import { standaloneId } from '../interactions/custom-id.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import { clubStrings, ownClubStrings as strings } from '../strings/clubs.ts';
import { clubAdminStrings } from '../strings/club-admin.ts';
import {
  button,
  container,
  type ContainerPart,
  type MessagePage,
  row,
  section,
  smallPrint,
  textBlock,
} from '../ui/components.ts';
import { competitionTitle } from '../ui/competition-names.ts';
import { logLineText } from '../ui/competition-text.ts';
import { cut, plain } from '../ui/limits.ts';
import { accentColor, joinNames } from '../ui/player-names.ts';
import { relativeTime } from '../ui/timestamps.ts';

type Visitor = Pick<InteractionContext, 'guild' | 'language' | 'person' | 'organizes'>;

/** Competitions per page; each takes three components. */
const AT_ONCE = 8;
/** Lines of a log or hall of fame per page. */
const LINES = 12;

/** Returns the server a club page is about; refused in direct messages. */
export function clubGuild({ guild }: Pick<InteractionContext, 'guild'>): string {
  if (guild === null) throw new Refused(strings.onlyServers);
  return guild;
}

/** Returns a competition of this server; others don't exist here. */
export async function competitionHere(
  { matches }: BotContext,
  visitor: Pick<InteractionContext, 'guild'>,
  id: string,
): Promise<CompetitionView> {
  const guild = clubGuild(visitor);
  const known = await matches.clubs.inServer(guild);
  if (!known.some((each) => each.id === id)) throw new Refused(strings.notHere);
  return matches.clubs.show(id);
}

const order = { running: 0, open: 1, over: 2, cancelled: 3 } as const;

/** Lists a server's competitions, those that run or are open first. */
export async function clubPage(
  { matches }: BotContext,
  visitor: Visitor,
  page = 0,
  notice: string | null = null,
  verb = 'club-open',
): Promise<MessagePage> {
  const { language, organizes } = visitor;
  const all = (await matches.clubs.inServer(clubGuild(visitor))).toSorted(
    (one, other) => order[one.status] - order[other.status],
  );
  const pages = Math.max(1, Math.ceil(all.length / AT_ONCE));
  const at = Math.min(Math.max(0, Math.trunc(page)), pages - 1);
  const shown = all.slice(at * AT_ONCE, (at + 1) * AT_ONCE);
  const managing = verb === 'club-manage';
  const title = managing ? clubAdminStrings.whichToManage : strings.title;
  const none = managing ? clubAdminStrings.noneToManage : strings.none;
  const parts: ContainerPart[] = [
    textBlock([title[language], ...(all.length === 0 ? [none[language]] : []), ...(notice ? [notice] : [])].join('\n')),
    ...shown.map((each) =>
      section(
        summaryLine(each, language),
        button(standaloneId(verb, each.id), (managing ? strings.manage : strings.open)[language]),
      ),
    ),
    ...turning(at, pages, language, (to) => standaloneId('club-list', `${to}.${verb}`)),
    row(
      button(standaloneId('club-fame'), strings.fame[language]),
      ...(organizes ? [button(standaloneId('club-new'), clubAdminStrings.newOne[language])] : []),
    ),
  ];
  return { components: [container(accentColor(null), parts)], files: [] };
}

function summaryLine(summary: CompetitionSummary, language: Language): string {
  const { kind, status, people, start, end } = summary;
  const when =
    status === 'open' && start !== null
      ? clubStrings.starts(relativeTime(start))[language]
      : status === 'running' && end !== null
        ? clubStrings.ends(relativeTime(end))[language]
        : null;
  const about = [
    clubStrings.kinds[kind][language],
    clubStrings.states[status][language],
    clubStrings.people(people)[language],
    ...(when ? [when] : []),
  ];
  return `**${plain(cut(competitionTitle(summary)[language], 80))}**\n${about.join(' · ')}`;
}

const turning = (
  at: number,
  pages: number,
  language: Language,
  idOf: (page: number) => string,
): readonly ContainerPart[] =>
  pages <= 1
    ? []
    : [
        textBlock(smallPrint(strings.page(at + 1, pages)[language])),
        row(
          button(idOf(at - 1), strings.later[language], 'secondary', at === 0),
          button(idOf(at + 1), strings.earlier[language], 'secondary', at >= pages - 1),
        ),
      ];

/** Shows the public log of a competition, newest first. */
export async function clubLogPage(
  { matches }: BotContext,
  view: CompetitionView,
  language: Language,
  page = 0,
): Promise<MessagePage> {
  const lines = (await matches.clubs.log(view.id)).toReversed();
  const pages = Math.max(1, Math.ceil(lines.length / LINES));
  const at = Math.min(Math.max(0, Math.trunc(page)), pages - 1);
  const shown = lines
    .slice(at * LINES, (at + 1) * LINES)
    .map((line) => `› ${relativeTime(line.at)}: ${logLineText(line, language)}`);
  const parts: ContainerPart[] = [
    textBlock(
      [
        strings.logTitle(plain(competitionTitle(view)[language]))[language],
        ...(shown.length > 0 ? shown : [strings.logEmpty[language]]),
      ].join('\n'),
    ),
    ...turning(at, pages, language, (to) => standaloneId('club-log', `${view.id}.${to}`)),
    row(button(standaloneId('club-open', view.id), strings.back[language])),
  ];
  return { components: [container(accentColor(null), parts)], files: [] };
}

/** The most people listed by seasons won. */
const MOST_TITLES = 5;

/** Lists who won most seasons, once someone won more than one. */
function titleLines(entries: readonly HallEntry[], language: Language): readonly string[] {
  const titles = new Map<string, { readonly name: string; readonly count: number }>();
  // The newest season comes first, and with it the newest name.
  for (const { place, person, name } of entries.flatMap(({ winners }) => winners))
    if (place === 1) {
      const known = titles.get(person);
      titles.set(person, { name: known?.name ?? name, count: (known?.count ?? 0) + 1 });
    }
  const most = [...titles.values()].toSorted((one, other) => other.count - one.count).slice(0, MOST_TITLES);
  if ((most[0]?.count ?? 0) < 2) return [];
  return [strings.mostTitles(most.map(({ name, count }) => `${plain(cut(name, 40))} ${count}`).join(' · '))[language]];
}

/** Shows the seasons that ended on this server, with those on their first three places. */
export async function famePage({ matches }: BotContext, visitor: Visitor, page = 0): Promise<MessagePage> {
  const { language } = visitor;
  const entries = await matches.clubs.hallOfFame(clubGuild(visitor));
  const pages = Math.max(1, Math.ceil(entries.length / LINES));
  const at = Math.min(Math.max(0, Math.trunc(page)), pages - 1);
  const shown = entries.slice(at * LINES, (at + 1) * LINES).map(({ winners, ...entry }) => {
    const places = [1, 2, 3].flatMap((rank) => {
      const names = winners.filter(({ place }) => place === rank).map(({ name }) => plain(cut(name, 40)));
      const joined = joinNames(names.slice(0, 6), language);
      return names.length > 0
        ? [rank === 1 ? `👑 **${joined}**` : `${clubStrings.place(rank)[language]} ${joined}`]
        : [];
    });
    const title = `**${plain(cut(competitionTitle(entry)[language], 80))}** · ${clubStrings.kinds[entry.kind][language]}`;
    const when = entry.end === null ? '' : ` · ${relativeTime(entry.end)}`;
    return `${title}${when}\n${places.join(' · ') || clubStrings.noChampion[language]}`;
  });
  const parts: ContainerPart[] = [
    textBlock([strings.fameTitle[language], ...titleLines(entries, language)].join('\n')),
    textBlock(shown.length > 0 ? shown.join('\n') : strings.fameEmpty[language]),
    ...turning(at, pages, language, (to) => standaloneId('club-fame', String(to))),
    row(button(standaloneId('club-list', '0.club-open'), strings.overview[language])),
  ];
  return { components: [container(accentColor(null), parts)], files: [] };
}
