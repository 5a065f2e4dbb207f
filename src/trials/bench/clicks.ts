import type { Happening, Person } from '../../sandbox/index.ts';
import type { PageMessage } from '../../sandbox/page-api/index.ts';

/** How long a click took: until the first answer, and until what was meant stood there. In milliseconds. */
export interface Pressed {
  readonly ack: number;
  readonly panel: number;
  readonly message: PageMessage;
}

/** Two people at a table of their own, with the panels they have open. */
export interface Table {
  readonly people: readonly [Person, Person];
  readonly channel: string;
  match: string | null;
  thread: string;
  readonly panels: Map<string, PageMessage>;
}

interface Part {
  readonly type: number;
  readonly custom_id?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly value: string }[];
  readonly components?: readonly Part[];
}

const verbOf = (id: string): string => id.split(':')[4] ?? '';

function partsOf(message: PageMessage): readonly Part[] {
  const all: Part[] = [];
  const visit = (part: Part): void => {
    all.push(part);
    part.components?.forEach(visit);
  };
  message.components.forEach(visit);
  return all;
}

const withVerb = (message: PageMessage, ...verbs: readonly string[]): Part | undefined =>
  partsOf(message).find(({ custom_id, disabled }) => custom_id && !disabled && verbs.includes(verbOf(custom_id)));

async function timed(begin: () => Promise<Happening>): Promise<Pressed> {
  const start = performance.now();
  const first = await begin();
  const ack = performance.now() - start;
  const last = await first.settled();
  const panel = performance.now() - start;
  if (last.kind !== 'reply' && last.kind !== 'update') throw new Error(last.kind === 'failed' ? last.reason : 'a form was opened');
  return { ack, panel, message: last.message };
}

export const press = async (person: Person, message: string, button: string): Promise<Pressed> =>
  timed(async () => person.click(message, button));

/** Challenges and accepts, as people do. */
async function begin(table: Table): Promise<Pressed> {
  const [challenger, opponent] = table.people;
  await timed(async () => challenger.slash(table.channel, '/challenge', { opponent: opponent.id, variant: 'intro' }));
  const card = await opponent.waitFor(
    (message) => message.channelId === table.channel && withVerb(message, 'accept') !== undefined,
    60_000,
  );
  const pressed = await press(opponent, card.id, withVerb(card, 'accept')?.custom_id ?? '');
  table.match = partsOf(pressed.message).find(({ custom_id }) => custom_id)?.custom_id?.split(':')[1] ?? null;
  table.thread = card.id;
  await opponent.waitFor((message) => message.channelId === card.id && withVerb(message, 'hand') !== undefined, 60_000);
  table.panels.clear();
  table.panels.set(opponent.id, pressed.message);
  return pressed;
}

/** One click by whoever has something to choose, else by somebody who looks. A match that is over is followed by another. */
export async function clickAt(table: Table): Promise<Pressed> {
  if (table.match === null) await begin(table);
  for (const person of table.people) {
    const panel = table.panels.get(person.id);
    const pressed = panel && (await chooseOn(person, panel));
    if (pressed) return keep(table, person, pressed);
  }
  for (const person of table.people) {
    const door = doorOf(person, table);
    if (!door) continue;
    const pressed = keep(table, person, await press(person, door.message, door.id));
    if (withVerb(pressed.message, ...choosing)) return pressed;
  }
  table.match = null;
  return clickAt(table);
}

function keep(table: Table, person: Person, pressed: Pressed): Pressed {
  table.panels.set(person.id, pressed.message);
  return pressed;
}

/** The newest message in the thread that opens a panel. */
function doorOf(person: Person, { thread }: Table): { readonly message: string; readonly id: string } | null {
  for (const message of person.messages(thread).slice(-4).toReversed()) {
    const id = message.ephemeral ? undefined : withVerb(message, 'open')?.custom_id;
    if (id) return { message: message.id, id };
  }
  return null;
}

const choosing = ['pick', 'menu', 'answer', 'confirm', 'add', 'set', 'adds'] as const;

/** Makes some choice on a panel; null when nothing is asked on it. Ends the turn where that is possible, so that play goes on. */
async function chooseOn(person: Person, panel: PageMessage): Promise<Pressed | null> {
  const picks = partsOf(panel).flatMap(({ custom_id: id, disabled }) => (id && !disabled && verbOf(id) === 'pick' ? [id] : []));
  const pick = picks.find((id) => id.endsWith(':end')) ?? withVerb(panel, 'confirm')?.custom_id ?? picks[0] ?? withVerb(panel, 'add')?.custom_id;
  if (pick) return press(person, panel.id, pick);
  const menu = withVerb(panel, 'menu', 'answer', 'set', 'adds');
  const value = menu?.options?.[0]?.value;
  if (menu?.custom_id && !menu.options) return press(person, panel.id, menu.custom_id);
  return menu?.custom_id && value ? timed(async () => person.select(panel.id, menu.custom_id as string, [value])) : null;
}
