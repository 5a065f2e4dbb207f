import type { PageComponent, PageMessage } from '../page-api/index.ts';
import { nameOf, type World } from './world.ts';

const LENGTH = 140;

/** The first words of a message, without its signs. */
export const excerptOf = (world: World, { content, components }: PageMessage): string =>
  plainWords(world, [content, ...textsOf(components)].join('\n'));

export function plainWords(world: World, text: string): string {
  const plain = text
    .replace(/<@!?(\d+)>/g, (_, id: string) => `@${nameOf(world, id)}`)
    .replace(/<t:[^>]*>(?: \(<t:[^>]*>\))?\.?/g, '…')
    // A sign after a backslash is meant as it stands.
    .replace(/\\([^0-9A-Za-z\s])|^-?#+ |<[#:/a][^>\s]*>|[*_`~|]/gm, (_, sign: string | undefined) => sign ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > LENGTH ? `${plain.slice(0, LENGTH - 1)}…` : plain;
}

const textsOf = (components: readonly PageComponent[]): readonly string[] =>
  components.flatMap((component): readonly string[] => {
    if (component.type === 10) return [component.content];
    return component.type === 17 || component.type === 9 ? textsOf(component.components) : [];
  });
