import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import type { AnswerForm, AnswerFormField } from '../../engine/game/index.ts';
import type { Answer } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import { countOf } from '../../engine/picks.ts';
import { select } from '../ui/components.ts';
import { labelled, modal } from '../ui/forms.ts';
import { labelText, type WithPlayers } from '../ui/player-names.ts';

/** Returns the form that composes an answer; `picks` are chosen already. */
export function answerModal(
  id: string,
  form: AnswerForm,
  picks: Answer,
  sheet: WithPlayers,
  language: Language,
): APIModalInteractionResponseCallbackData {
  const components = form.fields.map((field) => {
    const name = labelText(field.name, language, sheet);
    const options = field.options.map((option) => ({
      value: optionValue(option.picks),
      label: labelText(option.text, language, sheet),
      detail: option.detail && labelText(option.detail, language, sheet),
      chosen: countOf(picks, option.picks[0] ?? '') === option.picks.length,
    }));
    return labelled(name, {
      ...select(field.id, name, options, mostChosen(field), field.required ? 1 : 0),
      required: field.required,
    });
  });
  return modal(id, labelText(form.title, language, sheet).replace(/\s*…$/u, ''), components);
}

/** One option of each kind can be chosen. */
const mostChosen = ({ options }: AnswerFormField): number => new Set(options.map(({ picks }) => picks[0])).size;

/** Names an option by its picks, so that it means the same if the options have changed since. */
const optionValue = (picks: Answer): string => `${picks.length} ${picks[0] ?? ''}`;

/** More than any hand holds. */
const MOST = 100;

/** Returns the picks of a submitted form; of several amounts of one kind the largest counts. */
export function picksOfForm(fields: ReadonlyMap<string, readonly string[]>): Answer {
  const amounts = new Map<string, number>();
  for (const value of [...fields.values()].flat()) {
    const [, amount = '', pick = ''] = /^(\d+) (.+)$/u.exec(value) ?? [];
    if (pick) amounts.set(pick, Math.max(amounts.get(pick) ?? 0, Math.min(Number(amount), MOST)));
  }
  return [...amounts].flatMap(([pick, amount]) => Array.from({ length: amount }, () => pick));
}
