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
});
