import { type APILabelComponent, type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Decks } from '../../engine/game/index.ts';
import type { Language, Text } from '../../engine/text.ts';
import { usualLimits } from '../../match/limits.ts';
import { select } from '../parts/components.ts';
import { cut, LIMIT } from '../parts/limits.ts';
import { deckWords as words } from '../words/decks.ts';

type Modal = APIModalInteractionResponseCallbackData;

/** As long as a field in a form may get. */
const LONGEST = 4000;

function textField(id: string, label: Text, language: Language, most: number, value = '', style = TextInputStyle.Short): APILabelComponent {
  const component = { type: ComponentType.TextInput, custom_id: id, style, max_length: most, required: true, ...(value && { value: cut(value, most) }) } as const;
  return { type: ComponentType.Label, label: cut(label[language], LIMIT.modalLabel), component };
}

const nameField = (language: Language, value = ''): APILabelComponent => textField('name', words.nameField, language, usualLimits.deckName, value);

const modal = (id: string, title: Text, language: Language, components: APILabelComponent[]): Modal => ({
  custom_id: id,
  title: cut(title[language], LIMIT.modalTitle),
  components,
});

/** A name alone, with one to begin with. */
export const nameModal = (id: string, title: Text, value: string, language: Language): Modal => modal(id, title, language, [nameField(language, value)]);

export function newDeckModal(id: string, { ready }: Decks, language: Language): Modal {
  const options = [
    { value: '-', label: words.nothing[language], chosen: true },
    ...ready().map((deck) => ({ value: deck.id, label: deck.name[language], detail: deck.about[language] })),
  ];
  const start: APILabelComponent = { type: ComponentType.Label, label: words.startField[language], component: select('start', words.startField[language], options) };
  return modal(id, words.make, language, [nameField(language), start]);
}

export const pasteModal = (id: string, language: Language): Modal =>
  modal(id, words.paste, language, [nameField(language), textField('line', words.lineField, language, LONGEST, '', TextInputStyle.Paragraph)]);
