import type { InteractionResult, SimulatedPerson } from '../../sandbox/index.ts';
import type { PageMessage } from '../../sandbox/page-api/index.ts';

/** Duration of a click in milliseconds: until the first reply, and until the result is shown. */
export interface ClickTiming {
  readonly ack: number;
  readonly panel: number;
  readonly message: PageMessage;
}

/** Two people at their own table, with their open panels. */
export interface BenchTable {
  readonly people: readonly [SimulatedPerson, SimulatedPerson];
  readonly channel: string;
  match: string | null;
  thread: string;
  readonly panels: Map<string, PageMessage>;
}

interface MessagePart {
  readonly type: number;
  readonly custom_id?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly value: string }[];
  readonly components?: readonly MessagePart[];
}

const verbOf = (id: string): string => id.split(':')[4] ?? '';

function partsOf(message: PageMessage): readonly MessagePart[] {
  const all: MessagePart[] = [];
  const visit = (part: MessagePart): void => {
    all.push(part);
    part.components?.forEach(visit);
  };
  message.components.forEach(visit);
  return all;
}

const partsWithVerb = (message: PageMessage, ...verbs: readonly string[]): MessagePart | undefined =>
  partsOf(message).find(({ custom_id, disabled }) => custom_id && !disabled && verbs.includes(verbOf(custom_id)));

export async function timed(begin: () => Promise<InteractionResult>): Promise<ClickTiming> {
  const start = performance.now();
  const first = await begin();
  const ack = performance.now() - start;
  const last = await first.settled();
  const panel = performance.now() - start;
  if (last.kind !== 'reply' && last.kind !== 'update')
    throw new Error(last.kind === 'failed' ? last.reason : 'a form was opened');
  return { ack, panel, message: last.message };
}

export const timedClick = async (person: SimulatedPerson, message: string, button: string): Promise<ClickTiming> =>
  timed(async () => person.click(message, button));

/** Clicks the button with this verb. */
export const clickVerb = async (person: SimulatedPerson, message: PageMessage, verb: string): Promise<ClickTiming> =>
  timedClick(person, message.id, partsWithVerb(message, verb)?.custom_id ?? '');

/** Challenges and accepts like people do. */
async function startMatch(table: BenchTable): Promise<ClickTiming> {
  const [challenger, opponent] = table.people;
  await timed(async () => challenger.slash(table.channel, '/challenge', { opponent: opponent.id, variant: 'intro' }));
  const card = await opponent.waitFor(
    (message) => message.channelId === table.channel && partsWithVerb(message, 'accept') !== undefined,
    60_000,
  );
  const pressed = await timedClick(opponent, card.id, partsWithVerb(card, 'accept')?.custom_id ?? '');
  table.match =
    partsOf(pressed.message)
      .find(({ custom_id }) => custom_id)
      ?.custom_id?.split(':')[1] ?? null;
  table.thread = card.id;
  await opponent.waitFor(
    (message) => message.channelId === card.id && partsWithVerb(message, 'hand') !== undefined,
    60_000,
  );
  table.panels.clear();
  table.panels.set(opponent.id, pressed.message);
  return pressed;
}

/** Makes one click for a player with a choice, otherwise for one who looks. A finished match is followed by another. */
export async function clickOnce(table: BenchTable): Promise<ClickTiming> {
  if (table.match === null) await startMatch(table);
  for (const person of table.people) {
    const panel = table.panels.get(person.id);
    const pressed = panel && (await chooseOnPanel(person, panel));
    if (pressed) return recordPanel(table, person, pressed);
  }
  for (const person of table.people) {
    const opener = panelButtonOf(person, table);
    if (!opener) continue;
    const pressed = recordPanel(table, person, await timedClick(person, opener.message, opener.id));
    if (partsWithVerb(pressed.message, ...choosing)) return pressed;
  }
  table.match = null;
  return clickOnce(table);
}

function recordPanel(table: BenchTable, person: SimulatedPerson, pressed: ClickTiming): ClickTiming {
  table.panels.set(person.id, pressed.message);
  return pressed;
}

/** Returns the newest message in the thread that opens a panel. */
function panelButtonOf(
  person: SimulatedPerson,
  { thread }: BenchTable,
): { readonly message: string; readonly id: string } | null {
  for (const message of person.messages(thread).slice(-4).toReversed()) {
    const id = message.ephemeral ? undefined : partsWithVerb(message, 'open')?.custom_id;
    if (id) return { message: message.id, id };
  }
  return null;
}

const choosing = ['pick', 'menu', 'answer', 'confirm', 'add', 'set', 'adds'] as const;

/** Makes a choice on a panel; returns null when nothing is asked. Ends the turn if possible, so that play continues. */
async function chooseOnPanel(person: SimulatedPerson, panel: PageMessage): Promise<ClickTiming | null> {
  const picks = partsOf(panel).flatMap(({ custom_id: id, disabled }) =>
    id && !disabled && verbOf(id) === 'pick' ? [id] : [],
  );
  const pick =
    picks.find((id) => id.endsWith(':end')) ??
    partsWithVerb(panel, 'confirm')?.custom_id ??
    picks[0] ??
    partsWithVerb(panel, 'add')?.custom_id;
  if (pick) return timedClick(person, panel.id, pick);
  const menu = partsWithVerb(panel, 'menu', 'answer', 'set', 'adds');
  const value = menu?.options?.[0]?.value;
  if (menu?.custom_id && !menu.options) return timedClick(person, panel.id, menu.custom_id);
  return menu?.custom_id && value
    ? timed(async () => person.select(panel.id, menu.custom_id as string, [value]))
    : null;
}

/** Lets the second player resign and returns the finished match. */
export async function resignAt(table: BenchTable): Promise<string> {
  const [, person] = table.people;
  const opener = panelButtonOf(person, table);
  if (!opener || table.match === null) throw new Error('nothing is played at this table');
  let page = (await timedClick(person, opener.message, opener.id)).message;
  for (const verb of ['more', 'resign', 'resign-now']) {
    const id = partsWithVerb(page, verb)?.custom_id;
    if (id === undefined) throw new Error(`there is no way to ${verb}`);
    page = (await timedClick(person, page.id, id)).message;
  }
  const { match } = table;
  table.match = null;
  return match;
}
