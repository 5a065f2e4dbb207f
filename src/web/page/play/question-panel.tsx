import type { PlayChoice } from '../../play/play-api.ts';
import { MarkedText } from '../marked-text.tsx';
import { useTranslate } from '../page-language.ts';
import { ChoiceButton } from './choice-button.tsx';
import { PickPanel } from './pick-panel.tsx';
import { besideForm } from './question-model.ts';
import { playPageStrings as strings } from './strings.ts';
import type { Play } from './use-play.ts';
import type { PageTurn } from './use-turn.ts';

interface QuestionProps {
  readonly play: Play;
  readonly turn: PageTurn;
}

/** The question, and everything that answers it without the board. One in another's turn slides up. */
export function QuestionPanel({ play, turn }: QuestionProps) {
  const t = useTranslate();
  const { question, model } = turn;
  if (!question || !model) return null;
  const { form, decks, tip, plans, planNote } = question;
  const asking = model.slots.end.filter(({ askingLabel }) => askingLabel !== undefined);
  const picking = model.several && (form === null || form.opens !== null);
  return (
    <section class={question.mine ? 'question' : 'question private'} aria-labelledby="question-text" key={question.key}>
      {!question.mine && <p class="eyebrow">{t(strings.privateQuestion)}</p>}
      <h2 id="question-text">
        <MarkedText text={t(question.text)} />
      </h2>
      {tip && (
        <p class="tip">
          <MarkedText text={t(tip.text)} />
        </p>
      )}
      {decks && (
        <div class="direct" role="group" aria-label={t(strings.decks)}>
          {decks.map((deck) => (
            <button
              type="button"
              class="choice"
              key={deck.answer.join()}
              disabled={play.busy}
              onClick={() => play.answer(deck.answer)}
            >
              <span>{t(deck.name)}</span>
              {deck.about && <small>{t(deck.about)}</small>}
            </button>
          ))}
        </div>
      )}
      {form !== null && form.opens === null && (
        <div class="direct">
          <button type="button" class="choice" onClick={() => turn.open({ kind: 'trade' })}>
            {t(form.title)}
          </button>
          {besideForm(question).map((choice) => (
            <ChoiceButton key={choice.id} choice={choice} disabled={play.busy} onChoose={turn.choose} />
          ))}
        </div>
      )}
      {picking && !decks && <PickPanel turn={turn} play={play} />}
      {!model.several && (
        <>
          {plans.length > 0 && (
            <div class="direct" role="group" aria-label={planNote ? t(planNote) : t(strings.suggested)}>
              {plans.map((plan) => (
                <button
                  type="button"
                  class={plan.primary ? 'choice strong' : 'choice'}
                  key={t(plan.text)}
                  disabled={play.busy}
                  onClick={() => play.plan(plan.moves)}
                >
                  <span>
                    <MarkedText text={t(plan.text)} />
                  </span>
                  {plan.why && <small>{t(plan.why)}</small>}
                </button>
              ))}
            </div>
          )}
          {(model.buttons.length > 0 || model.menus.length > 0 || asking.length > 0) && (
            <div class="direct">
              {asking.map((choice) => (
                <button
                  type="button"
                  class="choice"
                  key={`asking ${choice.id}`}
                  disabled={play.busy}
                  onClick={() => turn.choose(choice, true)}
                >
                  {choice.askingLabel && t(choice.askingLabel)}
                </button>
              ))}
              {model.buttons.map((choice) => (
                <ChoiceButton key={choice.id} choice={choice} disabled={play.busy} onChoose={turn.choose} />
              ))}
              {model.menus.map(({ id, choices }) => (
                <button
                  type="button"
                  class="choice menu"
                  key={id}
                  onClick={() => turn.open({ kind: 'menu', group: id })}
                >
                  <span>{t(groupName(play, id))} …</span>
                  <small>{choices.length}</small>
                </button>
              ))}
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** What has been taken from the hand and where it can go: in sight however far the hand is scrolled. */
export function HeldNote({ turn: { held, hold, model } }: Pick<QuestionProps, 'turn'>) {
  const t = useTranslate();
  if (held === null || !model) return null;
  const name = nameOfHeld(model.cards.get(held) ?? []);
  return (
    <p class="holding" role="status">
      <span>{t(strings.tapPlace(name ? t(name) : held))}</span>
      <button type="button" onClick={() => hold(null)}>
        {t(strings.putBack)}
      </button>
    </p>
  );
}

const nameOfHeld = ([first]: readonly PlayChoice[]) => first?.placement?.thing ?? first?.short ?? first?.text ?? null;

/** Names a group of choices. */
export function groupName({ position }: Play, id: string) {
  if (id === 'end') return strings.end;
  return position?.question?.groups.find((group) => group.id === id)?.name ?? strings.otherActions;
}
