import { describe, expect, it } from 'vitest';
import { respond } from '../../../src/engine/live.ts';
import { asked, tableOf } from './table.ts';

const RED = 0;
const BLUE = 1;

/** Red has rolled a Plentiful Harvest and stored the own part of it; blue has not. */
function harvest(red: object = {}, flow = 'patient') {
  const live = tableOf({ variant: 'gold', options: { flow }, turn: { seat: 'red', phase: 'roll' }, red, dice: ['3 harvest'] });
  respond(live, RED, ['roll']);
  respond(live, RED, ['0u']);
  return live;
}

describe('patient flow', () => {
  it('lets the active player go on while the other one stores a free resource', () => {
    const live = harvest();
    expect(live.state.phase).toBe('action');
    expect(live.open.map(({ seat, key, waits }) => ({ seat, key, waits }))).toEqual([
      { seat: RED, key: 'action', waits: undefined },
      { seat: BLUE, key: 'gain.harvest', waits: 'later' },
    ]);
    respond(live, RED, ['end']);
    expect(asked(live, BLUE).key).toBe('gain.harvest');
    respond(live, BLUE, ['0u']);
    expect(live.open.map(({ seat }) => seat)).toEqual([RED]);
    expect(live.state.owed).toEqual([]);
  });

  it('does not say that a harvest had no effect when the other one has stored of it first', () => {
    const told = (...blue: readonly string[]) => {
      const live = tableOf({ variant: 'gold', options: { flow: 'patient' }, turn: { seat: 'red', phase: 'roll' }, dice: ['3 harvest'] });
      respond(live, RED, ['roll']);
      if (blue.length > 0) respond(live, BLUE, blue);
      respond(live, RED, ['pass']);
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
    const live = harvest({ sites: { '-1u1': 'ore-ship', '-1d1': 'wool-ship', '+1u1': 'gold-ship' }, hand: ['merchant'] });
    respond(live, RED, ['play merchant']);
    expect(live.open).toHaveLength(1);
    expect(asked(live, BLUE)).toMatchObject({ key: 'gain.harvest' });
    expect(asked(live, BLUE).waits).toBeUndefined();
    respond(live, BLUE, ['0u']);
    expect(asked(live, RED).key).toBe('take.merchant');
    expect(asked(live, RED).choices).toContain('0u');
  });

  it('asks for it at the latest before the own turn', () => {
    const live = harvest();
    respond(live, RED, ['end']);
    while (live.state.active === RED && live.open.some(({ seat }) => seat === RED)) {
      respond(live, RED, asked(live, RED).otherwise);
    }
    expect(live.state).toMatchObject({ active: BLUE, phase: 'roll' });
    expect(live.open.map(({ key }) => key)).toEqual(['gain.harvest']);
    respond(live, BLUE, ['pass']);
    expect(live.open.map(({ key }) => key)).toEqual(['roll']);
  });

  const twoFields = {
    centre: { '-1': 'settlement', '0': 'road', '+1': 'settlement', '+2': 'road', '+3': 'settlement' },
    regions: {
      '-2u': 'forest 3', '0u': 'gold-field 4 x1', '+2u': 'fields 5', '-2d': 'hills 2', '0d': 'pasture 1', '+2d': 'mountains 6',
      '+4u': 'gold-field 2 x1', '+4d': 'hills 5',
    },
  };
  const rolling = { variant: 'intro', options: { flow: 'patient' }, turn: { seat: 'red', phase: 'roll' } };

  it('C-traveling-merchant: lets the other player buy later, and asks for the gold as well', () => {
    const live = tableOf({ ...rolling, blue: twoFields, stacks: { events: ['traveling-merchant'] }, dice: ['3 event'] });
    respond(live, RED, ['roll']);
    expect(live.state.phase).toBe('action');
    expect(asked(live, BLUE)).toMatchObject({ key: 'buy.traveling-merchant', waits: 'later' });
    respond(live, BLUE, ['+2u']);
    expect(asked(live, BLUE)).toMatchObject({ key: 'pay.traveling-merchant', waits: 'later' });
    expect(asked(live, RED).key).toBe('action');
    respond(live, BLUE, ['+4u']);
    expect(live.state.owed).toEqual([]);
    expect(live.open.map(({ seat }) => seat)).toEqual([RED]);
  });

  it('C-toll-bridge: lets the other player store the gold of a harvest later, before the free resource', () => {
    const live = tableOf({ ...rolling, blue: { ...twoFields, sites: { '+1u1': 'toll-bridge' } }, dice: ['3 harvest'] });
    respond(live, RED, ['roll']);
    respond(live, RED, ['0u']);
    expect(live.state.phase).toBe('action');
    expect(asked(live, BLUE)).toMatchObject({ key: 'store.harvest', waits: 'later', min: 2, max: 2 });
    respond(live, BLUE, ['0u', '+4u']);
    expect(asked(live, BLUE)).toMatchObject({ key: 'gain.harvest', waits: 'later' });
  });

  /** Blue's Marketplace pays for the number red rolls: red has two regions with it. */
  const market = (stock: number, dice: string, more: object = {}) => {
    const regions = {
      '-2u': 'forest 2', '0u': 'gold-field 1', '+2u': `fields 3 x${stock}`, '-2d': `hills 3 x${stock}`, '0d': 'pasture 4', '+2d': 'mountains 5',
    };
    const theirs = {
      '-2u': `forest 4 x${stock}`, '0u': 'gold-field 4', '+2u': `fields 5 x${stock}`, '-2d': `hills 2 x${stock}`, '0d': 'pasture 1', '+2d': 'mountains 6',
    };
    return tableOf({ ...rolling, red: { regions }, blue: { regions: theirs, sites: { '-1u1': 'marketplace', '+1u1': 'storehouse' } }, dice: [dice], ...more });
  };

  it('C-year-of-plenty: what a Marketplace owes waits when it takes nobody’s room', () => {
    const live = market(1, '3 event', { stacks: { events: ['year-of-plenty'] } });
    respond(live, RED, ['roll']);
    expect(live.state.phase).toBe('action');
    expect(asked(live, BLUE)).toMatchObject({ key: 'gain.marketplace', waits: 'later' });
  });

  it('C-year-of-plenty: what a Marketplace owes comes first when both want the same room', () => {
    const live = market(2, '3 event', { stacks: { events: ['year-of-plenty'] } });
    respond(live, RED, ['roll']);
    expect(live.state.phase).toBe('roll');
    expect(live.open.map(({ key }) => key)).toEqual(['gain.marketplace']);
  });
});
