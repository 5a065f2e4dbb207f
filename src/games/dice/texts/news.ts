import type { Seat } from '../../../engine/script.ts';
import { nameOf, type Text, text } from '../../../engine/text.ts';
import type { News } from '../news.ts';
import type { Face } from '../vocabulary.ts';
import { count, did } from '../../phrases.ts';
import { countPoints, countVictory, placeName, tellDice } from './phrases.ts';
import { faceNames, faceSigns, kindWords, titleNames } from './words.ts';

type Listener = Seat | null;
type Told<K extends News['kind']> = Extract<News, { readonly kind: K }>;

const face = (name: Face): Text => text((language) => `${faceSigns[name]} ${faceNames[name][language]}`);

/** What a listener is told of an event. */
export function tell(event: News, listener: Listener): Text {
  switch (event.kind) {
    case 'threw': {
      const dice = tellDice(event.dice);
      return did(event.seat, listener, {
        en: `${event.number === 1 ? 'rolled' : 'rolled again:'} ${dice.en}`,
        de: `${dice.de} ${event.number === 1 ? 'gewürfelt' : 'nachgewürfelt'}`,
      });
    }
    case 'started':
      return did(event.seat, listener, { en: `started with road ${event.place}`, de: `mit Straße ${event.place} begonnen` });
    case 'built':
      return tellBuilding(event, listener);
    case 'joker': {
      const [from, to] = [face(event.from), face(event.to)];
      return did(event.seat, listener, { en: `turned ${from.en} to ${to.en} with a joker`, de: `${from.de} mit einem Joker zu ${to.de} gedreht` });
    }
    case 'gold': {
      const to = face(event.to);
      return did(event.seat, listener, { en: `traded 2 ${faceSigns.gold} gold for ${to.en}`, de: `2 ${faceSigns.gold} Gold gegen ${to.de} getauscht` });
    }
    case 'title':
      return tellTitle(event, listener);
    case 'box':
      return tellBox(event, listener);
    case 'idle':
      return did(event.seat, listener, { en: 'built nothing', de: 'nichts gebaut' });
    case 'finished': {
      const score = countPoints(event.score);
      return did(event.seat, listener, {
        en: `${event.complete ? 'completed the island' : 'filled all 15 boxes'}: ${score.en}`,
        de: `${event.complete ? 'die Insel vollendet' : 'alle 15 Felder gefüllt'}: ${score.de}`,
      });
    }
    case 'won': {
      return did(event.seat, listener, { en: `won the match with ${countVictory(event.points).en}`, de: `die Partie mit ${event.points} Siegpunkten gewonnen` });
    }
    case 'stalled':
      return {
        en: `Nobody has built for ${event.turns} turns: the match ends, most victory points win.`,
        de: `Seit ${event.turns} Zügen hat niemand gebaut: Die Partie endet, die meisten Siegpunkte gewinnen.`,
      };
  }
}

function tellBuilding({ seat, what, place, points }: Told<'built'>, listener: Listener): Text {
  const name: Text = what === 'castle' ? { en: 'a castle', de: 'eine Burg' } : placeName(what, place);
  const worth = countPoints(points);
  const built = text((language) => `${name[language]}${points > 0 ? ` (${worth[language]})` : ''}`);
  return did(seat, listener, { en: `built ${built.en}`, de: `${built.de} gebaut` });
}

function tellTitle({ title, seat, before, size }: Told<'title'>, listener: Listener): Text {
  const name = titleNames[title];
  if (seat === null) return { en: `Nobody holds the ${name.en} any more.`, de: `Die ${name.de} hat niemand mehr.` };
  const measure = count(size, title === 'longest-road' ? kindWords.road : kindWords.knight);
  const by = title === 'longest-road' ? measure.de : `${size} Rittern`;
  const sentence = did(seat, listener, { en: `took the ${name.en} with ${measure.en}`, de: `mit ${by} die ${name.de} geholt` });
  if (before === null) return sentence;
  const from = before === listener ? { en: 'you', de: 'dir' } : { en: nameOf(before), de: nameOf(before) };
  return { en: `${sentence.en.slice(0, -1)} from ${from.en}.`, de: `${sentence.de.slice(0, -1)}, zuvor bei ${from.de}.` };
}

function tellBox({ seat, box, points }: Told<'box'>, listener: Listener): Text {
  if (points === null) return did(seat, listener, { en: `wrote an X (−2) into box ${box}`, de: `ein X (−2) in Feld ${box} geschrieben` });
  const worth = countPoints(points);
  return did(seat, listener, { en: `wrote ${worth.en} into box ${box}`, de: `${worth.de} in Feld ${box} geschrieben` });
}
