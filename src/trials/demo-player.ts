import type { Person } from '../sandbox/index.ts';
import type { PageComponent, PageMessage } from '../sandbox/page-api/index.ts';

/** Somebody who plays by pressing what is offered, and builds whenever that is possible. */

interface Offer {
  readonly id: string;
  /** What a button stands for, or the values of a menu. */
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

function offersOn(message: PageMessage, verbs: readonly string[]): readonly Offer[] {
  return partsOf(message.components).flatMap((part): readonly Offer[] => {
    if (part.type === 2 && part.custom_id && !part.disabled && verbs.includes(verbOf(part.custom_id))) {
      return [{ id: part.custom_id, values: [argOf(part.custom_id)], menu: false, most: 1 }];
    }
    if (part.type === 3 && verbs.includes(verbOf(part.custom_id))) {
      return [{ id: part.custom_id, values: part.options.map(({ value }) => value), menu: true, most: part.max_values ?? 1 }];
    }
    return [];
  });
}

const wishes = [/^build (city|settlement)/, /^build road/, /^build/, /^roll$/, /^end$/, /^pass$/, /^/] as const;

async function press(person: Person, panel: PageMessage): Promise<PageMessage | null> {
  const [confirm] = offersOn(panel, ['confirm']);
  if (confirm) return answerTo(person.click(panel.id, confirm.id));
  const offers = offersOn(panel, ['pick', 'menu', 'answer', 'set', 'adds', 'add']);
  for (const wish of wishes) {
    for (const { id, values, menu, most } of offers) {
      const fitting = values.filter((value) => wish.test(value));
      if (fitting.length > 0) return answerTo(menu ? person.select(panel.id, id, fitting.slice(0, most)) : person.click(panel.id, id));
    }
  }
  return null;
}

/** What a click or a command was answered with, once it is complete. */
export async function answerTo(happening: ReturnType<Person['click']>): Promise<PageMessage> {
  const first = await happening;
  const last = first.kind === 'reply' || first.kind === 'update' ? await first.settled() : first;
  if (!('message' in last)) throw new Error('The bot did not answer.');
  return last.message;
}

/** Opens the panel from the newest message of the thread and answers what is asked, until nothing is. */
export async function playOn(person: Person, thread: string): Promise<void> {
  const door = person.messages(thread).findLast((message) => !message.ephemeral && offersOn(message, ['open']).length > 0);
  const [open] = door ? offersOn(door, ['open']) : [];
  if (!door || !open) return;
  const opened = await answerTo(person.click(door.id, open.id));
  let panel: PageMessage | null = opened;
  while (panel) panel = await press(person, panel);
  person.dismiss(opened.id);
}
