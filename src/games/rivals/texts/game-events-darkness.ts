import type { Seat } from '../../../engine/script.ts';
import { seatPlaceholder, type Text, perLanguage, verbatim } from '../../../engine/text.ts';
import { causeText } from './causes.ts';
import type { EventOfKind } from './grammar.ts';
import { countCards, countResources, inBrackets, italicCard, placeText, sourceText } from './phrases.ts';
import { regionSpotText, spotText } from './spots.ts';
import { resourceNames, setNames } from './names.ts';
import { whoDid, type Listener, joinAnd } from '../../phrases.ts';

type Dark = 'saw' | 'opened' | 'turned' | 'cast' | 'bargain' | 'shifted' | 'joined' | 'discarded' | 'era' | 'battle';

/** Describes the events that only the Age of Darkness has. */
export function describeDarkness(event: { [K in Dark]: EventOfKind<K> }[Dark], listener: Listener): Text {
  switch (event.kind) {
    case 'saw':
      return describeLook(event, listener);
    case 'opened': {
      const cards = joinAnd(
        event.cards.map(({ stack, card }) => {
          const from = sourceText(stack);
          return perLanguage((language) => `${italicCard(card)[language]} (${from[language]})`);
        }),
      );
      return { en: `Face up now: ${cards.en}.`, de: `Offen liegen jetzt: ${cards.de}.` };
    }
    case 'turned': {
      const { place, level } = event;
      const name = italicCard(event.card);
      const card = place === null ? name : inBrackets(name, spotText({ ...event, place }, listener));
      return whoDid(event.seat, listener, {
        en: `turned ${card.en} to level ${level}`,
        de: `${card.de} auf Stufe ${level} gedreht`,
      });
    }
    case 'cast': {
      const card = causeText(event.for);
      return whoDid(event.seat, listener, {
        en: `rolled ${event.die} (${card.en})`,
        de: `eine ${event.die} gewürfelt (${card.de})`,
      });
    }
    case 'bargain': {
      const type = resourceNames[event.type];
      return whoDid(event.seat, listener, {
        en: `may trade ${type.en} 1:1 this turn`,
        de: `in diesem Zug das Recht, ${type.de} 1:1 zu tauschen`,
      });
    }
    case 'shifted': {
      const [from, to] = (event.regions?.map(regionSpotText) ?? event.places.map(placeText)) as [Text, Text];
      const what = countResources(event.number);
      return whoDid(event.seat, listener, {
        en: `moved ${what.en} from ${from.en} to ${to.en}`,
        de: `${what.de} von ${from.de} nach ${to.de} verschoben`,
      });
    }
    case 'joined': {
      const [card, cause] = [italicCard(event.card), italicCard(event.by)];
      const won = inBrackets(card, spotText(event, listener));
      const by = event.by === event.card ? verbatim('') : { en: ` with ${cause.en}`, de: ` mit ${cause.de}` };
      return whoDid(event.seat, listener, { en: `won over ${won.en}${by.en}`, de: `${won.de}${by.de} gewonnen` });
    }
    case 'discarded': {
      const [card, cause] = [italicCard(event.card), italicCard(event.by)];
      return whoDid(event.seat, listener, {
        en: `discarded ${card.en} (${cause.en})`,
        de: `${card.de} abgelegt (${cause.de})`,
      });
    }
    case 'era': {
      const { name } = setNames[event.set];
      if (event.seat === null) return { en: `Drawn at random: ${name.en}.`, de: `Ausgelost: ${name.de}.` };
      return whoDid(event.seat, listener, { en: `chose ${name.en}`, de: `${name.de} gewählt` });
    }
    case 'battle':
      return whoDid(event.seat, listener, {
        en: `faced ${event.barbarians} barbarians with ${event.units} units: ${outcome(event).en}`,
        de: `${event.barbarians} Barbaren mit ${event.units} Einheiten empfangen: ${outcome(event).de}`,
      });
  }
}

function outcome({ units, barbarians }: EventOfKind<'battle'>): Text {
  if (units > barbarians) return { en: 'a victory', de: 'ein Sieg' };
  return units < barbarians ? { en: 'a defeat', de: 'eine Niederlage' } : { en: 'a draw', de: 'unentschieden' };
}

/** Names the cards only to the player who looked. */
function describeLook({ seat, at, secret }: EventOfKind<'saw'>, listener: Listener): Text {
  const what = secret.for === listener ? joinAnd(secret.cards.map(italicCard)) : countCards(secret.cards.length);
  const where = viewedPlace(at, 1 - seat, listener);
  return whoDid(seat, listener, { en: `looked at ${where.en}: ${what.en}`, de: `${where.de} angesehen: ${what.de}` });
}

function viewedPlace(at: string, owner: Seat, listener: Listener): Text {
  if (at === 'hand') {
    if (owner === listener) return { en: 'your hand', de: 'deine Hand' };
    return { en: `${seatPlaceholder(owner)}’s hand`, de: `die Hand von ${seatPlaceholder(owner)}` };
  }
  if (at === 'events') return { en: 'the event stack', de: 'den Ereignisstapel' };
  const number = at.slice('stack-'.length);
  return { en: `draw stack ${number}`, de: `Nachziehstapel ${number}` };
}
