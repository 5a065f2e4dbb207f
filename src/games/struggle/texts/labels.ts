import type { Label } from '../../../engine/game/index.ts';
import type { Answer, Decision } from '../../../engine/script.ts';
import { seatNames } from '../../../engine/seats.ts';
import { seatPlaceholder, type Text, perLanguage } from '../../../engine/text.ts';
import { capitalize } from '../../phrases.ts';
import { kindOf } from '../rules/build.ts';
import { nextSide, pileOf, type Taken } from '../rules/take-from-player.ts';
import { visibleVictim } from '../rules/visible-victim.ts';
import { amountsOf, costs, type Expansion, type Resource, resourceIndex } from '../vocabulary.ts';
import type { SideView, View } from '../view.ts';
import { countCards, listAmounts } from './phrases.ts';
import { shortEffects } from './short-effects.ts';
import { aBuild, expansionNames, resourceNames, wayNames } from './names.ts';

const iconOf = (resource: string): string => `resource:${resource}`;
const title = (resource: string): Text => capitalize(resourceNames[resource as Resource]);

/** Label of a choice: the action on the button, price and effect as detail, and where a touch finds it. */
export const labelOf = (view: View, decision: Decision, id: string): Label => ({
  ...plainLabel(view, decision, id),
  ...touchOf(decision.seat, id),
});

/** Returns where a touch finds a choice: on the table and in the hand. */
function touchOf(seat: number, id: string): Pick<Label, 'touch' | 'card' | 'gives'> {
  const [verb = '', what = '', where = ''] = id.split(' ');
  switch (verb) {
    case 'stack':
      return { touch: verb, card: what, gives: title(what) };
    case 'market':
      return { touch: `market ${where}`, card: what, gives: title(what) };
    case 'trade':
    case 'library':
    case 'guild':
      return { touch: `seat ${what}` };
    case 'build': {
      const kind = kindOf(what);
      // A city covers a settlement.
      return { touch: kind === 'city' ? `${seatNames[seat]} settlement 1` : `build ${kind}`, card: kind };
    }
    default:
      return what === '' ? { card: verb } : {};
  }
}

function plainLabel(view: View, decision: Decision, id: string): Label {
  const [verb = '', what = '', where = ''] = id.split(' ');
  switch (verb) {
    case 'end':
      return { text: { en: 'End Turn', de: 'Zug beenden' }, endsTurn: true };
    case 'stack':
      return {
        group: 'stack',
        text: { en: `Trade ${title(what).en} with the Stack`, de: `${title(what).de} mit dem Stapel tauschen` },
        icon: iconOf(what),
      };
    case 'market':
      return {
        group: 'market',
        text: {
          en: `Trade ${title(what).en} for ${title(where).en}`,
          de: `${title(what).de} gegen ${title(where).de} tauschen`,
        },
        icon: iconOf(where),
      };
    case 'trade':
      return labelTrade(what, Number(where || 1));
    case 'library':
      return {
        group: 'trade',
        text: { en: `Look at ${nameFor(what)}’s Hand`, de: `Hand von ${nameFor(what)} ansehen` },
        detail: { en: 'Library · choose 1 card, give 1 back', de: 'Bibliothek · 1 Karte wählen, 1 zurückgeben' },
        icon: 'library',
      };
    case 'guild':
      return {
        group: 'guild',
        text: { en: `Draw 1 Card from ${nameFor(what)}`, de: `1 Karte von ${nameFor(what)} ziehen` },
        detail: { en: 'Merchant Guild · ends your trading', de: 'Händlergilde · danach kein Tausch mehr' },
        icon: 'merchant-guild',
      };
    case 'build':
      return { group: 'build', ...labelBuild(view, decision, what, where === 'flip') };
    default:
      return labelCard(decision, id as Resource);
  }
}

const nameFor = (seat: string): string => seatPlaceholder((seatNames as readonly string[]).indexOf(seat));

function labelTrade(seat: string, count: number): Label {
  const cards = capitalize(countCards(count));
  return {
    group: 'trade',
    text: {
      en: `Draw ${cards.en.replace('card', 'Card')} from ${nameFor(seat)}`,
      de: `${cards.de} von ${nameFor(seat)} ziehen`,
    },
    detail: { en: `Blind · then give ${count} back`, de: `Blind · danach ${count} zurückgeben` },
    icon: 'trade',
  };
}

