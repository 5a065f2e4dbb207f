import { describe, expect, test } from 'vitest';
import { HOUR } from '../../src/match/limits.ts';
import { Problem } from '../../src/match/problems.ts';
import type { PanelAction } from '../../src/match/matches.ts';
import { anna, ben, createHarness, home, matchAtState, type MatchHarness, startedMatch } from './harness.ts';
import { panelCalls } from './panel-calls.ts';

const clara = { id: 'u-clara', name: 'Clara' };

class NotWritten extends Error {}

/** Says what a call would do: nothing is written. */
async function outcomeOf({ store }: MatchHarness, call: () => Promise<unknown>): Promise<string> {
  store.beforeCommit = () => Promise.reject(new NotWritten());
  try {
    await call();
    return 'nothing to write';
  } catch (error) {
    if (error instanceof NotWritten) return 'done';
    if (error instanceof Problem) return error.reason.en;
    throw error;
  } finally {
    store.beforeCommit = null;
  }
}

/** A line for each person: what is offered, and what else would be done. Everything else by the reason it is refused for. */
async function survey(at: MatchHarness, id: string): Promise<string> {
  const lines: string[] = [];
  for (const person of [anna, ben, clara]) {
    const offered = (await at.matches.panel(id, person.id).catch(() => null))?.actions ?? [];
    const by = new Map<string, string[]>();
    for (const [action, call] of Object.entries(panelCalls)) {
      const outcome = await outcomeOf(at, () => call(at.matches, id, person));
      const key = offered.includes(action as PanelAction) ? `offered, ${outcome}` : outcome;
      by.set(key, [...(by.get(key) ?? []), action]);
    }
    lines.push(person.name, ...[...by].map(([outcome, actions]) => `  ${outcome}: ${actions.join(' ')}`));
  }
  return lines.join('\n');
}

const challenge = { game: 'toy', challenger: anna, opponents: [ben], home, token: null } as const;

