import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Language } from '../../engine/text.ts';
import { usualLimits } from '../../match/limits.ts';
import type { Panel } from '../../match/matches.ts';
import { idOf } from '../arriving/ids.ts';
import { button, frame, type Page, row, say, small } from '../parts/components.ts';
import { plain } from '../parts/limits.ts';
import { accentOf } from '../parts/people.ts';
import { memoWords as words } from '../words/memo.ts';

/** What somebody wrote down about a match, and the way to change it. */
export function memoPage({ id, seat, seq }: Panel, memo: string, language: Language, notice: string | null = null): Page {
  const head = [words.title(id)[language], ...(notice ? [notice] : []), small(words.about[language])].join('\n');
  const write = button(idOf({ match: id, seat, seq, verb: 'memo-write', arg: '' }), words.write[language], 'primary');
  return { components: [frame(accentOf(seat), [say(head), say(memo ? plain(memo) : words.none[language]), row(write)])], files: [] };
}

/** The form with what is there already. */
export function memoModal(id: string, memo: string, language: Language): APIModalInteractionResponseCallbackData {
  const component = {
    type: ComponentType.TextInput,
    custom_id: 'memo',
    style: TextInputStyle.Paragraph,
    max_length: usualLimits.memo,
    required: false,
    ...(memo && { value: memo }),
  } as const;
  return { custom_id: id, title: words.formTitle[language], components: [{ type: ComponentType.Label, label: words.field[language], component }] };
}
