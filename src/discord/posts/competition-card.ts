import type { AnyGame } from '../../engine/game/index.ts';
import type { Language } from '../../engine/text.ts';
import type { CompetitionView, CompetitionLine } from '../../match/clubs/clubs.ts';
import { standaloneId } from '../interactions/custom-id.ts';
import type { MessageRefs } from '../outgoing/message-refs.ts';
import { challengeStrings } from '../strings/challenge.ts';
import { clubStrings as strings, ownClubStrings } from '../strings/clubs.ts';
import { clubAdminStrings } from '../strings/club-admin.ts';
import {
  attachmentsOf,
  button,
  container,
  type ContainerPart,
  type MessagePage,
  type Picture,
  pictureOrText,
  row,
  smallPrint,
  textBlock,
  textPage,
} from '../ui/components.ts';
import { competitionLine, competitionTermLines, competitionTitle, personName } from '../ui/competition-names.ts';
import { competitionScene } from '../ui/competition-scenes.ts';
import { bracketText, fixtureNames, logLineText, roundLines, standingsText } from '../ui/competition-text.ts';
import { drawPicture } from '../ui/draw.ts';
import { cut, cutLines, LIMIT, plain } from '../ui/limits.ts';
import { placeLink } from '../ui/links.ts';
import { accentColor, joinNames } from '../ui/player-names.ts';
import { absoluteAndRelative, relativeTime } from '../ui/timestamps.ts';
import type { BotContext } from '../context.ts';

/** Names on the sign-up card, and the length of the list of matches. */
const NAMES = 40;
const MATCHES = 1500;

/** Returns the public message of a competition, as it is now. */
export async function competitionCard(
  context: BotContext,
  messageRefs: MessageRefs,
  view: CompetitionView,
): Promise<MessagePage> {
  const { games } = context.matches;
  if (view.status === 'open') return signUpCard(view, games);
  if (view.status === 'cancelled') return cancelledCard(view, games);
  const seen = await competitionPicture(context, view, view.home.language);
  return view.status === 'over'
    ? finalCard(view, games, seen)
    : runningCard(view, games, seen, await matchLinks(messageRefs, view));
}

/** Draws the table or the bracket; its text replaces it where it can't be drawn. Null while no one is in it. */
export async function competitionPicture(
  { renderer, log, matches }: BotContext,
  view: CompetitionView,
  language: CompetitionView['home']['language'],
  page = 0,
): Promise<Picture | null> {
  const scene = competitionScene(view, matches.games, page);
  if (!scene) return null;
  const text = scene.kind === 'bracket' ? bracketText(view, language) : standingsText(view, language, page);
  const drawn = await drawPicture(renderer, log, scene, language, cut(text, LIMIT.alt));
  return drawn ? { picture: drawn } : { text: plain(text) };
}

/** Returns links to the threads of the matches that have one, by match. */
export async function matchLinks(
  messageRefs: MessageRefs,
  { fixtures, home }: Pick<CompetitionView, 'fixtures' | 'home'>,
): Promise<ReadonlyMap<string, string>> {
  const ids = fixtures.flatMap(({ match }) => match ?? []);
  const channels = await Promise.all(ids.map(async (id) => [id, await messageRefs.channel(id)] as const));
  return new Map(channels.flatMap(([id, channel]) => (channel ? [[id, placeLink(home.guild, channel)] as const] : [])));
}

const titleLine = (view: CompetitionView): string =>
  `## ${plain(cut(competitionTitle(view)[view.home.language], 100))}`;

const verb = (view: CompetitionView, name: string): string => standaloneId(name, view.id);

