import type { SimulatedPerson } from '../sandbox/index.ts';
import type { PageComponent, PageMessage } from '../sandbox/page-api/index.ts';

/** A player who clicks what is offered and builds whenever possible. */

interface Control {
  readonly id: string;
  /** The value of a button, or the values of a menu. */
  readonly values: readonly string[];
  readonly menu: boolean;
  readonly most: number;
}

type Part = PageComponent | Extract<PageComponent, { readonly type: 1 }>['components'][number];

function partsOf(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part) => [part, ...('components' in part ? partsOf(part.components) : [])]);
}

const verbOf = (id: string): string => id.split(':')[4] ?? '';
const argOf = (id: string): string => id.split(':').slice(5).join(':');

function controlsOn(message: PageMessage, verbs: readonly string[]): readonly Control[] {
  return partsOf(message.components).flatMap((part): readonly Control[] => {
    if (part.type === 2 && part.custom_id && !part.disabled && verbs.includes(verbOf(part.custom_id))) {
      return [{ id: part.custom_id, values: [argOf(part.custom_id)], menu: false, most: 1 }];
    }
    if (part.type === 3 && verbs.includes(verbOf(part.custom_id))) {
      return [
        { id: part.custom_id, values: part.options.map(({ value }) => value), menu: true, most: part.max_values ?? 1 },
      ];
    }
    return [];
  });
}

const PREFERRED_MOVES = [
  /^build (city|settlement)/,
  /^build road/,
  /^build/,
  /^roll$/,
  /^end$/,
  /^pass$/,
  /^/,
] as const;

export async function clickPreferred(person: SimulatedPerson, panel: PageMessage): Promise<PageMessage | null> {
  const [confirm] = controlsOn(panel, ['confirm']);
  if (confirm) return finalMessage(person.click(panel.id, confirm.id));
  const offers = controlsOn(panel, ['pick', 'menu', 'answer', 'set', 'adds', 'add']);
  for (const move of PREFERRED_MOVES) {
    for (const { id, values, menu, most } of offers) {
      const fitting = values.filter((value) => move.test(value));
      if (fitting.length > 0)
        return finalMessage(menu ? person.select(panel.id, id, fitting.slice(0, most)) : person.click(panel.id, id));
    }
  }
  return null;
}

/** Returns the complete reply to a click or command. */
export async function finalMessage(result: ReturnType<SimulatedPerson['click']>): Promise<PageMessage> {
  const first = await result;
  const last = first.kind === 'reply' || first.kind === 'update' ? await first.settled() : first;
  if (last.kind === 'failed') throw new Error(last.reason);
  if (last.kind === 'modal') throw new Error('a form was opened');
  return last.message;
}

/** Opens the panel from the newest message of the thread and answers until nothing is asked. */
export async function playUntilIdle(person: SimulatedPerson, thread: string): Promise<void> {
  const opener = person
    .messages(thread)
    .findLast((message) => !message.ephemeral && controlsOn(message, ['open']).length > 0);
  const [open] = opener ? controlsOn(opener, ['open']) : [];
  if (!opener || !open) return;
  const opened = await finalMessage(person.click(opener.id, open.id));
  let panel: PageMessage | null = opened;
  while (panel) panel = await clickPreferred(person, panel);
  person.dismiss(opened.id);
}
