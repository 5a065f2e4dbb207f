import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { opponents } from '../../src/bots/index.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import type { Decision } from '../../src/engine/script.ts';
import { readRest } from '../../src/engine/migrate.ts';
import { games } from '../../src/games/index.ts';
import { seatOf } from '../../src/match/change/context.ts';
import { standingOn } from '../../src/match/change/progress.ts';
import { createRenderer } from '../../src/render/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { openPanel } from './players.ts';
import { picturesIn, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { type Act, begin, inThread, playOut } from './whole-match.ts';

let stage: Stage;
const renderer = createRenderer({ patience: 180_000 });
afterEach(async () => {
  await stage.close();
});
afterAll(() => renderer.close());

/** One variant of every game but Rivals, of which a whole match is played with pictures elsewhere. */
const others = [
  ['settlers', 'two'],
  ['dice', 'island-two'],
  ['struggle', 'struggle'],
] as const;

/** After so many moves whoever is waited for gives up, so that no test takes all day. */
const MOVES = 60;

/** Moves as a computer would, and looks at the panel now and then. */
const playing = (game: AnyGame): Act => {
  let moves = 0;
  return async (person, id, channel, random) => {
    if (moves % 4 === 0) await openPanel(person, id, channel);
    if (moves++ === MOVES) return stage.matches.resign(id, person.id, null);
    const sheet = await stage.sheet(id);
    const { match, open, state } = standingOn(game, sheet);
    const decision = open.find(({ seat }) => seat === seatOf(sheet.players, person.id)) as Decision;
    const standing = { game, variant: String(sheet.terms.options['variant']), rest: readRest(game, match.rest), journal: match.journal, state, decision };
    const answer = opponents.get('gentle')?.answer(standing, random) ?? decision.otherwise;
    return stage.matches.answer(id, person.id, match.seq, answer, null);
  };
};

describe('a match with pictures, from the card to the result', { timeout: 180_000 }, () => {
  it.each(others)('of %s', async (name, variant) => {
    const game = games.get(name) as AnyGame;
    expect(['rivals', ...others.map(([other]) => other)]).toEqual([...games.keys()]);
    stage = await openStage({ seed: 'p1', renderer: { ...renderer, patience: 180_000 } });
    const id = await begin(stage, { game: name, variant });
    const { past } = await playOut(stage, id, game, playing(game));
    expect(past.sheet.ending).toHaveProperty('ranking');
    expect(stage.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
    expect(stage.troubles).toEqual([]);
    const messages = (await inThread(stage, id)).filter(({ ephemeral }) => !ephemeral);
    const turns = messages.filter((message) => /Turn \d+/.test(textOf(message)));
    expect(turns.length).toBeGreaterThan(5);
    // The pictures stay when the buttons go.
    expect(turns.filter((message) => waysOf(message).buttons.length > 0)).toEqual([]);
    expect(turns.filter((message) => picturesIn(message) !== 1)).toEqual([]);
    expect(picturesIn(messages.at(-1) as PageMessage)).toBeGreaterThan(0);
  });
});
