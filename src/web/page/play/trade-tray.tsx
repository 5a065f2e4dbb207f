import { useState } from 'preact/hooks';
import { type Answer, PASS } from '../../../engine/script.ts';
import type { Text } from '../../../engine/text.ts';
import type { PlayChoice, PlayForm, PlayQuestion } from '../../play/play-api.ts';
import { ControlIcon } from '../control-icon.tsx';
import { MarkedText, plainLine } from '../marked-text.tsx';
import { useTranslate } from '../page-language.ts';
import { ChoiceButton } from './choice-button.tsx';
import { GameIcon } from './game-icon.tsx';
import { playPageStrings as strings } from './strings.ts';
import type { Play } from './use-play.ts';

interface TradeProps {
  readonly question: PlayQuestion;
  /** Trades that are one choice each. */
  readonly trades: readonly PlayChoice[];
  readonly play: Play;
  onChoose(choice: PlayChoice, asking?: boolean): void;
}

/** Up to this many trades are shown at once. */
const FEW = 12;

/** A tray with two sides: what is given, and next to it what comes back for it; and an offer to the others. */
export function TradeTray({ question, trades, play, onChoose }: TradeProps) {
  const t = useTranslate();
  const { form, invites } = question;
  const single = trades.filter(({ id }) => id !== form?.opens && (form === null || id !== invites));
  const isShort = single.length <= FEW;
  const kinds = isShort ? [...new Set(single.map(({ group = '' }) => group))] : [];
  const sides = isShort ? [] : [...new Set(single.map(sideOf))];
  return (
    <div class="tray">
      {form && <OfferForm form={form} play={play} />}
      {kinds.map((kind) => (
        <section key={kind}>
          {(form !== null || kinds.length > 1) && <h3>{t(groupName(question, kind))}</h3>}
          <div class="tray-side">
            {single
              .filter(({ group = '' }) => group === kind)
              .map((choice) => (
                <ChoiceButton key={choice.id} choice={choice} disabled={play.busy} onChoose={onChoose} />
              ))}
          </div>
        </section>
      ))}
      {sides.map((side) => (
        <section key={side}>
          <h3>
            <MarkedText text={sideTitle(single, side, question, t)} />
          </h3>
          <div class="tray-side narrow">
            {single
              .filter((choice) => sideOf(choice) === side)
              .map((choice) => (
                <TradeButton key={choice.id} choice={choice} disabled={play.busy} onChoose={onChoose} />
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface TradeButtonProps {
  readonly choice: PlayChoice;
  readonly disabled: boolean;
  onChoose(choice: PlayChoice): void;
}

/** A trade by what comes back: what is given is above it. */
function TradeButton({ choice, disabled, onChoose }: TradeButtonProps) {
  const t = useTranslate();
  const { id, icon, gets, text } = choice;
  return (
    <button
      type="button"
      class="choice"
      disabled={disabled}
      data-choice={id}
      aria-label={plainLine(t(text))}
      onClick={() => onChoose(choice)}
    >
      <span>
        {gets && icon && <GameIcon name={icon} />} <MarkedText text={t(gets ?? text)} />
      </span>
    </button>
  );
}

/** What a trade gives; its group where that isn't a resource. */
const sideOf = ({ gives, group = '' }: PlayChoice): string => gives?.en ?? `group ${group}`;

/** Says what is given; names the group of its trades where that isn't a resource. */
function sideTitle(
  trades: readonly PlayChoice[],
  side: string,
  question: PlayQuestion,
  translate: (text: Text) => string,
): string {
  const first = trades.find((choice) => sideOf(choice) === side);
  return translate(first?.gives ? strings.youGive(translate(first.gives)) : groupName(question, first?.group));
}

const groupName = ({ groups }: PlayQuestion, id: string | undefined): Text =>
  groups.find((group) => group.id === id)?.name ?? strings.trade;

/** The parts of a form by id: how often it may be picked, and its name. */
interface Part {
  readonly id: string;
  readonly name: Text;
  readonly most: number;
}

/** Reads a field whose options are amounts of single things; null for one whose options are something else. */
function partsOf({ options }: PlayForm['fields'][number]): readonly Part[] {
  const parts = new Map<string, Part>();
  for (const { picks, text } of options) {
    const [id = ''] = picks;
    const before = parts.get(id);
    parts.set(id, {
      id,
      name: before && before.most < picks.length ? before.name : (before?.name ?? text),
      most: Math.max(before?.most ?? 0, picks.length),
    });
  }
  return [...parts.values()];
}

/** An offer to other players: amounts on both sides, and whom it's for. */
function OfferForm({ form, play }: { readonly form: PlayForm; readonly play: Play }) {
  const t = useTranslate();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const picks = form.fields.flatMap((field) =>
    partsOf(field).flatMap(({ id }) => Array.from({ length: counts.get(id) ?? 0 }, () => id)),
  );
  const complete = form.fields.every(
    (field) => !field.required || partsOf(field).some(({ id }) => (counts.get(id) ?? 0) > 0),
  );
  const set = (id: string, count: number): void => setCounts((before) => new Map(before).set(id, count));
  const send = (): void => {
    const answer: Answer = picks.length > 0 ? picks : [PASS];
    if (form.opens === null) play.answer(answer);
    else play.plan([[form.opens], answer]);
  };
  return (
    <form
      class="offer-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h3>{t(form.title).replace(/\s*…$/u, '')}</h3>
      {form.fields.map((field) => (
        <fieldset key={field.id}>
          <legend>{t(field.name)}</legend>
          <div class="counters">
            {partsOf(field).map((part) => (
              <FormPart
                key={part.id}
                part={part}
                count={counts.get(part.id) ?? 0}
                onChange={(count) => set(part.id, count)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <button type="submit" class="strong" disabled={!complete || play.busy}>
        {t(strings.offer)}
      </button>
    </form>
  );
}

interface PartProps {
  readonly part: Part;
  readonly count: number;
  onChange(count: number): void;
}

function FormPart({ part: { name, most }, count, onChange }: PartProps) {
  const t = useTranslate();
  // The name of one of it: the number is next to it.
  const title = t(name).replace(/^1 /, '');
  if (most === 1)
    return (
      <button type="button" class="switch" aria-pressed={count > 0} onClick={() => onChange(1 - count)}>
        {title}
      </button>
    );
  return (
    <div class={count > 0 ? 'counter on' : 'counter'}>
      <button
        type="button"
        aria-label={t(strings.less(title))}
        disabled={count === 0}
        onClick={() => onChange(count - 1)}
      >
        <ControlIcon name="minus" />
      </button>
      <span>
        <MarkedText text={title} />
        <b>{t(strings.countOf(count, most))}</b>
      </span>
      <button
        type="button"
        aria-label={t(strings.more(title))}
        disabled={count >= most}
        onClick={() => onChange(count + 1)}
      >
        <ControlIcon name="plus" />
      </button>
    </div>
  );
}
