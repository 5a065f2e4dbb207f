import { expect, test } from 'vitest';
import { startLive, giveAnswer } from '../../../src/engine/live-match.ts';
import type { Decision } from '../../../src/engine/script.ts';
import { rivals } from '../../../src/games/rivals/game.ts';
import { optionsSchema } from '../../../src/games/rivals/options.ts';
import { asked, positionFrom } from './scenario-position.ts';

const view = rivals.views.forSeat(rivals.rules.setup(optionsSchema.parse({}), 2, 'orders'), 0);
const gains = rivals.ai.orders.find(({ id }) => id === 'gains');

/** Red has wool at 0d and grain at +2u. */
const question: Decision = {
  seat: 0,
  key: 'gain.celebration',
  choices: ['0d', '+2u', 'pass'],
  limits: [2, 2, 1],
  min: 0,
  max: 3,
  fallback: ['0d', '0d', '+2u'],
};

test('an order for gains takes the wanted type first and fills up with others', () => {
  expect(gains?.answer('grain', view, question)).toEqual(['+2u', '+2u', '0d']);
});

test('C-tithe-barn: where it must be of one type, the order takes nothing else', () => {
  const check: Decision['check'] = (picks) => (new Set(picks).size > 1 ? { en: 'both', de: 'beides' } : null);
  const tithe = { ...question, key: 'gain.tithe-barn', fallback: ['0d', '0d'], check };
  expect(gains?.answer('grain', view, tithe)).toEqual(['+2u', '+2u']);
  expect(gains?.answer('ore', view, tithe)).toEqual(['0d', '0d']);
});

test('demands have orders of their own: what is given up has a standard, what is taken is asked in the own turn', () => {
  const demand = (key: string): Decision => ({ ...question, key });
  const orderFor = (key: string) =>
    rivals.ai.orders
      .filter(({ applies }) => applies(demand(key)))
      .map(({ id, defaultSetting: standard }) => ({ id, standard }));
  expect(orderFor('pay.road')).toEqual([{ id: 'payment', standard: 'fullest' }]);
  expect(orderFor('give.brigands')).toEqual([{ id: 'giving', standard: 'fullest' }]);
  expect(orderFor('take.merchant')).toEqual([{ id: 'taking', standard: undefined }]);
  expect(orderFor('take.trade')).toEqual([
    { id: 'taking', standard: undefined },
    { id: 'trade', standard: 'room' },
  ]);
});

test('D8.4: the order for a defeat by barbarians gives up what it says: the type owned most, not the fullest region', () => {
  const plunder = rivals.ai.orders.find(({ id }) => id === 'plunder');
  expect(plunder?.settings.find(({ id }) => id === 'fullest')?.name).toEqual({
    en: 'The type I have most of',
    de: 'Die Sorte, von der ich am meisten habe',
  });
  expect(
    rivals.ai.orders.find(({ id }) => id === 'payment')?.settings.find(({ id }) => id === 'fullest')?.name.en,
  ).toBe('From the fullest store');
});

test('R7.2: nobody waits for whoever takes a resource when the other player rolls Trade; in the own turn it is asked', () => {
  const trade = rivals.ai.orders.find(({ id }) => id === 'trade');
  const answerIn = (seat: 'red' | 'blue') => {
    const live = positionFrom({
      variant: 'intro',
      turn: { seat, phase: 'roll' },
      red: { sites: { '-1u1': 'ore-ship', '-1d1': 'wool-ship', '+1u1': 'gold-ship' } },
      dice: ['3 trade'],
    });
    giveAnswer(live, seat === 'red' ? 0 : 1, ['roll']);
    const decision = asked(live, 0);
    expect(decision.key).toBe('take.trade');
    return trade?.answer('room', rivals.views.forSeat(live.state, 0), decision) ?? null;
  };
  expect(answerIn('red')).toBeNull();
  expect(answerIn('blue')).toHaveLength(1);
});

