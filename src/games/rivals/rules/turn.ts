import { ask } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { type Copy, landOf, other, type Table } from '../state.ts';
import type { CentreCard, Resource } from '../vocabulary.ts';
import { centreCards } from '../vocabulary.ts';
import { buildCentre, buildExpansion } from './build.ts';
import { throwDice } from './dice.ts';
import { resolveFace } from './die-faces.ts';
import { exchangeCard, replenish } from './end-of-turn.ts';
import { settle } from './gain.ts';
import { placeOf } from './geometry.ts';
import { findCopy, nameOf, takeOut } from './looking.ts';
import { menuOf } from './menu.ts';
import { patiently } from './patience.ts';
import { produceAll } from './production.ts';
import { discardPlayed, removeOwn } from './remove.ts';
import { trade, useMint } from './trade.ts';
import { declareWinner, reachesTarget, winsAtOnce, Won } from './victory.ts';
import { isFirst } from '../variants.ts';
import { prepare } from './setup.ts';

/** From one resting state to the next: a part of the set-up, the dice with what they bring, one action, the end of a turn. */
export function* step(t: Table): Script {
  try {
    yield* stepOf(t);
  } catch (error) {
    if (!(error instanceof Won)) throw error;
    declareWinner(t);
  }
}

function stepOf(t: Table): Script {
  switch (t.state.phase) {
    case 'setup':
      return prepare(t);
    case 'roll':
      return roll(t);
    case 'action':
      return patiently(t, act(t));
    case 'replenish':
      return patiently(t, replenish(t));
    case 'exchange':
      return patiently(t, endTurn(t));
    case 'over':
      throw new Error('the match is over');
  }
}

/** The start check, cards before the roll, the dice, production and the event. */
function* roll(t: Table): Script {
  const { state } = t;
  const seat = state.active;
  if (!isFirst(state.options.variant) && reachesTarget(state, seat)) throw new Won();
  yield* settle(t, seat);
  const plans = yield* beforeRoll(t, seat);
  const thrown = throwDice(t, { production: plans.number === null, face: !plans.feast });
  const number = plans.number ?? thrown.production ?? 0;
  const face = plans.feast ? 'celebration' : (thrown.face ?? 'celebration');
  state.production = number;
  state.face = face;
  t.tell({ kind: 'threw', seat, ...thrown });
  if (face === 'brigand') yield* resolveFace(t, face);
  yield* produceAll(t, number);
  if (face !== 'brigand') yield* resolveFace(t, face, plans.feast ? seat : null);
  state.phase = 'action';
}

/** What cards played before the roll have fixed. */
interface Plans {
  number: number | null;
  feast: boolean;
}

function* beforeRoll(t: Table, seat: Seat): Script<Plans> {
  const plans: Plans = { number: null, feast: false };
  const { hand } = landOf(t.state, seat);
  for (;;) {
    const choices = ['roll'];
    hand.forEach((copy, index) => {
      if (hand.indexOf(copy) !== index || cardOf(copy).timing !== 'before-roll') return;
      const id = idOf(copy);
      if (id === 'brigitta' ? plans.number === null : !plans.feast) choices.push(`play ${nameOf(hand, copy)}`);
    });
    const [choice] = yield* ask({ seat, key: 'roll', choices, min: 1, max: 1, always: 'turn', otherwise: ['roll'] });
    if (choice === 'roll' || choice === undefined) return plans;
    const copy = findCopy(hand, choice.slice('play '.length)) as Copy;
    startPlaying(t, seat, copy);
    if (idOf(copy) === 'brigitta') {
      const [number] = yield* ask({ seat, key: 'name.brigitta', choices: ['1', '2', '3', '4', '5', '6'], min: 1, max: 1 });
      plans.number = Number(number);
      t.tell({ kind: 'named', seat, number: plans.number });
    } else {
      plans.feast = true;
    }
    discardPlayed(t);
  }
}

function startPlaying(t: Table, seat: Seat, copy: Copy): void {
  takeOut(landOf(t.state, seat).hand, copy);
  t.state.playing = copy;
  t.tell({ kind: 'played', seat, card: idOf(copy) });
}

/** One action. */
function* act(t: Table): Script {
  const seat = t.state.active;
  const choices = menuOf(t.state, seat);
  const rash = choices.length - 1 - choices.indexOf('end');
  const [choice] = yield* ask({ seat, key: 'action', choices, min: 1, max: 1, always: 'turn', rash, otherwise: ['end'] });
  const [verb, what, where] = (choice as string).split(' ') as [string, string, string];
  switch (verb) {
    case 'build':
      if (isCentreCard(what)) yield* buildCentre(t, seat, what, placeOf(where)?.column ?? 0);
      else yield* buildExpansion(t, seat, what, where);
      return;
    case 'play': {
      const copy = findCopy(landOf(t.state, seat).hand, what) as Copy;
      startPlaying(t, seat, copy);
      yield* cardOf(copy).play?.(t, seat) ?? nothing();
      discardPlayed(t);
      return;
    }
    case 'trade':
      yield* trade(t, seat, what, where as Resource);
      return;
    case 'use':
      yield* useMint(t, seat, where);
      return;
    case 'remove':
      removeOwn(t, seat, what);
      return;
    default:
      endActions(t);
  }
}

const isCentreCard = (id: string): id is CentreCard => (centreCards as readonly string[]).includes(id);

function* nothing(): Script {}

/** Where the target does not win at once, it wins here. */
function endActions(t: Table): void {
  const { state } = t;
  if (!winsAtOnce(state) && reachesTarget(state, state.active)) throw new Won();
  state.phase = 'replenish';
}

function* endTurn(t: Table): Script {
  yield* exchangeCard(t);
  nextTurn(t, other(t.state.active));
}

/** Marks of the last turn are taken away. */
export function nextTurn(t: Table, seat: Seat): void {
  const { state } = t;
  state.phase = 'roll';
  state.turn++;
  state.active = seat;
  state.production = null;
  state.face = null;
  state.event = null;
  state.removals = 0;
  for (const { towns } of state.seats) {
    for (const { sites } of towns) {
      for (const pile of sites) if (pile?.[0]?.used) delete pile[0].used;
    }
  }
  t.tell({ kind: 'turn', seat, turn: state.turn });
}
