import type { Seat } from '../../../engine/script.ts';
import { seatPlaceholder, type Text, perLanguage } from '../../../engine/text.ts';
import { whoDid, joinAnd, toWhom } from '../../phrases.ts';
import type { GameEvent } from '../game-event.ts';
import type { Expansion, Resource } from '../vocabulary.ts';
import { countCards, countPoints, cardsWithSigns } from './phrases.ts';
import { aBuild, eventNames, eventTexts, expansionNames, wayNames } from './names.ts';

type Listener = Seat | null;
type EventOf<K extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: K }>;

/** Describes an event without the cards hidden from the listener. */
export function describeEvent(event: GameEvent, listener: Listener): Text {
  switch (event.kind) {
    case 'exchanged': {
      const gave = cardsWithSigns([event.gave]);
      const drawn = shown(event.drawn, event.seat === listener);
      return whoDid(event.seat, listener, {
        en: `discarded ${gave.en} and drew ${drawn.en}`,
        de: `${gave.de} abgelegt und ${drawn.de} gezogen`,
      });
    }
    case 'bought': {
      const [gave, got] = [cardsWithSigns([event.gave]), cardsWithSigns([event.got])];
      return whoDid(event.seat, listener, {
        en: `traded ${gave.en} for ${got.en} on the market`,
        de: `auf dem Markt ${gave.de} gegen ${got.de} getauscht`,
      });
    }
    case 'drew': {
      const cards = shown(event.cards, concerns(event.seat, event.from, listener));
      const from = toWhom(event.from, listener);
      const guild = event.guild ? { en: ' (*Merchant Guild*)', de: ' (*Händlergilde*)' } : { en: '', de: '' };
      return whoDid(event.seat, listener, {
        en: `drew ${cards.en} from ${from.en}${guild.en}`,
        de: `${cards.de} von ${from.de} gezogen${guild.de}`,
      });
    }
    case 'looked': {
      const own = event.at === listener;
      return whoDid(event.seat, listener, {
        en: `looked at ${own ? 'your' : `${seatPlaceholder(event.at)}’s`} hand (*Library*)`,
        de: `${own ? 'deine Hand' : `die Hand von ${seatPlaceholder(event.at)}`} angesehen (*Bibliothek*)`,
      });
    }
    case 'took': {
      const cards = shown(event.cards, concerns(event.seat, event.from, listener));
      const from = toWhom(event.from, listener);
      return whoDid(event.seat, listener, {
        en: `took ${cards.en} from ${from.en}`,
        de: `${cards.de} von ${from.de} genommen`,
      });
    }
    case 'gave': {
      const cards = shown(event.cards, concerns(event.seat, event.to, listener));
      const to = toWhom(event.to, listener);
      return whoDid(event.seat, listener, {
        en: `gave ${cards.en} back to ${to.en}`,
        de: `${to.de} ${cards.de} zurückgegeben`,
      });
    }
    case 'built':
      return describeBuilding(event, listener);
    case 'destiny': {
      const way = wayNames[event.way];
      return whoDid(event.seat, listener, {
        en: `turned the destiny card: ${way.en}`,
        de: `die Schicksalskarte gedreht: ${way.de}`,
      });
    }
    case 'event': {
      const name = eventNames[event.event];
      const does = eventTexts[event.event];
      return { en: `*${name.en}*: ${does.en}`, de: `*${name.de}*: ${does.de}` };
    }
    case 'market': {
      const cards = cardsWithSigns(event.cards);
      return { en: `The new market: ${cards.en}.`, de: `Der neue Markt: ${cards.de}.` };
    }
    case 'robbed':
      return describeRobbers(event, listener);
    case 'discarded': {
      const cards = cardsWithSigns(event.cards);
      return whoDid(event.seat, listener, {
        en: `lost ${cards.en} to the robbers`,
        de: `${cards.de} an die Räuber verloren`,
      });
    }
    case 'supplied': {
      const cards = shown(event.cards, event.seat === listener);
      return whoDid(event.seat, listener, { en: `drew ${cards.en}`, de: `${cards.de} gezogen` });
    }
    case 'shuffled': {
      const cards = countCards(event.cards);
      return { en: `The discard pile was shuffled: ${cards.en}.`, de: `Der Ablagestapel wurde gemischt: ${cards.de}.` };
    }
    case 'stalled':
      return {
        en: `No one has built for ${event.turns} turns and there are no cards left to draw, so the match ends. The most victory points win.`,
        de: `Seit ${event.turns} Zügen hat niemand gebaut, und es gibt keine Karten mehr zu ziehen. Die Partie endet, die meisten Siegpunkte gewinnen.`,
      };
    case 'won': {
      return whoDid(event.seat, listener, {
        en: `won the match with ${countPoints(event.points).en}`,
        de: `die Partie mit ${event.points} Siegpunkten gewonnen`,
      });
    }
  }
}

const concerns = (one: Seat, other: Seat, listener: Listener): boolean => listener === one || listener === other;
const shown = (cards: readonly Resource[], open: boolean): Text =>
  open ? cardsWithSigns(cards) : countCards(cards.length);

function describeBuilding({ seat, what, paid, side, from }: EventOf<'built'>, listener: Listener): Text {
  const isCard = what !== 'road' && what !== 'knight' && what !== 'settlement' && what !== 'city';
  const name = isCard
    ? perLanguage((language) => `*${expansionNames[what satisfies Expansion][language]}*`)
    : aBuild[what];
  const price = cardsWithSigns(paid);
  const whose = from === null ? null : toWhom(from, listener);
  const taken: Text = whose ? { en: ` taken from ${whose.en}`, de: ` von ${whose.de}` } : { en: '', de: '' };
  const up: Text = side === null ? { en: '', de: '' } : { en: ` (side ${side})`, de: ` (Seite ${side})` };
  return whoDid(seat, listener, {
    en: `built ${name.en}${taken.en}${up.en} for ${price.en}`,
    de: `für ${price.de} ${name.de}${taken.de} gebaut${up.de}`,
  });
}

function describeRobbers({ seats }: EventOf<'robbed'>, listener: Listener): Text {
  if (seats.length === 0) return { en: 'No one has more than 7 cards.', de: 'Niemand hat mehr als 7 Karten.' };
  const who = joinAnd(
    seats.map((seat) =>
      seat === listener ? { en: 'you', de: 'du' } : { en: seatPlaceholder(seat), de: seatPlaceholder(seat) },
    ),
  );
  return { en: `Robbed: ${who.en}.`, de: `Ausgeraubt: ${who.de}.` };
}
