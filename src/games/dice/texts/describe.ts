import type { Seat } from '../../../engine/script.ts';
import { nameOf, type Text, text, verbatim } from '../../../engine/text.ts';
import { type Chart, chartOf } from '../maps/index.ts';
import type { Turn } from '../state.ts';
import { BOXES, kinds, TARGET, THROWS, titles } from '../vocabulary.ts';
import type { PlayerView, View } from '../view.ts';
import { affordLines } from './afford.ts';
import { clip, count, joinComma, lines, signed } from '../../phrases.ts';
import { countPoints, listDice } from './phrases.ts';
import { anyFace, faceNames, kindWords, phaseNames, titleNames, variantNames } from './words.ts';

/** The table in words: everything, the most important of it for a screen reader, and in brief what one needs to choose. */
export function describe(view: View): { readonly text: Text; readonly alt: Text; readonly brief: Text } {
  const seats = view.players.map((_, seat) => seat).sort((one, other) => Number(other === view.seat) - Number(one === view.seat));
  const head = headline(view);
  const sums = seats.map((seat) => summary(view, seat));
  const long = [head, ...seats.flatMap((seat, index) => [sums[index] as Text, ...sheetLines(view, seat)])];
  return {
    text: lines(long, '\n'),
    alt: clip(lines([head, ...sums], ' ')),
    // What the dice show stands in the question.
    brief: lines([...(view.seat === null ? [] : [...affordLines(view, view.seat), ...readyLine(view, view.seat)]), ...sums], '\n'),
  };
}

function headline(view: View): Text {
  const { name } = variantNames[view.options.variant];
  if (view.phase === 'over') return { en: `${name.en}. The match is over.`, de: `${name.de}. Die Partie ist vorbei.` };
  if (view.phase === 'setup') {
    return { en: `${name.en}, set-up: ${nameOf(view.active)} chooses a start road.`, de: `${name.de}, Aufbau: ${nameOf(view.active)} wählt eine Startstraße.` };
  }
  if (view.options.order === 'parallel') return { en: `${name.en}, everybody at their own pace.`, de: `${name.de}, alle im eigenen Tempo.` };
  const turn = view.players[view.active]?.turn ?? null;
  const phase = phaseNames[turn?.rolling ? 'roll' : 'build'];
  const dice = diceLine(turn)[0];
  return {
    en: `${name.en}, turn ${view.number}: ${nameOf(view.active)}, ${phase.en}.${dice ? ` ${dice.en}` : ''}`,
    de: `${name.de}, Zug ${view.number}: ${nameOf(view.active)}, ${phase.de}.${dice ? ` ${dice.de}` : ''}`,
  };
}

function diceLine(turn: Turn | null): Text[] {
  if (!turn) return [];
  const dice = listDice(turn.dice, { en: 'all spent', de: 'alle verbraucht' });
  return [{ en: `Dice (throw ${turn.throws} of ${THROWS}): ${dice.en}.`, de: `Würfel (Wurf ${turn.throws} von ${THROWS}): ${dice.de}.` }];
}

/** Points, titles and what is built, counted. */
function summary(view: View, seat: Seat): Text {
  const player = view.players[seat] as PlayerView;
  const facts: Text[] = [];
  if (view.options.variant === 'island-one') {
    const box = Math.min(player.boxes.length + 1, BOXES);
    const where = player.boxes.length >= BOXES ? { en: 'finished', de: 'fertig' } : { en: `box ${box} of ${BOXES}`, de: `Feld ${box} von ${BOXES}` };
    facts.push(countPoints(player.score), where);
  } else {
    facts.push({ en: `${player.points} of ${TARGET} victory points`, de: `${player.points} von ${TARGET} Siegpunkten` });
    for (const title of titles) if (view.titles[title] === seat) facts.push(titleNames[title]);
    facts.push({ en: `line ${player.line}`, de: `Straßenzug ${player.line}` });
  }
  for (const kind of kinds) {
    const { length } = listFor(player, kind);
    if (length > 0) facts.push(count(length, kindWords[kind]));
  }
  return text((language) => `${nameOf(seat)}: ${joinComma(facts)[language]}.`);
}

function listFor(player: PlayerView, kind: (typeof kinds)[number]): readonly number[] {
  if (kind === 'city') return player.cities;
  return player[`${kind}s`];
}

/** Every place that is built, the boxes and the jokers. */
function sheetLines(view: View, seat: Seat): Text[] {
  const player = view.players[seat] as PlayerView;
  const map = chartOf(view.options.variant);
  const built = kinds.flatMap((kind): Text[] => {
    const ids = listFor(player, kind).map((place) => idOf(map, kind, place));
    return ids.length === 0 ? [] : [text((language) => `- ${kindWords[kind].many[language]} ${ids.join(', ')}`)];
  });
  const boxes = player.boxes.length === 0 ? [] : [verbatim(`- ${player.boxes.map((box) => (box === null ? 'X' : signed(box))).join(' | ')}`)];
  return [...built, ...boxes, text((language) => `- ${jokerLine(view, seat)[language]}`)];
}

function idOf(map: Chart, kind: (typeof kinds)[number], place: number): string {
  if (kind === 'castle') return `${place}`;
  const list = kind === 'road' ? map.roads : kind === 'settlement' ? map.settlements : kind === 'city' ? map.cities : map.knights;
  return list[place]?.id ?? '';
}

const readyLine = (view: View, seat: Seat): Text[] => (view.players[seat]?.ready.length ? [jokerLine(view, seat)] : []);

function jokerLine(view: View, seat: Seat): Text {
  const { jokers } = chartOf(view.options.variant);
  const ready = (view.players[seat] as PlayerView).ready.map((joker) => {
    const gives = jokers[joker]?.gives ?? 'any';
    return gives === 'any' ? anyFace : faceNames[gives];
  });
  const list = joinComma(ready, { en: 'none', de: 'keine' });
  return { en: `Jokers ready: ${list.en}.`, de: `Joker bereit: ${list.de}.` };
}
