import type { AnyGame, Label } from '../../engine/game/index.ts';
import type { Decision } from '../../engine/script.ts';
import { text } from '../../engine/text.ts';

/** Up to so many choices are buttons; what they cost and do is written above. */
export const BUTTONS = 10;
/** Beside menus there is room for one row of them. */
export const LOOSE = 5;

/** A choice as it is offered, or a thing with several places that are offered when it is chosen. */
export interface Offer {
  /** The choice; of several equal ones the first. */
  readonly id: string;
  readonly label: Label;
  /** The thing whose places come next. */
  readonly opens?: string;
}

/**
 * The choices of a question in the order in which they are offered: which of equal places it is, is not asked; where there
 * are many choices, first the thing, then its place; the best place comes first. `narrow` is the thing that was chosen.
 */
export function offersOf(game: AnyGame, view: unknown, decision: Decision, narrow: string | null = null): readonly Offer[] {
  const all = decision.choices.map((id): Offer => ({ id, label: game.words.label(view, decision, id) }));
  if (decision.max > 1) return all;
  const places = narrow === null ? [] : bestFirst(all.filter(({ label }) => label.site?.of === narrow));
  if (places.length > 0) return [...places, ...all.filter(({ label }) => label.last)];
  const offers = families(all).map(merged);
  const rare = new Set(game.words.groups.flatMap((group) => (group.rare ? [group.id] : [])));
  const open = offers.flat().filter(({ label }) => !label.last && !rare.has(label.group ?? ''));
  // Where there is one thing only, its places are what is asked for.
  const lone = open.every(({ label }) => label.site !== undefined && label.site.of === open[0]?.label.site?.of);
  const crowded = (group = ''): boolean => !lone && open.length > BUTTONS && open.filter(({ label }) => (label.group ?? '') === group).length > LOOSE;
  return offers.flatMap((family) => (family.length > 1 && crowded(family[0]?.label.group) ? [behindThing(family)] : family));
}

/** Everything that can go to several places together, the rest alone, in the order of the first of each. */
function families(all: readonly Offer[]): readonly (readonly Offer[])[] {
  const found = new Map<string, Offer[]>();
  for (const offer of all) {
    const key = offer.label.site ? `site ${offer.label.site.of}` : `id ${offer.id}`;
    const family = found.get(key);
    if (family) family.push(offer);
    else found.set(key, [offer]);
  }
  return [...found.values()];
}

const worthOf = ({ label }: Offer): number => label.site?.worth ?? 0;
const bestFirst = (family: readonly Offer[]): readonly Offer[] => family.toSorted((a, b) => worthOf(b) - worthOf(a));

/** Equal places are one choice, of the thing alone. */
function merged(family: readonly Offer[]): readonly Offer[] {
  const [first, ...others] = bestFirst(family);
  if (!first?.label.site || others.some(({ label }) => label.site?.alike !== first.label.site?.alike)) return bestFirst(family);
  const { place: _, site, ...label } = first.label;
  return [{ id: first.id, label: others.length === 0 ? first.label : { ...label, text: site.thing } }];
}

function behindThing(family: readonly Offer[]): Offer {
  const { id, label } = family[0] as Offer;
  const { place: _, site, ...rest } = label;
  const thing = site?.thing ?? label.text;
  return { id, label: { ...rest, text: text((language) => `${thing[language]}${language === 'de' ? ' ' : ''}…`) }, opens: site?.of ?? '' };
}
