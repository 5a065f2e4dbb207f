import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { AnyGame } from '../../engine/game/index.ts';
import type { ChartScene } from '../../engine/scene/index.ts';
import type { Answer, Seat } from '../../engine/script.ts';
import { type Language, verbatim } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import type { DecisiveTurn, Review } from '../../match/view/review.ts';
import type { BotContext } from '../context.ts';
import { formatCustomId } from '../interactions/custom-id.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import { badge } from '../questions/places.ts';
import {
  button,
  attachmentsOf,
  container,
  separator,
  type MessagePage,
  picture,
  row,
  textBlock,
  pictureOrText,
  smallPrint,
} from '../ui/components.ts';
import { cut, cutLines } from '../ui/limits.ts';
import { lineText } from '../ui/line-text.ts';
import { accentColor, labelText, playerName, playerNames, playerNamesLine } from '../ui/player-names.ts';
import { drawPicture, safeScene } from '../ui/draw.ts';
import { numberedPlaces } from '../ui/scene-text.ts';
import { FROM_REVIEW } from './replay.ts';
import { createProgress } from './review-progress.ts';
import { hintStrings } from '../strings/hint.ts';
import { resultStrings } from '../strings/public-posts.ts';
import { type ChanceSum, reviewStrings as strings } from '../strings/review.ts';

/** Moments on the page. */
const SHOWN = 3;

/** A decisive turn and its index in the review, which names it on buttons. */
interface ListedMoment {
  readonly moment: DecisiveTurn;
  readonly index: number;
}

/** Shows how a match went, with the reader's own decisive turns first. */
export async function reviewPage(
  context: BotContext,
  { person, language, showProgress }: Pick<InteractionContext, 'person' | 'language' | 'showProgress'>,
  match: string,
): Promise<MessagePage> {
  const progress = createProgress(showProgress, language, () => context.now());
  const review = await context.matches.review(match, progress.report);
  await progress.settled();
  const panel = await context.matches.replay(match, person.id, Infinity);
  const { seat, seq } = panel;
  const listed = momentsFor(review, seat);
  const moments = await Promise.all(
    listed.map(async ({ moment }) => (await describeMoment(context, panel, moment, language)).lines.join('\n')),
  );
  const head = [
    strings.title(playerNamesLine(panel.sheet))[language],
    ...standings(panel, review, language),
    smallPrint(strings.about[language]),
  ];
  const drawn = await drawPicture(
    context.renderer,
    context.log,
    reviewScene(panel.game, panel, review),
    language,
    bare(head.join('\n')),
  );
  const seen = drawn ? [pictureOrText({ picture: drawn })] : [];
  const steps = listed.map(({ moment, index }) =>
    button(formatCustomId({ match, seat, seq, verb: 'moment', arg: `${index}` }), strings.show(moment.turn)[language]),
  );
  const branches = [...new Map(listed.map((each) => [each.moment.retry?.answer, each])).values()].flatMap(
    ({ moment }) => tryAgainButton(panel, moment, language),
  );
  return {
    components: [
      container(accentColor(null), [
        textBlock(cutLines(head, 900)),
        ...seen,
        separator(),
        textBlock(moments.length > 0 ? cutLines(moments, 2400) : strings.none[language]),
        ...(steps.length > 0 ? [row(...steps)] : []),
        ...(branches.length > 0 ? [row(...branches)] : []),
      ]),
    ],
    files: drawn ? attachmentsOf({ picture: drawn }) : [],
  };
}

/** Shows one decisive turn: the position, with the move played and the better one numbered on it. */
export async function momentPage(
  context: BotContext,
  { person, language }: Pick<InteractionContext, 'person' | 'language'>,
  match: string,
  index: number,
): Promise<MessagePage> {
  const review = await context.matches.review(match);
  const panel = await context.matches.replay(match, person.id, Infinity);
  const { seat, seq, sheet } = panel;
  const moment = review.moments[index];
  const back = button(formatCustomId({ match, seat, seq, verb: 'review', arg: '' }), strings.back[language], 'primary');
  if (!moment) return { components: [container(accentColor(null), [textBlock(strings.none[language]), row(back)])] };
  const { view, lines, sites } = await describeMoment(context, panel, moment, language);
  const { game } = panel;
  const names = playerNames(sheet);
  const alt = labelText(game.text.describe(view).alt, language, sheet);
  const scene =
    context.renderer &&
    safeScene(context.log, () => game.views.scene(view, { kind: 'board', names, sites, lower: moment.by }));
  const file = await drawPicture(context.renderer, context.log, scene, language, alt);
  const numbers = new Set(scene ? numberedPlaces(scene).map(([number]) => number) : []);
  const marks = [strings.marks.played, strings.marks.better].flatMap((name, at) =>
    numbers.has(at + 1) ? [`${badge(at + 1)} ${name[language]}`] : [],
  );
  const replay = formatCustomId({
    match,
    seat,
    seq,
    verb: 'replay',
    arg: `${Math.max(0, moment.answer - 1)}..m${index}${FROM_REVIEW}`,
  });
  return {
    components: [
      container(accentColor(moment.seat), [
        textBlock(cutLines([...lines, ...(marks.length > 0 ? [smallPrint(marks.join(' · '))] : [])], 1800)),
        file ? picture(file) : textBlock(cut(alt, 1200)),
        row(...tryAgainButton(panel, moment, language), button(replay, resultStrings.replay[language]), back),
      ]),
    ],
    files: file ? [file] : [],
  };
}

