import type { Strip } from '../../../engine/scene/index.ts';
import type { Seat } from '../../../engine/script.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import { SPOILS } from '../cards/barbarians/actions.ts';
import { attackers, defenders, tribute } from '../cards/barbarians/events.ts';
import type { CardId } from '../cards/ids.ts';
import { idOf } from '../cards/registry.ts';
import { cardTexts } from '../texts/cards.ts';
import type { View } from '../view.ts';
import { cardIcons, signIcons } from './icons.ts';
import { eventFill } from './styles.ts';
import { hyphenate } from './names.ts';

const ATTACK: CardId = 'barbarian-attack';

const units: Text = { en: 'Units', de: 'Einheiten' };
const barbarians: Text = { en: 'Barbarians', de: 'Barbaren' };

/** The comparison of units and barbarians, shown only while the attack is being resolved. */
export function attackOf({ seats, event, phase }: View, order: readonly Seat[]): Pick<Strip, 'attack'> {
  if (phase !== 'roll' || event === null || idOf(event) !== ATTACK) return {};
  const plates = order.flatMap((seat) => {
    const land = seats[seat as 0 | 1];
    if (!land.towns.some(({ city }) => city)) return [];
    const [own, foe] = [defenders(land), attackers(land)];
    return [
      {
        seat,
        own: { icon: signIcons.units, name: units, value: own },
        foe: { icon: cardIcons[ATTACK], name: barbarians, value: foe },
        gain: own > foe ? SPOILS : own < foe ? -tribute(land) : 0,
      },
    ];
  });
  const { name } = cardTexts[ATTACK];
  return plates.length === 0
    ? {}
    : { attack: { icon: cardIcons[ATTACK], name: perLanguage((language) => hyphenate(name[language])), plates } };
}

/** The number of upcoming events shown one by one. */
const NEXT = 5;

/** The upcoming events whose position is public. */
export function aheadOf({ events, sighted }: View): Pick<Strip, 'forecast'> {
  if (sighted.length === 0) return {};
  const shown = Math.min(NEXT, events);
  return {
    forecast: {
      label: { en: 'next events', de: 'nächste Ereignisse' },
      cells: Array.from({ length: shown }, (_, index) => {
        const warn = sighted.includes(index);
        return { icon: warn ? cardIcons[ATTACK] : signIcons.events, warn };
      }),
      rest: events - shown,
      fill: eventFill,
    },
  };
}
