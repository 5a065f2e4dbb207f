import { describe, expect, test } from 'vitest';
import { HOUR } from '../../src/match/limits.ts';
import {
  anna,
  ben,
  createHarness,
  home,
  matchAtState,
  type MatchHarness,
  postsIn,
  randomMove,
  seededRandom,
  startedMatch,
  storedMatchOf,
} from './harness.ts';

const clara = { id: 'u-clara', name: 'Clara' };
const table = { game: 'toy', options: { variant: 'crowd' }, challenger: anna, opponents: [ben], home, token: null };

/** What was said since the last call: to whom, about what, to which seats, and whether it makes a sound. */
const said = (at: MatchHarness): readonly string[] =>
  postsIn(at).map(({ to, kind, push, detail }) => {
    const { event, about, step, stage, calls, seat } = detail as Readonly<Record<string, unknown>>;
    const what = [event, about, step, stage].filter((word) => typeof word === 'string');
    const whom = Array.isArray(calls)
      ? [`to ${calls.join('+') || 'nobody'}`]
      : typeof seat === 'number'
        ? [`of ${seat}`]
        : [];
    return [to, kind, ...what, ...whom, ...(push ? ['!'] : [])].join(' ');
  });

describe('what is said, and to whom', () => {
  test('from the invitation to a table to the first turn', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge({ ...table, openSeats: 1 });
    const lines = [...said(at)];
    await at.matches.propose(id, anna.id, { clock: 'slow' }, null);
    lines.push('— other terms', ...said(at));
    await at.matches.accept(id, ben.id, null);
    lines.push('— accepted', ...said(at));
    await at.matches.join(id, clara, null);
    lines.push('— begun', ...said(at));
    expect(lines).toMatchInlineSnapshot(`
      [
        "channel challenge made to 1 !",
        "— other terms",
        "channel challenge proposed to nobody",
        "— accepted",
        "channel challenge joined to nobody",
        "— begun",
        "channel challenge accepted to nobody",
        "channel start",
        "0 hello",
        "1 hello",
        "2 hello",
        "channel turn to nobody",
        "0 turn to nobody",
        "1 turn to nobody",
        "2 turn to nobody",
      ]
    `);
  });

  test('to those who do not answer an invitation: each is reminded once, after the same time', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge({ ...table, openSeats: 1 });
    at.runtime.time += 24 * HOUR;
    await at.matches.invite(id, anna.id, [clara], null);
    said(at);
    const lines: string[] = [];
    for (let hours = 24; hours <= 9 * 24; hours += 6) {
      await at.matches.processDue(id);
      lines.push(...said(at).map((line) => `${hours} h: ${line}`));
      at.runtime.time += 6 * HOUR;
    }
    expect(lines).toMatchInlineSnapshot(`
      [
        "48 h: channel challenge reminder to 1 !",
        "72 h: channel challenge reminder to 2 !",
        "168 h: channel challenge expired to nobody",
      ]
    `);
  });

  test('in the first turns of a match in which everybody is away', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at, { takebacks: true });
    const random = seededRandom('said');
    const lines = [...said(at)];
    for (let count = 0; count < 12; count++) {
      at.runtime.time += HOUR;
      await randomMove(at, id, random);
      lines.push(`— ${(await at.store.history(id)).at(-1)?.answer.join() ?? ''}`, ...said(at));
    }
    expect(lines).toMatchInlineSnapshot(`
      [
        "channel challenge made to 1 !",
        "channel challenge accepted to nobody",
        "channel start",
        "0 hello",
        "1 hello",
        "channel turn to nobody",
        "0 turn to nobody",
        "1 turn to nobody",
        "— raid",
        "— guard",
        "channel turn to 0 !",
        "0 turn to 0 !",
        "1 hand",
        "— roll",
        "channel progress of 0",
        "0 hand",
        "— pass",
        "— end",
        "channel turn to 1 !",
        "1 turn to 1 !",
        "0 hand",
        "— roll",
        "channel progress of 1",
        "1 hand",
        "— barn",
        "— play song",
        "— end",
        "channel turn to 0 !",
        "0 turn to 0 !",
        "1 hand",
        "— roll",
        "channel progress of 0",
        "0 hand",
        "— pass",
        "— end",
        "channel turn to 1 !",
        "1 turn to 1 !",
        "0 hand",
      ]
    `);
  });

  test('when a match is adjourned, resumed and given up', async () => {
    const at = createHarness();
    const { id, users } = await matchAtState(at, { phase: 'roll' }, { takebacks: true });
    const [red = '', blue = ''] = users;
    const lines: string[] = [];
    const step = async (name: string, what: () => Promise<unknown>): Promise<void> => {
      at.runtime.time += HOUR;
      await what();
      lines.push(`— ${name}`, ...said(at));
    };
    await step('red asks to adjourn', () => at.matches.adjourn(id, red, null));
    await step('blue declines', () => at.matches.declineAdjourn(id, blue, null));
    await step('blue asks to adjourn', () => at.matches.adjourn(id, blue, null));
    await step('red agrees', () => at.matches.adjourn(id, red, null));
    await step('red resumes', () => at.matches.resume(id, red, null));
    await step('blue resumes', () => at.matches.resume(id, blue, null));
    await step('red uses the bank', () => at.matches.useBank(id, red, null));
    await step('red is muted', () => at.matches.mute(id, red, null));
    await step('blue resigns', () => at.matches.resign(id, blue, null));
    await step('red asks for a rematch', () => at.matches.rematch(id, red, null));
    expect(lines).toMatchInlineSnapshot(`
      [
        "— red asks to adjourn",
        "channel note adjourn-asked of 0 !",
        "— blue declines",
        "channel note adjourn-declined of 1",
        "— blue asks to adjourn",
        "channel note adjourn-asked of 1 !",
        "— red agrees",
        "channel note adjourned",
        "— red resumes",
        "channel note resume-asked of 0 !",
        "— blue resumes",
        "channel note resumed",
        "channel turn to 0 !",
        "0 turn to 0 !",
        "— red uses the bank",
        "channel bank bank to nobody",
        "— red is muted",
        "— blue resigns",
        "channel over !",
        "0 over !",
        "1 over !",
        "— red asks for a rematch",
        "channel challenge made to 1 !",
      ]
    `);
  });

  test.each([
    ['live', 0.25],
    ['fast', 12],
    ['normal', 48],
    ['slow', 72],
    ['weekly', 168],
    ['none', null],
  ] as const)('with the clock %s, a turn takes %s hours', async (clock, hours) => {
    const at = createHarness();
    const { id } = await matchAtState(at, { phase: 'roll' }, { clock });
    const [wait] = (await storedMatchOf(at, id)).waits;
    expect(wait?.due).toBe(hours === null ? null : at.runtime.time + hours * HOUR);
  });
});
