import type { StandingOrder } from '../../engine/game/index.ts';
import type { Answer, Decision } from '../../engine/script.ts';
import type { Track } from './cities-and-knights/cards/progress.ts';
import { ACCEPT, DECLINE } from './notation.ts';
import { goodsCount } from './rules/goods.ts';
import { orderTexts, settingTexts } from './texts/orders.ts';
import type { View } from './view.ts';

type Setting = keyof typeof settingTexts;
type Answers = Readonly<Partial<Record<Setting, (decision: Decision, view: View) => Answer | null>>>;

function order(id: keyof typeof orderTexts, key: string, answers: Answers): StandingOrder<View> {
  return {
    id,
    ...orderTexts[id],
    applies: (decision) => decision.key === key,
    settings: (Object.keys(answers) as Setting[]).map((setting) => ({ id: setting, name: settingTexts[setting] })),
    answer: (setting, view, decision) => answers[setting as Setting]?.(decision, view) ?? null,
  };
}

const asOnTimeOut = ({ fallback }: Decision): Answer => fallback;
const decline: Answer = [DECLINE];

/** Picks cards of this deck, while it has any. */
const deck =
  (track: Track) =>
  ({ choices }: Decision): Answer | null =>
    choices.includes(track) ? [track] : null;

const gives = (view: View): number => goodsCount(view.offer?.want ?? []);
const gets = (view: View): number => goodsCount(view.offer?.give ?? []);

/** Recurring questions a player can answer in advance, judged only by the player's view. */
export const standingOrders: readonly StandingOrder<View>[] = [
  order('discard', 'discard', { most: asOnTimeOut }),
  order('offers', 'offer.answer', {
    uncovered: ({ choices }) => (choices.includes(ACCEPT) ? null : decline),
    unequal: (_, view) => (gives(view) > gets(view) ? decline : null),
    all: () => decline,
  }),
  order('accept', 'offer.answer', {
    gain: ({ choices }, view) => (choices.includes(ACCEPT) && gets(view) > gives(view) ? [ACCEPT] : null),
  }),
  order('plenty', 'plenty', { least: asOnTimeOut }),
  order('aqueduct', 'aqueduct', { least: asOnTimeOut }),
  order('wedding', 'wedding', { most: asOnTimeOut }),
  order('harbor', 'harbor.give', { most: asOnTimeOut }),
  order('surplus', 'progress.return', { last: asOnTimeOut }),
  order('city', 'barbarians.city', { bare: asOnTimeOut }),
  order('reward', 'barbarians.deck', { trade: deck('trade'), politics: deck('politics'), science: deck('science') }),
  order('retreat', 'knight.retreat', { first: asOnTimeOut }),
];
