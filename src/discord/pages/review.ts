import type { AnyGame } from '../../engine/game/index.ts';
import type { ChartScene } from '../../engine/scene/index.ts';
import type { Answer } from '../../engine/script.ts';
import { type Language, verbatim } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import type { Moment, Review } from '../../match/look/review.ts';
import type { Desk } from '../desk.ts';
import { idOf } from '../arriving/ids.ts';
import { button, filesIn, frame, line, type Page, row, say, sight, small } from '../parts/components.ts';
import { cutLines } from '../parts/limits.ts';
import { lineInWords } from '../parts/lines.ts';
import { accentOf, listed, nameOfSeat, namesOf } from '../parts/people.ts';
import { draw } from '../parts/pictures.ts';
import { hintWords } from '../words/hint.ts';
import { reviewWords as words } from '../words/review.ts';

/** How a match went, what decided it, and how well it was played. */
export async function reviewPage(desk: Desk, user: string, match: string, language: Language): Promise<Page> {
  const review = await desk.matches.review(match);
  const panel = await desk.matches.replay(match, user, Infinity);
  const moments = await Promise.all(review.moments.map(async (moment, index) => momentWords(desk, panel, moment, index + 1, language)));
  const head = [words.title(match)[language], ...standings(panel, review, language), small(words.about[language])];
  const picture = await draw(desk.renderer, desk.log, reviewScene(panel.game, panel, review), language, bare(head.join('\n')));
  const seen = picture ? [sight({ picture })] : [];
  const { seat, seq } = panel;
  const steps = review.moments.map(({ answer }, index) =>
    button(idOf({ match, seat, seq, verb: 'replay', arg: `${Math.max(0, answer - 1)}..m${index}` }), words.show(index + 1)[language]),
  );
  const branches = review.moments.map(({ answer }, index) => button(idOf({ match, seat, seq, verb: 'play-from', arg: `${answer}` }), words.playFrom(index + 1)[language]));
  return {
    components: [
      frame(accentOf(null), [
        say(cutLines(head, 900)),
        ...seen,
        line(),
        say(moments.length > 0 ? cutLines(moments, 2400) : words.none[language]),
        ...(steps.length > 0 ? [row(...steps), row(...branches)] : []),
      ]),
    ],
    files: picture ? filesIn({ picture }) : [],
  };
}

/** Alternative texts know no markdown. */
const bare = (words: string): string => words.replaceAll(/\*\*|^-# |\\(?=\W)/gmu, '');

const standings = ({ sheet }: Panel, { accuracy, luck }: Review, language: Language): readonly string[] =>
  sheet.players.map((_, seat) => words.accuracy(nameOfSeat(sheet, seat), accuracy[seat] ?? null, luck[seat] ?? 0)[language]);

/** What was played and what would have been better, as the buttons said it. */
async function momentWords(desk: Desk, { sheet, id }: Panel, moment: Moment, number: number, language: Language): Promise<string> {
  const { game, view, asked } = await desk.matches.asked(id, moment.answer);
  const spoken = (line: readonly Answer[]): string => (asked ? lineInWords({ game, view, sheet }, asked, line, language).join(' → ') : '');
  const lines = [words.moment(number, moment.turn, nameOfSeat(sheet, moment.seat))[language], words.fell(moment.luck)[language]];
  const better = spoken(moment.better);
  lines.push(better ? words.better(spoken([moment.played]), better, moment.missed)[language] : words.well[language]);
  if (moment.why.length > 0) lines.push(hintWords.why(listed(moment.why.map((each) => each[language]), language))[language]);
  return lines.join('\n');
}

function reviewScene(game: AnyGame, { sheet }: Panel, { chances, luck, missed }: Review): ChartScene {
  const people = namesOf(sheet).map((name, seat) => ({ seat, name }));
  const percent = (shares: readonly number[]): readonly number[] => shares.map((share) => Math.round(share * 100));
  return {
    kind: 'chart',
    title: game.facts.name,
    note: verbatim(sheet.id),
    people,
    score: null,
    plots: [
      { kind: 'lines', title: words.chances, axis: words.turn, values: chances.map(percent), goal: null },
      {
        kind: 'bars',
        title: words.fortune,
        bars: [
          { label: words.luck, values: percent(luck.map((each) => Math.max(0, each))) },
          { label: words.badLuck, values: percent(luck.map((each) => Math.max(0, -each))) },
          { label: words.missed, values: percent(missed) },
        ],
        expected: null,
      },
    ],
  };
}
