import type { Seat } from '../../../engine/script.ts';
import { seatPlaceholder, type Text, perLanguage } from '../../../engine/text.ts';
import type { GameEvent } from '../game-event.ts';
import type { DieFace } from '../vocabulary.ts';
import { count, whoDid } from '../../phrases.ts';
import { countPoints, countVictory, placeName, diceText } from './phrases.ts';
import { faceNames, faceSigns, kindWords, titleNames } from './names.ts';

type Listener = Seat | null;
type EventOf<K extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: K }>;

const face = (name: DieFace): Text => perLanguage((language) => `${faceSigns[name]} ${faceNames[name][language]}`);

export function describeEvent(event: GameEvent, listener: Listener): Text {
  switch (event.kind) {
    case 'threw': {
      const dice = diceText(event.dice);
      return whoDid(event.seat, listener, {
        en: `${event.number === 1 ? 'rolled' : 'rolled again:'} ${dice.en}`,
        de: `${dice.de} ${event.number === 1 ? 'gewürfelt' : 'nachgewürfelt'}`,
      });
    }
    case 'started':
      return whoDid(event.seat, listener, {
        en: `started with road ${event.place}`,
        de: `mit Straße ${event.place} begonnen`,
      });
    case 'built':
      return describeBuilding(event, listener);
    case 'joker': {
      const [from, to] = [face(event.from), face(event.to)];
      return whoDid(event.seat, listener, {
        en: `used a joker to turn ${from.en} into ${to.en}`,
        de: `mit einem Joker ${from.de} zu ${to.de} gedreht`,
      });
    }
    case 'gold': {
      const to = face(event.to);
      return whoDid(event.seat, listener, {
        en: `traded 2 ${faceSigns.gold} gold for ${to.en}`,
        de: `2 ${faceSigns.gold} Gold gegen ${to.de} getauscht`,
      });
    }
    case 'title':
      return describeTitle(event, listener);
    case 'box':
      return describeBox(event, listener);
    case 'idle':
      return whoDid(event.seat, listener, { en: 'built nothing', de: 'nichts gebaut' });
    case 'finished': {
      const score = countPoints(event.score);
      return whoDid(event.seat, listener, {
        en: `${event.complete ? 'completed the island' : 'filled all 15 boxes'}: ${score.en}`,
        de: `${event.complete ? 'die Insel vollendet' : 'alle 15 Felder gefüllt'}: ${score.de}`,
      });
    }
    case 'won': {
      return whoDid(event.seat, listener, {
        en: `won the match with ${countVictory(event.points).en}`,
        de: `die Partie mit ${event.points} Siegpunkten gewonnen`,
      });
    }
    case 'stalled':
      return {
        en: `No one has built for ${event.turns} turns, so the match ends. The most victory points win.`,
        de: `Seit ${event.turns} Zügen hat niemand gebaut. Die Partie endet, die meisten Siegpunkte gewinnen.`,
      };
  }
}

function describeBuilding({ seat, what, place, points }: EventOf<'built'>, listener: Listener): Text {
  const name: Text = what === 'castle' ? { en: 'a castle', de: 'eine Burg' } : placeName(what, place);
  const worth = countPoints(points);
  const built = perLanguage((language) => `${name[language]}${points > 0 ? ` (${worth[language]})` : ''}`);
  return whoDid(seat, listener, { en: `built ${built.en}`, de: `${built.de} gebaut` });
}

function describeTitle({ title, seat, before, size }: EventOf<'title'>, listener: Listener): Text {
  const name = titleNames[title];
  if (seat === null) return { en: `No one holds the ${name.en} now.`, de: `Die ${name.de} hat jetzt niemand.` };
  const measure = count(size, title === 'longest-road' ? kindWords.road : kindWords.knight);
  const by = title === 'longest-road' ? measure.de : `${size} Rittern`;
  const sentence = whoDid(seat, listener, {
    en: `took the ${name.en} with ${measure.en}`,
    de: `mit ${by} die ${name.de} geholt`,
  });
  if (before === null) return sentence;
  const from =
    before === listener ? { en: 'you', de: 'dir' } : { en: seatPlaceholder(before), de: seatPlaceholder(before) };
  return {
    en: `${sentence.en.slice(0, -1)} from ${from.en}.`,
    de: `${sentence.de.slice(0, -1)}, zuvor bei ${from.de}.`,
  };
}

function describeBox({ seat, box, points }: EventOf<'box'>, listener: Listener): Text {
  if (points === null)
    return whoDid(seat, listener, { en: `wrote an X (−2) in box ${box}`, de: `ein X (−2) in Feld ${box} geschrieben` });
  const worth = countPoints(points);
  return whoDid(seat, listener, {
    en: `wrote ${worth.en} in box ${box}`,
    de: `${worth.de} in Feld ${box} geschrieben`,
  });
}
