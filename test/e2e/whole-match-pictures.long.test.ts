import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { opponents } from '../../src/bots/index.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import type { Decision } from '../../src/engine/script.ts';
import { readCheckpoint } from '../../src/engine/read-match.ts';
import { games } from '../../src/games/index.ts';
import { seatOf } from '../../src/match/transition/change-context.ts';
import { currentPosition } from '../../src/match/transition/transition.ts';
import { createRenderer } from '../../src/render/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { openPanel } from './simulated-players.ts';
import { picturesIn, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { type PlayerAct, challengeAndAccept, inThread, playToEnd } from './whole-match.ts';

let harness: Harness;
const renderer = createRenderer({ timeoutMs: 180_000 });
afterEach(async () => {
  await harness.close();
});
afterAll(() => renderer.close());

/** One variant of every game but Rivals, of which a whole match is played with pictures elsewhere. */
const others = [
  ['settlers', 'two'],
  ['dice', 'island-two'],
  ['struggle', 'struggle'],
] as const;

/** Number of moves after which the player to move resigns, to keep the test short. */
const MOVES = 60;

/** Moves as a computer would, and looks at the panel now and then. */
const playing = (game: AnyGame): PlayerAct => {
  let moves = 0;
  return async (person, id, channel, random) => {
    if (moves % 4 === 0) await openPanel(person, id, channel);
    if (moves++ === MOVES) return harness.matches.resign(id, person.id, null);
    const sheet = await harness.sheet(id);
    const { match, open, state } = currentPosition(game, sheet);
    const decision = open.find(({ seat }) => seat === seatOf(sheet.players, person.id)) as Decision;
    const standing = {
      game,
      variant: String(sheet.terms.options['variant']),
      checkpoint: readCheckpoint(game, match.rest),
      pending: match.journal,
      state,
      decision,
    };
    const answer = opponents.get('gentle')?.answer(standing, random) ?? decision.fallback;
    return harness.matches.answer(id, person.id, match.seq, answer, null);
  };
};

describe('a match with pictures, from the card to the result', { timeout: 180_000 }, () => {
  it.each(others)('of %s', async (name, variant) => {
    const game = games.get(name) as AnyGame;
    expect(['rivals', ...others.map(([other]) => other)]).toEqual([...games.keys()]);
    harness = await openHarness({ seed: 'p1', renderer });
    const id = await challengeAndAccept(harness, { game: name, variant });
    const { past } = await playToEnd(harness, id, game, playing(game));
    expect(past.sheet.ending).toHaveProperty('ranking');
    expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
    expect(harness.warnings).toEqual([]);
    const messages = (await inThread(harness, id)).filter(({ ephemeral }) => !ephemeral);
    const turns = messages.filter((message) => /Turn \d+/.test(textOf(message)));
    expect(turns.length).toBeGreaterThan(5);
    // The pictures stay when the buttons go.
    expect(turns.filter((message) => controlsOf(message).buttons.length > 0)).toEqual([]);
    expect(turns.filter((message) => picturesIn(message) !== 1)).toEqual([]);
    expect(picturesIn(messages.at(-1) as PageMessage)).toBeGreaterThan(0);
  });
});
