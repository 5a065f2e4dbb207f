import type { Seat } from '../../../engine/script.ts';
import { seatPlaceholder, type Text, perLanguage, verbatim } from '../../../engine/text.ts';
import { type IndexedMap, indexedMapOf } from '../maps/index.ts';
import type { Turn } from '../state.ts';
import { handicapTexts } from '../../handicaps.ts';
import { handicaps } from '../options.ts';
import { goalOf } from '../rules/points.ts';
import { BOXES, buildKinds, THROWS_PER_TURN, titles } from '../vocabulary.ts';
import type { PlayerView, View } from '../view.ts';
import { affordLines } from './afford.ts';
import { clipText, count, joinComma, lines, signed } from '../../phrases.ts';
import { countPoints, listDice } from './phrases.ts';
import { anyFace, faceNames, kindWords, phaseNames, titleNames, variantNames } from './names.ts';

/** Describes the table: in full, as alt text, and briefly for the player who has to choose. */
export function describe(view: View): {
  readonly text: Text;
  readonly alt: Text;
  readonly brief: Text;
  readonly note: Text;
} {
  const seats = view.players
    .map((_, seat) => seat)
    .sort((one, other) => Number(other === view.seat) - Number(one === view.seat));
  const head = headline(view);
  const sums = seats.map((seat) => summary(view, seat));
  const handicap = handicapTexts(handicaps, view.options);
  const long = [head, ...handicap, ...seats.flatMap((seat, index) => [sums[index] as Text, ...sheetLines(view, seat)])];
  const own = view.seat === null ? [] : [...affordLines(view, view.seat), ...readyLine(view, view.seat)];
  return {
    text: lines(long, '\n'),
    alt: clipText(lines([head, ...handicap, ...sums], ' ')),
    // The question already lists the dice.
    brief: lines([...own, ...sums], '\n'),
    note: lines(own, '\n'),
  };
}

function headline(view: View): Text {
  const { name } = variantNames[view.options.variant];
  if (view.phase === 'over') return { en: `${name.en}. The match is over.`, de: `${name.de}. Die Partie ist vorbei.` };
  if (view.phase === 'setup') {
    return {
      en: `${name.en}, set-up: ${seatPlaceholder(view.active)} chooses a starting road.`,
      de: `${name.de}, Aufbau: ${seatPlaceholder(view.active)} wählt eine Startstraße.`,
    };
  }
  if (view.options.order === 'parallel')
    return { en: `${name.en}, everyone at their own pace.`, de: `${name.de}, alle im eigenen Tempo.` };
  const turn = view.players[view.active]?.turn ?? null;
  const phase = phaseNames[turn?.rolling ? 'roll' : 'build'];
  const dice = diceLine(turn)[0];
  return {
    en: `${name.en}, turn ${view.number}: ${seatPlaceholder(view.active)}, ${phase.en}.${dice ? ` ${dice.en}` : ''}`,
    de: `${name.de}, Zug ${view.number}: ${seatPlaceholder(view.active)}, ${phase.de}.${dice ? ` ${dice.de}` : ''}`,
  };
}

function diceLine(turn: Turn | null): Text[] {
  if (!turn) return [];
  const dice = listDice(turn.dice, { en: 'all spent', de: 'alle verbraucht' });
  return [
    {
      en: `Dice (roll ${turn.throws} of ${THROWS_PER_TURN}): ${dice.en}.`,
      de: `Würfel (Wurf ${turn.throws} von ${THROWS_PER_TURN}): ${dice.de}.`,
    },
  ];
}

/** One line per player: points, titles and number of builds. */
function summary(view: View, seat: Seat): Text {
  const player = view.players[seat] as PlayerView;
  const facts: Text[] = [];
  if (view.options.variant === 'island-one') {
    const box = Math.min(player.boxes.length + 1, BOXES);
    const where =
      player.boxes.length >= BOXES
        ? { en: 'finished', de: 'fertig' }
        : { en: `box ${box} of ${BOXES}`, de: `Feld ${box} von ${BOXES}` };
    facts.push(countPoints(player.score), where);
  } else {
    facts.push({
      en: `${player.points} of ${goalOf(view, seat)} victory points`,
      de: `${player.points} von ${goalOf(view, seat)} Siegpunkten`,
    });
    for (const title of titles) if (view.titles[title] === seat) facts.push(titleNames[title]);
    facts.push({ en: `road length ${player.line}`, de: `Straßenzug ${player.line}` });
  }
  for (const kind of buildKinds) {
    const { length } = listFor(player, kind);
    if (length > 0) facts.push(count(length, kindWords[kind]));
  }
  return perLanguage((language) => `${seatPlaceholder(seat)}: ${joinComma(facts)[language]}.`);
}

function listFor(player: PlayerView, kind: (typeof buildKinds)[number]): readonly number[] {
  if (kind === 'city') return player.cities;
  return player[`${kind}s`];
}

/** Every built place, the boxes and the jokers. */
function sheetLines(view: View, seat: Seat): Text[] {
  const player = view.players[seat] as PlayerView;
  const map = indexedMapOf(view.options.variant);
  const built = buildKinds.flatMap((kind): Text[] => {
    const ids = listFor(player, kind).map((place) => idOf(map, kind, place));
    return ids.length === 0 ? [] : [perLanguage((language) => `- ${kindWords[kind].many[language]} ${ids.join(', ')}`)];
  });
  const boxes =
    player.boxes.length === 0
      ? []
      : [verbatim(`- ${player.boxes.map((box) => (box === null ? 'X' : signed(box))).join(' | ')}`)];
  return [...built, ...boxes, perLanguage((language) => `- ${jokerLine(view, seat)[language]}`)];
}

function idOf(map: IndexedMap, kind: (typeof buildKinds)[number], place: number): string {
  if (kind === 'castle') return `${place}`;
  const list =
    kind === 'road' ? map.roads : kind === 'settlement' ? map.settlements : kind === 'city' ? map.cities : map.knights;
  return list[place]?.id ?? '';
}

const readyLine = (view: View, seat: Seat): Text[] => (view.players[seat]?.ready.length ? [jokerLine(view, seat)] : []);

function jokerLine(view: View, seat: Seat): Text {
  const { jokers } = indexedMapOf(view.options.variant);
  const ready = (view.players[seat] as PlayerView).ready.map((joker) => {
    const gives = jokers[joker]?.gives ?? 'any';
    return gives === 'any' ? anyFace : faceNames[gives];
  });
  const list = joinComma(ready, { en: 'none', de: 'keine' });
  return { en: `Jokers ready: ${list.en}.`, de: `Joker bereit: ${list.de}.` };
}