describe('what is offered, and what is refused', () => {
  test('in a challenge', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge(challenge);
    expect(await survey(at, id)).toMatchInlineSnapshot(`
      "Anna
        Only the challenged player can answer that.: accept
        You already have a seat at this table.: join
        done: kick start-now propose
        This is your own challenge. You can withdraw it or change its terms.: decline
        offered, done: withdraw
        This match isn’t being played right now.: ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign take-seat-back
        This match has no hints: everyone has to agree to them before it starts.: hint
        This match is still going. You can ask for a rematch once it’s over.: rematch
      Ben
        offered, done: accept propose decline
        done: join
        Only the host can do that.: kick start-now
        Only the challenger can withdraw this challenge. You can decline it.: withdraw
        This match isn’t being played right now.: ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign take-seat-back
        This match has no hints: everyone has to agree to them before it starts.: hint
        This match is still going. You can ask for a rematch once it’s over.: rematch
      Clara
        Only the players can do that. You can look at the board and the log.: accept kick start-now propose decline withdraw ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign hint
        Someone just took the last seat. You can follow the match, or open your own table with /challenge.: join
        This match isn’t being played right now.: take-seat-back
        This match is still going. You can ask for a rematch once it’s over.: rematch"
    `);
  });

  test('at a table with an open seat', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge({ ...challenge, options: { variant: 'crowd' }, openSeats: 1 });
    expect(await survey(at, id)).toMatchInlineSnapshot(`
      "Anna
        Only the challenged player can answer that.: accept
        You already have a seat at this table.: join
        offered, done: kick start-now propose withdraw
        This is your own challenge. You can withdraw it or change its terms.: decline
        This match isn’t being played right now.: ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign take-seat-back
        This match has no hints: everyone has to agree to them before it starts.: hint
        This match is still going. You can ask for a rematch once it’s over.: rematch
      Ben
        offered, done: accept propose decline
        done: join
        Only the host can do that.: kick start-now
        Only the challenger can withdraw this challenge. You can decline it.: withdraw
        This match isn’t being played right now.: ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign take-seat-back
        This match has no hints: everyone has to agree to them before it starts.: hint
        This match is still going. You can ask for a rematch once it’s over.: rematch
      Clara
        You aren’t at this table.: accept kick start-now propose decline withdraw
        offered, done: join
        Only the players can do that. You can look at the board and the log.: ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign hint
        This match isn’t being played right now.: take-seat-back
        This match is still going. You can ask for a rematch once it’s over.: rematch"
    `);
  });

  test('in a turn, before and after it is late', async () => {
    const at = createHarness();
    const { id } = await matchAtState(at, { phase: 'roll' }, { hints: true, takebacks: true });
    expect(await survey(at, id)).toMatchInlineSnapshot(`
      "Anna
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        A rules fix has changed the game since that move, so it can’t be taken back. The match continues as it is.: ask-take-back
        That request is no longer open: it ended with the next move.: accept-take-back decline-take-back decline-adjourn
        You have nothing to decide right now.: use-bank mute hint
        The other player still has time. Once their time bank is empty, you decide what happens.: grant autopilot claim
        offered, done: adjourn resign
        This match isn’t being played right now.: resume
        You’re still in your seat: this button is for the player who left.: take-seat-back
        This match is still going. You can ask for a rematch once it’s over.: rematch
      Ben
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        A rules fix has changed the game since that move, so it can’t be taken back. The match continues as it is.: ask-take-back
        That request is no longer open: it ended with the next move.: accept-take-back decline-take-back decline-adjourn
        offered, done: use-bank mute adjourn resign
        The other player still has time. Once their time bank is empty, you decide what happens.: grant autopilot claim
        This match isn’t being played right now.: resume
        You’re still in your seat: this button is for the player who left.: take-seat-back
        offered, nothing to write: hint
        This match is still going. You can ask for a rematch once it’s over.: rematch
      Clara
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        Only the players can do that. You can look at the board and the log.: ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign take-seat-back hint
        This match is still going. You can ask for a rematch once it’s over.: rematch"
    `);
    at.runtime.time += 48 * HOUR;
    await at.matches.processDue(id);
    at.runtime.time += 72 * HOUR;
    await at.matches.processDue(id);
    expect(await survey(at, id)).toMatchInlineSnapshot(`
      "Anna
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        A rules fix has changed the game since that move, so it can’t be taken back. The match continues as it is.: ask-take-back
        That request is no longer open: it ended with the next move.: accept-take-back decline-take-back decline-adjourn
        You have nothing to decide right now.: use-bank mute hint
        offered, done: grant autopilot adjourn resign
        In an unrated match, you can claim the win a day after the time bank runs out.: claim
        This match isn’t being played right now.: resume
        You’re still in your seat: this button is for the player who left.: take-seat-back
        This match is still going. You can ask for a rematch once it’s over.: rematch
      Ben
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        A rules fix has changed the game since that move, so it can’t be taken back. The match continues as it is.: ask-take-back
        That request is no longer open: it ended with the next move.: accept-take-back decline-take-back decline-adjourn
        You can’t use a time bank right now.: use-bank
        offered, done: mute adjourn resign
        The other player still has time. Once their time bank is empty, you decide what happens.: grant autopilot claim
        This match isn’t being played right now.: resume
        You’re still in your seat: this button is for the player who left.: take-seat-back
        offered, nothing to write: hint
        This match is still going. You can ask for a rematch once it’s over.: rematch
      Clara
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        Only the players can do that. You can look at the board and the log.: ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign take-seat-back hint
        This match is still going. You can ask for a rematch once it’s over.: rematch"
    `);
    at.runtime.time += 24 * HOUR;
    expect(await survey(at, id)).toMatchInlineSnapshot(`
      "Anna
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        A rules fix has changed the game since that move, so it can’t be taken back. The match continues as it is.: ask-take-back
        That request is no longer open: it ended with the next move.: accept-take-back decline-take-back decline-adjourn
        You have nothing to decide right now.: use-bank mute hint
        offered, done: grant autopilot claim adjourn resign
        This match isn’t being played right now.: resume
        You’re still in your seat: this button is for the player who left.: take-seat-back
        This match is still going. You can ask for a rematch once it’s over.: rematch
      Ben
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        A rules fix has changed the game since that move, so it can’t be taken back. The match continues as it is.: ask-take-back
        That request is no longer open: it ended with the next move.: accept-take-back decline-take-back decline-adjourn
        You can’t use a time bank right now.: use-bank
        offered, done: mute adjourn resign
        The other player still has time. Once their time bank is empty, you decide what happens.: grant autopilot claim
        This match isn’t being played right now.: resume
        You’re still in your seat: this button is for the player who left.: take-seat-back
        offered, nothing to write: hint
        This match is still going. You can ask for a rematch once it’s over.: rematch
      Clara
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        Only the players can do that. You can look at the board and the log.: ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign take-seat-back hint
        This match is still going. You can ask for a rematch once it’s over.: rematch"
    `);
  });

  test('while a take-back or a break is asked for', async () => {
    const at = createHarness();
    const { id, sheet } = await startedMatch(at, { takebacks: true });
    const { seq, question, seat } = await at.matches.panel(id, anna.id);
    expect(sheet.players[seat as number]).toMatchObject({ id: anna.id });
    await at.matches.answer(id, anna.id, seq, question?.choices.slice(0, 1) ?? [], null);
    expect(await survey(at, id)).toMatchInlineSnapshot(`
      "Anna
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        offered, done: ask-take-back adjourn resign
        That request is no longer open: it ended with the next move.: accept-take-back decline-take-back decline-adjourn
        You have nothing to decide right now.: use-bank mute
        The other player still has time. Once their time bank is empty, you decide what happens.: grant autopilot claim
        This match isn’t being played right now.: resume
        You’re still in your seat: this button is for the player who left.: take-seat-back
        This match has no hints: everyone has to agree to them before it starts.: hint
        This match is still going. You can ask for a rematch once it’s over.: rematch
      Ben
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        offered, You have nothing to take back.: ask-take-back
        That request is no longer open: it ended with the next move.: accept-take-back decline-take-back decline-adjourn
        offered, done: use-bank mute adjourn resign
        The other player still has time. Once their time bank is empty, you decide what happens.: grant autopilot claim
        This match isn’t being played right now.: resume
        You’re still in your seat: this button is for the player who left.: take-seat-back
        This match has no hints: everyone has to agree to them before it starts.: hint
        This match is still going. You can ask for a rematch once it’s over.: rematch
      Clara
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        Only the players can do that. You can look at the board and the log.: ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign take-seat-back hint
        This match is still going. You can ask for a rematch once it’s over.: rematch"
    `);
    await at.matches.askTakeback(id, anna.id, 'step', null);
    await at.matches.adjourn(id, ben.id, null);
    expect(await survey(at, id)).toMatchInlineSnapshot(`
      "Anna
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        done: ask-take-back
        Only the challenged player can answer that.: accept-take-back decline-take-back
        You have nothing to decide right now.: use-bank mute
        The other player still has time. Once their time bank is empty, you decide what happens.: grant autopilot claim
        offered, done: adjourn decline-adjourn resign
        This match isn’t being played right now.: resume
        You’re still in your seat: this button is for the player who left.: take-seat-back
        This match has no hints: everyone has to agree to them before it starts.: hint
        This match is still going. You can ask for a rematch once it’s over.: rematch
      Ben
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        You have nothing to take back.: ask-take-back
        offered, done: accept-take-back decline-take-back use-bank mute adjourn resign
        The other player still has time. Once their time bank is empty, you decide what happens.: grant autopilot claim
        Only the challenged player can answer that.: decline-adjourn
        This match isn’t being played right now.: resume
        You’re still in your seat: this button is for the player who left.: take-seat-back
        This match has no hints: everyone has to agree to them before it starts.: hint
        This match is still going. You can ask for a rematch once it’s over.: rematch
      Clara
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        Only the players can do that. You can look at the board and the log.: ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign take-seat-back hint
        This match is still going. You can ask for a rematch once it’s over.: rematch"
    `);
  });

  test('in a match that is adjourned', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    await at.matches.moderate(id, 'adjourn', 'test', null);
    expect(await survey(at, id)).toMatchInlineSnapshot(`
      "Anna
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        This match is adjourned. It continues once all players resume it.: ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn take-seat-back
        offered, done: resume resign
        This match has no hints: everyone has to agree to them before it starts.: hint
        This match is still going. You can ask for a rematch once it’s over.: rematch
      Ben
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        This match is adjourned. It continues once all players resume it.: ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn take-seat-back
        offered, done: resume resign
        This match has no hints: everyone has to agree to them before it starts.: hint
        This match is still going. You can ask for a rematch once it’s over.: rematch
      Clara
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        Only the players can do that. You can look at the board and the log.: ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign hint
        This match is adjourned. It continues once all players resume it.: take-seat-back
        This match is still going. You can ask for a rematch once it’s over.: rematch"
    `);
  });

  test('in a match that is over, or none', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    await at.matches.resign(id, ben.id, null);
    expect(await survey(at, id)).toMatchInlineSnapshot(`
      "Anna
        This match is over. A rematch is one click away.: accept join kick start-now propose decline withdraw ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign take-seat-back hint
        offered, done: rematch
      Ben
        This match is over. A rematch is one click away.: accept join kick start-now propose decline withdraw ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign take-seat-back hint
        offered, done: rematch
      Clara
        This match is over. A rematch is one click away.: accept join kick start-now propose decline withdraw ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign take-seat-back hint
        Only the players can do that. You can look at the board and the log.: rematch"
    `);
    expect(await survey(at, 'nothing')).toMatchInlineSnapshot(`
      "Anna
        That match doesn’t exist, or it ended long ago. /parley games lists yours.: accept join kick start-now propose decline withdraw ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign take-seat-back hint rematch
      Ben
        That match doesn’t exist, or it ended long ago. /parley games lists yours.: accept join kick start-now propose decline withdraw ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign take-seat-back hint rematch
      Clara
        That match doesn’t exist, or it ended long ago. /parley games lists yours.: accept join kick start-now propose decline withdraw ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign take-seat-back hint rematch"
    `);
  });

  test('at a table where a computer plays for somebody', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge({ ...challenge, options: { variant: 'crowd' }, opponents: [ben, clara] });
    await at.matches.accept(id, ben.id, null);
    await at.matches.accept(id, clara.id, null);
    await at.matches.resign(id, clara.id, null);
    expect(await survey(at, id)).toMatchInlineSnapshot(`
      "Anna
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        offered, You have nothing to take back.: ask-take-back
        That request is no longer open: it ended with the next move.: accept-take-back decline-take-back decline-adjourn
        offered, done: use-bank mute adjourn resign
        The other player still has time. Once their time bank is empty, you decide what happens.: grant autopilot claim
        This match isn’t being played right now.: resume
        You’re still in your seat: this button is for the player who left.: take-seat-back
        This match has no hints: everyone has to agree to them before it starts.: hint
        This match is still going. You can ask for a rematch once it’s over.: rematch
      Ben
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        offered, You have nothing to take back.: ask-take-back
        That request is no longer open: it ended with the next move.: accept-take-back decline-take-back decline-adjourn
        offered, done: use-bank mute adjourn resign
        The other player still has time. Once their time bank is empty, you decide what happens.: grant autopilot claim
        This match isn’t being played right now.: resume
        You’re still in your seat: this button is for the player who left.: take-seat-back
        This match has no hints: everyone has to agree to them before it starts.: hint
        This match is still going. You can ask for a rematch once it’s over.: rematch
      Clara
        This challenge is no longer open.: accept join kick start-now propose decline withdraw
        Only the players can do that. You can look at the board and the log.: ask-take-back accept-take-back decline-take-back use-bank mute grant autopilot claim adjourn decline-adjourn resume resign hint
        offered, done: take-seat-back
        This match is still going. You can ask for a rematch once it’s over.: rematch"
    `);
  });
});