function signUpCard(view: CompetitionView, games: ReadonlyMap<string, AnyGame>): MessagePage {
  const { people, places, kind } = view;
  const { language } = view.home;
  const names = people.slice(0, NAMES).map(({ name }) => plain(name));
  const more = people.length - names.length;
  const listed = [...names, ...(more > 0 ? [strings.andMore(more)[language]] : [])].join(', ');
  const parts: ContainerPart[] = [
    textBlock(
      [titleLine(view), ...competitionTermLines(games, view, language), ...startLines(view, language)].join('\n'),
    ),
    textBlock(cut([strings.signedUp(people.length, places)[language], listed].filter(Boolean).join('\n'), 1200)),
    row(
      button(verb(view, 'club-join'), ownClubStrings.signUp[language], 'success'),
      button(verb(view, 'club-withdraw'), ownClubStrings.withdraw[language]),
      button(verb(view, 'club-open'), ownClubStrings.open[language]),
    ),
    textBlock(
      [strings.how[kind], strings.organizer(plain(view.organizer.name))]
        .map((each) => smallPrint(each[language]))
        .join('\n'),
    ),
  ];
  return { components: [container(accentColor(null), parts)], files: [] };
}

/** Says when a competition starts for which people sign up. */
export function startLines({ start, places }: CompetitionView, language: Language): readonly string[] {
  const begins =
    start === null
      ? places === null
        ? strings.startsByHand
        : strings.startsFull(places)
      : strings.starts(absoluteAndRelative(start));
  return [begins[language], ...(start !== null && places !== null ? [strings.startsSooner(places)[language]] : [])];
}

function runningCard(
  view: CompetitionView,
  games: ReadonlyMap<string, AnyGame>,
  seen: Picture | null,
  links: ReadonlyMap<string, string>,
): MessagePage {
  const { kind, round, roundEnds, end, home, challenges, people } = view;
  const { language } = home;
  const nameOf = (id: string): string => plain(people.find((person) => person.id === id)?.name ?? '?');
  const hasRounds = kind === 'cup' || view.inRounds;
  const times = [
    ...(hasRounds && roundEnds !== null ? [strings.roundEnds(round, absoluteAndRelative(roundEnds))[language]] : []),
    ...(end === null || (hasRounds && end === roundEnds) ? [] : [strings.ends(absoluteAndRelative(end))[language]]),
  ];
  const asked = challenges.map(
    ({ challenger, opponent, until }) =>
      `› ${strings.challengeLine(nameOf(challenger), nameOf(opponent), relativeTime(until))[language]}`,
  );
  const parts: ContainerPart[] = [
    textBlock([titleLine(view), competitionLine(games, view, language), ...times].join('\n')),
    ...(seen ? [pictureOrText(seen)] : [textBlock(strings.signedUp(0, null)[language])]),
    ...block(currentMatches(view, links)),
    ...block(asked.length > 0 ? [`**${strings.challenges[language]}**`, ...asked] : []),
    row(
      ...(kind === 'ladder'
        ? [
            button(verb(view, 'club-open'), ownClubStrings.challengeButton[language], 'primary'),
            button(verb(view, 'club-join'), ownClubStrings.signUp[language]),
          ]
        : [button(verb(view, 'club-open'), ownClubStrings.details[language], 'primary')]),
      button(verb(view, 'club-table'), ownClubStrings.standings[language]),
      button(verb(view, 'club-log'), ownClubStrings.log[language]),
    ),
    // People can join a ladder at any time.
    ...(kind === 'ladder' ? [textBlock(smallPrint(strings.how.ladder[language]))] : []),
  ];
  return { components: [container(accentColor(null), parts)], files: attachmentsOf(seen) };
}

const block = (lines: readonly string[]): readonly ContainerPart[] =>
  lines.length > 0 ? [textBlock(cutLines(lines, MATCHES))] : [];

/** Lists the matches that are played, and in a competition of rounds also those of this round that are decided. */
function currentMatches(view: CompetitionView, links: ReadonlyMap<string, string>): readonly string[] {
  const { kind, round, fixtures, home, inRounds } = view;
  const { language } = home;
  const byRound = kind === 'cup' || (kind === 'league' && inRounds);
  const shown = fixtures.filter(
    (fixture) =>
      fixture.status === 'running' ||
      (byRound && fixture.round === round) ||
      (kind === 'cup' && fixture.status === 'waiting'),
  );
  if (byRound) return roundLines(view, shown, language, links);
  return shown.length === 0
    ? []
    : [
        `**${strings.inProgress[language]}**`,
        ...shown.map((fixture) => `› ${fixtureNames(fixture, language, links.get(fixture.match ?? '') ?? null)}`),
      ];
}

