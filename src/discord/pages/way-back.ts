import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import type { Language } from '../../engine/text.ts';
import { idOf, isFree, type Ticket, ticketOf } from '../arriving/ids.ts';
import { button, type Page, row } from '../parts/components.ts';
import { panelWords as words } from '../words/panel.ts';

/** Buttons of which each leads to the match: one of them is enough. */
const ways = new Set(['open', 'more', 'follow', 'move']);

interface Part {
  readonly custom_id?: string;
  readonly components?: readonly Part[];
}

/** A page that was reached from a match: everything on it still belongs to that match, and a button leads back to it. */
export function withWayBack(page: Page, from: Ticket, language: Language): Page {
  if (isFree(from)) return page;
  const components = page.components.map((part) => belonging(part as Part, from)) as APIMessageTopLevelComponent[];
  if (components.some((part) => leadsBack(part as Part))) return { ...page, components };
  const back = row(button(idOf({ ...from, verb: 'open', arg: '' }), words.back[language], 'primary'));
  const last = components.at(-1);
  if (last?.type !== ComponentType.Container) return { ...page, components: [...components, back] };
  return { ...page, components: [...components.slice(0, -1), { ...last, components: [...last.components, back] }] };
}

function belonging<P extends Part>(part: P, from: Ticket): P {
  const ticket = part.custom_id === undefined ? null : ticketOf(part.custom_id);
  const id = ticket && isFree(ticket) ? { custom_id: idOf({ ...from, verb: ticket.verb, arg: ticket.arg }) } : {};
  const inner = part.components ? { components: part.components.map((each) => belonging(each, from)) } : {};
  return { ...part, ...id, ...inner };
}

const leadsBack = ({ custom_id: id, components = [] }: Part): boolean =>
  (id !== undefined && ways.has(ticketOf(id)?.verb ?? '')) || components.some(leadsBack);