test('R4.10: gold that comes by itself goes where its order says, into the cache without one', () => {
  const position = {
    variant: 'gold',
    turn: { seat: 'red', phase: 'roll' },
    red: { sites: { '-1u1': 'candamir', '+1u1': 'toll-bridge', x0u: 'gold-cache x1' } },
    dice: ['1 harvest'],
  };
  const rolled = (setting: string) => {
    const live = positionFrom(position);
    giveAnswer(live, 0, ['roll']);
    const gold = rivals.ai.orders.find(({ id }) => id === 'gold');
    expect(gold?.defaultSetting).toBe('cache');
    for (
      let open = live.open.find(({ key }) => key === 'route.gold');
      open;
      open = live.open.find(({ key }) => key === 'route.gold')
    ) {
      giveAnswer(live, open.seat, gold?.answer(setting, rivals.views.forSeat(live.state, 0), open) ?? []);
    }
    const region = live.state.seats[0].regions[2];
    return [region?.stock, region?.on?.goods];
  };
  expect(rolled('cache')).toEqual([1, 3]);
  expect(rolled('fields')).toEqual([3, 1]);
});

test('R4.10: gold sent to the fields first overflows into the cache', () => {
  const regions = {
    '-2u': 'forest 2',
    '0u': 'gold-field 1 x2',
    '+2u': 'fields 6',
    '-2d': 'hills 3',
    '0d': 'pasture 4',
    '+2d': 'mountains 5',
  };
  const sites = { '-1u1': 'toll-bridge', x0u: 'gold-cache x0' };
  const live = positionFrom({
    variant: 'gold',
    turn: { seat: 'red', phase: 'roll' },
    red: { regions, sites },
    dice: ['3 harvest'],
  });
  giveAnswer(live, 0, ['roll']);
  expect(asked(live, 0).key).toBe('route.gold');
  giveAnswer(live, 0, ['0u']);
  const region = live.state.seats[0].regions[2];
  expect([region?.stock, region?.on?.goods]).toEqual([3, 1]);
});

test('X17: nobody waits for whoever can raise the Triumph Card in the other turn; in the own turn it is asked', () => {
  const barbarians = rivals.ai.orders.find(({ id }) => id === 'barbarians');
  const answerIn = (seat: 'red' | 'blue', marker = 'triumph-card') => {
    const live = positionFrom({
      variant: 'barbarians',
      turn: { seat, phase: 'roll' },
      red: {
        centre: { '-1': 'city', '0': 'road', '+1': 'settlement' },
        sites: { '-1u1': 'inga', '-1d1': 'harald', '+1u1': 'austin' },
        marker,
      },
      stacks: { events: ['barbarian-attack'] },
      dice: ['4 event'],
    });
    giveAnswer(live, seat === 'red' ? 0 : 1, ['roll']);
    return barbarians?.answer(barbarians.defaultSetting ?? '', rivals.views.forSeat(live.state, 0), asked(live, 0));
  };
  expect(answerIn('blue')).toEqual(['triumph']);
  expect(answerIn('red')).toBeNull();
  expect(answerIn('blue', 'triumph-card l3')).toBeNull();
});

test('whoever wants to begin at once is asked for nothing in the set-up of a Duel, and everybody else is', () => {
  const live = startLive(rivals, rivals.rules.setup(optionsSchema.parse({ variant: 'duel' }), 2, 'orders'));
  const settings: Readonly<Record<string, string>> = {
    'setup.stack': 'any',
    'setup.cards': 'top',
    'setup.swap': 'leave',
  };
  const keys: string[] = [];
  for (let open = live.open[0]; open && open.key !== 'roll'; open = live.open[0]) {
    const now = open;
    const order = rivals.ai.orders.find(({ applies }) => applies(now));
    keys.push(`${now.key} ${order?.defaultSetting ?? 'asked'}`);
    giveAnswer(
      live,
      now.seat,
      order?.answer(settings[now.key] ?? '', rivals.views.forSeat(live.state, now.seat), now) ?? [],
    );
  }
  expect([...new Set(keys)]).toEqual(['setup.stack any', 'setup.cards asked', 'setup.swap asked']);
});
