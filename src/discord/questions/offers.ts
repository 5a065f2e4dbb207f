import type { AnyGame, Label } from '../../engine/game/index.ts';
import type { Decision } from '../../engine/script.ts';
import { type Text, perLanguage } from '../../engine/text.ts';

/** Up to this many choices are buttons, with costs and effects above. */
export const MAX_BUTTONS = 10;
/** Buttons that fit beside menus: one row. */
export const MAX_BESIDE_MENUS = 5;

/** Buttons in a row of short labels, as wide as a phone. */
export const PER_ROW = 3;

/** A choice, or a thing whose places are offered next. */
export interface OfferedChoice {
  /** The choice; the first of several equal ones. */
  readonly id: string;
  readonly label: Label;
  /** The thing whose places come next. */
  readonly opens?: string;
  /** Whether it's in the menu of further choices: seldom of any use, or one of several other places. */
  readonly behindMore?: boolean;
}

/**
 * Returns the choices in the order of the offer: equal places are one choice; of many choices, first the thing, then
 * its place; the best place comes first. `narrow` is the chosen thing.
 */
export function offeredChoices(
  game: AnyGame,
  view: unknown,
  decision: Decision,
  narrow: string | null = null,
): readonly OfferedChoice[] {
  const all = decision.choices.map((id): OfferedChoice => ({ id, label: game.text.label(view, decision, id) }));
  if (decision.max > 1) return all;
  const places = narrow === null ? [] : bestFirst(all.filter(({ label }) => label.placement?.of === narrow));
  if (places.length > 0) return [...places, ...all.filter(({ label }) => label.endsTurn)];
  const found = families(all).map(merged);
  const elsewheres = found.flat().filter(({ opens }) => opens !== undefined);
  // A single one has room among the buttons.
  const offers = found.map((family) =>
    family.map((offer) => ({
      ...offer,
      behindMore: offer.label.pointless === true || (elsewheres.length > 1 && elsewheres.includes(offer)),
    })),
  );
  const rare = new Set(game.text.groups.flatMap((group) => (group.secondary ? [group.id] : [])));
  const open = offers
    .flat()
    .filter(({ label, behindMore }) => !behindMore && !label.endsTurn && !rare.has(label.group ?? ''));
  // With a single thing, its places are the question.
  const lone = open.every(
    ({ label }) => label.placement !== undefined && label.placement.of === open[0]?.label.placement?.of,
  );
  const crowded = (group = ''): boolean =>
    !lone &&
    open.length > MAX_BUTTONS &&
    open.filter(({ label }) => (label.group ?? '') === group).length > MAX_BESIDE_MENUS;
  return offers.flatMap((family) => {
    if (family.filter(({ behindMore }) => !behindMore).length > 1 && crowded(family[0]?.label.group))
      return [behindThing(family)];
    return lone ? family : bestPlaces(family);
  });
}

/** Places of one thing with a button, next to other things; the others are behind one choice. */
const MAX_PLACES = 4;

function bestPlaces(family: readonly OfferedChoice[]): readonly OfferedChoice[] {
  const open = family.filter(({ behindMore, opens }) => !behindMore && opens === undefined);
  if (open.length <= MAX_PLACES || !open[0]?.label.placement) return family;
  const best = open.slice(0, MAX_PLACES - 1);
  return [
    ...best,
    behindThing(
      family.filter((each) => !best.includes(each)),
      elsewhere,
    ),
  ];
}

/** Groups choices by thing, in the order of their first. */
function families(all: readonly OfferedChoice[]): readonly (readonly OfferedChoice[])[] {
  const found = new Map<string, OfferedChoice[]>();
  for (const offer of all) {
    const key = offer.label.placement ? `site ${offer.label.placement.of}` : `id ${offer.id}`;
    const family = found.get(key);
    if (family) family.push(offer);
    else found.set(key, [offer]);
  }
  return [...found.values()];
}

const worthOf = ({ label }: OfferedChoice): number => label.placement?.worth ?? 0;
const bestFirst = (family: readonly OfferedChoice[]): readonly OfferedChoice[] =>
  family.toSorted((a, b) => worthOf(b) - worthOf(a));

/** Merges equal places into one choice. If they matter later, or are many, the others are behind a second one. */
function merged(family: readonly OfferedChoice[]): readonly OfferedChoice[] {
  const [first, ...others] = bestFirst(family);
  if (!first?.label.placement) return bestFirst(family);
  if (others.some(({ label }) => label.placement?.alike !== first.label.placement?.alike)) {
    return family.every(({ label }) => label.placement?.later)
      ? [first, behindThing([first], elsewhere)]
      : idleLast(bestFirst(family));
  }
  const { place: _, placement: site, ...label } = first.label;
  return [{ id: first.id, label: others.length === 0 ? first.label : { ...label, text: site.thing } }];
}

/** Moves places where the thing does nothing behind one choice. */
function idleLast(family: readonly OfferedChoice[]): readonly OfferedChoice[] {
  const idle = family.filter(({ label }) => label.placement?.idle);
  if (idle.length < 2) return family;
  const useful = family.filter((each) => !idle.includes(each));
  return [...(useful.length > 0 ? useful : idle.slice(0, 1)), behindThing(idle, elsewhere)];
}

const further: Text = { en: '…', de: ' …' };
const elsewhere: Text = { en: ' Elsewhere…', de: ': anderswo\u00A0…' };

function behindThing(family: readonly OfferedChoice[], more = further): OfferedChoice {
  const { id, label } = family[0] as OfferedChoice;
  const { place: _, placement: site, detail: _detail, ...rest } = label;
  const thing = site?.thing ?? label.text;
  const detail = more === further && label.detail ? { detail: label.detail } : {};
  return {
    id,
    label: { ...rest, ...detail, text: perLanguage((language) => `${thing[language]}${more[language]}`) },
    opens: site?.of ?? '',
  };
}
