import { type Text, text } from '../../../engine/text.ts';
import { causeText } from './causes.ts';
import { did, type Listener, type Told } from './people.ts';
import { countCards, countResources, italicCard, joinAnd, showPlace, sourceText } from './phrases.ts';
import { resourceNames, setNames } from './words.ts';

type Dark = 'saw' | 'opened' | 'turned' | 'cast' | 'bargain' | 'shifted' | 'joined' | 'discarded' | 'era' | 'battle';

/** News of cards that are turned, laid open, change sides, and of barbarians. */
export function tellDarkness(event: { [K in Dark]: Told<K> }[Dark], listener: Listener): Text {
  switch (event.kind) {
    case 'saw':
      return tellLook(event, listener);
    case 'opened': {
      const cards = joinAnd(event.cards.map(({ stack, card }) => {
        const from = sourceText(stack);
        return text((language) => `${italicCard(card)[language]} (${from[language]})`);
      }));
      return { en: `Face up now: ${cards.en}.`, de: `Offen liegen jetzt: ${cards.de}.` };
    }
    case 'turned': {
      const card = italicCard(event.card);
      const at = event.place === null ? '' : ` (${showPlace(event.place)})`;
      return did(event, listener, {
        en: `turned ${card.en}${at} to level ${event.level}`,
        de: `${card.de}${at} auf Stufe ${event.level} gedreht`,
      });
    }
    case 'cast': {
      const card = causeText(event.for);
      return did(event, listener, { en: `rolled ${event.die} (${card.en})`, de: `eine ${event.die} gewürfelt (${card.de})` });
    }
    case 'bargain': {
      const type = resourceNames[event.type];
      return did(event, listener, { en: `may trade ${type.en} 1:1 in this turn`, de: `in diesem Zug das Recht, ${type.de} 1:1 zu tauschen` });
    }
    case 'shifted': {
      const [from, to] = event.places.map(showPlace) as [string, string];
      const what = countResources(event.number);
      return did(event, listener, { en: `moved ${what.en} from ${from} to ${to}`, de: `${what.de} von ${from} nach ${to} verschoben` });
    }
    case 'joined': {
      const [card, cause] = [italicCard(event.card), italicCard(event.by)];
      const at = showPlace(event.place);
      return did(event, listener, {
        en: `won ${card.en} over to ${at} (${cause.en})`,
        de: `${card.de} für ${at} gewonnen (${cause.de})`,
      });
    }
    case 'discarded': {
      const [card, cause] = [italicCard(event.card), italicCard(event.by)];
      return did(event, listener, { en: `discarded ${card.en} (${cause.en})`, de: `${card.de} abgelegt (${cause.de})` });
    }
    case 'era': {
      const { name } = setNames[event.set];
      if (event.seat === null) return { en: `Drawn by lot: ${name.en}.`, de: `Ausgelost: ${name.de}.` };
      return did({ seat: event.seat }, listener, { en: `chose ${name.en}`, de: `${name.de} gewählt` });
    }
    case 'battle':
      return did(event, listener, {
        en: `met ${event.barbarians} barbarians with ${event.units} units: ${outcome(event).en}`,
        de: `${event.barbarians} Barbaren mit ${event.units} Einheiten empfangen: ${outcome(event).de}`,
      });
  }
}

function outcome({ units, barbarians }: Told<'battle'>): Text {
  if (units > barbarians) return { en: 'a triumph', de: 'ein Triumph' };
  return units < barbarians ? { en: 'a defeat', de: 'eine Niederlage' } : { en: 'a draw', de: 'unentschieden' };
}

/** Only whoever looked learns what there was. */
function tellLook({ seat, at, secret }: Told<'saw'>, listener: Listener): Text {
  const what = secret.for === listener ? joinAnd(secret.cards.map(italicCard)) : countCards(secret.cards.length);
  const where = placeOf(at);
  return did({ seat }, listener, { en: `looked at ${where.en}: ${what.en}`, de: `${where.de} angesehen: ${what.de}` });
}

function placeOf(at: string): Text {
  if (at === 'hand') return { en: 'the opposing hand', de: 'die gegnerische Hand' };
  if (at === 'events') return { en: 'the event stack', de: 'den Ereignisstapel' };
  const number = at.slice('stack-'.length);
  return { en: `draw stack ${number}`, de: `Nachziehstapel ${number}` };
}
