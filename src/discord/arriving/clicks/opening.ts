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

/** A form that waits for the language of its reader. */
type Form = (language: Language) => APIModalInteractionResponseCallbackData;

/**
 * Buttons that open a form: Discord wants it as the very first answer, so it is made of the button itself. Only the language
 * somebody chose is read before, and their notes, because a form without them would wipe them out.
 */
export async function modalFor(ticket: Ticket, desk: Desk, user: string, locale: Language): Promise<ReturnType<Form> | null> {
  const making = ticket.verb === 'memo-write' ? memoForm(ticket, desk, user) : (termsForm(ticket, desk) ?? deckForm(ticket, desk));
  if (!making) return null;
  const [form, profile] = await Promise.all([making, desk.matches.profile(user)]);
  return form(profile.language ?? locale);
}

async function memoForm(ticket: Ticket, { matches }: Desk, user: string): Promise<Form> {
  const memo = await matches.memo(user, ticket.match);
  return (language) => memoModal(idOf({ ...ticket, verb: 'memo-written' }), memo, language);
}

/** The name of the deck stands last on the button: it may be made of anything. */
function deckForm({ verb, arg, ...ticket }: Ticket, { matches }: Desk): Form | null {
  const [game = '', deck = '', ...rest] = arg.split('.');
  const decks = matches.games.get(game)?.decks;
  const submit = (done: string): string => idOf({ ...ticket, verb: done, arg: [game, ...(deck ? [deck] : [])].join('.') });
  const name = rest.join('.');
  if (!decks) return null;
  if (verb === 'deck-new') return (language) => newDeckModal(submit('deck-made'), decks, language);
  if (verb === 'deck-paste') return (language) => pasteModal(submit('deck-pasted'), language);
  if (verb === 'deck-rename') return (language) => nameModal(submit('deck-renamed'), deckWords.rename, name, language);
  return verb === 'deck-copy' ? (language) => nameModal(submit('deck-copied'), deckWords.copy, name, language) : null;
}

function termsForm(ticket: Ticket, { matches }: Desk): Form | null {
  if (!Object.hasOwn(forms, ticket.verb)) return null;
  const { submit, title } = forms[ticket.verb as keyof typeof forms];
  const terms = unpackTerms(ticket.arg);
  const game = matches.games.get(terms.game);
  if (!game) return null;
  return (language) => termsModal(idOf({ ...ticket, verb: submit, arg: '' }), title, game, terms, language);
}
