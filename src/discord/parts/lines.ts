import type { Answer, Decision } from '../../engine/script.ts';
import type { Language, Text } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import { labelled } from './people.ts';

/** What is asked now, or a move that can be named before it is offered: a verb and what it is about. */
const isMove = ({ choices }: Decision, id: string): boolean => choices.includes(id) || id.includes(' ');

/**
 * Answers to come, each in the words of its button. The line ends where the answer to a question follows that nobody was asked
 * yet: which one it will be depends on what comes to light.
 */
export function lineInWords({ game, view, sheet }: Pick<Panel, 'game' | 'view' | 'sheet'>, asked: Decision, line: readonly Answer[], language: Language): readonly string[] {
  const strange = line.findIndex((answer) => !answer.every((id) => isMove(asked, id)));
  const known = strange === -1 ? line : line.slice(0, strange);
  const together = (answer: Answer): Text | null => (asked.alone === undefined ? null : (game.words.picked?.(view, asked, answer) ?? null));
  return known.map((answer) => {
    const whole = together(answer);
    return whole ? labelled(whole, language, sheet) : answer.map((id) => labelled(game.words.label(view, asked, id).text, language, sheet)).join(', ');
  });
}
