import type { Language } from '../../engine/text.ts';
import { button, frame, type Page, row, say } from '../parts/components.ts';
import { freeId } from '../arriving/ids.ts';
import { accentOf } from '../parts/people.ts';
import { contactLine, helpWords as words } from '../words/lists.ts';
import { moreWords } from '../words/more.ts';
import { tipWords } from '../words/tips.ts';

export function helpPage(language: Language): Page {
  const buttons = row(button(freeId('learn'), tipWords.learn[language], 'primary'), button(freeId('rules'), moreWords.rules[language]), button(freeId('settings'), moreWords.settings[language]));
  return { components: [frame(accentOf(null), [say(words.help[language]), buttons])], files: [] };
}

export function privacyPage(language: Language, contact: string | null): Page {
  const lines = [words.privacy[language], ...(contact === null ? [] : [contactLine(contact)[language]])];
  const buttons = row(button(freeId('delete-mine'), words.deleteMine[language], 'danger'));
  return { components: [frame(accentOf(null), [say(lines.join('\n')), buttons])], files: [] };
}
