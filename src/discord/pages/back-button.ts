import type { APIMessageTopLevelComponent } from 'discord.js';
import { ComponentType } from 'discord.js';
import type { Language } from '../../engine/text.ts';
import { formatCustomId, isStandalone, type CustomId, parseCustomId } from '../interactions/custom-id.ts';
import { button, type MessagePage, row } from '../ui/components.ts';
import { panelStrings as strings } from '../strings/panel.ts';

/** Buttons that lead to the match: one of them is enough. */
const ways = new Set(['open', 'more', 'follow', 'move']);

interface Part {
  readonly custom_id?: string;
  readonly components?: readonly Part[];
}

/** Adds a button that leads back to the match a page was opened from. */
export function withBackButton(page: MessagePage, from: CustomId, language: Language): MessagePage {
  if (isStandalone(from)) return page;
  const components = page.components.map((part) => withMatchIds(part as Part, from)) as APIMessageTopLevelComponent[];
  if (components.some((part) => leadsBack(part as Part))) return { ...page, components };
  const back = row(button(formatCustomId({ ...from, verb: 'open', arg: '' }), strings.back[language], 'primary'));
  const last = components.at(-1);
  if (last?.type !== ComponentType.Container) return { ...page, components: [...components, back] };
  return { ...page, components: [...components.slice(0, -1), { ...last, components: [...last.components, back] }] };
}

function withMatchIds<P extends Part>(part: P, from: CustomId): P {
  const customId = part.custom_id === undefined ? null : parseCustomId(part.custom_id);
  const id =
    customId && isStandalone(customId)
      ? { custom_id: formatCustomId({ ...from, verb: customId.verb, arg: customId.arg }) }
      : {};
  const inner = part.components ? { components: part.components.map((each) => withMatchIds(each, from)) } : {};
  return { ...part, ...id, ...inner };
}

const leadsBack = ({ custom_id: id, components = [] }: Part): boolean =>
  (id !== undefined && ways.has(parseCustomId(id)?.verb ?? '')) || components.some(leadsBack);
