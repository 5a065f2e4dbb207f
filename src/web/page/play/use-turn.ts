import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Text } from '../../../engine/text.ts';
import type { PlayChoice, PlayQuestion } from '../../play/play-api.ts';
import { answerOfPicks, countOf, dropPick, type Picks } from '../../../engine/picks.ts';
import { withPick, problemOf } from './picks.ts';
import {
  asksOnlyForPlace,
  choicesAt,
  type Held,
  litPlaces,
  modelOf,
  placeOf,
  type QuestionModel,
} from './question-model.ts';
import type { Play } from './use-play.ts';

/** What is open over the board. */
export type OpenSheet =
  | { readonly kind: 'place'; readonly place: string }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'menu'; readonly group: string }
  | { readonly kind: 'trade' }
  | null;

/** A question being answered: what is held, picked and open. */
export interface PageTurn {
  readonly question: PlayQuestion | null;
  readonly model: QuestionModel | null;
  readonly held: Held;
  readonly picks: Picks;
  /** Why the picks can't be sent; null if they can. */
  readonly problem: Text | null;
  readonly sheet: OpenSheet;
  readonly lit: ReadonlySet<string>;
  touchPlace(place: string): void;
  /** A card, resource or purchase in the hand. */
  touchCard(card: string): void;
  /** Something from the hand is being dragged. */
  lift(card: string): void;
  /** It was dropped on a place; null if on none. */
  drop(card: string, place: string | null): void;
  /** A resource was dropped onto another one. */
  exchange(card: string, onto: string): void;
  hold(card: Held): void;
  choose(choice: PlayChoice, asking?: boolean): void;
  add(id: string): void;
  remove(id: string): void;
  clear(): void;
  confirm(): void;
  open(sheet: OpenSheet): void;
}

const none: ReadonlySet<string> = new Set();
const isPlaced = (choice: PlayChoice): boolean => placeOf(choice) !== undefined;

export function useTurn(play: Play): PageTurn {
  const { position, answer, check } = play;
  const question = position?.question ?? null;
  const seq = position?.seq ?? 0;
  const [held, setHeld] = useState<Held>(null);
  const [picks, setPicks] = useState<Picks>(question?.proposed ?? []);
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const [refused, setRefused] = useState<Text | null>(null);
  // A question of another sequence number is another question, even with the same words.
  const asked = question ? `${seq} ${question.key}` : '';
  const [answering, setAnswering] = useState(asked);
  if (answering !== asked) {
    setAnswering(asked);
    setHeld(null);
    setSheet(null);
    setRefused(null);
    setPicks(question?.proposed ?? []);
  }
  const model = useMemo(() => (question ? modelOf(question) : null), [question]);
  const problem = question ? (problemOf(question, picks) ?? refused) : null;

  // Rules that only the server knows are asked for as soon as the counts fit.
  const unknown = question?.checked === true && question.answers === null && question.max > 1;
  useEffect(() => {
    setRefused(null);
    if (!unknown || picks.length === 0 || problemOf(question, picks)) return;
    let wanted = true;
    void check(answerOfPicks(picks)).then(
      (found) => wanted && setRefused(found),
      // Without an answer, sending it says the same.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [asked, unknown, picks]);

  const lit = useMemo(() => {
    if (!model) return none;
    if (!model.several) return litPlaces(model, held);
    return new Set(model.places.keys());
  }, [model, held]);

  const add = (id: string): void => {
    if (question) setPicks((before) => withPick(question, before, id));
  };
  const choose = (choice: PlayChoice, asking = false): void => {
    setSheet(null);
    setHeld(null);
    answer([choice.id], asking);
  };
  /** Does the only thing that is possible, or shows what is. */
  const decide = (choices: readonly PlayChoice[], otherwise: OpenSheet): void => {
    const [only, ...others] = choices;
    if (only && others.length === 0) choose(only);
    else setSheet(otherwise);
  };
  const toggle = (choices: readonly PlayChoice[]): void => {
    if (!question) return;
    setPicks((before) => {
      const next = choices.find(({ id, limit }) => countOf(before, id) < limit);
      return next
        ? withPick(question, before, next.id)
        : before.filter((id) => choices.every((each) => each.id !== id));
    });
  };

  return {
    question,
    model,
    held,
    picks,
    problem,
    sheet,
    lit,
    touchPlace(place) {
      if (!model || !question) return;
      const choices = choicesAt(model, place, held);
      if (model.several) toggle(choices);
      else if (held !== null || asksOnlyForPlace(question)) decide(choices, { kind: 'place', place });
      else setSheet({ kind: 'place', place });
    },
    touchCard(card) {
      if (!model) return;
      const choices = model.cards.get(card) ?? [];
      if (model.several && choices.length > 0) return toggle(choices);
      const placed = choices.some(isPlaced);
      setHeld((before) => (before === card || !placed ? null : card));
      setSheet(placed ? null : { kind: 'card', card });
    },
    lift(card) {
      if (model?.cards.get(card)?.some(isPlaced)) setHeld(card);
    },
    exchange(card, onto) {
      setHeld(null);
      decide(
        (model?.cards.get(card) ?? []).filter((choice) => choice.onto === onto),
        { kind: 'card', card },
      );
    },
    drop(card, place) {
      const choices = model && place !== null ? choicesAt(model, place, card) : [];
      if (place === null || choices.length === 0) return setHeld(null);
      decide(choices, { kind: 'place', place });
    },
    hold: setHeld,
    choose,
    add,
    remove: (id) => setPicks((before) => dropPick(before, id)),
    clear: () => setPicks([]),
    confirm: () => answer(answerOfPicks(picks)),
    open: setSheet,
  };
}
