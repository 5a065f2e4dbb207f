import type { AnyGame } from '../../engine/game/index.ts';
import type { Language, Text } from '../../engine/text.ts';
import { timeControls } from '../../match/stored-match.ts';
import { type SelectOption, select } from '../ui/components.ts';
import { checkboxes, labelled, type ModalData, modal } from '../ui/forms.ts';
import { timeControlNamed, type PackedTerms } from '../ui/terms.ts';
import { challengeStrings as strings } from '../strings/challenge.ts';
import { matchStrings } from '../strings/match.ts';

/** What can be allowed in a match, each a box of the form. */
const permissions = ['takebacks', 'rated', 'hints'] as const;

/** Returns the form for the terms of a challenge or rematch. */
export function termsModal(id: string, title: Text, game: AnyGame, now: PackedTerms, language: Language): ModalData {
  const variants = game.info.variants.map((variant) => ({
    value: variant.id,
    label: variant.name[language],
    detail: variant.about[language],
    chosen: variant.id === now.variant,
  }));
  const clocks = timeControls.map((clock) => ({
    value: clock,
    label: matchStrings.clockNames[clock][language],
    chosen: clock === now.clock,
  }));
  const boxes = permissions.map((value) => ({
    value,
    label: strings.permissions[value].name[language],
    detail: strings.permissions[value].about[language],
    chosen: now[value],
  }));
  const menu = (field: string, label: string, options: readonly SelectOption[]) =>
    labelled(label, select(field, label, options));
  return modal(id, title[language], [
    ...(variants.length > 1 ? [menu('variant', matchStrings.variant[language], variants)] : []),
    menu('clock', matchStrings.clock[language], clocks),
    labelled(strings.permissionsTitle[language], checkboxes('permissions', boxes)),
  ]);
}

/** Reads the submitted form. */
export function submittedTerms(
  values: ReadonlyMap<string, string>,
  ticked: ReadonlyMap<string, readonly string[]>,
): Omit<PackedTerms, 'game'> {
  const allowed = new Set(ticked.get('permissions'));
  return {
    variant: values.get('variant') ?? '',
    clock: timeControlNamed(values.get('clock') ?? '') ?? 'normal',
    takebacks: allowed.has('takebacks'),
    rated: allowed.has('rated'),
    hints: allowed.has('hints'),
  };
}
