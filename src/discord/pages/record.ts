import { ComponentType } from 'discord-api-types/v10';
import type { Language } from '../../engine/text.ts';
import type { Click } from '../arriving/clicks/click.ts';
import { type Page, say } from '../parts/components.ts';
import type { Desk } from '../desk.ts';
import { recordWords as words } from '../words/looks.ts';

export const exportPage = async ({ desk, visit, ticket }: Click): Promise<Page> => recordPage(desk, ticket.match, visit.language);

/** The record as a text file. Refused for matches that are not over: before that it would tell everything. */
export async function recordPage(desk: Desk, match: string, language: Language): Promise<Page> {
  const data = new TextEncoder().encode(await desk.matches.record(match));
  const name = `${match}.txt`;
  return {
    components: [say(words.here(match)[language]), { type: ComponentType.File, file: { url: `attachment://${name}` } }],
    files: [{ name, data, type: 'text/plain', alt: null }],
  };
}
