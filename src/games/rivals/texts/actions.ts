import type { Text } from '../../../engine/text.ts';
import type { Asked } from './questions.ts';

/** Wraps a choice in its verb: `Take Brick`, `Lehm nehmen`. */
export type ActionPhrase = (object: Text) => Text;

const verb =
  (en: string, de: string): ActionPhrase =>
  (object) => ({ en: `${en} ${object.en}`, de: `${object.de} ${de}` });
const around =
  (en: string, before: string, after: string): ActionPhrase =>
  (object) => ({ en: `${en} ${object.en}`, de: `${before} ${object.de} ${after}` });

export const buildPhrase = verb('Build', 'bauen');
/** `Build Abbey with Michael`; German drops the verb because names are long. */
export const buildWithPhrase =
  (helper: Text): ActionPhrase =>
  (object) => ({ en: `Build ${object.en} with ${helper.en}`, de: `${object.de} mit ${helper.de}` });
export const playPhrase = verb('Play', 'spielen');
export const usePhrase = verb('Use', 'nutzen');
export const removePhrase = verb('Remove', 'entfernen');
export const payPhrase = verb('Pay', 'zahlen');
export const searchPhrase = verb('Search', 'durchsehen');
const take = verb('Take', 'nehmen');
const giveUp = verb('Give Up', 'aufgeben');
const putAway = verb('Put Away', 'weglegen');
const swap = verb('Swap', 'vertauschen');
const choose = verb('Choose', 'wählen');
const putOn = around('Put on', 'Auf', 'legen');
const draw = around('Draw from', 'Von', 'ziehen');

/** The phrase for the choices of each question. */
const actionPhrases: Readonly<Record<Asked, ActionPhrase>> = {
  roll: playPhrase,
  action: usePhrase,
  scout: playPhrase,
  avert: playPhrase,
  exchange: verb('Exchange', 'tauschen'),
  riots: giveUp,
  'name.brigitta': verb('Name', 'bestimmen'),
  'draw.replenish': draw,
  'draw.exchange': draw,
  'draw.library': searchPhrase,
  'return.replenish': putAway,
  'lay.settlement': (region) => ({ en: `Put ${region.en} Above`, de: `${region.de} nach oben legen` }),
  'search.scout': take,
  deck: choose,
  prepare: usePhrase,
  'setup.stack': verb('Choose', 'wählen'),
  'setup.cards': take,
  'setup.swap': swap,
  'swap.relocation': swap,
  'mark.feud': around('Point Out', 'Auf', 'zeigen'),
  'lose.feud': giveUp,
  'lose.archer': giveUp,
  'lose.pirate-ship': giveUp,
  'rob.fraternal-feuds': putAway,
  'burn.arsonist': verb('Burn Down', 'niederbrennen'),
  'steal.traitor': take,
  'choose.doctor': verb('Choose', 'wählen'),
  'gain.tithe-barn': take,
  'route.gold': verb('Store', 'einlagern'),
  'buy.traveling-merchant': verb('Buy', 'kaufen'),
  'setup.era': choose,
  'fill.bishop': verb('Fill', 'füllen'),
  'lose.missionary': giveUp,
  'place.missionary': putOn,
  'slide.odins-priest': putAway,
  'slide.religious-dispute': putAway,
  'steal.godfrey': take,
  'mark.bishops-see': around('Point Out', 'Auf', 'zeigen'),
  'lose.bishops-see': giveUp,
  'turn.abbey-brewery': around('Turn to', 'Auf', 'drehen'),
  'open.good-neighbors': around('Take from', 'Von', 'nehmen'),
  'name.hergild': verb('Name', 'bestimmen'),
  'retreat.tactical-retreat': verb('Withdraw', 'zurückziehen'),
  'lower.commercial-harbor': verb('Lower', 'senken'),
  'shift.trading-post': around('Take from', 'Aus', 'nehmen'),
  'mode.wainwright': choose,
  'shift.wainwright': around('Take from', 'Aus', 'nehmen'),
  'receive.wainwright': around('Move to', 'Nach', 'verschieben'),
  'lose.capricious-sea': giveUp,
  'ship.fortunate-trade-voyage': choose,
  'type.fortunate-trade-voyage': choose,
  'ship.ship-builder': take,
  'hero.contest-of-the-heroes': choose,
  'foe.contest-of-the-heroes': choose,
  'name.marie': verb('Name', 'nennen'),
  'win.marie': take,
  'see.siward': verb('Look at', 'ansehen'),
  'sell.secret-brotherhood': verb('Discard', 'ablegen'),
  'place.wolfgang': putOn,
  'draw.retreat-of-the-barbarians': searchPhrase,
  'yield.barbarian-attack': giveUp,
  'spoils.barbarian-attack': take,
  'spoils.siegfried': take,
  'gain.wolfgang': take,
  'gain.religious-dispute': take,
  draw,
  gild: around('Pay Gold for', 'Gold für', 'zahlen'),
  return: verb('Give Back', 'zurückgeben'),
  search: take,
  take: verb('Demand', 'fordern'),
  give: verb('Hand Over', 'abgeben'),
  gain: take,
  store: verb('Store', 'einlagern'),
  pay: payPhrase,
  omit: verb('Leave Out', 'weglassen'),
  under: around('Put under', 'Unter', 'legen'),
};

/** The label of `pass`, by question. */
const passPhrases: Readonly<Partial<Record<Asked, Text>>> = {
  'place.missionary': { en: 'Discard the Hero', de: 'Karte ablegen' },
  'slide.religious-dispute': { en: 'Keep All Cards', de: 'Alle Karten behalten' },
  'steal.godfrey': { en: 'Take No Card', de: 'Keine Karte nehmen' },
  'open.good-neighbors': { en: 'Take No Card', de: 'Keine Karte nehmen' },
  'place.wolfgang': { en: 'Leave Him', de: 'Ziehen lassen' },
  'draw.retreat-of-the-barbarians': { en: 'Don’t Search', de: 'Nicht durchsehen' },
  prepare: { en: 'Pass', de: 'Passen' },
  exchange: { en: 'Keep My Hand', de: 'Hand behalten' },
  scout: { en: 'Draw Top 2', de: 'Oberste 2 ziehen' },
  avert: { en: 'Let It Happen', de: 'Geschehen lassen' },
  'draw.library': { en: 'Don’t Search', de: 'Nicht durchsehen' },
  'setup.swap': { en: 'Leave Them', de: 'So lassen' },
  'steal.traitor': { en: 'Take No Card', de: 'Keine Karte nehmen' },
  'buy.traveling-merchant': { en: 'Buy Nothing', de: 'Nichts kaufen' },
  take: { en: 'Demand Nothing', de: 'Nichts fordern' },
  gain: { en: 'Take Nothing', de: 'Nichts nehmen' },
};

/** The entry for the full key, or for the part before its dot. */
function lookUp<T>(record: Readonly<Partial<Record<string, T>>>, key: string): T | undefined {
  return record[key] ?? record[key.split('.')[0] as string];
}

export const actionPhraseOf = (key: string): ActionPhrase => lookUp(actionPhrases, key) ?? verb('Choose', 'wählen');
export const passPhraseOf = (key: string): Text =>
  lookUp(passPhrases, key) ?? { en: 'Choose Nothing', de: 'Nichts wählen' };
