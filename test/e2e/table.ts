import type { Person } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { games } from '../../src/games/index.ts';
import { toy } from '../toy/toy-game.ts';
import { openPanel } from './players.ts';
import { shown, textOf, waysOf } from './seen.ts';
import type { Stage } from './stage.ts';
import { begin } from './whole-match.ts';

/** The real game, and a short one. */
export const bothGames = new Map([...games, [toy.facts.id, toy]]);

/** A match of the short game in which somebody has to act, and who that is. */
export interface Begun {
  readonly id: string;
  readonly thread: string;
  /** Waited for now, and the other. */
  readonly mover: Person;
  readonly other: Person;
}

export async function begunToy(stage: Stage, options: Record<string, string | boolean> = {}): Promise<Begun> {
  const id = await begin(stage, { game: 'toy', ...options });
  await stage.quiet();
  // The set-up asks both: get it out of the way.
  for (const person of [stage.anna, stage.ben]) await pickFirst(stage, person, id);
  await stage.quiet();
  return whoseMove(stage, id);
}

/** Somebody else on the server. */
export function newcomer({ sandbox, guild }: Stage, name: string): Person {
  const person = sandbox.addPerson({ name });
  sandbox.town.join(guild, person.id);
  return person;
}

/** A match of the short game by Anna, Ben and a third one: it goes on when one of them leaves. */
export async function tableOfThree(stage: Stage, third: Person): Promise<string> {
  const { channel, anna, ben } = stage;
  await shown(anna.slash(channel, '/challenge', { opponent: ben.id, open: 1, game: 'toy', variant: 'crowd' }));
  let panel: PageMessage | undefined;
  for (const person of [ben, third]) {
    const card = await person.waitFor((message) => waysOf(message).buttons.some(({ verb }) => verb === 'join'));
    panel = await shown(person.click(card.id, buttonOf(card, 'join')));
    await stage.quiet();
  }
  const id = (panel && waysOf(panel).buttons[0]?.id.split(':')[1]) ?? '';
  if ((await stage.sheet(id)).status !== 'open') throw new Error(`the table did not begin: ${panel && textOf(panel)}`);
  return id;
}

export async function whoseMove(stage: Stage, id: string): Promise<Begun> {
  const sheet = await stage.sheet(id);
  const player = sheet.players[sheet.waits[0]?.seat ?? 0];
  const [mover, other] = player?.kind === 'person' && player.id === stage.anna.id ? [stage.anna, stage.ben] : [stage.ben, stage.anna];
  return { id, thread: sheet.home.channel ?? '', mover, other };
}

export async function panelOf(stage: Stage, person: Person, id: string): Promise<PageMessage> {
  const { home } = await stage.sheet(id);
  return openPanel(person, id, home.channel ?? stage.channel);
}

/** Presses the first choice there is; gives the panel after it. */
export async function pickFirst(stage: Stage, person: Person, id: string): Promise<PageMessage> {
  const panel = await panelOf(stage, person, id);
  const pick = waysOf(panel).buttons.find(({ verb }) => verb === 'pick');
  return pick ? shown(person.click(panel.id, pick.id)) : panel;
}

/** The button with this verb; fails when it is not there. */
export function buttonOf(message: PageMessage, verb: string): string {
  const found = waysOf(message).buttons.find((button) => button.verb === verb);
  if (!found) throw new Error(`no ${verb} among ${waysOf(message).buttons.map((button) => button.verb).join(', ')}`);
  return found.id;
}

export function menuOf(message: PageMessage, verb: string): { readonly id: string; readonly values: readonly string[] } {
  const found = waysOf(message).menus.find((menu) => menu.verb === verb);
  if (!found) throw new Error(`no menu ${verb} among ${waysOf(message).menus.map((menu) => menu.verb).join(', ')}`);
  return found;
}

/** Plays the short game to its end. */
export async function playToy(stage: Stage, id: string): Promise<void> {
  for (let count = 0; count < 400; count++) {
    if (await stage.matches.past(id)) return;
    const { waits, players } = await stage.sheet(id);
    const player = players[waits[0]?.seat ?? 0];
    const user = player?.kind === 'person' ? player.id : '';
    const { question, seq } = await stage.matches.panel(id, user);
    if (!question) continue;
    const wish = question.choices.find((choice) => choice === 'play crop') ?? question.choices[0] ?? '';
    await stage.matches.answer(id, user, seq, question.max > 1 ? question.otherwise : [wish], null);
  }
  throw new Error('the short game did not end');
}
