import type { PlayChoice } from '../../play/play-api.ts';
import { ControlIcon } from '../control-icon.tsx';
import { MarkedText } from '../marked-text.tsx';
import { useTranslate } from '../page-language.ts';
import { ChoiceButton } from './choice-button.tsx';
import { countOf } from '../../../engine/picks.ts';
import { canAdd, picksText, openChoices } from './picks.ts';
import { playPageStrings as strings } from './strings.ts';
import type { Play } from './use-play.ts';
import type { PageTurn } from './use-turn.ts';

interface PickProps {
  readonly turn: PageTurn;
  readonly play: Play;
}

/** Collects the picks of one answer: a counter for each choice, what they are together, and the button that sends them. */
export function PickPanel({ turn, play }: PickProps) {
  const t = useTranslate();
  const { question, picks, problem } = turn;
  if (!question) return null;
  const { min, max, confirmLabels, plans, standalone, ordered } = question;
  const whole = question.choices.find(({ id }) => id === standalone || id === 'pass');
  const ready = problem === null && (picks.length > 0 || min === 0);
  const label = confirmLabels[picks.length] ?? strings.confirm;
  const named = ordered
    ? picks.map((id) => t(question.choices.find((choice) => choice.id === id)?.text ?? strings.nothing)).join(' → ')
    : picksText(question, picks, t);
  return (
    <div class="picking">
      <div class="counters">
        {openChoices(question).map((choice) => (
          <Counter key={choice.id} choice={choice} turn={turn} />
        ))}
      </div>
      <p class="picked-words" role="status">
        <b>
          {t(strings.picked(picks.length, min, max))}
          {named && ':'}
        </b>{' '}
        {named && <MarkedText text={named} />}
        {problem && picks.length >= Math.max(1, min) && <span class="why-not"> {t(problem)}</span>}
      </p>
      <div class="confirm-row">
        {plans.slice(0, 1).map((plan) => (
          <button
            type="button"
            class={plan.primary ? 'strong' : undefined}
            key={t(plan.text)}
            disabled={play.busy}
            onClick={() => play.plan(plan.moves)}
          >
            {t(plan.text)}
          </button>
        ))}
        {whole && <ChoiceButton choice={whole} disabled={play.busy} onChoose={turn.choose} />}
        <button type="button" disabled={picks.length === 0} onClick={turn.clear}>
          {t(strings.clear)}
        </button>
        <button type="button" class="strong confirm" disabled={!ready || play.busy} onClick={turn.confirm}>
          {t(label)}
        </button>
      </div>
    </div>
  );
}

/** One choice that can be picked: a switch, or a counter if it can be picked several times. */
function Counter({ choice, turn }: { readonly choice: PlayChoice; readonly turn: PageTurn }) {
  const t = useTranslate();
  const { question, picks } = turn;
  const count = countOf(picks, choice.id);
  const name = t(choice.short ?? choice.text);
  const addable = question !== null && canAdd(question, picks, choice.id);
  if (choice.limit === 1)
    return (
      <button
        type="button"
        class="switch"
        aria-pressed={count > 0}
        data-choice={choice.id}
        onClick={() => (count > 0 ? turn.remove(choice.id) : turn.add(choice.id))}
      >
        <MarkedText text={name} />
        {choice.detail && (
          <small>
            <MarkedText text={t(choice.detail)} />
          </small>
        )}
      </button>
    );
  return (
    <div class={count > 0 ? 'counter on' : 'counter'} data-choice={choice.id}>
      <button
        type="button"
        aria-label={t(strings.less(name))}
        disabled={count === 0}
        onClick={() => turn.remove(choice.id)}
      >
        <ControlIcon name="minus" />
      </button>
      <span>
        <MarkedText text={name} />
        <b>{t(strings.countOf(count, choice.limit))}</b>
      </span>
      <button
        type="button"
        aria-label={t(strings.more(name))}
        disabled={!addable && count >= choice.limit}
        onClick={() => turn.add(choice.id)}
      >
        <ControlIcon name="plus" />
      </button>
    </div>
  );
}
