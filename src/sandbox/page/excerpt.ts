import type { PageComponent, PageMessage } from '../page-api/index.ts';
import { displayNameOf, type ClientState } from './client-state.ts';

const LENGTH = 140;

/** First words of a message, without markup. */
export const excerptOf = (client: ClientState, { content, components }: PageMessage): string =>
  plainWords(client, [content, ...textsOf(components)].join('\n'));

export function plainWords(client: ClientState, text: string): string {
  const plain = text
    .replace(/<@!?(\d+)>/g, (_, id: string) => `@${displayNameOf(client, id)}`)
    .replace(/<t:[^>]*>(?: \(<t:[^>]*>\))?\.?/g, '…')
    // A sign after a backslash is literal.
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
