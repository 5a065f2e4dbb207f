import type { Language } from '../../engine/text.ts';
import { button, container, type MessagePage, row, textBlock } from '../ui/components.ts';
import { standaloneId } from '../interactions/custom-id.ts';
import { accentColor } from '../ui/player-names.ts';
import { contactLine, helpStrings as strings } from '../strings/lists.ts';
import { menuStrings } from '../strings/menu.ts';
import { tipStrings } from '../strings/tips.ts';

export function helpPage(language: Language): MessagePage {
  const buttons = row(
    button(standaloneId('learn'), tipStrings.learn[language], 'primary'),
    button(standaloneId('rules'), menuStrings.rules[language]),
    button(standaloneId('settings'), menuStrings.settings[language]),
  );
  return { components: [container(accentColor(null), [textBlock(strings.help[language]), buttons])], files: [] };
}

export function privacyPage(language: Language, contact: string | null): MessagePage {
  const lines = [strings.privacy[language], ...(contact === null ? [] : [contactLine(contact)[language]])];
  const buttons = row(button(standaloneId('delete-mine'), strings.deleteMine[language], 'danger'));
  return { components: [container(accentColor(null), [textBlock(lines.join('\n')), buttons])], files: [] };
}
