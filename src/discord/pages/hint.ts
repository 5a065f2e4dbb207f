import { picksOf } from '../../engine/answers.ts';
import { hintMoves } from '../../engine/picks.ts';
import type { Answer, Decision } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import type { Hint, Panel } from '../../match/matches.ts';
import type { BotContext } from '../context.ts';
import { formatCustomId } from '../interactions/custom-id.ts';
import type { SentFile } from '../outgoing/reuse-attachments.ts';
import { answerText, choiceEntries, planLabel } from '../questions/entries.ts';
import { offeredChoices } from '../questions/offers.ts';
import { planName } from '../questions/plans.ts';
import { button, container, type MessagePage, picture, row, textBlock } from '../ui/components.ts';
import { cut } from '../ui/limits.ts';
import { lineText } from '../ui/line-text.ts';
import { accentColor, labelText } from '../ui/player-names.ts';
import { hintStrings as strings } from '../strings/hint.ts';
import { boardImage } from './board-image.ts';
import { type BoardImage, questionContext } from './panel.ts';
import { backButton } from './viewing.ts';

/** Shows a strong player's move in the words of its button, marked on the picture, with a button that plays it. */
export async function hintPage(
  context: Pick<BotContext, 'renderer' | 'log'>,
  { panel, line, better, than, why }: Hint,
  language: Language,
  kept: readonly SentFile[] = [],
): Promise<MessagePage> {
  const { game, view, question, seat, id: match, seq } = panel;
  if (!question || seat === null) return { components: [textBlock(strings.nothing[language])] };
  const moves = hintMoves(question, line);
  const plan = game.text.suggestPlans?.(view, question).find((each) => isSameLine(each.moves, moves));
  const [first = ''] = moves[0] ?? [];
  const { place, placement } = game.text.label(view, question, first);
  const narrow = isOffered(panel, question, first) ? null : (placement?.of ?? null);
  const marked = plan?.place ?? place ?? null;
  const seen = await boardImage(context, panel, language, kept, { narrow, only: marked });
  const said = plan
    ? planLabel({ language, players: panel.sheet.players }, plan, seen?.badges)
    : moveText(panel, question, moves, language, narrow, seen);
  const later = lineText(panel, question, line.slice(moves.length), language);
  const reason = plan?.why ?? (why[0] && strings.brings(why[0]));
  const lines = [
    strings.title[language],
    `**${said}**`,
    ...(better === 0 ? [] : [strings.better[than][better][language]]),
    ...(reason ? [reason[language]] : []),
    ...(later.length > 0 ? [strings.later(later.join(' → '))[language]] : []),
  ];
  const doIt = formatCustomId({ match, seat, seq, verb: 'plan', arg: planName(question, moves) });
  const image = seen ? [picture({ name: fileName(seen), alt: seen.alt })] : [];
  return {
    components: [
      container(accentColor(seat), [
        textBlock(cut(lines.join('\n'), 1500)),
        ...image,
        row(button(doIt, strings.doIt[language], 'primary'), backButton(panel, language, 'secondary')),
      ]),
    ],
    files: seen && 'data' in seen.file ? [seen.file] : [],
    keptFiles: seen && !('data' in seen.file) ? [seen.file] : [],
  };
}

const fileName = ({ file }: BoardImage): string => ('data' in file ? file.name : file.filename);

const isSameLine = (one: readonly Answer[], other: readonly Answer[]): boolean =>
  one.length === other.length && one.every((answer, at) => answer.toSorted().join() === other[at]?.toSorted().join());

/** Returns whether a choice has a button of its own before anything is narrowed down. */
const isOffered = ({ game, view }: Panel, question: Decision, id: string): boolean =>
  offeredChoices(game, view, question).some((offer) => offer.id === id && offer.opens === undefined);

/** Describes a move as its button does; one of several equal places by the button they share. */
function moveText(
  panel: Panel,
  question: Decision,
  moves: readonly Answer[],
  language: Language,
  narrow: string | null,
  seen: BoardImage | null,
): string {
  const { game, view } = panel;
  const asked = questionContext({ panel, language, narrow, boardImage: seen });
  const entries = choiceEntries(asked);
  const thingOf = (id: string): string | undefined => game.text.label(view, question, id).placement?.of;
  const labels = new Map(
    question.choices.flatMap((id) => {
      const thing = thingOf(id);
      const entry =
        entries.find((each) => each.id === id) ??
        (thing === undefined ? undefined : entries.find((each) => thingOf(each.id) === thing));
      return entry ? [[id, entry.label] as const] : [];
    }),
  );
  const [first = [], second] = moves;
  const thing = narrow === null ? undefined : game.text.label(view, question, first[0] ?? '').placement?.thing;
  const before = thing ? `${labelText(thing, language, asked)}: ` : '';
  const spoken =
    picksOf(first).length === 0 ? strings.nothing[language] : `${before}${answerText(asked, first, labels)}`;
  return second ? `${spoken.replace(/\s*…$/u, '')}: ${answerText(asked, second, labels)}` : spoken;
}
