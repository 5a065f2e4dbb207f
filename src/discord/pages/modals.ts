import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
} from 'discord-api-types/v10';
import type { AnyGame } from '../../engine/game/index.ts';
import type { Language, Text } from '../../engine/text.ts';
import { clockNames } from '../../match/sheet.ts';
import { type Option, select } from '../parts/components.ts';
import { cut, LIMIT } from '../parts/limits.ts';
import { clockOf, type Packed } from '../parts/terms.ts';
import { challengeWords as words } from '../words/challenge.ts';
import { matchWords } from '../words/match.ts';

/** The form that changes the terms of a challenge or a rematch. */
export function termsModal(
  id: string,
  title: Text,
  game: AnyGame,
  now: Packed,
  language: Language,
): APIModalInteractionResponseCallbackData {
  const variants = game.facts.variants.map((variant) => ({
    value: variant.id,
    label: variant.name[language],
    detail: variant.about[language],
    chosen: variant.id === now.variant,
  }));
  const clocks = clockNames.map((clock) => ({
    value: clock,
    label: matchWords.clockNames[clock][language],
    chosen: clock === now.clock,
  }));
  const components = [
    ...(variants.length > 1 ? [field('variant', matchWords.variant[language], variants)] : []),
    field('clock', matchWords.clock[language], clocks),
    field('takebacks', matchWords.takebackRule[language], either(words.withTakebacks, words.withoutTakebacks, now.takebacks, language)),
    field('rated', matchWords.rating[language], either(words.rated, words.friendly, now.rated, language)),
    field('hints', matchWords.hintRule[language], either(words.withHints, words.withoutHints, now.hints, language)),
  ];
  return { custom_id: id, title: cut(title[language], LIMIT.modalTitle), components };
}

function either(yes: Text, no: Text, chosen: boolean, language: Language): readonly Option[] {
  return [
    { value: 'yes', label: yes[language], chosen },
    { value: 'no', label: no[language], chosen: !chosen },
  ];
}

function field(id: string, label: string, options: readonly Option[]): APILabelComponent {
  return { type: ComponentType.Label, label: cut(label, LIMIT.modalLabel), component: select(id, label, options) };
}

/** What was filled in. */
export function filledIn(values: ReadonlyMap<string, string>): Omit<Packed, 'game'> {
  return {
    variant: values.get('variant') ?? '',
    clock: clockOf(values.get('clock') ?? '') ?? 'normal',
    takebacks: values.get('takebacks') === 'yes',
    rated: values.get('rated') === 'yes',
    hints: values.get('hints') === 'yes',
  };
}
