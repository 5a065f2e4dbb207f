import type { Language } from '../../engine/text.ts';
import type { Person } from '../../match/matches.ts';
import { freeId, idOf } from '../arriving/ids.ts';
import { button, type Page, row, say } from '../parts/components.ts';
import { cut, LIMIT, plain } from '../parts/limits.ts';
import { mannersWords as words } from '../words/manners.ts';

/** Somebody was blocked; the way back is one press. */
export function blockPage({ id, name }: Person, language: Language): Page {
  const back = button(freeId('unblock', id), cut(words.unblock(name)[language], LIMIT.buttonLabel));
  return { components: [say(words.blocked(plain(name))[language]), row(back)] };
}

export function sharePage(match: string, language: Language): Page {
  const back = button(idOf({ match, seat: null, seq: 0, verb: 'unshare', arg: '' }), words.unshare[language]);
  return { components: [say(words.shared(match)[language]), row(back)] };
}
