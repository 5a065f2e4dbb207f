import type { Seat } from '../../engine/script.ts';
import type { PublicMatch } from '../../match/matches.ts';
import type { BotContext } from '../context.ts';
import { describeError } from '../outgoing/discord-errors.ts';
import { showMatch } from '../pages/show-match.ts';
import { userAt } from '../ui/player-names.ts';

/** Shows new answers in the panel that the maker of an offer has open. *Refresh* does the same wherever this fails. */
export async function followOffer(context: BotContext, sheet: PublicMatch, from: Seat): Promise<void> {
  const user = userAt(sheet, from);
  const open = user === null ? null : context.openPanels.find(sheet.id, user);
  if (!open || user === null) return;
  try {
    const panel = await context.matches.panel(sheet.id, user);
    // The files of the message may have changed since it was clicked.
    const interaction = { ...open.interaction, attachments: [] };
    await open.interaction.showProgress(await showMatch(context, interaction, panel));
  } catch (error) {
    context.openPanels.forget(user);
    context.log.info({ match: sheet.id, fault: describeError(error) }, 'could not update an open panel');
  }
}
