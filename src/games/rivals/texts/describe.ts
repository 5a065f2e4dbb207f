import { nameOf, type Text, text, verbatim } from '../../../engine/text.ts';
import type { Seat } from '../../../engine/script.ts';
import { idOf } from '../cards/registry.ts';
import { columnName, guestsOf, regionName, slotName, type Spot, spotsOf, townColumn } from '../rules/geometry.ts';
import { centreCards, FULL, pointKinds, tokens } from '../vocabulary.ts';
import type { SideView, View } from '../view.ts';
import { count, countCards, countPoints, italicCard, joinComma, listGoods, regionText, showPlace, tellGoods } from './phrases.ts';
import { affordLine, brigandWarning, winsByEnding } from './afford.ts';
import { centreWords, faceNames, phaseNames, pointNames, setNames, tokenNames } from './words.ts';

/** An alternative text holds 1,024 characters; the names that come in later need room. */
const ALT = 880;

/** The table in words: everything, the most important of it first in what a screen reader says of a picture, and in brief. */
export function describe(view: View): { readonly text: Text; readonly alt: Text; readonly brief: Text } {
  const seats: readonly Seat[] = view.seat === 1 ? [1, 0] : [0, 1];
  const side = (seat: Seat): SideView => view.seats[seat as 0 | 1];
  return {
    get text() {
      const lands = seats.flatMap((seat) => [summary(view, seat), ...landLines(side(seat))]);
      return lines([headline(view), ...lands, ...tableLines(view), ...handLine(view)], '\n');
    },
    get alt() {
      const all = lines([headline(view), ...seats.map((seat) => summary(view, seat)), ...seats.map((seat) => cardsLine(side(seat), seat))], ' ');
      return text((language) => clip(all[language].replaceAll('*', '')));
    },
    get brief() {
      return lines([...ownLines(view), scoreLine(view, seats)], '\n');
    },
  };
}

/** What one has, what it pays for, and what is in danger. */
function ownLines(view: View): Text[] {
  const { seat, seats } = view;
  if (seat === null) return [];
  const side = seats[seat as 0 | 1];
  const goods = tellGoods(side.goods);
  const warning = seat === view.active && winsByEnding(view) ? null : brigandWarning(side);
  const have: Text = { en: `Your resources: ${goods.en}.`, de: `Deine Rohstoffe: ${goods.de}.` };
  return [have, ...(warning ? [text((language) => `⚠ ${warning[language]}`)] : []), affordLine(view, seat)];
}

/** `Victory points: Anna 5 (strength advantage), Ben 4. 7 win.` */
function scoreLine(view: View, seats: readonly Seat[]): Text {
  const scores = joinComma(seats.map((seat) => {
    const held = tokens.filter((token) => view.tokens[token] === seat).map((token) => tokenNames[token]);
    const besides = joinComma(held, { en: '', de: '' });
    return text((language) => `${nameOf(seat)} ${view.seats[seat as 0 | 1].points.victory}${besides[language] && ` (${besides[language]})`}`);
  }));
  return { en: `Victory points: ${scores.en}. ${view.target} win.`, de: `Siegpunkte: ${scores.de}. ${view.target} gewinnen.` };
}

const lines = (parts: readonly Text[], between: string): Text =>
  text((language) => parts.map((part) => part[language]).join(between));

function clip(words: string): string {
  return words.length <= ALT ? words : `${words.slice(0, words.lastIndexOf(' ', ALT - 2))} …`;
}

