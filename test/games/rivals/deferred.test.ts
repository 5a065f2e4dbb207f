import { describe, expect, it } from 'vitest';
import { giveAnswer } from '../../../src/engine/live-match.ts';
import { asked, positionFrom } from './scenario-position.ts';

const RED = 0;
const BLUE = 1;

/** Red has rolled a Plentiful Harvest and stored their share; blue hasn't. */
function harvest(red: object = {}, flow = 'patient') {
  const live = positionFrom({
    variant: 'gold',
    options: { flow },
    turn: { seat: 'red', phase: 'roll' },
    red,
    dice: ['3 harvest'],
  });
  giveAnswer(live, RED, ['roll']);
  giveAnswer(live, RED, ['0u']);
  return live;
}

describe('patient flow', () => {
  it('lets the active player go on while the other one stores a free resource', () => {
    const live = harvest();
    expect(live.state.phase).toBe('action');
    expect(live.open.map(({ seat, key, blocking }) => ({ seat, key, blocking }))).toEqual([
      { seat: RED, key: 'action', blocking: undefined },
      { seat: BLUE, key: 'gain.harvest', blocking: 'deferred' },
    ]);
    giveAnswer(live, RED, ['end']);
    expect(asked(live, BLUE).key).toBe('gain.harvest');
    giveAnswer(live, BLUE, ['0u']);
    expect(live.open.map(({ seat }) => seat)).toEqual([RED]);
    expect(live.state.owed).toEqual([]);
  });

  it('does not say that a harvest had no effect when the other one has stored of it first', () => {
    const told = (...blue: readonly string[]) => {
      const live = positionFrom({
        variant: 'gold',
        options: { flow: 'patient' },
        turn: { seat: 'red', phase: 'roll' },
        dice: ['3 harvest'],
      });
      giveAnswer(live, RED, ['roll']);
      if (blue.length > 0) giveAnswer(live, BLUE, blue);
      giveAnswer(live, RED, ['pass']);
      return live.events.map(({ kind }) => kind);
    };
    expect(told('0u')).not.toContain('nothing');
    expect(told()).not.toContain('nothing');
  });

  it('waits for it in strict flow', () => {
    const live = harvest({}, 'strict');
    expect(live.state.phase).toBe('roll');
    expect(live.open.map(({ seat }) => seat)).toEqual([BLUE]);
  });

  it('has it stored before a demand looks at the goods', () => {
    const live = harvest({
      sites: { '-1u1': 'ore-ship', '-1d1': 'wool-ship', '+1u1': 'gold-ship' },
      hand: ['merchant'],
    });
    giveAnswer(live, RED, ['play merchant']);
    expect(live.open).toHaveLength(1);
    expect(asked(live, BLUE)).toMatchObject({ key: 'gain.harvest' });
    expect(asked(live, BLUE).blocking).toBeUndefined();
    giveAnswer(live, BLUE, ['0u']);
    expect(asked(live, RED).key).toBe('take.merchant');
    expect(asked(live, RED).choices).toContain('0u');
  });

  it('asks for it at the latest before the own turn', () => {
    const live = harvest();
    giveAnswer(live, RED, ['end']);
    while (live.state.active === RED && live.open.some(({ seat }) => seat === RED)) {
      giveAnswer(live, RED, asked(live, RED).fallback);
    }
    expect(live.state).toMatchObject({ active: BLUE, phase: 'roll' });
    expect(live.open.map(({ key }) => key)).toEqual(['gain.harvest']);
    giveAnswer(live, BLUE, ['pass']);
    expect(live.open.map(({ key }) => key)).toEqual(['roll']);
  });

  const twoFields = {
    centre: { '-1': 'settlement', '0': 'road', '+1': 'settlement', '+2': 'road', '+3': 'settlement' },
    regions: {
      '-2u': 'forest 3',
      '0u': 'gold-field 4 x1',
      '+2u': 'fields 5',
      '-2d': 'hills 2',
      '0d': 'pasture 1',
      '+2d': 'mountains 6',
      '+4u': 'gold-field 2 x1',
      '+4d': 'hills 5',
    },
  };
  const rolling = { variant: 'intro', options: { flow: 'patient' }, turn: { seat: 'red', phase: 'roll' } };

  it('C-traveling-merchant: lets the other player buy later, and asks for the gold as well', () => {
    const live = positionFrom({
      ...rolling,
      blue: twoFields,
      stacks: { events: ['traveling-merchant'] },
      dice: ['3 event'],
    });
    giveAnswer(live, RED, ['roll']);
    expect(live.state.phase).toBe('action');
    expect(asked(live, BLUE)).toMatchObject({ key: 'buy.traveling-merchant', blocking: 'deferred' });
    giveAnswer(live, BLUE, ['+2u']);
    expect(asked(live, BLUE)).toMatchObject({ key: 'pay.traveling-merchant', blocking: 'deferred' });
    expect(asked(live, RED).key).toBe('action');
    giveAnswer(live, BLUE, ['+4u']);
    expect(live.state.owed).toEqual([]);
    expect(live.open.map(({ seat }) => seat)).toEqual([RED]);
  });

  it('C-toll-bridge: lets the other player store the gold of a harvest later, before the free resource', () => {
    const live = positionFrom({
      ...rolling,
      blue: { ...twoFields, sites: { '+1u1': 'toll-bridge' } },
      dice: ['3 harvest'],
    });
    giveAnswer(live, RED, ['roll']);
    giveAnswer(live, RED, ['0u']);
    expect(live.state.phase).toBe('action');
    expect(asked(live, BLUE)).toMatchObject({ key: 'store.harvest', blocking: 'deferred', min: 2, max: 2 });
    giveAnswer(live, BLUE, ['0u', '+4u']);
    expect(asked(live, BLUE)).toMatchObject({ key: 'gain.harvest', blocking: 'deferred' });
  });

  /** Blue's Marketplace pays for the number red rolls: red has two regions with it. */
  const market = (stock: number, dice: string, more: object = {}) => {
    const regions = {
      '-2u': 'forest 2',
      '0u': 'gold-field 1',
      '+2u': `fields 3 x${stock}`,
      '-2d': `hills 3 x${stock}`,
      '0d': 'pasture 4',
      '+2d': 'mountains 5',
    };
    const theirs = {
      '-2u': `forest 4 x${stock}`,
      '0u': 'gold-field 4',
      '+2u': `fields 5 x${stock}`,
      '-2d': `hills 2 x${stock}`,
      '0d': 'pasture 1',
      '+2d': 'mountains 6',
    };
    return positionFrom({
      ...rolling,
      red: { regions },
      blue: { regions: theirs, sites: { '-1u1': 'marketplace', '+1u1': 'storehouse' } },
      dice: [dice],
      ...more,
    });
  };

  it('C-year-of-plenty: what a Marketplace owes waits when it takes nobody’s room', () => {
    const live = market(1, '3 event', { stacks: { events: ['year-of-plenty'] } });
    giveAnswer(live, RED, ['roll']);
    expect(live.state.phase).toBe('action');
    expect(asked(live, BLUE)).toMatchObject({ key: 'gain.marketplace', blocking: 'deferred' });
  });

  it('C-year-of-plenty: what a Marketplace owes comes first when both want the same room', () => {
    const live = market(2, '3 event', { stacks: { events: ['year-of-plenty'] } });
    giveAnswer(live, RED, ['roll']);
    expect(live.state.phase).toBe('roll');
    expect(live.open.map(({ key }) => key)).toEqual(['gain.marketplace']);
  });
});
