import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Language } from '../../../engine/text.ts';
import type { Desk } from '../../desk.ts';
import { idOf, type Ticket } from '../ids.ts';
import { termsModal } from '../../pages/modals.ts';
import { unpackTerms } from '../../parts/terms.ts';
import { challengeWords } from '../../words/challenge.ts';

/** Buttons that open a form: Discord wants it as the very first answer, so it is made of nothing but the button itself. */
const forms = {
  propose: { submit: 'proposal', title: challengeWords.proposeTitle },
  'rematch-with': { submit: 'rematch-terms', title: challengeWords.rematchTitle },
} as const;

export function modalFor(ticket: Ticket, { matches }: Desk, language: Language): APIModalInteractionResponseCallbackData | null {
  if (!Object.hasOwn(forms, ticket.verb)) return null;
  const { submit, title } = forms[ticket.verb as keyof typeof forms];
  const terms = unpackTerms(ticket.arg);
  const game = matches.games.get(terms.game);
  if (!game) return null;
  return termsModal(idOf({ ...ticket, verb: submit, arg: '' }), title, game, terms, language);
}
