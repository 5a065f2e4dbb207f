import type { Order } from '../../engine/game/index.ts';
import { type Answer, type Decision, PASS } from '../../engine/script.ts';
import { stackIndex } from './rules/looking.ts';
import { resourceAt } from './rules/stores.ts';
import { type OrderText, orderTexts, settingTexts } from './texts/orders.ts';
import { resources } from './vocabulary.ts';
import type { View } from './view.ts';

type OrderId = keyof typeof orderTexts;
type Setting = keyof typeof settingTexts;

/** Payments whose types are free: these are always a choice. */
const freely = new Set(['pay.merchant-caravan', 'pay.exchange', 'pay.judith', 'pay.wainwright', 'pay.lighthouse']);

const isFixedPayment = (decision: Decision): boolean => begins(decision, 'pay') && !freely.has(decision.key);

const begins = ({ key }: Decision, ...verbs: readonly string[]): boolean => verbs.some((verb) => key.startsWith(`${verb}.`));

/** An order by its questions and by the answer each setting gives; `ask` gives none. */
function order(
  id: OrderId,
  applies: (decision: Decision) => boolean,
  answers: Readonly<Partial<Record<Setting, (decision: Decision, view: View) => Answer | null>>>,
  standard?: Setting,
): Order<View> {
  const names = ['ask', ...Object.keys(answers)] as Setting[];
  const texts: OrderText = orderTexts[id];
  const settings = names.map((setting) => ({ id: setting, name: texts.settings?.[setting] ?? settingTexts[setting] }));
  const answer: Order<View>['answer'] = (setting, view, decision) => answers[setting as Setting]?.(decision, view) ?? null;
  return { id, ...texts, applies, settings, ...(standard && { standard }), answer };
}

const asOnTimeOut = ({ otherwise }: Decision): Answer => otherwise;
/** Whoever is on turn is here and chooses. */
const inTheOthersTurn = ({ seat, otherwise }: Decision, { active }: View): Answer | null => (seat === active ? null : otherwise);
const pass = (): Answer => [PASS];
const triumph = ({ choices }: Decision): Answer | null => (choices.includes('triumph') ? ['triumph'] : null);

/** This type first, as far as it is offered; the rest as when time runs out, unless it must all be of one type. */
const preferring = (resource: string) => ({ choices, limits, max, otherwise, seat, check, parts }: Decision, view: View): Answer => {
  if (parts) return otherwise;
  const land = view.seats[seat as 0 | 1];
  const wanted: string[] = [];
  choices.forEach((id, index) => {
    if (id === PASS || resourceAt(land, id) !== resource) return;
    for (let i = 0; i < (limits?.[index] ?? 1) && wanted.length < max; i++) wanted.push(id);
  });
  const others = otherwise.filter((id) => id !== PASS && resourceAt(land, id) !== resource);
  const mixed = [...wanted, ...others].slice(0, Math.max(1, otherwise.length));
  return [mixed, wanted].find((picks) => picks.length > 0 && !check?.(picks)) ?? otherwise;
};

const byType = Object.fromEntries(resources.map((resource) => [resource, preferring(resource)]));

/** Cards drawn from the top of a stack of choice. */
const drawn = new Set(['draw.replenish', 'draw.pilgrimage-site', 'draw.odins-temple', 'draw.bran', 'draw.bailiwick']);

function highestStack({ choices }: Decision, { stacks }: View): Answer {
  const height = (name: string): number => stacks[stackIndex(name)]?.size ?? 0;
  return choices.toSorted((a, b) => height(b) - height(a)).slice(0, 1);
}

/** Recurring questions a player may answer in advance. They go by nothing but the player's view. */
export const orders: readonly Order<View>[] = [
  order('payment', isFixedPayment, { fullest: asOnTimeOut }, 'fullest'),
  order('giving', (decision) => begins(decision, 'give'), { fullest: asOnTimeOut }, 'fullest'),
  order('taking', (decision) => begins(decision, 'take'), { room: asOnTimeOut, ...byType }),
  order('trade', ({ key }) => key === 'take.trade', { room: inTheOthersTurn }, 'room'),
  order('gold', ({ key }) => key === 'route.gold', { cache: asOnTimeOut, fields: ({ choices }) => choices.slice(1) }, 'cache'),
  order('storage', (decision) => begins(decision, 'store'), { emptiest: asOnTimeOut }, 'emptiest'),
  order('gains', (decision) => begins(decision, 'gain') && decision.key !== 'gain.marketplace', { room: asOnTimeOut, ...byType }),
  order('marketplace', ({ key }) => key === 'gain.marketplace', { room: asOnTimeOut }),
  order('start', ({ key }) => key === 'setup.stack', { any: asOnTimeOut }, 'any'),
  order('cards', ({ key }) => key === 'setup.cards', { top: asOnTimeOut }),
  order('regions', ({ key }) => key === 'setup.swap', { leave: pass }),
  order('stacks', (decision) => begins(decision, 'under'), { any: asOnTimeOut }, 'any'),
  order('exchange', ({ key }) => key === 'exchange', { never: pass }, 'never'),
  order('merchant', ({ key }) => key === 'buy.traveling-merchant', { never: pass }),
  order('sebastian', (decision) => begins(decision, 'avert'), {
    keep: pass,
    play: ({ choices }) => [choices[0] ?? PASS],
  }),
  order('losses', (decision) => begins(decision, 'lose'), { cheapest: asOnTimeOut }),
  order('barbarians', (decision) => begins(decision, 'spoils'), {
    triumph,
    away: (decision, { active }) => (decision.seat === active ? null : triumph(decision)),
  }, 'away'),
  order('plunder', (decision) => begins(decision, 'yield'), { fullest: asOnTimeOut }),
  order('draws', ({ key }) => drawn.has(key), { highest: highestStack }),
  order('riots', ({ key }) => key === 'riots', {
    pay: ({ choices }) => (choices.includes('pay') ? ['pay'] : null),
    play: ({ choices }) => {
      const played = choices.find((id) => id.startsWith('play '));
      return played ? [played] : null;
    },
  }),
];
