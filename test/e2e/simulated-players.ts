import type { Random } from '../../src/engine/random.ts';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, type Controls, controlsOf } from './message-parts.ts';

/** Builds whenever possible, so that matches come to an end; sometimes trades or plays a card. */
export function preferredMove(values: readonly string[], random: Random): string {
  const any = (wish: RegExp): string | undefined => {
    const fitting = values.filter((value) => wish.test(value));
    return fitting[random.below(fitting.length)];
  };
  const move = any(/^…?build (city|settlement)/) ?? any(/^…?build road/) ?? any(/^…?build/) ?? any(/^roll$/);
  if (move) return move;
  if (!values.includes('end')) return values[random.below(values.length)] as string;
  const extra = [/^trade/, /^play/, /^use/][random.below(12)];
  return (extra && any(extra)) ?? 'end';
}

const argOf = (id: string): string => id.split(':').slice(5).join(':');
const choosing = new Set(['pick', 'narrow', 'menu', 'answer', 'set', 'adds', 'add', 'confirm']);

/** Whether something is asked on this panel. */
export const isAsking = (panel: PageMessage): boolean => {
  const { buttons, menus } = controlsOf(panel);
  return [...buttons, ...menus].some(({ verb }) => choosing.has(verb));
};

/** One click or choice on a panel; gives the panel as it is then. */
export async function clickOn(person: SimulatedPerson, panel: PageMessage, random: Random): Promise<PageMessage> {
  const ways = controlsOf(panel);
  const confirm = ways.buttons.find(({ verb }) => verb === 'confirm');
  if (confirm) return finalMessage(person.click(panel.id, confirm.id));
  const several = ways.menus.find(({ verb }) => verb === 'set');
  if (several) return finalMessage(person.select(panel.id, several.id, several.values.slice(0, several.max)));
  return clickOne(person, panel, ways, random);
}

async function clickOne(
  person: SimulatedPerson,
  panel: PageMessage,
  { buttons, menus }: Controls,
  random: Random,
): Promise<PageMessage> {
  const pressed = buttons.filter(
    ({ verb }) => verb === 'pick' || verb === 'narrow' || verb === 'answer' || verb === 'add',
  );
  const chosen = menus.filter(({ verb }) => verb === 'menu' || verb === 'answer' || verb === 'adds');
  const values = [...pressed.map(({ id }) => argOf(id)), ...chosen.flatMap((menu) => menu.values)];
  if (values.length === 0) throw new Error(`nothing to choose on this panel:\n${textOf(panel)}`);
  const value = preferredMove(values, random);
  const press = pressed.find(({ id }) => argOf(id) === value);
  if (press) return finalMessage(person.click(panel.id, press.id));
  const menu = chosen.find((each) => each.values.includes(value));
  return finalMessage(person.select(panel.id, menu?.id ?? '', [value]));
}

/** Opens a panel as a person would: from the newest message that leads to one, in the thread or in direct messages. */
export async function openPanel(person: SimulatedPerson, match: string, channel: string): Promise<PageMessage> {
  const openers = [channel, person.dm()]
    .flatMap((place) =>
      person
        .messages(place)
        .filter((message) => !message.ephemeral)
        .slice(-6),
    )
    .flatMap((message) => controlsOf(message).buttons.map((button) => ({ message, button })))
    .filter(({ button }) => button.verb === 'open' && button.id.split(':')[1] === match)
    .toSorted((a, b) => (BigInt(a.message.id) < BigInt(b.message.id) ? -1 : 1));
  const opener = openers.at(-1);
  if (!opener) throw new Error(`no way into ${match}`);
  return finalMessage(person.click(opener.message.id, opener.button.id));
}

/** Someone who plays by buttons and menus: one click at a time, on the panel that is open. */
export function createClicker(): (
  person: SimulatedPerson,
  match: string,
  channel: string,
  random: Random,
) => Promise<void> {
  const panels = new Map<string, PageMessage>();
  return async (person, match, channel, random) => {
    const open = panels.get(person.id);
    const panel = open && isAsking(open) ? open : await openPanel(person, match, channel);
    panels.set(person.id, isAsking(panel) ? await clickOn(person, panel, random) : panel);
  };
}

const moves = ['build', 'play', 'trade', 'use', 'remove'] as const;

/** One move by typing: a command of its own where there is one, /choose for everything else. */
export async function typeMove(
  person: SimulatedPerson,
  _match: string,
  channel: string,
  random: Random,
): Promise<void> {
  const suggested = async (command: string, option: string, begun = ''): Promise<readonly string[]> =>
    (await person.autocomplete(channel, command, { [option]: begun }, option)).map(({ value }) => String(value));
  const values = await suggested('/choose', 'answer');
  if (values.includes('roll')) return void (await finalMessage(person.slash(channel, '/roll')));
  const menu = values.some((value) => moves.includes(value.split(' ')[0] as 'build')) || values.includes('end');
  if (!menu) {
    if (values.length === 0) throw new Error('nothing is suggested');
    return void (await finalMessage(person.slash(channel, '/choose', { answer: preferredMove(values, random) })));
  }
  const other = moves[random.below(moves.length)] as string;
  for (const verb of new Set(random.below(3) === 0 ? ['build', other] : ['build'])) {
    // Where nothing fits, the command itself is suggested with the reason why.
    const offered = (await suggested(`/${verb}`, 'move')).filter((value) => value !== verb);
    if (offered.length === 0) continue;
    const move = preferredMove(offered, random);
    // Half of the time the word that the command says already is left out.
    const typed = random.below(2) === 0 ? move : move.split(' ').slice(1).join(' ');
    return void (await finalMessage(person.slash(channel, `/${verb}`, { move: typed })));
  }
  await finalMessage(person.slash(channel, '/end'));
}
