import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import type { Decks } from '../../engine/game/index.ts';
import type { Language, Text } from '../../engine/text.ts';
import { defaultLimits } from '../../match/limits.ts';
import { select } from '../ui/components.ts';
import { cut, LIMIT } from '../ui/limits.ts';
import { deckStrings as strings } from '../strings/decks.ts';

type Modal = APIModalInteractionResponseCallbackData;

/** Discord's limit for a text field. */
const LONGEST = 4000;

function textField(
  id: string,
  label: Text,
  language: Language,
  most: number,
  value = '',
  style = TextInputStyle.Short,
): APILabelComponent {
  const component = {
    type: ComponentType.TextInput,
    custom_id: id,
    style,
    max_length: most,
    required: true,
    ...(value && { value: cut(value, most) }),
  } as const;
  return { type: ComponentType.Label, label: cut(label[language], LIMIT.modalLabel), component };
}

const nameField = (language: Language, value = ''): APILabelComponent =>
  textField('name', strings.nameField, language, defaultLimits.deckNameLength, value);

const modal = (id: string, title: Text, language: Language, components: APILabelComponent[]): Modal => ({
  custom_id: id,
  title: cut(title[language], LIMIT.modalTitle),
  components,
});

/** Returns a form for a name. */
export const nameModal = (id: string, title: Text, value: string, language: Language): Modal =>
  modal(id, title, language, [nameField(language, value)]);

export function newDeckModal(id: string, { premade: ready }: Decks, language: Language): Modal {
  const options = [
    { value: '-', label: strings.nothing[language], chosen: true },
    ...ready().map((deck) => ({ value: deck.id, label: deck.name[language], detail: deck.about[language] })),
  ];
  const start: APILabelComponent = {
    type: ComponentType.Label,
    label: strings.startField[language],
    component: select('start', strings.startField[language], options),
  };
  return modal(id, strings.make, language, [nameField(language), start]);
}

export const pasteModal = (id: string, language: Language): Modal =>
  modal(id, strings.paste, language, [
    nameField(language),
    textField('line', strings.lineField, language, LONGEST, '', TextInputStyle.Paragraph),
  ]);
