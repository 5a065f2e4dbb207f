import type { Chip, Cost, Sheet, Status } from '../../../engine/scene/index.ts';
import type { Seat } from '../../../engine/script.ts';
import { type Text, text } from '../../../engine/text.ts';
import { chartOf } from '../maps/index.ts';
import { listOf, placesFor } from '../rules/sites.ts';
import { capital } from '../../phrases.ts';
import { kindWords } from '../texts/words.ts';
import { costs, faces, noDice, type PricedKind, pricedKinds } from '../vocabulary.ts';
import type { PlayerView, View } from '../view.ts';
import { wareOf } from './looks.ts';

/** What things cost, with what the dice pay. */
export const costsOf = (view: View, seat: Seat): Sheet['costs'] => ({
  title: { en: 'Costs', de: 'Kosten' },
  rows: pricedKinds.map((kind) => costOf(view, seat, kind)),
});

function costOf(view: View, seat: Seat, kind: PricedKind): Cost {
  const dice = (view.players[seat] as PlayerView).turn?.dice ?? noDice();
  const places = placesFor(view, seat, kind);
  const missing = costs[kind].map((cost, face) => Math.max(0, cost - (dice[face] as number)));
  const short = missing.reduce((sum, each) => sum + each, 0);
  const status: Status = places.length === 0 ? { open: false, text: reason(view, seat, kind) } : { open: short === 0, text: shortText(short) };
  const chips: Chip[] = faces.flatMap((face, index) => {
    const cost = costs[kind][index] as number;
    return cost === 0 ? [] : [{ ware: wareOf(face), amount: `${cost}`, missing: missing[index] as number }];
  });
  return { name: nameOf(view, kind, places), status, cost: chips };
}

const nothing: Text = { en: '', de: '' };
const shortText = (short: number): Text => (short === 0 ? nothing : { en: `${short} short`, de: `${short} ${short === 1 ? 'fehlt' : 'fehlen'}` });

/** With the number of the place when there is but one. */
function nameOf(view: View, kind: PricedKind, places: readonly number[]): Text {
  const map = chartOf(view.options.variant);
  const list = kind === 'road' ? map.roads : kind === 'settlement' ? map.settlements : kind === 'city' ? map.cities : map.knights;
  const only = places.length === 1 ? ` ${list[places[0] as number]?.id ?? ''}` : '';
  return text((language) => `${capital(kindWords[kind].one)[language]}${only}`);
}

function reason(view: View, seat: Seat, kind: PricedKind): Text {
  const map = chartOf(view.options.variant);
  const player = view.players[seat] as PlayerView;
  const list = listOf[kind];
  return list !== 'castles' && player[list].length === map[list].length ? { en: 'all built', de: 'alle gebaut' } : { en: 'no road', de: 'keine Straße' };
}
