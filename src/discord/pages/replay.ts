import type { Language } from '../../engine/text.ts';
import type { Panel, LogEntry } from '../../match/matches.ts';
import type { Click } from '../interactions/clicks/click.ts';
import {
  button,
  container,
  type ContainerPart,
  type MessagePage,
  picture,
  row,
  textBlock,
  select,
} from '../ui/components.ts';
import type { BotContext } from '../context.ts';
import { formatCustomId } from '../interactions/custom-id.ts';
import { cut, cutLines, LIMIT } from '../ui/limits.ts';
import { accentColor, labelText, playerNames, messageText } from '../ui/player-names.ts';
import { drawPicture, safeScene } from '../ui/draw.ts';
import { replayStrings as strings } from '../strings/viewing.ts';
import { turnName } from '../strings/public-posts.ts';
import { reviewStrings } from '../strings/review.ts';

/** A seat's view, or the public one. */
type Viewpoint = number | null;

const sideOf = (letter: string | undefined): Viewpoint => (letter && /^\d$/.test(letter) ? Number(letter) : null);

/** Ends the name of a step opened from a review. */
export const FROM_REVIEW = '~r';

/**
 * Shows a step of the replay, `<answers>.<side>.<step>`; a menu sends the turn's first answer, or the side, as its
 * value.
 */
export async function replayPage({ context, interaction, customId, values }: Click): Promise<MessagePage> {
  const [answers = '', letter, step = ''] = (customId.arg || '0.').split('.');
  const [chosen = answers, chosenSide] = (values[0] ?? '').split('.');
  const wanted = Number(chosen || answers) || 0;
  return showReplay(
    context,
    interaction.person.id,
    interaction.language,
    customId.match,
    wanted,
    sideOf(chosenSide ?? letter),
    step.endsWith(FROM_REVIEW),
  );
}

export async function showReplay(
  context: BotContext,
  user: string,
  language: Language,
  match: string,
  wanted: number,
  side: Viewpoint,
  reviewed = false,
): Promise<MessagePage> {
  const entries = await context.matches.log(match, user);
  const last = Math.max(0, entries.length - 1);
  const answers = Math.min(Math.max(wanted, 0), last);
  const panel = await context.matches.replay(match, user, answers, side);
  const { game, view } = panel;
  const alt = labelText(game.text.describe(view).alt, language, panel.sheet);
  const names = playerNames(panel.sheet);
  const scene =
    context.renderer &&
    safeScene(context.log, () => game.views.scene(view, { kind: 'board', names, lower: panel.seat ?? 0 }));
  const file = await drawPicture(context.renderer, context.log, scene, language, alt);
  const news = (entries[answers]?.texts ?? []).map((text) => `› ${messageText(text, language, panel.sheet)}`);
  const head = [`**${strings.at(answers, last, entries[answers]?.turn ?? 0)[language]}**`, ...news];
  const body: ContainerPart[] = [
    textBlock(
      cutLines(
        head.map((each) => cut(each, 300)),
        1400,
      ),
    ),
    file ? picture(file) : textBlock(cut(alt, 1200)),
  ];
  return {
    components: [
      container(accentColor(side), [...body, ...replayControls(panel, entries, answers, side, language, reviewed)]),
    ],
    files: file ? [file] : [],
  };
}

function replayControls(
  panel: Panel,
  entries: readonly LogEntry[],
  answers: number,
  side: Viewpoint,
  language: Language,
  reviewed: boolean,
): readonly ContainerPart[] {
  const { id: match, seat, seq, sheet } = panel;
  const last = Math.max(0, entries.length - 1);
  const letter = side ?? '';
  // Two buttons may lead to the same step, so their ids name the button.
  const at = (step: number, name: string): string =>
    formatCustomId({
      match,
      seat,
      seq,
      verb: 'replay',
      arg: `${step}.${letter}.${name}${reviewed ? FROM_REVIEW : ''}`,
    });
  const steps = row(
    button(at(0, 'first'), strings.first[language], 'secondary', answers === 0),
    button(at(answers - 1, 'back'), strings.back[language], 'secondary', answers === 0),
    button(at(answers + 1, 'on'), strings.on[language], 'primary', answers === last),
    button(at(last, 'last'), strings.last[language], 'secondary', answers === last),
    ...(sheet.status === 'over'
      ? [button(formatCustomId({ match, seat, seq, verb: 'animate', arg: '' }), strings.animate[language])]
      : []),
  );
  const turns = turnOptions(entries, letter, language);
  const jump = turns.length > 1 ? [row(select(at(answers, 'jump'), strings.jump[language], turns))] : [];
  const sides = [null, ...sheet.players.map((_, each) => each)].map((each) => ({
    value: `${answers}.${each ?? ''}`,
    label: each === null ? strings.everybody[language] : (sheet.players[each]?.name ?? '?'),
    chosen: each === side,
  }));
  const eyes = sheet.status === 'over' ? [row(select(at(answers, 'side'), strings.side[language], sides))] : [];
  const back = reviewed
    ? [row(button(formatCustomId({ match, seat, seq, verb: 'review', arg: '' }), reviewStrings.back[language]))]
    : [];
  return [steps, ...jump, ...eyes, ...back];
}

/** Lists the turns, thinned out for a long match. */
function turnOptions(entries: readonly LogEntry[], letter: number | string, language: Language) {
  const starts = entries.flatMap(({ turn }, index) =>
    index === 0 || entries[index - 1]?.turn !== turn ? [{ turn, index }] : [],
  );
  const every = Math.ceil(starts.length / LIMIT.options);
  return starts
    .filter((_, index) => index % every === 0)
    .map(({ turn, index }) => ({ value: `${index}.${letter}`, label: turnName(turn)[language] }));
}
