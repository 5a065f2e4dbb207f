import { type Language, Refused } from '../../engine/text.ts';
import type { ServerRanking } from '../../match/matches.ts';
import type { BotContext } from '../context.ts';
import { standaloneId } from '../interactions/custom-id.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import { profileStrings, rankingStrings as strings } from '../strings/profile.ts';
import {
  button,
  container,
  type ContainerPart,
  type MessagePage,
  row,
  select,
  smallPrint,
  textBlock,
} from '../ui/components.ts';
import { accentColor } from '../ui/player-names.ts';

/** People per page. */
const AT_ONCE = 15;

/** Shows a server's ranking in one family, a page at a time; people who left the server aren't shown. */
export async function rankingPage(
  { matches, sender }: BotContext,
  { guild, language, person }: Pick<InteractionContext, 'guild' | 'language' | 'person'>,
  family: string,
  page = 0,
): Promise<MessagePage> {
  if (guild === null) throw new Refused(strings.onlyServers);
  const families = matches.families();
  const wanted = families.find(({ id }) => id === family)?.id ?? families[0]?.id ?? '';
  const ranking = await matches.ranking(guild, wanted);
  const { people } = ranking;
  const pages = Math.max(1, Math.ceil(people.length / AT_ONCE));
  const at = Math.min(Math.max(0, Math.trunc(page)), pages - 1);
  const shown = people.slice(at * AT_ONCE, (at + 1) * AT_ONCE);
  const names = await Promise.all(shown.map((each) => sender.memberName(guild, each.person)));
  const members = shown.filter((_, index) => names[index] !== null);
  const own = people.find((each) => each.person === person.id);
  const lines = [
    strings.title(ranking.family.name[language])[language],
    ...(members.length === 0 ? [strings.empty[language]] : entriesOf(members, language)),
    ...(own ? [smallPrint(strings.you(own.rank, people.length)[language])] : []),
    ...levelsOf(ranking, language),
  ];
  const turn = (to: number, label: string): ReturnType<typeof button> =>
    button(standaloneId('ranking-page', `${wanted}.${to}`), label);
  const steps = [
    ...(at > 0 ? [turn(at - 1, strings.earlier[language])] : []),
    ...(at < pages - 1 ? [turn(at + 1, strings.later[language])] : []),
  ];
  const parts: ContainerPart[] = [
    textBlock(lines.join('\n')),
    row(
      select(
        standaloneId('ranking'),
        strings.pick[language],
        families.map(({ id, name }) => ({ value: id, label: name[language], chosen: id === wanted })),
      ),
    ),
    ...(steps.length > 0 ? [row(...steps)] : []),
  ];
  return { components: [container(accentColor(null), parts)], files: [] };
}

function entriesOf(people: ServerRanking['people'], language: Language): readonly string[] {
  const line = ({ rank, person, points, uncertainty, matches }: ServerRanking['people'][number]): string =>
    strings.entry(rank, `<@${person}>`, points, `± ${uncertainty}`, profileStrings.matches(matches)[language]);
  const provisional = people.filter((each) => each.provisional);
  return [
    ...people.filter((each) => !each.provisional).map(line),
    ...(provisional.length > 0 ? [`**${strings.provisionalTitle[language]}**`, ...provisional.map(line)] : []),
  ];
}

function levelsOf({ levels }: ServerRanking, language: Language): readonly string[] {
  if (levels.length === 0) return [];
  const all = levels.map(({ name, points }) => `${name[language]} ≈ ${points}`).join(', ');
  return [smallPrint(strings.levels(all)[language])];
}
