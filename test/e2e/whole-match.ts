import { expect } from 'vitest';
import { randomFrom, type Random } from '../../src/engine/random.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import type { Person } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import type { Past } from '../../src/match/sheet.ts';
import { Knowledge, knowPeople, watch } from './leaks.ts';
import { shown, textOf, waysOf } from './seen.ts';
import type { Stage } from './stage.ts';

/** One thing done by somebody who is waited for. */
export type Act = (person: Person, match: string, channel: string, random: Random) => Promise<unknown>;

export interface Played {
  readonly past: Past;
  readonly acts: number;
  readonly leaks: readonly string[];
}

/** Challenges and accepts, by command and button; gives the match's id. */
export async function begin(stage: Pick<Stage, 'channel' | 'anna' | 'ben'>, options: Record<string, string | boolean> = {}, who: readonly [Person, Person] = [stage.anna, stage.ben]): Promise<string> {
  const [challenger, opponent] = who;
  await shown(challenger.slash(stage.channel, '/challenge', { opponent: opponent.id, ...options }));
  const card = await opponent.waitFor((message) => message.mentionsMe && waysOf(message).buttons.some(({ verb }) => verb === 'accept'), 60_000);
  const accept = waysOf(card).buttons.find(({ verb }) => verb === 'accept');
  const panel = await shown(opponent.click(card.id, accept?.id ?? ''));
  const id = waysOf(panel).buttons[0]?.id.split(':')[1];
  if (!id) throw new Error(`no match began: ${textOf(panel)}`);
  return id;
}

/** Plays on until the match is over; `between` happens after every act. */
export async function playOut(
  stage: Stage,
  id: string,
  game: AnyGame,
  act: Act,
  { seed = 'play', most = 3000, between, who = [stage.anna, stage.ben] }: { seed?: string; most?: number; between?: (acts: number) => Promise<void>; who?: readonly Person[] } = {},
): Promise<Played> {
  knowPeople(stage.sandbox, who.map((person) => person.id));
  const eyes = watch(stage.sandbox);
  const knowledge = new Knowledge(game);
  const random = randomFrom({ seed, drawn: 0 });
  const leaks: string[] = [];
  let acts = 0;
  for (; acts < most; acts++) {
    await stage.quiet();
    const past = await stage.matches.past(id);
    const sheet = await stage.sheet(id);
    knowledge.learn(sheet);
    leaks.push(...knowledge.leaks(sheet, eyes.taken()));
    if (past) break;
    const wait = sheet.waits[random.below(sheet.waits.length)];
    const player = wait && sheet.players[wait.seat];
    const person = who.find((each) => player?.kind === 'person' && each.id === player.id);
    if (!person) throw new Error('nobody is waited for');
    await act(person, id, sheet.home.channel ?? stage.channel, random);
    await between?.(acts);
  }
  eyes.stop();
  const past = await stage.matches.past(id);
  if (!past) throw new Error(`not over after ${acts} acts`);
  return { past, acts, leaks };
}

/** What holds at the end of every match, however it was played. */
export function expectWhole(stage: Stage, { past, leaks }: Played): void {
  expect(leaks.slice(0, 3)).toEqual([]);
  expect(past.sheet.ending?.kind).toBe('won');
  expect(stage.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
}

export const inThread = async (stage: Stage, id: string): Promise<readonly PageMessage[]> =>
  stage.anna.messages((await stage.sheet(id)).home.channel ?? '');
