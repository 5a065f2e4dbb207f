import { describe, expect, it } from 'vitest';
import { giveAnswer } from '../../../src/engine/live-match.ts';
import { rivals } from '../../../src/games/rivals/game.ts';
import { asked, positionFrom } from './scenario-position.ts';

const RED = 0;
const BLUE = 1;

/** Everything a seat, or someone who watches (null), gets to see of the table. */
function known(live: ReturnType<typeof positionFrom>, seat: number | null): string {
  const view = rivals.views.forSeat(live.state, seat);
  const open = live.open.filter((decision) => decision.seat === seat);
  const heard = live.events.map((event) => rivals.text.describeEvent(event, seat));
  return JSON.stringify([view, open, heard, rivals.text.describe(view)]);
}

const stacks = { 'stack-1': { only: ['candamir', 'inga', 'austin'] } };

describe('what is hidden stays hidden', () => {
  it('shows a stack being searched to the one who searches it', () => {
    const live = positionFrom({
      variant: 'intro',
      turn: { seat: 'red', phase: 'exchange' },
      red: { hand: ['abbey', 'harald', 'scout'], sites: { '-1u1': 'parish-hall' } },
      stacks,
    });
    giveAnswer(live, RED, ['scout']);
    giveAnswer(live, RED, ['stack-2']);
    giveAnswer(live, RED, ['search stack-1']);
    giveAnswer(live, RED, [...asked(live, RED).fallback]);
    expect(asked(live, RED).choices).toEqual(['candamir', 'inga', 'austin']);
    const seen = ['candamir/basic', 'inga/basic', 'austin/basic'];
    expect(rivals.views.forSeat(live.state, RED).looking).toEqual({ at: 'stack-1', cards: seen });
    for (const seat of [BLUE, null]) expect(known(live, seat)).not.toMatch(/candamir|inga|austin|scout/i);
    giveAnswer(live, RED, ['inga']);
    expect(rivals.views.forSeat(live.state, RED).looking).toBeNull();
    expect(known(live, RED)).toContain('Inga');
    for (const seat of [BLUE, null]) expect(known(live, seat)).not.toMatch(/inga/i);
  });

  it('shows the opposing hand to a Traitor, and the card taken to both players only', () => {
    const live = positionFrom({
      variant: 'turmoil',
      turn: { seat: 'red', phase: 'action' },
      red: {
        centre: { '-1': 'city', '0': 'road', '+1': 'settlement' },
        sites: { '-1u1': 'hedge-tavern' },
        hand: ['traitor'],
      },
      blue: { hand: ['candamir', 'inga'] },
    });
    expect(known(live, RED)).not.toMatch(/candamir|inga/i);
    giveAnswer(live, RED, ['play traitor']);
    expect(asked(live, RED).choices).toEqual(['candamir', 'inga', 'pass']);
    expect(known(live, null)).not.toMatch(/candamir|inga/i);
    giveAnswer(live, RED, ['inga']);
    expect(known(live, RED)).not.toMatch(/candamir/i);
    expect(known(live, BLUE)).toMatch(/Inga/);
    expect(known(live, null)).not.toMatch(/candamir|inga/i);
  });

  it('asks everybody whom Sebastian could help, with him or without', () => {
    for (const hand of [['sebastian'], ['goldsmith']]) {
      const live = positionFrom({
        variant: 'turmoil',
        turn: { seat: 'red', phase: 'roll' },
        red: { sites: { '-1u1': 'candamir' } },
        blue: { sites: { '-1u1': 'abbey' }, hand },
        stacks: { events: ['feud'] },
        dice: ['1 event'],
      });
      giveAnswer(live, RED, ['roll']);
      expect(live.open).toHaveLength(1);
      expect(asked(live, BLUE)).toMatchObject({ key: 'avert.feud', always: 'secrecy' });
      expect(known(live, RED)).not.toMatch(/sebastian(?!Waits)/i);
    }
  });

  it('imagines a table that looks the same in the middle of a search', () => {
    const live = positionFrom({ variant: 'gold', turn: { seat: 'red', phase: 'setup' } });
    giveAnswer(live, RED, ['stack-2']);
    for (const seat of [RED, BLUE, null]) {
      const view = rivals.views.forSeat(live.state, seat);
      const other = rivals.ai.determinize(view, 'another seed');
      expect(rivals.views.forSeat(other, seat)).toEqual(view);
      if (seat !== RED) expect(other.stacks).not.toEqual(live.state.stacks);
    }
  });
});
