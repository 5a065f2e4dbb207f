import type { Text } from '../../../engine/text.ts';
import type { Asked } from './questions.ts';

/** What one does with a choice: `Take Brick`, `Lehm nehmen`. */
export type Deed = (object: Text) => Text;

const verb = (en: string, de: string): Deed => (object) => ({ en: `${en} ${object.en}`, de: `${object.de} ${de}` });
const around = (en: string, before: string, after: string): Deed => (object) => ({
  en: `${en} ${object.en}`,
  de: `${before} ${object.de} ${after}`,
});

export const build = verb('Build', 'bauen');
export const play = verb('Play', 'spielen');
export const use = verb('Use', 'nutzen');
export const remove = verb('Remove', 'entfernen');
export const pay = verb('Pay', 'zahlen');
export const search = verb('Search', 'durchsehen');
const take = verb('Take', 'nehmen');
const giveUp = verb('Give Up', 'aufgeben');
const putAway = verb('Put Away', 'weglegen');
const swap = verb('Swap', 'vertauschen');
const draw = around('Draw from', 'Von', 'ziehen');

/** By the question: a question without a deed does not compile. */
const deeds: Readonly<Record<Asked, Deed>> = {
  roll: play,
  action: use,
  scout: play,
  avert: play,
  exchange: verb('Exchange', 'tauschen'),
  riots: giveUp,
  'name.brigitta': verb('Name', 'bestimmen'),
  'draw.replenish': draw,
  'draw.exchange': draw,
  'draw.library': search,
  'return.replenish': putAway,
  'return.merchant': verb('Give Back', 'zurückgeben'),
  'lay.settlement': (region) => ({ en: `Put ${region.en} Above`, de: `${region.de} nach oben legen` }),
  'search.scout': take,
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
  search: take,
  take: verb('Demand', 'fordern'),
  give: verb('Hand Over', 'abgeben'),
  gain: take,
  store: verb('Store', 'einlagern'),
  pay,
  omit: verb('Leave Out', 'weglassen'),
  under: around('Put under', 'Unter', 'legen'),
};

/** What `pass` means. */
const passes: Readonly<Partial<Record<Asked, Text>>> = {
  exchange: { en: 'Keep My Hand', de: 'Hand behalten' },
  scout: { en: 'Draw the Top 2', de: 'Die obersten 2 ziehen' },
  avert: { en: 'Let It Happen', de: 'Geschehen lassen' },
  'draw.library': { en: 'Search No Stack', de: 'Keinen Stapel durchsehen' },
  'setup.swap': { en: 'Keep This Order', de: 'So lassen' },
  'steal.traitor': { en: 'Take No Card', de: 'Keine Karte nehmen' },
  'buy.traveling-merchant': { en: 'Buy Nothing', de: 'Nichts kaufen' },
  take: { en: 'Demand Nothing', de: 'Nichts fordern' },
  gain: { en: 'Take Nothing', de: 'Nichts nehmen' },
};

/** The entry for the whole key, or for what stands before its dot. */
function lookUp<T>(record: Readonly<Partial<Record<string, T>>>, key: string): T | undefined {
  return record[key] ?? record[key.split('.')[0] as string];
}

export const deedOf = (key: string): Deed => lookUp(deeds, key) ?? verb('Choose', 'wählen');
export const passOf = (key: string): Text => lookUp(passes, key) ?? { en: 'Choose Nothing', de: 'Nichts wählen' };
