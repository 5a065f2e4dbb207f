import type { Language } from '../../engine/text.ts';
import type { CompetitionView, OwnCompetition } from '../../match/clubs/clubs.ts';
import type { BotContext } from '../context.ts';
import { standaloneId } from '../interactions/custom-id.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import type { MessageRefs } from '../outgoing/message-refs.ts';
import { competitionPicture, matchLinks, startLines } from '../posts/competition-card.ts';
import { challengeStrings } from '../strings/challenge.ts';
import { clubStrings, ownClubStrings as strings } from '../strings/clubs.ts';
import { profileStrings } from '../strings/profile.ts';
import {
  attachmentsOf,
  button,
  container,
  type ContainerPart,
  type MessagePage,
  pictureOrText,
  row,
  rows,
  select,
  smallPrint,
  textBlock,
} from '../ui/components.ts';
import { competitionLine, competitionTermLines, competitionTitle } from '../ui/competition-names.ts';
import { standingsSheets } from '../ui/competition-scenes.ts';
import { fixtureLine, noLinks, roundLines, standingsMarkdown } from '../ui/competition-text.ts';
import { cut, cutLines, plain } from '../ui/limits.ts';
import { accentColor } from '../ui/player-names.ts';
import { absoluteAndRelative } from '../ui/timestamps.ts';

type Visitor = Pick<InteractionContext, 'language' | 'person' | 'organizes'>;

/** Length of the list of one's own matches. */
const OWN_MATCHES = 1800;
/** Length of a table in words. */
const TABLE = 3000;

/** Shows a competition to one person: their place, matches, challenges, and everything they can do. */
export async function competitionPage(
  context: BotContext,
  messageRefs: MessageRefs,
  visitor: Visitor,
  view: CompetitionView,
  notice: string | null = null,
): Promise<MessagePage> {
  const { language, person } = visitor;
  const own = await context.matches.clubs.own(view.id, person.id);
  const links = await matchLinks(messageRefs, { ...view, fixtures: own.fixtures });
  const state = [
    ...(notice ? [`**${notice}**`] : []),
    `## ${plain(cut(competitionTitle(view)[language], 100))}`,
    ...(view.status === 'open'
      ? competitionTermLines(context.matches.games, view, language)
      : [competitionLine(context.matches.games, view, language)]),
    ...timeLines(view, language),
  ];
  const about = [...ownLines(view, own, language), ...matchLines(view, own, links, language)];
  const parts: ContainerPart[] = [
    textBlock(state.join('\n')),
    ...(about.length > 0 ? [textBlock(cutLines(about, OWN_MATCHES))] : []),
    ...ladderParts(view, own, person.id, language),
    ...rows(buttonsOf(view, own, visitor)),
    ...(isActive(view) ? [textBlock(smallPrint(clubStrings.how[view.kind][language]))] : []),
  ];
  return { components: [container(accentColor(null), parts)], files: [] };
}

function timeLines(view: CompetitionView, language: Language): readonly string[] {
  const { kind, inRounds, status, end, round, roundEnds, reason } = view;
  if (status === 'cancelled') return [clubStrings.cancelled(plain(cut(reason, 300)))[language]];
  if (status === 'over') return [];
  const hasRounds = kind === 'cup' || inRounds;
  return [
    ...(status === 'open' ? startLines(view, language) : []),
    ...(status === 'running' && roundEnds !== null && round > 0 && hasRounds
      ? [clubStrings.roundEnds(round, absoluteAndRelative(roundEnds))[language]]
      : []),
    ...(end === null || (hasRounds && end === roundEnds) ? [] : [clubStrings.ends(absoluteAndRelative(end))[language]]),
  ];
}

const isActive = ({ status }: CompetitionView): boolean => status === 'open' || status === 'running';

/** Says where this person stands and how they can still finish. */
function ownLines(view: CompetitionView, own: OwnCompetition, language: Language): readonly string[] {
  if (!own.signedUp) return isActive(view) ? [strings.notIn[language]] : [];
  if (own.place === null) return isActive(view) ? [strings.in[language]] : [];
  // In a cup, everyone who isn't out shares the first place.
  if (view.kind === 'cup' && view.format !== 'swiss' && view.status === 'running' && own.place === 1)
    return [strings.stayed[language]];
  const division = own.division === null ? null : clubStrings.division(own.division);
  const standing = strings.rank(clubStrings.place(own.place)[language], division)[language];
  return [standing, ...boundsLine(view, own, language)];
}

function boundsLine({ status }: CompetitionView, { bounds }: OwnCompetition, language: Language): readonly string[] {
  if (!bounds || status !== 'running') return [];
  const { best, worst, exact } = bounds;
  const said =
    best === worst
      ? strings.willFinish(clubStrings.place(best))
      : (exact ? strings.bounds : strings.boundsOnPoints)(
          clubStrings.place(best),
          clubStrings.place(worst),
          worst - best > 1,
        );
  return [`**${said[language]}**`];
}

