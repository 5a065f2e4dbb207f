import type { Answer, Decision } from '../../engine/script.ts';
import type { Label } from '../../engine/game/index.ts';
import { type Language, perLanguage, type Text } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import { labelText } from './player-names.ts';

/**
 * Returns whether an answer is a choice of the question, or a move that can be described before it is offered: a verb
 * and an object.
 */
const isMove = ({ choices }: Decision, id: string): boolean => choices.includes(id) || id.includes(' ');

/**
 * Describes a line of answers by their labels. It ends before a question that isn't asked yet, as it depends on what is
 * revealed.
 */
export function lineText(
  { game, view, sheet }: Pick<Panel, 'game' | 'view' | 'sheet'>,
  asked: Decision,
  line: readonly Answer[],
  language: Language,
): readonly string[] {
  const strange = line.findIndex((answer) => !answer.every((id) => isMove(asked, id)));
  const known = strange === -1 ? line : line.slice(0, strange);
  const together = (answer: Answer): Text | null =>
    asked.hints?.standalone === undefined ? null : (game.text.describePicks?.(view, asked, answer) ?? null);
  return known.map((answer) => {
    const whole = together(answer);
    return whole
      ? labelText(whole, language, sheet)
      : answer.map((id) => labelText(moveText(game.text.label(view, asked, id)), language, sheet)).join(', ');
  });
}

/** Names a move with a place by its effect there, or else in words. */
export function moveText({ text, placement }: Label): Text {
  if (!placement) return text;
  const { thing, where, effect = where } = placement;
  return perLanguage((language) => `${thing[language]}: ${effect[language]}`);
}
