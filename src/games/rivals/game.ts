import type { Game } from '../../engine/game.ts';
import { cards } from './cards/index.ts';
import type { CardId } from './cards/ids.ts';
import { dice } from './dice.ts';
import { imagine } from './imagine.ts';
import type { News } from './news.ts';
import { knows } from './notation.ts';
import { type Options, optionsSchema } from './options.ts';
import { orders } from './orders.ts';
import { pointsOf } from './rules/points.ts';
import { setup } from './rules/setup.ts';
import { step } from './rules/turn.ts';
import { scene } from './scene.ts';
import { resultOf } from './score.ts';
import { copyState, type State } from './state.ts';
import { cardTexts } from './texts/cards.ts';
import { describe } from './texts/describe.ts';
import { labelOf } from './texts/labels.ts';
import { tell } from './texts/news.ts';
import { questionText } from './texts/questions.ts';
import { refusalText } from './texts/refusals.ts';
import { rules } from './texts/rules.ts';
import { gameName, variantNames } from './texts/words.ts';
import { value } from './value.ts';
import { type View, viewOf } from './view.ts';
import { variantIds } from './vocabulary.ts';
import { migrations, readState, writeState } from './written.ts';

/** The Rivals for Catan, as the platform knows it. */
export const rivals: Game<State, View, News, Options> = {
  id: 'rivals',
  name: gameName,
  version: 3,
  write: writeState,
  read: readState,
  migrations,
  options: optionsSchema,
  variants: variantIds.map((id) => ({ id, ...variantNames[id] })),
  seats: 2,
  setup,
  step,
  result: resultOf,
  active: ({ phase, active }) => (phase === 'setup' || phase === 'over' ? null : active),
  turn: ({ turn }) => turn,
  copy: copyState,
  view: viewOf,
  hear: tell,
  question: questionText,
  label: labelOf,
  refusal: refusalText,
  knows,
  scene,
  describe,
  imagine,
  value,
  thrown,
  points: (state, seat) => pointsOf(state, seat, 'victory'),
  dice,
  entries: (Object.keys(cards) as CardId[]).map((id) => ({ id, name: cardTexts[id].name })),
  rules,
  orders,
};

/** `6 brigand` for the dice, `event feud` for an event card. */
function thrown(event: News): string | null {
  if (event.kind === 'event') return `event ${event.card}`;
  if (event.kind === 'defended') return `${event.die}`;
  if (event.kind !== 'threw') return null;
  return [event.production, event.face].filter((die) => die !== undefined).join(' ') || null;
}