/** Returns the reader's own moments; those of others if there are too few. Onlookers get the biggest drops, one a turn. */
export function momentsFor({ moments }: Pick<Review, 'moments'>, seat: Seat | null): readonly ListedMoment[] {
  const all = moments.map((moment, index) => ({ moment, index }));
  const drop = ({ moment }: ListedMoment): number => moment.from - moment.to;
  const own = all.filter(({ moment }) => moment.seat === seat);
  const others = all.filter((each) => !own.includes(each)).toSorted((one, other) => drop(other) - drop(one));
  const sameTurn = (one: ListedMoment, other: ListedMoment): boolean => one.moment.turn === other.moment.turn;
  return [...own, ...others]
    .filter((each, at, listed) => listed.findIndex((other) => sameTurn(each, other)) === at)
    .slice(0, SHOWN);
}

/** Offers to play a turn again: players from their own seat, onlookers from any. */
const tryAgainButton = (
  { id: match, seat, seq }: Panel,
  { seat: of, retry }: DecisiveTurn,
  language: Language,
): readonly APIButtonComponentWithCustomId[] =>
  retry && (seat === null || of === seat)
    ? [
        button(
          formatCustomId({ match, seat, seq, verb: 'play-from', arg: `${retry.answer}` }),
          strings.tryAgain(retry.turn)[language],
        ),
      ]
    : [];

/** Removes markdown, for alt texts. */
const bare = (text: string): string => text.replaceAll(/\*\*|^-# |\\(?=\W)/gmu, '');

const standings = ({ sheet }: Panel, { chances, decisions }: Review, language: Language): readonly string[] =>
  sheet.players.map((_, seat) => {
    const [from = 0, to = 0] = [chances[seat]?.[0], chances[seat]?.at(-1)];
    return strings.standing(playerName(sheet, seat), asSum(from, to, decisions[seat] ?? 0))[language];
  });

/** Rounds a change to whole points of which luck and decisions still add up. */
function asSum(from: number, to: number, decisions: number): ChanceSum {
  const [start, end, chosen] = [from, to, decisions].map((share) => Math.round(share * 100)) as [
    number,
    number,
    number,
  ];
  return { from: start, to: end, decisions: chosen, luck: end - start - chosen };
}

/** Describes the move played and the better one, as their buttons did, and returns their places. */
async function describeMoment(
  context: BotContext,
  { sheet, id, seat: reader }: Panel,
  moment: DecisiveTurn,
  language: Language,
): Promise<{ readonly view: unknown; readonly lines: readonly string[]; readonly sites: readonly string[] }> {
  const { game, view, asked } = await context.matches.questionAt(id, moment.answer);
  const spoken = (line: readonly Answer[]): string =>
    asked ? lineText({ game, view, sheet }, asked, line, language).join(' → ') : '';
  const placeOf = (line: readonly Answer[]): string =>
    (asked && line.flat().flatMap((choice) => game.text.label(view, asked, choice).place ?? [])[0]) ?? '';
  const { turn, seat, from, to, decisions, by, played, better, why } = moment;
  const lines = [
    strings.moment(turn, reader === seat ? null : playerName(sheet, seat), asSum(from, to, decisions))[language],
  ];
  const name = by === reader ? null : playerName(sheet, by);
  const instead = spoken(better);
  if (instead) lines.push(strings.better(name, spoken([played]), instead)[language]);
  else if (by === seat) lines.push(strings.well[language]);
  else lines.push(strings.played(name, spoken([played]))[language]);
  const [reason] = why;
  if (instead && reason) lines.push(hintStrings.brings(reason)[language]);
  return { view, lines, sites: better.length > 0 ? [placeOf([played]), placeOf(better)] : [placeOf([played])] };
}

function reviewScene(game: AnyGame, { sheet }: Panel, { chances, luck, decisions }: Review): ChartScene {
  const people = playerNames(sheet).map((name, seat) => ({ seat, name }));
  const percent = (shares: readonly number[]): readonly number[] => shares.map((share) => Math.round(share * 100));
  return {
    kind: 'chart',
    title: game.info.name,
    note: verbatim(sheet.id),
    people,
    score: null,
    plots: [
      { kind: 'lines', title: strings.chances, axis: strings.turn, values: chances.map(percent), goal: null },
      {
        kind: 'bars',
        title: strings.fortune,
        bars: [
          { label: strings.luck, values: percent(luck) },
          { label: strings.decisions, values: percent(decisions) },
        ],
        expected: null,
      },
    ],
  };
}
