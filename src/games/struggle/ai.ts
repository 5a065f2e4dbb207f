import type { GameAi, StandingOrder } from '../../engine/game/index.ts';
import type { Answer, Decision } from '../../engine/script.ts';
import { winChancesBy } from '../win-chances.ts';
import { features } from './features.ts';
import { determinize } from './determinize.ts';
import type { State } from './state.ts';
import { orderTexts, settingTexts } from './texts/orders.ts';
import { evaluate } from './evaluate.ts';
import type { View } from './view.ts';

type Answering = (decision: Decision, view: View) => Answer | null;

function order(
  id: keyof typeof orderTexts,
  key: string,
  settings: Readonly<Partial<Record<keyof typeof settingTexts, Answering>>>,
  standard?: string,
): StandingOrder<View> {
  const names = ['ask', ...Object.keys(settings)] as (keyof typeof settingTexts)[];
  return {
    id,
    ...orderTexts[id],
    applies: (decision) => decision.key === key,
    settings: names.map((name) => ({ id: name, name: settingTexts[name] })),
    ...(standard === undefined ? {} : { defaultSetting: standard }),
    answer: (setting, view, decision) => settings[setting as keyof typeof settingTexts]?.(decision, view) ?? null,
  };
}

const asOnTimeOut: Answering = ({ fallback }) => fallback;

/** Pays with the required cards if held; asks if different cards could replace the rest. */
const required: Answering = ({ fallback, choices, limits, check }) => {
  const others = choices.filter((_, at) => (limits?.[at] ?? 0) > 0);
  // Another kind could replace this group with the same number of cards.
  for (const gone of new Set(fallback)) {
    for (const instead of others) {
      if (instead === gone) continue;
      for (const size of [2, 3]) {
        const count = fallback.filter((card) => card === gone).length;
        if (count < size) continue;
        const changed = fallback
          .filter((card) => card !== gone)
          .concat(
            Array.from({ length: count - size }, () => gone),
            Array.from({ length: size }, () => instead),
          );
        const fits = changed.filter((card) => card === instead).length <= (limits?.[choices.indexOf(instead)] ?? 0);
        if (fits && !check?.(changed)) return null;
      }
    }
  }
  return fallback;
};

/** Standing orders; they use only the player's view. */
const standingOrders: readonly StandingOrder<View>[] = [
  order('payment', 'pay', { required, fewest: asOnTimeOut }, 'required'),
  order('robbers', 'discard', { most: asOnTimeOut }),
  order('return', 'return', { drawn: asOnTimeOut }),
];

/** Winning chances, calibrated on matches between computers. */
const winChances = (state: State): readonly number[] =>
  winChancesBy(
    state.players.map((_, seat) => evaluate(state, seat)),
    200,
  );

/** Autopilot only builds; it neither trades an absent player's cards nor turns the destiny card. */
const modest = (choice: string): boolean => /^build (road|settlement|city)$/u.test(choice);

export const ai: GameAi<State, View> = { determinize, evaluate, winChances, modest, features, orders: standingOrders };
