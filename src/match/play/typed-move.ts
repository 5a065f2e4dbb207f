import type { AnyGame } from '../../engine/game/index.ts';
import { toAnswer } from '../../engine/answers.ts';
import { acceptsPlans } from '../../engine/move-plan.ts';
import { type Answer, type Decision, PASS } from '../../engine/script.ts';
import { comparable, languages, Refused, perLanguage } from '../../engine/text.ts';
import { Problem } from '../problems.ts';

/**
 * Parses a typed answer to the open question: ids or labels, separated by commas, optionally in brackets, `x2` for
 * twice.
 */
export function parseTypedMove(game: AnyGame, state: unknown, decision: Decision, typed: string): Answer {
  const names = choiceNames(game, state, decision);
  const whole = names.get(normalized(typed));
  if (whole !== undefined) return [whole];
  const spoken = game.text.parseTyped?.(decision, normalized(typed));
  if (spoken) return spoken;
  const picks: string[] = [];
  for (const part of withoutBrackets(typed).split(',')) {
    const [, name = '', times] = /^(.*?)(?:\s*[x×]\s*(\d))?$/u.exec(part.trim()) ?? [];
    const id = names.get(normalized(part)) ?? names.get(normalized(name));
    if (id === undefined) throw notOffered(game, state, decision, part.trim());
    const count = names.has(normalized(part)) ? 1 : Number(times ?? 1);
    for (let i = 0; i < count; i++) picks.push(id);
  }
  return toAnswer(picks.filter((id) => id !== PASS));
}

/** Splits a plan, optionally in brackets, into its answers; anything else is one answer. */
export function splitMoves(game: AnyGame, decision: Decision, typed: string): readonly string[] {
  if (!acceptsPlans(game.text, decision)) return [typed];
  return withoutBrackets(typed).split(',');
}

const withoutBrackets = (typed: string): string => typed.trim().replace(/^\[(.*)\]$/u, '$1');

const normalized = (text: string): string => comparable(text).replace(/\s+/gu, ' ');

/** Maps names to choices. Ids win over labels; a label shared by two choices names neither. */
function choiceNames(game: AnyGame, state: unknown, decision: Decision): ReadonlyMap<string, string> {
  const ids = new Map(decision.choices.map((id) => [normalized(id), id]));
  const labels = new Map<string, string | null>();
  const view: unknown = game.views.forSeat(state, decision.seat);
  for (const id of decision.choices) {
    const { text } = game.text.label(view, decision, id);
    for (const name of new Set(languages.map((language) => normalized(text[language])))) {
      labels.set(name, labels.has(name) && labels.get(name) !== id ? null : id);
    }
  }
  const names = new Map<string, string>();
  for (const [name, id] of labels) if (id !== null) names.set(name, id);
  for (const [name, id] of ids) names.set(name, id);
  return names;
}

function notOffered(game: AnyGame, state: unknown, decision: Decision, typed: string): Refused {
  const id = typed.toLowerCase();
  if (game.text.isNotation(id)) return new Refused(game.text.refusal(state, decision.seat, decision, id));
  const view: unknown = game.views.forSeat(state, decision.seat);
  const labels = decision.choices.map((choice) => game.text.label(view, decision, choice).text);
  const first = normalized(typed).split(' ')[0] as string;
  const near = labels.filter((label, index) => {
    const names = [decision.choices[index] ?? '', ...languages.map((language) => label[language])];
    return names.some((name) => normalized(name).includes(first));
  });
  const offered = perLanguage((language) =>
    (near.length > 0 ? near : labels)
      .slice(0, 6)
      .map((label) => label[language])
      .join(' · '),
  );
  return new Problem('not-allowed', {
    en: `You can’t choose “${typed}” right now. You can choose: ${offered.en}.`,
    de: `„${typed}“ steht gerade nicht zur Wahl. Möglich ist: ${offered.de}.`,
  });
}
