import { describe, expect, it } from 'vitest';
import { opponents } from '../../../src/bots/index.ts';
import { playOut } from '../../../src/trials/play-out.ts';
import type { Opponent } from '../../../src/bots/bot.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import type { Given } from '../../../src/engine/match.ts';
import { rivals } from '../../../src/games/rivals/game.ts';
import { optionsSchema } from '../../../src/games/rivals/options.ts';
import { variantIds } from '../../../src/games/rivals/vocabulary.ts';
import { blankSheet } from '../../../src/match/lobby/lobby.ts';
import { writeRecord } from '../../../src/match/look/record.ts';

describe('one match of every variant, written down', () => {
  // Two fair opponents; whoever changes a rule sees here what it changes in a match.
  it.each(variantIds)('%s', async (variant) => {
    const options = optionsSchema.parse({ variant, flow: 'strict' });
    const seed = `golden ${variant}`;
    const history: Given[] = [];
    const fair = opponents.get('fair') as Opponent;
    const random = randomFrom({ seed: `${seed} answers`, drawn: 0 });
    playOut({ game: rivals, options, seed, opponents: [fair, fair], random, limit: 3000, history });
    const terms = { game: rivals.facts.id, options, clock: 'none', takebacks: false, rated: false } as const;
    const players = ['Red', 'Blue'].map((name) => ({ kind: 'computer', level: 'fair', name }) as const);
    const venue = { guild: null, parent: '', channel: null, language: 'en' } as const;
    const blank = blankSheet('golden', terms, venue, players, 0);
    const sheet = { ...blank, status: 'over', commitment: '', ending: { kind: 'abandoned' } } as const;
    const record = writeRecord(rivals, { sheet, seed, version: rivals.keeping.version, history });
    await expect(record).toMatchFileSnapshot(`./golden/${variant}.record`);
  });
});