const verbs: Readonly<Record<string, Text>> = {
  pay: { en: 'Pay', de: 'zahlen' },
  take: { en: 'Take', de: 'nehmen' },
  return: { en: 'Give Back', de: 'zurückgeben' },
  discard: { en: 'Discard', de: 'abgeben' },
};

function labelCard({ key, limits, choices }: Decision, resource: Resource): Label {
  const verb = verbs[key] ?? { en: 'Choose', de: 'wählen' };
  const most = limits?.[choices.indexOf(resource)] ?? 1;
  return {
    text: { en: `${verb.en} ${title(resource).en}`, de: `${title(resource).de} ${verb.de}` },
    ...(key === 'take' ? {} : { detail: { en: `up to ${most}`, de: `bis zu ${most}` } }),
    icon: iconOf(resource),
  };
}

/** Cards by count, with what becomes of them: `Pay 2 wool, 1 ore`. */
export function describePicks(_: View, { key }: Decision, picks: Answer): Text | null {
  const verb = verbs[key];
  const cards = picks.filter((id): id is Resource => resourceIndex.has(id));
  if (!verb || cards.length === 0 || cards.length < picks.length) return null;
  const listed = listAmounts(amountsOf(cards));
  return { en: `${verb.en} ${listed.en}`, de: `${listed.de} ${verb.de}` };
}

function labelBuild(view: View, { seat }: Decision, what: string, flip: boolean): Label {
  const price = listAmounts(costs[kindOf(what)]);
  const gain = effect(view, view.seats[seat] as SideView, what, flip);
  const detail = perLanguage((language) => `${price[language]} · ${gain[language]}`);
  if (kindOf(what) === 'expansion') {
    const name = expansionNames[what as Expansion];
    return { text: { en: `Build ${name.en}`, de: `${name.de} bauen` }, detail, icon: what };
  }
  const name = aBuild[what as keyof typeof aBuild];
  const turned: Text = flip ? { en: ', Turn Destiny', de: ', Schicksal drehen' } : { en: '', de: '' };
  return {
    text: {
      en: `Build ${capitalize({ en: name.en.slice(2), de: '' }).en}${turned.en}`,
      de: `${name.de.split(' ')[1]} bauen${turned.de}`,
    },
    detail,
    icon: what,
  };
}

function effect(view: View, side: SideView, what: string, flip: boolean): Text {
  switch (what) {
    case 'road':
    case 'knight':
      return gainOf(view, side, what);
    case 'settlement': {
      const way = wayNames[view.destiny === 'clockwise' ? 'counterclockwise' : 'clockwise'];
      const turned: Text = flip ? { en: `, destiny ${way.en}`, de: `, Schicksal ${way.de}` } : { en: '', de: '' };
      return { en: `1 point${turned.en}`, de: `1 Punkt${turned.de}` };
    }
    case 'city':
      return { en: '2 points instead of 1, and an event', de: '2 Punkte statt 1 und ein Ereignis' };
    default: {
      const works = shortEffects[what as Expansion];
      return { en: `3 points instead of 2; ${works.en}`, de: `3 Punkte statt 2; ${works.de}` };
    }
  }
}

function gainOf(view: View, side: SideView, kind: Taken): Text {
  const up = nextSide(side[pileOf[kind]]);
  const first: Text =
    kind === 'road'
      ? { en: 'one more trade', de: 'ein Tausch mehr' }
      : { en: 'draw one more card', de: 'eine Karte mehr ziehen' };
  const gain: Text =
    up === 'B'
      ? { en: 'side B, 1 point', de: 'Seite B, 1 Punkt' }
      : { en: `side A, ${first.en}`, de: `Seite A, ${first.de}` };
  const victim = view.supply[kind] > 0 ? null : visibleVictim(view, kind);
  return victim === null
    ? gain
    : { en: `${gain.en}, from ${seatPlaceholder(victim)}`, de: `${gain.de}, von ${seatPlaceholder(victim)}` };
}
