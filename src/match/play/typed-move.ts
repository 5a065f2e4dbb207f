import type { AnyGame } from '../../engine/game/index.ts';
import { answerOf } from '../../engine/answers.ts';
import { takesPlans } from '../../engine/plan.ts';
import { type Answer, type Decision, PASS } from '../../engine/script.ts';
import { languages, Refused, text } from '../../engine/text.ts';
import { Problem } from '../problems.ts';

/** What somebody typed as an answer to the open question: ids or labels, several separated by commas, in brackets or not, `x2` for twice. */
export function readMove(game: AnyGame, state: unknown, decision: Decision, typed: string): Answer {
  const names = namesOf(game, state, decision);
  const whole = names.get(plain(typed));
  if (whole !== undefined) return [whole];
  const spoken = game.words.spoken?.(decision, plain(typed));
  if (spoken) return spoken;
  const picks: string[] = [];
  for (const part of inBrackets(typed).split(',')) {
    const [, name = '', times] = /^(.*?)(?:\s*[x×]\s*(\d))?$/u.exec(part.trim()) ?? [];
    const id = names.get(plain(part)) ?? names.get(plain(name));
    if (id === undefined) throw notOffered(game, state, decision, part.trim());
    const count = names.has(plain(part)) ? 1 : Number(times ?? 1);
    for (let i = 0; i < count; i++) picks.push(id);
  }
  return answerOf(picks.filter((id) => id !== PASS));
}

/** A plan is several answers, one after the other; brackets may stand around it. Everything else is one. */
export function movesIn(game: AnyGame, decision: Decision, typed: string): readonly string[] {
  if (!takesPlans(game.words, decision)) return [typed];
  return inBrackets(typed).split(',');
}

const inBrackets = (typed: string): string => typed.trim().replace(/^\[(.*)\]$/u, '$1');

const plain = (words: string): string => words.trim().toLowerCase().replace(/\s+/gu, ' ');

/** Ids come first: a label that reads like another choice's id does not hide it. A label that two share names neither. */
function namesOf(game: AnyGame, state: unknown, decision: Decision): ReadonlyMap<string, string> {
  const ids = new Map(decision.choices.map((id) => [plain(id), id]));
  const labels = new Map<string, string | null>();
  const view: unknown = game.sight.view(state, decision.seat);
  for (const id of decision.choices) {
    const { text } = game.words.label(view, decision, id);
    for (const name of new Set(languages.map((language) => plain(text[language])))) {
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
  if (game.words.knows(id)) return new Refused(game.words.refusal(state, decision.seat, decision, id));
  const view: unknown = game.sight.view(state, decision.seat);
  const labels = decision.choices.map((choice) => game.words.label(view, decision, choice).text);
  const first = plain(typed).split(' ')[0] as string;
  const near = labels.filter((label, index) => {
    const names = [decision.choices[index] ?? '', ...languages.map((language) => label[language])];
    return names.some((name) => plain(name).includes(first));
  });
  const offered = text((language) => (near.length > 0 ? near : labels).slice(0, 6).map((label) => label[language]).join(' · '));
  return new Problem('not-allowed', {
    en: `“${typed}” is not among the choices now. Possible are: ${offered.en}.`,
    de: `„${typed}“ steht gerade nicht zur Wahl. Möglich sind: ${offered.de}.`,
  });
}