/** Whose turn it is, what was rolled, who has won. */
function headline(view: View): Text {
  const { winner, turn, active, phase, production, face, event, target } = view;
  if (winner !== null) {
    const name = nameOf(winner);
    return { en: `${name} has won the match.`, de: `${name} hat die Partie gewonnen.` };
  }
  if (turn === 0) return { en: `Set-up. ${target} victory points win.`, de: `Aufbau. ${target} Siegpunkte gewinnen.` };
  const name = nameOf(active);
  const dice = production === null || face === null ? null : text((language) => `${production}, ${faceNames[face][language]}`);
  const card = event ? text((language) => `: ${italicCard(idOf(event))[language]}`) : { en: '', de: '' };
  const thrown = dice ? { en: ` Dice ${dice.en}${card.en}.`, de: ` Würfel ${dice.de}${card.de}.` } : { en: '', de: '' };
  return {
    en: `Turn ${turn}, ${name}, ${phaseNames[phase].en}.${thrown.en} ${target} victory points win.`,
    de: `Zug ${turn}, ${name}, ${phaseNames[phase].de}.${thrown.de} ${target} Siegpunkte gewinnen.`,
  };
}

/** A player's points, tokens, goods and hand. */
function summary(view: View, seat: Seat): Text {
  const side = view.seats[seat as 0 | 1];
  const points = pointKinds
    .filter((kind) => kind !== 'victory' && side.points[kind] > 0)
    .map((kind) => text((language) => `${pointNames[kind][language]} ${side.points[kind]}`));
  const held = tokens.filter((token) => view.tokens[token] === seat).map((token) => tokenNames[token]);
  const facts = [countPoints(side.points.victory, 'victory'), ...held, ...points, listGoods(side.goods), handText(side)];
  return text((language) => `${nameOf(seat)}: ${joinComma(facts)[language]}.`);
}

function handText({ handSize, handLimit }: SideView): Text {
  const cards = countCards(handSize);
  return { en: `${cards.en} in hand (limit ${handLimit})`, de: `${cards.de} auf der Hand (Limit ${handLimit})` };
}

/** All cards on building sites. */
function cardsLine(side: SideView, seat: Seat): Text {
  const cards = joinComma(spotsOf(side).map(spotText), { en: 'no expansions', de: 'keine Ausbauten' });
  return text((language) => `${nameOf(seat)}: ${centreText(side)[language]}, ${cards[language]}.`);
}

const spotText = ({ piece, place }: Spot): Text =>
  text((language) => `${italicCard(idOf(piece.card))[language]} ${showPlace(place)}`);

function centreText({ west, towns, ends }: SideView): Text {
  const cities = towns.filter(({ city }) => city).length;
  const span = `${showPlace(columnName(townColumn(west, 0)))} … ${showPlace(columnName(townColumn(west, towns.length - 1)))}`;
  const roads = Number(ends[0]) + Number(ends[1]);
  const [settled, grown] = [count(towns.length - cities, centreWords.settlement), count(cities, centreWords.city)];
  return {
    en: `${settled.en} and ${grown.en} (${span}), ${roads} open road ${roads === 1 ? 'end' : 'ends'}`,
    de: `${settled.de} und ${grown.de} (${span}), ${roads} ${roads === 1 ? 'offenes Straßenende' : 'offene Straßenenden'}`,
  };
}

/** Regions and sites one after the other. */
function landLines(side: SideView): Text[] {
  const { west, regions, towns } = side;
  const regionLines = regions.map(({ type, number, stock, on }, index) => {
    const region = regionText(type, number);
    const cache = on ? italicCard(idOf(on.card)) : null;
    return text((language) => {
      const beside = cache ? `; ${showPlace(slotName(west, index))} ${cache[language]} ${on?.goods ?? on?.level ?? 0}/${FULL}` : '';
      return `${showPlace(regionName(west, index))} ${region[language]} ${stock}/${FULL}${beside}`;
    });
  });
  const roads = spotsOf(side).filter(({ place }) => place.startsWith('r')).map(spotText);
  const townLines = towns.map(({ city, metropolis }, town) => {
    const cards = spotsOf(side).filter((spot) => spot.town === town);
    const list = joinComma(cards.map(spotText), { en: '–', de: '–' });
    const kind: Text = metropolis ? { en: 'Metropolis', de: 'Metropole' } : city ? { en: 'City', de: 'Stadt' } : { en: 'Settlement', de: 'Siedlung' };
    return text((language) => `- ${kind[language]} ${showPlace(columnName(townColumn(west, town)))}: ${list[language]}`);
  });
  const guests = guestsOf(side).map(spotText);
  const guestLine = text((language) => `- ${{ en: 'Cards of the other player', de: 'Karten der anderen Seite' }[language]}: ${joinComma(guests)[language]}`);
  const roadLine = text((language) => `- ${{ en: 'On roads', de: 'Auf Straßen' }[language]}: ${joinComma(roads)[language]}`);
  const regionLine = text((language) => `- ${joinComma(regionLines)[language]}`);
  return [regionLine, ...townLines, ...(roads.length > 0 ? [roadLine] : []), ...(guests.length > 0 ? [guestLine] : []), ...markerLine(side), text((language) => `- ${centreText(side)[language]}`)];
}

