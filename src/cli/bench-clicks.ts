import type { Happening, Person } from '../sandbox/index.ts';
import type { PageMessage } from '../sandbox/page-api.ts';

/** How long a click took: until the first answer, and until what was meant stood there. In milliseconds. */
export interface Pressed {
  readonly ack: number;
  readonly panel: number;
  readonly message: PageMessage | null;
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
  (message.components as readonly Part[]).forEach(visit);
  return all;
}

async function timed(happening: () => Promise<Happening>): Promise<Pressed> {
  const start = performance.now();
  const first = await happening();
  const ack = performance.now() - start;
  const last = await first.settled();
  const panel = performance.now() - start;
  return { ack, panel, message: last.kind === 'reply' || last.kind === 'update' ? last.message : null };
}

export const press = async (person: Person, message: string, button: string): Promise<Pressed> => timed(async () => person.click(message, button));

/** The newest button with this verb that a person sees in one of these places. */
export function findButton(person: Person, places: readonly string[], verb: string): { readonly message: string; readonly id: string } | null {
  for (const message of places.flatMap((place) => person.messages(place)).filter(({ ephemeral }) => !ephemeral).toReversed()) {
    const id = partsOf(message).find(({ custom_id }) => custom_id && verbOf(custom_id) === verb)?.custom_id;
    if (id) return { message: message.id, id };
  }
  return null;
}

/** Makes some choice on a panel; null when nothing is asked on it. Ends the turn where that is possible, so that play goes on. */
export async function chooseOn(person: Person, panel: PageMessage): Promise<Pressed | null> {
  const parts = partsOf(panel).filter(({ disabled }) => !disabled);
  const picks = parts.flatMap(({ custom_id }) => (custom_id && verbOf(custom_id) === 'pick' ? [custom_id] : []));
  const pick = picks.find((id) => id.endsWith(':end')) ?? picks[0];
  if (pick) return press(person, panel.id, pick);
  const menu = parts.find(({ custom_id, options }) => custom_id && options && ['menu', 'answer'].includes(verbOf(custom_id)));
  const value = menu?.options?.[0]?.value;
  if (menu?.custom_id && value) return timed(async () => person.select(panel.id, menu.custom_id as string, [value]));
  const confirm = parts.find(({ custom_id }) => custom_id && verbOf(custom_id) === 'confirm')?.custom_id;
  if (confirm) return press(person, panel.id, confirm);
  const add = parts.find(({ custom_id }) => custom_id && verbOf(custom_id) === 'add')?.custom_id;
  return add ? press(person, panel.id, add) : null;
}
