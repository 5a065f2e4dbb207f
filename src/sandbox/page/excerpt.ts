import type { PageComponent, PageMessage } from '../page-api.ts';
import { nameOf, type World } from './world.ts';

const LENGTH = 140;

/** The first words of a message, without its signs. */
export function excerptOf(world: World, message: PageMessage): string {
  const plain = [message.content, ...textsOf(message.components)]
    .join('\n')
    .replace(/<@!?(\d+)>/g, (_, id: string) => `@${nameOf(world, id)}`)
    .replace(/<t:[^>]*>(?: \(<t:[^>]*>\))?/g, '…')
    .replace(/^-?#+ |<[#:/a][^>\s]*>|[*_`~|]/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > LENGTH ? `${plain.slice(0, LENGTH - 1)}…` : plain;
}

const textsOf = (components: readonly PageComponent[]): readonly string[] =>
  components.flatMap((component): readonly string[] => {
    if (component.type === 10) return [component.content];
    return component.type === 17 || component.type === 9 ? textsOf(component.components) : [];
  });
