import type { StandingOrder } from '../../engine/game/index.ts';
import { type Answer, type Decision, PASS } from '../../engine/script.ts';
import { stackIndex } from './rules/look-at-cards.ts';
import { resourceAt } from './rules/stores.ts';
import { type OrderText, orderTexts, settingTexts } from './texts/orders.ts';
import { resources } from './vocabulary.ts';
import type { View } from './view.ts';

type OrderId = keyof typeof orderTexts;
type Setting = keyof typeof settingTexts;

/** Payments of any types, which are always a choice. */
const freely = new Set(['pay.merchant-caravan', 'pay.exchange', 'pay.judith', 'pay.wainwright', 'pay.lighthouse']);

const isFixedPayment = (decision: Decision): boolean => begins(decision, 'pay') && !freely.has(decision.key);

const begins = ({ key }: Decision, ...verbs: readonly string[]): boolean =>
  verbs.some((verb) => key.startsWith(`${verb}.`));

/** Defines an order by its questions and the answer of each setting; `ask` has none. */
function order(
  id: OrderId,
  applies: (decision: Decision) => boolean,
  answers: Readonly<Partial<Record<Setting, (decision: Decision, view: View) => Answer | null>>>,
  standard?: Setting,
): StandingOrder<View> {
  const names = ['ask', ...Object.keys(answers)] as Setting[];
  const texts: OrderText = orderTexts[id];
  const settings = names.map((setting) => ({ id: setting, name: texts.settings?.[setting] ?? settingTexts[setting] }));
  const answer: StandingOrder<View>['answer'] = (setting, view, decision) =>
    answers[setting as Setting]?.(decision, view) ?? null;
  return { id, ...texts, applies, settings, ...(standard && { defaultSetting: standard }), answer };
}

const fallbackAnswer = ({ fallback }: Decision): Answer => fallback;
/** The fallback on the opponent's turn; on their own turn the player is asked. */
const inTheOthersTurn = ({ seat, fallback }: Decision, { active }: View): Answer | null =>
  seat === active ? null : fallback;
const pass = (): Answer => [PASS];
const triumph = ({ choices }: Decision): Answer | null => (choices.includes('triumph') ? ['triumph'] : null);

/** Prefers one type as far as it is offered, then the fallback, unless all must be of one type. */
const preferring =
  (resource: string) =>
  ({ choices, limits, max, fallback, seat, check, quotas: parts }: Decision, view: View): Answer => {
    if (parts) return fallback;
    const land = view.seats[seat as 0 | 1];
    const wanted: string[] = [];
    choices.forEach((id, index) => {
      if (id === PASS || resourceAt(land, id) !== resource) return;
      for (let i = 0; i < (limits?.[index] ?? 1) && wanted.length < max; i++) wanted.push(id);
    });
    const others = fallback.filter((id) => id !== PASS && resourceAt(land, id) !== resource);
    const mixed = [...wanted, ...others].slice(0, Math.max(1, fallback.length));
    return [mixed, wanted].find((picks) => picks.length > 0 && !check?.(picks)) ?? fallback;
  };

const byType = Object.fromEntries(resources.map((resource) => [resource, preferring(resource)]));

/** Questions that draw from the top of a chosen stack. */
const drawn = new Set(['draw.replenish', 'draw.pilgrimage-site', 'draw.odins-temple', 'draw.bran', 'draw.bailiwick']);

function highestStack({ choices }: Decision, { stacks }: View): Answer {
  const height = (name: string): number => stacks[stackIndex(name)]?.size ?? 0;
  return choices.toSorted((a, b) => height(b) - height(a)).slice(0, 1);
}

/** Standing orders, which answer recurring questions from the player's view only. */
export const standingOrders: readonly StandingOrder<View>[] = [
  order('payment', isFixedPayment, { fullest: fallbackAnswer }, 'fullest'),
  order('giving', (decision) => begins(decision, 'give'), { fullest: fallbackAnswer }, 'fullest'),
  order('taking', (decision) => begins(decision, 'take'), { room: fallbackAnswer, ...byType }),
  order('trade', ({ key }) => key === 'take.trade', { room: inTheOthersTurn }, 'room'),
  order(
    'gold',
    ({ key }) => key === 'route.gold',
    { cache: fallbackAnswer, fields: ({ choices }) => choices.slice(1) },
    'cache',
  ),
  order('storage', (decision) => begins(decision, 'store'), { emptiest: fallbackAnswer }, 'emptiest'),
  order('gains', (decision) => begins(decision, 'gain') && decision.key !== 'gain.marketplace', {
    room: fallbackAnswer,
    ...byType,
  }),
  order('marketplace', ({ key }) => key === 'gain.marketplace', { room: fallbackAnswer }),
  order('start', ({ key }) => key === 'setup.stack', { any: fallbackAnswer }, 'any'),
  order('cards', ({ key }) => key === 'setup.cards', { top: fallbackAnswer }),
  order('regions', ({ key }) => key === 'setup.swap', { leave: pass }),
  order('stacks', (decision) => begins(decision, 'under'), { any: fallbackAnswer }, 'any'),
  order('exchange', ({ key }) => key === 'exchange', { never: pass }, 'never'),
  order('merchant', ({ key }) => key === 'buy.traveling-merchant', { never: pass }),
  order('sebastian', (decision) => begins(decision, 'avert'), {
    keep: pass,
    play: ({ choices }) => [choices[0] ?? PASS],
  }),
  order('losses', (decision) => begins(decision, 'lose'), { cheapest: fallbackAnswer }),
  order(
    'barbarians',
    (decision) => begins(decision, 'spoils'),
    { triumph, away: (decision, { active }) => (decision.seat === active ? null : triumph(decision)) },
    'away',
  ),
  order('plunder', (decision) => begins(decision, 'yield'), { fullest: fallbackAnswer }),
  order('draws', ({ key }) => drawn.has(key), { highest: highestStack }),
  order('riots', ({ key }) => key === 'riots', {
    pay: ({ choices }) => (choices.includes('pay') ? ['pay'] : null),
    play: ({ choices }) => {
      const played = choices.find((id) => id.startsWith('play '));
      return played ? [played] : null;
    },
  }),
];
