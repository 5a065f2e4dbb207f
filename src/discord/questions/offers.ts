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
  const rare = new Set(game.text.groups.flatMap((group) => (group.secondary ? [group.id] : [])));
  const isOpen = ({ label }: OfferedChoice): boolean =>
    !label.pointless && !label.endsTurn && !rare.has(label.group ?? '');
  const first = found.flat().find(isOpen)?.label.placement;
  // With a single thing, its places are the question.
  const lone = found
    .flat()
    .every((offer) => !isOpen(offer) || (first !== undefined && offer.label.placement?.of === first.of));
  const several = found.filter((family) => placesOf(family).length > 1).length > 1;
  const trimmed = lone ? found : found.map((family) => bestPlaces(family, several ? MAX_PLACES - 1 : MAX_PLACES));
  const elsewheres = trimmed.flat().filter(({ opens }) => opens !== undefined);
  // A single one has room among the buttons.
  const offers = trimmed.map((family) =>
    family.map((offer) => ({
      ...offer,
      behindMore: offer.label.pointless === true || (elsewheres.length > 1 && elsewheres.includes(offer)),
    })),
  );
  const open = offers.flat().filter((offer) => !offer.behindMore && isOpen(offer));
  const crowded = (group = ''): boolean =>
    !lone &&
    open.length > MAX_BUTTONS &&
    open.filter(({ label }) => (label.group ?? '') === group).length > MAX_BESIDE_MENUS;
  return offers.flatMap((family) =>
    family.filter(({ behindMore }) => !behindMore).length > 1 && crowded(family[0]?.label.group)
      ? [behindThing(family)]
      : family,
  );
}

/** Places of one thing that have buttons next to other things. */
const MAX_PLACES = 4;

const placesOf = (family: readonly OfferedChoice[]): readonly OfferedChoice[] =>
  family.filter(({ label, opens }) => label.placement && !label.pointless && opens === undefined);

/** Keeps the best places of a thing; the others are behind one choice. */
function bestPlaces(family: readonly OfferedChoice[], most: number): readonly OfferedChoice[] {
  const best = placesOf(family);
  if (best.length <= most) return family;
  const kept = best.slice(0, most - 1);
  const others = family.filter((each) => !kept.includes(each));
  return [...kept, behindThing(others, elsewhere)];
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