function matchLines(
  view: CompetitionView,
  own: OwnCompetition,
  links: ReadonlyMap<string, string>,
  language: Language,
): readonly string[] {
  if (!own.signedUp) return [];
  // A challenge isn't a match yet.
  const fixtures = own.fixtures.filter(({ id }) => !view.challenges.some(({ fixture }) => fixture === id));
  if (fixtures.length === 0) return isActive(view) ? [smallPrint(strings.noOwnMatches[language])] : [];
  const urgency = { running: 0, waiting: 1, decided: 2 } as const;
  return [
    strings.yourMatches[language],
    ...fixtures
      .toSorted((one, other) => urgency[one.status] - urgency[other.status] || one.round - other.round)
      .map((fixture) => fixtureLine(fixture, language, links.get(fixture.match ?? '') ?? null)),
  ];
}

/** On a ladder: the challenge to answer, or a menu of the people to challenge. */
function ladderParts(
  view: CompetitionView,
  own: OwnCompetition,
  user: string,
  language: Language,
): readonly ContainerPart[] {
  if (view.kind !== 'ladder' || view.status !== 'running' || !own.signedUp) return [];
  const nameOf = (id: string): string => plain(view.people.find((person) => person.id === id)?.name ?? '?');
  if (own.challenged) {
    const { fixture, challenger, until } = own.challenged;
    return [
      textBlock(strings.challengedBy(nameOf(challenger), absoluteAndRelative(until))[language]),
      row(
        button(standaloneId('club-accept', `${view.id}.${fixture}`), challengeStrings.accept[language], 'success'),
        button(standaloneId('club-refuse', `${view.id}.${fixture}`), strings.refuse[language]),
      ),
    ];
  }
  const sent = view.challenges.find(({ challenger }) => challenger === user);
  if (sent) return [textBlock(strings.youChallenged(nameOf(sent.opponent), absoluteAndRelative(sent.until))[language])];
  if (own.mayChallenge.length === 0) return [textBlock(smallPrint(strings.noOneToChallenge[language]))];
  const rankOf = (id: string): number | null => view.tables[0]?.rows.find(({ person }) => person === id)?.place ?? null;
  return [
    row(
      select(
        standaloneId('club-challenge', view.id),
        strings.whomToChallenge[language],
        own.mayChallenge.map(({ id, name }) => {
          const rank = rankOf(id);
          return { value: id, label: rank === null ? name : `${clubStrings.place(rank)[language]} ${name}` };
        }),
      ),
    ),
  ];
}

function buttonsOf(
  { id, status, kind, tables, next, previous }: CompetitionView,
  own: OwnCompetition,
  { language, organizes }: Visitor,
): ReturnType<typeof button>[] {
  const joinable = status === 'open' || (status === 'running' && kind === 'ladder');
  return [
    ...(joinable && !own.signedUp ? [button(standaloneId('club-join', id), strings.signUp[language], 'success')] : []),
    ...(status === 'open' && own.signedUp
      ? [button(standaloneId('club-withdraw', id), strings.withdraw[language])]
      : []),
    ...(status === 'running' && own.signedUp ? [button(standaloneId('club-leave', id), strings.leave[language])] : []),
    ...(status === 'open' || tables.length === 0
      ? []
      : [button(standaloneId('club-table', id), strings.standings[language])]),
    button(standaloneId('club-log', id), strings.log[language]),
    ...(previous === null ? [] : [button(standaloneId('club-open', previous), strings.previous[language])]),
    ...(next === null ? [] : [button(standaloneId('club-open', next), strings.next[language])]),
    ...(organizes ? [button(standaloneId('club-manage', id), strings.manage[language])] : []),
    button(standaloneId('club-list', '0.club-open'), strings.overview[language]),
  ];
}

/** Shows the table as a picture or as text, a page at a time. */
export async function standingsPage(
  context: BotContext,
  view: CompetitionView,
  language: Language,
  page: number,
  asText: boolean,
): Promise<MessagePage> {
  const pages = Math.max(1, standingsSheets(view.tables).length);
  const at = Math.min(Math.max(0, Math.trunc(page)), pages - 1);
  const isBracket = view.kind === 'cup' && view.format !== 'swiss';
  const words = [
    standingsMarkdown(view, language, at),
    ...(isBracket && at === 0 ? roundLines(view, view.fixtures, language, noLinks) : []),
  ];
  const seen = asText ? null : await competitionPicture(context, view, language, at);
  const id = (to: number, text: boolean): string => standaloneId('club-table', `${view.id}.${to}.${text ? 't' : 'p'}`);
  const parts: ContainerPart[] = [
    ...(seen ? [pictureOrText(seen)] : [textBlock(cutLines(words.join('\n').split('\n'), TABLE))]),
    ...(pages > 1 ? [textBlock(smallPrint(strings.page(at + 1, pages)[language]))] : []),
    row(
      ...(pages > 1
        ? [
            button(id(at - 1, asText), strings.higher[language], 'secondary', at === 0),
            button(id(at + 1, asText), strings.lower[language], 'secondary', at === pages - 1),
          ]
        : []),
      // A second button with the id of the first would be refused.
      button(id(at, !asText), (asText ? strings.asPicture : profileStrings.asText)[language]),
      button(standaloneId('club-open', view.id), strings.back[language]),
    ),
  ];
  return { components: [container(accentColor(null), parts)], files: attachmentsOf(seen) };
}
