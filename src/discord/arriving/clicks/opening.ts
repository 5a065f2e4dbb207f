import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Language } from '../../../engine/text.ts';
import type { Desk } from '../../desk.ts';
import { idOf, type Ticket } from '../ids.ts';
import { nameModal, newDeckModal, pasteModal } from '../../pages/deck-modals.ts';
import { memoModal } from '../../pages/memo.ts';
import { termsModal } from '../../pages/modals.ts';
import { unpackTerms } from '../../parts/terms.ts';
import { challengeWords } from '../../words/challenge.ts';
import { deckWords } from '../../words/decks.ts';

/** Buttons that change terms. */
const forms = {
  propose: { submit: 'proposal', title: challengeWords.proposeTitle },
  'rematch-with': { submit: 'rematch-terms', title: challengeWords.rematchTitle },
} as const;

type Modal = APIModalInteractionResponseCallbackData;

/**
 * Buttons that open a form: Discord wants it as the very first answer, so it is made of nothing but the button itself. Only
 * somebody's notes are read before, because a form without them would wipe them out.
 */
export async function modalFor(ticket: Ticket, desk: Desk, user: string, language: Language): Promise<Modal | null> {
  if (ticket.verb !== 'memo-write') return termsForm(ticket, desk, language) ?? deckForm(ticket, desk, language);
  return memoModal(idOf({ ...ticket, verb: 'memo-written' }), await desk.matches.memo(user, ticket.match), language);
}

/** The name of the deck stands last on the button: it may be made of anything. */
function deckForm({ verb, arg, ...ticket }: Ticket, { matches }: Desk, language: Language): Modal | null {
  const [game = '', deck = '', ...rest] = arg.split('.');
  const decks = matches.games.get(game)?.decks;
  const submit = (done: string): string => idOf({ ...ticket, verb: done, arg: [game, ...(deck ? [deck] : [])].join('.') });
  const name = rest.join('.');
  if (!decks) return null;
  if (verb === 'deck-new') return newDeckModal(submit('deck-made'), decks, language);
  if (verb === 'deck-paste') return pasteModal(submit('deck-pasted'), language);
  if (verb === 'deck-rename') return nameModal(submit('deck-renamed'), deckWords.rename, name, language);
  return verb === 'deck-copy' ? nameModal(submit('deck-copied'), deckWords.copy, name, language) : null;
}

function termsForm(ticket: Ticket, { matches }: Desk, language: Language): Modal | null {
  if (!Object.hasOwn(forms, ticket.verb)) return null;
  const { submit, title } = forms[ticket.verb as keyof typeof forms];
  const terms = unpackTerms(ticket.arg);
  const game = matches.games.get(terms.game);
  if (!game) return null;
  return termsModal(idOf({ ...ticket, verb: submit, arg: '' }), title, game, terms, language);
}
