import type { Chip, CostRow, MapSheet, Availability } from '../../../engine/scene/index.ts';
import type { Seat } from '../../../engine/script.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import { indexedMapOf } from '../maps/index.ts';
import { listOf, placesFor } from '../rules/sites.ts';
import { capitalize } from '../../phrases.ts';
import { helpFor } from '../texts/afford.ts';
import { kindWords } from '../texts/names.ts';
import { costs, faces, noDice, type PricedKind, pricedKinds } from '../vocabulary.ts';
import type { PlayerView, View } from '../view.ts';
import { wareOf } from './styles.ts';

/** Prices of everything to build, with what the seat's dice pay. */
export const costsOf = (view: View, seat: Seat): MapSheet['costs'] => ({
  title: { en: 'Costs', de: 'Kosten' },
  rows: pricedKinds.map((kind) => costOf(view, seat, kind)),
});

function costOf(view: View, seat: Seat, kind: PricedKind): CostRow {
  const { turn } = view.players[seat] as PlayerView;
  const dice = turn?.dice ?? noDice();
  const places = placesFor(view, seat, kind);
  const missing = costs[kind].map((cost, face) => Math.max(0, cost - (dice[face] as number)));
  const short = missing.reduce((sum, each) => sum + each, 0);
  const help = view.phase === 'play' && turn ? helpFor(view, seat, kind) : null;
  const status: Availability = help
    ? { open: true, text: help }
    : places.length === 0
      ? { open: false, text: reason(view, seat, kind) }
      : { open: short === 0, text: shortText(short) };
  const chips: Chip[] = faces.flatMap((face, index) => {
    const cost = costs[kind][index] as number;
    return cost === 0 ? [] : [{ ware: wareOf(face), amount: `${cost}`, missing: missing[index] as number }];
  });
  return { name: nameOf(view, kind, places), status, cost: chips };
}

const nothing: Text = { en: '', de: '' };
const shortText = (short: number): Text =>
  short === 0 ? nothing : { en: `${short} short`, de: `${short} ${short === 1 ? 'fehlt' : 'fehlen'}` };

/** Appends the place number if there is only one place. */
function nameOf(view: View, kind: PricedKind, places: readonly number[]): Text {
  const map = indexedMapOf(view.options.variant);
  const list =
    kind === 'road' ? map.roads : kind === 'settlement' ? map.settlements : kind === 'city' ? map.cities : map.knights;
  const only = places.length === 1 ? ` ${list[places[0] as number]?.id ?? ''}` : '';
  return perLanguage((language) => `${capitalize(kindWords[kind].one)[language]}${only}`);
}

function reason(view: View, seat: Seat, kind: PricedKind): Text {
  const map = indexedMapOf(view.options.variant);
  const player = view.players[seat] as PlayerView;
  const list = listOf[kind];
  return list !== 'castles' && player[list].length === map[list].length
    ? { en: 'all built', de: 'alle gebaut' }
    : { en: 'no road', de: 'keine Straße' };
}
