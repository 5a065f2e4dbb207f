import type { Mind, Order } from '../../engine/game/index.ts';
import type { Answer, Decision } from '../../engine/script.ts';
import { chancesBy } from '../odds.ts';
import { features } from './features.ts';
import { imagine } from './imagine.ts';
import type { State } from './state.ts';
import { orderTexts, settingTexts } from './texts/orders.ts';
import { value } from './value.ts';
import type { View } from './view.ts';

type Answering = (decision: Decision, view: View) => Answer | null;

function order(id: keyof typeof orderTexts, key: string, settings: Readonly<Partial<Record<keyof typeof settingTexts, Answering>>>, standard?: string): Order<View> {
  const names = ['ask', ...Object.keys(settings)] as (keyof typeof settingTexts)[];
  return {
    id,
    ...orderTexts[id],
    applies: (decision) => decision.key === key,
    settings: names.map((name) => ({ id: name, name: settingTexts[name] })),
    ...(standard === undefined ? {} : { standard }),
    answer: (setting, view, decision) => settings[setting as keyof typeof settingTexts]?.(decision, view) ?? null,
  };
}

const asOnTimeOut: Answering = ({ otherwise }) => otherwise;

/** The required cards as far as they are held; asked where different cards could replace the rest. */
const required: Answering = ({ otherwise, choices, limits, check }) => {
  const others = choices.filter((_, at) => (limits?.[at] ?? 0) > 0);
  // Another kind could take the place of a group, with the same number of cards.
  for (const gone of new Set(otherwise)) {
    for (const instead of others) {
      if (instead === gone) continue;
      for (const size of [2, 3]) {
        const count = otherwise.filter((card) => card === gone).length;
        if (count < size) continue;
        const changed = otherwise.filter((card) => card !== gone).concat(Array.from({ length: count - size }, () => gone), Array.from({ length: size }, () => instead));
        const fits = changed.filter((card) => card === instead).length <= (limits?.[choices.indexOf(instead)] ?? 0);
        if (fits && !check?.(changed)) return null;
      }
    }
  }
  return otherwise;
};

/** Recurring questions a player may answer in advance. They go by nothing but the player's view. */
const orders: readonly Order<View>[] = [
  order('payment', 'pay', { required, fewest: asOnTimeOut }, 'required'),
  order('robbers', 'discard', { most: asOnTimeOut }),
  order('return', 'return', { drawn: asOnTimeOut }),
];

/** Fits what matches between computers came to. */
const chances = (state: State): readonly number[] => chancesBy(state.players.map((_, seat) => value(state, seat)), 200);

export const mind: Mind<State, View> = { imagine, value, chances, features, orders };
