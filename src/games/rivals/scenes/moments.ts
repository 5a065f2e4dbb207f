import type { Chip, ResultScene, RollScene, SceneRequest } from '../../../engine/scene/index.ts';
import type { Seat } from '../../../engine/script.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import { idOf } from '../cards/registry.ts';
import { sourcesOf } from '../score.ts';
import { other } from '../state.ts';
import { cardTexts } from '../texts/cards.ts';
import { countResources } from '../texts/phrases.ts';
import { scoreNames } from '../texts/score.ts';
import { faceNames } from '../texts/names.ts';
import { resources } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { portraitOf } from './cards.ts';
import { cardIcons, pointIcons, tokenIcons } from './icons.ts';
import { diceOf, wares } from './styles.ts';

type Sought<K extends SceneRequest['kind']> = Extract<SceneRequest<View>, { kind: K }>;

/** The roll of this turn and its results. */
export function rollScene(view: View, { names, before }: Sought<'roll'>): RollScene {
  const { face, event, active } = view;
  return {
    kind: 'roll',
    seat: active,
    dice: diceOf(view),
    title: event === null ? (face === null ? beforeRoll : faceNames[face]) : cardTexts[idOf(event)].name,
    rows: [active, other(active)].map((seat) => {
      const chips = gainsOf(view, before, seat);
      return { seat, name: names[seat] ?? '', chips, note: noteOf(view, seat, chips.length === 0) };
    }),
    card: event === null ? null : portraitOf(idOf(event)),
  };
}

const beforeRoll: Text = { en: 'Before the roll', de: 'Vor dem Wurf' };

function gainsOf(view: View, before: View | undefined, seat: Seat): readonly Chip[] {
  const earlier = before?.seats[seat as 0 | 1]?.goods;
  if (earlier === undefined) return [];
  const now = view.seats[seat as 0 | 1].goods;
  return resources.flatMap((resource) => {
    const gained = now[resource] - earlier[resource];
    return gained === 0 ? [] : [{ ware: wares[resource], amount: gained > 0 ? `+${gained}` : `−${-gained}` }];
  });
}

const nothing: Text = { en: 'nothing', de: 'nichts' };

/** A note on open choices or a missing effect. */
function noteOf(view: View, seat: Seat, empty: boolean): Text | null {
  const open = view.owed
    .filter(({ seat: whose, key }) => whose === seat && !key.startsWith('buy.'))
    .reduce((sum, { count }) => sum + count, 0);
  if (open > 0)
    return perLanguage((language) => `${{ en: 'chooses', de: 'wählt' }[language]} ${countResources(open)[language]}`);
  return empty ? nothing : null;
}

const countedCities = { one: { en: 'city', de: 'Stadt' }, many: { en: 'cities', de: 'Städte' } } as const;

const sourceIcons = {
  cities: cardIcons.city,
  settlements: cardIcons.settlement,
  expansions: pointIcons.victory,
  hero: tokenIcons.hero,
  trade: tokenIcons.trade,
} as const satisfies Record<keyof typeof scoreNames, string>;

/** The final scores, winner first, with their sources. */
export function resultScene(view: View, { names }: Sought<'result'>): ResultScene {
  const first = view.winner ?? view.active;
  const seats = [first, other(first)] as const;
  const both = (points: (seat: Seat) => number): readonly [number, number] => [points(seats[0]), points(seats[1])];
  const land = (seat: Seat) => view.seats[seat as 0 | 1];
  const sources = seats.map((seat) => sourcesOf(land(seat).towns, view.tokens, seat, land(seat).points.victory));
  const rows = (Object.keys(sourceIcons) as (keyof typeof sourceIcons)[]).map((source) => ({
    icon: sourceIcons[source],
    name: scoreNames[source],
    points: sources.map((each) => each[source]),
    ...(source === 'cities' && { counts: sources.map(({ cities }) => cities / 2), counted: countedCities }),
  }));
  return {
    kind: 'result',
    people: [
      { seat: seats[0], name: names[seats[0]] ?? '', rank: 1 },
      { seat: seats[1], name: names[seats[1]] ?? '', rank: 2 },
    ],
    verdict: { en: 'wins the match', de: 'gewinnt die Partie' },
    detail: perLanguage((language) => `${{ en: 'turn', de: 'Zug' }[language]} ${view.turn}`),
    points: both((seat) => land(seat).points.victory),
    sources: rows.filter(({ points }) => points.some((each) => each > 0)),
  };
}
