import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord.js';
import type { Language } from '../../engine/text.ts';
import { defaultLimits } from '../../match/limits.ts';
import type { Panel } from '../../match/matches.ts';
import { formatCustomId } from '../interactions/custom-id.ts';
import { button, container, type MessagePage, row, textBlock, smallPrint } from '../ui/components.ts';
import { plain } from '../ui/limits.ts';
import { accentColor } from '../ui/player-names.ts';
import { notesStrings as strings } from '../strings/notes.ts';

/** Shows a person's notes about a match, and a button to edit them. */
export function notesPage(
  { id, seat, seq }: Panel,
  notes: string,
  language: Language,
  notice: string | null = null,
): MessagePage {
  const head = [strings.title(id)[language], ...(notice ? [notice] : []), smallPrint(strings.about[language])].join(
    '\n',
  );
  const write = button(
    formatCustomId({ match: id, seat, seq, verb: 'memo-write', arg: '' }),
    strings.write[language],
    'primary',
  );
  return {
    components: [
      container(accentColor(seat), [
        textBlock(head),
        textBlock(notes ? plain(notes) : strings.none[language]),
        row(write),
      ]),
    ],
    files: [],
  };
}

/** Returns the form with the current notes. */
export function notesModal(id: string, notes: string, language: Language): APIModalInteractionResponseCallbackData {
  const component = {
    type: ComponentType.TextInput,
    custom_id: 'memo',
    style: TextInputStyle.Paragraph,
    max_length: defaultLimits.noteLength,
    required: false,
    ...(notes && { value: notes }),
  } as const;
  return {
    custom_id: id,
    title: strings.formTitle[language],
    components: [{ type: ComponentType.Label, label: strings.field[language], component }],
  };
}
