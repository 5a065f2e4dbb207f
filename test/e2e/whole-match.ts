import { expect } from 'vitest';
import { randomFrom, type Random } from '../../src/engine/random.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage, PageModalValues } from '../../src/sandbox/page-api/index.ts';
import type { FinishedMatch } from '../../src/match/stored-match.ts';
import { Knowledge, registerPeople, watchMessages } from './leaks.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import type { Harness } from './harness.ts';

/** One thing done by someone who is waited for. */
export type PlayerAct = (person: SimulatedPerson, match: string, channel: string, random: Random) => Promise<unknown>;

export interface PlayedMatch {
  readonly past: FinishedMatch;
  readonly acts: number;
  readonly leaks: readonly string[];
}

/** Opens the form of a button, fills it in and sends it. */
export async function submitted(
  person: SimulatedPerson,
  message: PageMessage,
  verb: string,
  values: PageModalValues,
): Promise<PageMessage> {
  const opener = controlsOf(message).buttons.find((button) => button.verb === verb);
  const opened = await person.click(message.id, opener?.id ?? verb);
  if (opened.kind !== 'modal') throw new Error(`no form: ${textOf(message)}`);
  return finalMessage(person.submitModal(opened.modal.id, values));
}

/** Challenges and accepts, by command, form and button; gives the match's id. */
export async function challengeAndAccept(
  harness: Pick<Harness, 'channel' | 'anna' | 'ben'>,
  options: Record<string, string | boolean> = {},
  who: readonly [SimulatedPerson, SimulatedPerson] = [harness.anna, harness.ben],
): Promise<string> {
  const [challenger, opponent] = who;
  const { clock, ...typed } = options;
  const sent = await finalMessage(challenger.slash(harness.channel, '/challenge', { opponent: opponent.id, ...typed }));
  if (typeof clock === 'string') await submitted(challenger, sent, 'propose', { clock });
  const card = await opponent.waitFor(
    (message) => message.mentionsMe && controlsOf(message).buttons.some(({ verb }) => verb === 'accept'),
  );
  const accept = controlsOf(card).buttons.find(({ verb }) => verb === 'accept');
  const panel = await finalMessage(opponent.click(card.id, accept?.id ?? ''));
  const id = controlsOf(panel).buttons[0]?.id.split(':')[1];
  if (!id) throw new Error(`no match began: ${textOf(panel)}`);
  return id;
}

/** Plays on until the match is over; `between` happens after every act. */
export async function playToEnd(
  harness: Harness,
  id: string,
  game: AnyGame,
  act: PlayerAct,
  {
    seed = 'play',
    most = 3000,
    between,
    who = [harness.anna, harness.ben],
  }: { seed?: string; most?: number; between?: (acts: number) => Promise<void>; who?: readonly SimulatedPerson[] } = {},
): Promise<PlayedMatch> {
  registerPeople(
    harness.sandbox,
    who.map((person) => person.id),
  );
  const eyes = watchMessages(harness.sandbox);
  const knowledge = new Knowledge(game);
  const random = randomFrom({ seed, drawn: 0 });
  const leaks: string[] = [];
  let acts = 0;
  for (; acts < most; acts++) {
    await harness.idle();
    const past = await harness.matches.finished(id);
    const sheet = await harness.sheet(id);
    knowledge.learn(sheet);
    leaks.push(...knowledge.leaks(sheet, eyes.taken()));
    if (past) break;
    const wait = sheet.waits[random.below(sheet.waits.length)];
    const player = wait && sheet.players[wait.seat];
    const person = who.find((each) => player?.kind === 'person' && each.id === player.id);
    if (!person) throw new Error('nobody is waited for');
    await act(person, id, sheet.home.channel ?? harness.channel, random);
    await between?.(acts);
  }
  eyes.stop();
  const past = await harness.matches.finished(id);
  if (!past) throw new Error(`not over after ${acts} acts`);
  return { past, acts, leaks };
}

/** What holds at the end of every match, however it was played. */
export function expectConsistent(harness: Harness, { past, leaks }: PlayedMatch): void {
  expect(leaks.slice(0, 3)).toEqual([]);
  expect(past.sheet.ending?.kind).toBe('won');
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
}

export const inThread = async (harness: Harness, id: string): Promise<readonly PageMessage[]> =>
  harness.anna.messages((await harness.sheet(id)).home.channel ?? '');