/** The level of a marker, which lies at no place. */
function markerLine({ marker }: SideView): Text[] {
  return marker ? [text((language) => `- ${italicCard(idOf(marker.card))[language]}: ${marker.level ?? 0}`)] : [];
}

function tableLines(view: View): Text[] {
  const { events, regions, supply } = view;
  const left = joinComma(centreCards.map((card) => count(supply[card], centreWords[card])));
  return [
    ...(view.discards.length > 1 ? [0, 1].flatMap((seat) => ownPiles(view, seat)) : commonPiles(view)),
    { en: `Event stack ${events}, region stack ${regions}.`, de: `Ereignisstapel ${events}, Landschaftsstapel ${regions}.` },
    { en: `Supply: ${left.en}.`, de: `Vorrat: ${left.de}.` },
  ];
}

type Stacked = View['stacks'][number];

const openTop = ({ top }: Stacked): Text => (top ? text((language) => ` (${italicCard(idOf(top))[language]})`) : verbatim(''));

const topOf = ({ top }: View['discards'][number]): Text => (top ? italicCard(idOf(top)) : { en: 'empty', de: 'leer' });

function commonPiles({ stacks, discards, faceUp }: View): Text[] {
  const [discard] = discards as [View['discards'][number]];
  const piles = stacks.map((stack, index) => text((language) => `${index + 1} ${setNames[stack.set].name[language]} ${stack.size}${openTop(stack)[language]}`));
  const top = topOf(discard);
  const open = joinComma(faceUp.map((copy) => italicCard(idOf(copy))), { en: '–', de: '–' });
  return [
    text((language) => `${{ en: 'Draw stacks', de: 'Nachziehstapel' }[language]}: ${joinComma(piles)[language]}.`),
    {
      en: `Discard pile ${discard.size} (top: ${top.en}), face-up stack: ${open.en}.`,
      de: `Ablagestapel ${discard.size} (oben: ${top.de}), offener Stapel: ${open.de}.`,
    },
  ];
}

/** The stacks and the discard pile a player has alone. */
function ownPiles({ stacks, discards }: View, seat: Seat): Text[] {
  const discard = discards[seat] as View['discards'][number];
  const piles = stacks.flatMap((stack, index) => (stack.owner === seat ? [text((language) => `${index + 1}: ${stack.size}${openTop(stack)[language]}`)] : []));
  const [list, top] = [joinComma(piles, { en: '–', de: '–' }), topOf(discard)];
  return [{
    en: `${nameOf(seat)}: draw stacks ${list.en}; discard pile ${discard.size} (top: ${top.en}).`,
    de: `${nameOf(seat)}: Nachziehstapel ${list.de}; Ablagestapel ${discard.size} (oben: ${top.de}).`,
  }];
}

function handLine({ hand }: View): Text[] {
  if (!hand) return [];
  const cards = joinComma(hand.map((copy) => italicCard(idOf(copy))), { en: 'empty', de: 'leer' });
  return [{ en: `Your hand: ${cards.en}.`, de: `Deine Hand: ${cards.de}.` }];
}
