import type { PlayChoice, PlayQuestion } from '../../play/play-api.ts';

/** The action bar's fixed places. */
export type Slot = 'dice' | 'trade' | 'end';

/** Choices under one name: of a group, or of a thing that can go to several places. */
export interface ChoiceMenu {
  readonly id: string;
  readonly choices: readonly PlayChoice[];
}

/** How each choice of a question can be touched. A choice may have several ways; the list has them all. */
export interface QuestionModel {
  /** Whether picks are collected before they are sent. */
  readonly several: boolean;
  /** By place on the board. */
  readonly places: ReadonlyMap<string, readonly PlayChoice[]>;
  /** By card, resource or purchase in the hand. */
  readonly cards: ReadonlyMap<string, readonly PlayChoice[]>;
  readonly slots: Readonly<Record<Slot, readonly PlayChoice[]>>;
  /** Choices next to the question. */
  readonly buttons: readonly PlayChoice[];
  /** Further choices by group, behind a button each. */
  readonly menus: readonly ChoiceMenu[];
  /** Every choice, by group in the order of the game. */
  readonly list: readonly ChoiceMenu[];
}

/** Choices that have no place and no group get buttons up to this number. */
const MOST_BUTTONS = 6;

export const placeOf = ({ touch, place }: PlayChoice): string | undefined => touch ?? place;

/** Sorts the choices of a question by what is touched for them. */
export function modelOf(question: PlayQuestion): QuestionModel {
  const { choices, groups } = question;
  const several = question.max > 1;
  const trading = new Set(groups.flatMap(({ id, trade }) => (trade ? [id] : [])));
  const isTrade = (choice: PlayChoice): boolean =>
    trading.has(choice.group ?? '') || choice.id === question.form?.opens || choice.id === question.invites;
  const slots: Record<Slot, PlayChoice[]> = { dice: [], trade: [], end: [] };
  const rest: PlayChoice[] = [];
  for (const choice of choices) {
    if (several) rest.push(choice);
    else if (choice.endsTurn) slots.end.push(choice);
    else if (choice.icon === 'die') slots.dice.push(choice);
    else if (isTrade(choice)) slots.trade.push(choice);
    else rest.push(choice);
  }
  const places = indexBy(choices, placeOf);
  const cards = indexBy(choices, ({ card }) => card);
  const unplaced = several ? [] : rest.filter((choice) => placeOf(choice) === undefined);
  // Few choices of any group are quicker to reach next to the question.
  const loose = unplaced.filter(({ group }) => group === undefined);
  const buttons = unplaced.length <= MOST_BUTTONS ? unplaced : loose.length <= MOST_BUTTONS ? loose : [];
  return {
    several,
    places,
    cards,
    slots,
    buttons,
    menus: menusOf(
      question,
      unplaced.filter((choice) => !buttons.includes(choice)),
    ),
    list: menusOf(question, choices),
  };
}

function indexBy(
  choices: readonly PlayChoice[],
  keyOf: (choice: PlayChoice) => string | undefined,
): ReadonlyMap<string, readonly PlayChoice[]> {
  const index = new Map<string, PlayChoice[]>();
  for (const choice of choices) {
    const key = keyOf(choice);
    if (key === undefined) continue;
    const same = index.get(key);
    if (same) same.push(choice);
    else index.set(key, [choice]);
  }
  return index;
}

/** Groups choices as the game orders its groups; those without one come last. */
function menusOf({ groups }: PlayQuestion, choices: readonly PlayChoice[]): readonly ChoiceMenu[] {
  const order = [...groups.map(({ id }) => id), ''];
  const known = new Set(order);
  return order.flatMap((id) => {
    const members = choices.filter(({ group = '' }) => (known.has(group) ? group : '') === id);
    return members.length > 0 ? [{ id, choices: members }] : [];
  });
}

/** What has been chosen to be placed: something in the hand, or nothing. */
export type Held = string | null;

/** Returns the places that are lit: those where something can go, or what is held. */
export function litPlaces(model: QuestionModel, held: Held): ReadonlySet<string> {
  const lit = new Set<string>();
  for (const [place, choices] of model.places) {
    const fitting = held === null ? choices.filter(({ pointless }) => !pointless) : choices.filter(usesCard(held));
    if (fitting.length > 0) lit.add(place);
  }
  // Where nothing useful can be done, nothing is hidden.
  if (lit.size === 0 && held === null) for (const place of model.places.keys()) lit.add(place);
  return lit;
}

const usesCard =
  (held: string) =>
  ({ card }: PlayChoice): boolean =>
    card === held;

/** Returns what can be done at a place with what is held. */
export const choicesAt = (model: QuestionModel, place: string, held: Held): readonly PlayChoice[] => {
  const all = model.places.get(place) ?? [];
  return held === null ? all : all.filter(usesCard(held));
};

/** Whether a place is the whole answer: the question says already what goes there. */
export function asksOnlyForPlace(question: PlayQuestion): boolean {
  const first = question.choices.find((choice) => placeOf(choice) !== undefined);
  return (
    first !== undefined &&
    question.max === 1 &&
    question.choices.every(
      (choice) =>
        choice.id === 'pass' ||
        (placeOf(choice) !== undefined && choice.placement?.of === first.placement?.of && !choice.endsTurn),
    )
  );
}

/** Returns the choices that a question's form doesn't contain: they are answers of their own. */
export function besideForm({ choices, form }: PlayQuestion): readonly PlayChoice[] {
  const inside = new Set(form?.fields.flatMap(({ options }) => options.flatMap(({ picks }) => picks)));
  return choices.filter(({ id }) => !inside.has(id));
}

/**
 * Returns the roll or end of turn that is the only thing to do; null if there's anything to decide or to learn. What can
 * be undone keeps a turn from ending.
 */
export function forcedChoice(question: PlayQuestion, undoable: boolean): PlayChoice | null {
  const [only, ...others] = question.choices;
  if (!only || others.length > 0 || !question.mine || question.max !== 1 || question.form || question.tip) return null;
  return only.icon === 'die' || (only.endsTurn && !undoable) ? only : null;
}