function finalCard(view: CompetitionView, games: ReadonlyMap<string, AnyGame>, seen: Picture | null): MessagePage {
  const { home, tables, champions, next } = view;
  const { language } = home;
  const first = tables[0]?.rows.filter(({ person }) => champions.includes(person)) ?? [];
  const verdict =
    first.length === 0
      ? strings.noChampion
      : strings.champion(
          joinNames(
            first.map(({ person: id, name }) => personName({ id, name }, language)),
            language,
          ),
          first.length > 1,
        );
  const parts: ContainerPart[] = [
    textBlock([titleLine(view), competitionLine(games, view, language), `**${verdict[language]}**`].join('\n')),
    ...(seen ? [pictureOrText(seen)] : []),
    row(
      button(verb(view, 'club-table'), ownClubStrings.standings[language]),
      button(verb(view, 'club-log'), ownClubStrings.log[language]),
      button(standaloneId('club-fame'), ownClubStrings.fame[language]),
      ...(next === null ? [button(verb(view, 'club-next'), ownClubStrings.next[language], 'primary')] : []),
    ),
  ];
  return { components: [container(accentColor(null), parts)], files: attachmentsOf(seen) };
}

function cancelledCard(view: CompetitionView, games: ReadonlyMap<string, AnyGame>): MessagePage {
  const { language } = view.home;
  const text = [
    titleLine(view),
    competitionLine(games, view, language),
    strings.cancelled(plain(cut(view.reason, 300)))[language],
  ];
  return {
    components: [
      container(accentColor(null), [
        textBlock(text.join('\n')),
        row(button(verb(view, 'club-log'), clubLogLabel(view))),
      ]),
    ],
    files: [],
  };
}

const clubLogLabel = ({ home }: CompetitionView): string => ownClubStrings.log[home.language];

/** Replaces the message of an earlier round by a link to the newer one. */
export function replacedCompetitionCard(view: CompetitionView, channel: string, message: string): MessagePage {
  const place = `${placeLink(view.home.guild, channel)}/${message}`;
  return {
    components: [
      textBlock(
        smallPrint(
          `${plain(cut(competitionTitle(view)[view.home.language], 100))} · ${strings.newer(place)[view.home.language]}`,
        ),
      ),
    ],
    files: [],
  };
}

/** Asks someone on a ladder to answer a challenge. */
export function challengePost(
  view: CompetitionView,
  { fixture, challenger, opponent, until }: CompetitionView['challenges'][number],
): MessagePage {
  const { language } = view.home;
  const rank = view.tables[0]?.rows.find(({ person }) => person === opponent)?.place ?? null;
  const by = plain(view.people.find(({ id }) => id === challenger)?.name ?? '?');
  return {
    components: [
      container(accentColor(null), [
        textBlock(
          [
            `**${plain(competitionTitle(view)[language])}**`,
            strings.challenged(`<@${opponent}>`, by, rank, absoluteAndRelative(until))[language],
          ].join('\n'),
        ),
        row(
          button(standaloneId('club-accept', `${view.id}.${fixture}`), challengeStrings.accept[language], 'success'),
          button(standaloneId('club-refuse', `${view.id}.${fixture}`), ownClubStrings.refuse[language]),
        ),
      ]),
    ],
  };
}

/** Shows a decision of the organiser. */
export const noticePost = (view: CompetitionView, line: CompetitionLine): MessagePage => {
  const { language } = view.home;
  return textPage(smallPrint(`**${plain(competitionTitle(view)[language])}** · ${logLineText(line, language)}`));
};

/** Tells the organiser why nothing is posted. */
export const trouble = {
  gone: (view: CompetitionView): MessagePage => ({
    components: [textBlock(clubAdminStrings.channelGone(plain(view.name))[view.home.language])],
  }),
  closed: (view: CompetitionView): MessagePage => ({
    components: [
      textBlock(
        clubAdminStrings.channelClosed(plain(view.name), placeLink(view.home.guild, view.home.channel))[
          view.home.language
        ],
      ),
    ],
  }),
};
