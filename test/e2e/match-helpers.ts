import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { games } from '../../src/games/index.ts';
import { toy } from '../toy/toy-game.ts';
import { openPanel } from './simulated-players.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import type { Harness } from './harness.ts';
import { challengeAndAccept, submitted } from './whole-match.ts';

/** The real game, and a short one. */
export const bothGames = new Map([...games, [toy.info.id, toy]]);

/** A match of the short game in which someone has to act, and who that is. */
export interface StartedMatch {
  readonly id: string;
  readonly thread: string;
  /** Waited for now, and the other. */
  readonly mover: SimulatedPerson;
  readonly other: SimulatedPerson;
}

export async function startToyMatch(
  harness: Harness,
  options: Record<string, string | boolean> = {},
): Promise<StartedMatch> {
  const id = await challengeAndAccept(harness, { game: 'toy', ...options });
  await harness.idle();
  // The set-up asks both: get it out of the way.
  for (const person of [harness.anna, harness.ben]) await clickFirstChoice(harness, person, id);
  await harness.idle();
  return whoseMove(harness, id);
}

/** Someone else on the server. */
export function addPerson({ sandbox, guild }: Harness, name: string): SimulatedPerson {
  const person = sandbox.addPerson({ name });
  sandbox.admin.join(guild, person.id);
  return person;
}

/** A match of the short game by Anna, Ben and a third one: it goes on when one of them leaves. */
export async function startThreePlayerMatch(harness: Harness, third: SimulatedPerson): Promise<string> {
  const { channel, anna, ben } = harness;
  await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id, open: 1, game: 'toy', variant: 'crowd' }));
  let panel: PageMessage | undefined;
  for (const person of [ben, third]) {
    const card = await person.waitFor((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'join'));
    panel = await finalMessage(person.click(card.id, buttonOf(card, 'join')));
    await harness.idle();
  }
  const id = (panel && controlsOf(panel).buttons[0]?.id.split(':')[1]) ?? '';
  if ((await harness.sheet(id)).status !== 'open')
    throw new Error(`the table did not begin: ${panel && textOf(panel)}`);
  return id;
}

export async function whoseMove(harness: Harness, id: string): Promise<StartedMatch> {
  const sheet = await harness.sheet(id);
  const player = sheet.players[sheet.waits[0]?.seat ?? 0];
  const [mover, other] =
    player?.kind === 'person' && player.id === harness.anna.id
      ? [harness.anna, harness.ben]
      : [harness.ben, harness.anna];
  return { id, thread: sheet.home.channel ?? '', mover, other };
}

export async function panelOf(harness: Harness, person: SimulatedPerson, id: string): Promise<PageMessage> {
  const { home } = await harness.sheet(id);
  return openPanel(person, id, home.channel ?? harness.channel);
}

/** Presses the first choice there is; gives the panel after it. */
export async function clickFirstChoice(harness: Harness, person: SimulatedPerson, id: string): Promise<PageMessage> {
  const panel = await panelOf(harness, person, id);
  const pick = controlsOf(panel).buttons.find(({ verb }) => verb === 'pick');
  return pick ? finalMessage(person.click(panel.id, pick.id)) : panel;
}

/** The button with this verb; fails when it is not there. */
export function buttonOf(message: PageMessage, verb: string): string {
  const found = controlsOf(message).buttons.find((button) => button.verb === verb);
  if (!found)
    throw new Error(
      `no ${verb} among ${controlsOf(message)
        .buttons.map((button) => button.verb)
        .join(', ')}`,
    );
  return found.id;
}

export function menuOf(
  message: PageMessage,
  verb: string,
): { readonly id: string; readonly values: readonly string[] } {
  const found = controlsOf(message).menus.find((menu) => menu.verb === verb);
  if (!found)
    throw new Error(
      `no menu ${verb} among ${controlsOf(message)
        .menus.map((menu) => menu.verb)
        .join(', ')}`,
    );
  return found;
}

/** Plays the short game to its end. */
export async function finishToyMatch(harness: Harness, id: string): Promise<void> {
  for (let count = 0; count < 400; count++) {
    if (await harness.matches.finished(id)) return;
    const { waits, players } = await harness.sheet(id);
    const player = players[waits[0]?.seat ?? 0];
    const user = player?.kind === 'person' ? player.id : '';
    const { question, seq } = await harness.matches.panel(id, user);
    if (!question) continue;
    const wish = question.choices.find((choice) => choice === 'play crop') ?? question.choices[0] ?? '';
    await harness.matches.answer(id, user, seq, question.max > 1 ? question.fallback : [wish], null);
  }
  throw new Error('the short game did not end');
}

/** Presses a button of the settings; gives the page behind it. */
export async function fromSettings(person: SimulatedPerson, channel: string, verb: string): Promise<PageMessage> {
  const settings = await finalMessage(person.slash(channel, '/parley settings'));
  return finalMessage(person.click(settings.id, buttonOf(settings, verb)));
}

/** Presses a button of the menu of further actions. */
export async function fromMenu(
  harness: Harness,
  person: SimulatedPerson,
  id: string,
  verb: string,
): Promise<PageMessage> {
  const panel = await panelOf(harness, person, id);
  const menu = await finalMessage(person.click(panel.id, buttonOf(panel, 'more')));
  return finalMessage(person.click(menu.id, buttonOf(menu, verb)));
}

export async function showLeaderboard(person: SimulatedPerson, channel: string): Promise<PageMessage> {
  const games = await finalMessage(person.slash(channel, '/parley games'));
  return finalMessage(person.click(games.id, buttonOf(games, 'best')));
}

/** Blocks someone in the form of the settings. */
export async function blockSomeone(person: SimulatedPerson, channel: string, whom: string): Promise<PageMessage> {
  const settings = await finalMessage(person.slash(channel, '/parley settings'));
  return submitted(person, settings, 'block-whom', { player: [whom] });
}
