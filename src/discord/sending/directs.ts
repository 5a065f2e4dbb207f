import type { Seat } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import type { OpenSheet } from '../../match/matches.ts';
import type { Profile } from '../../match/sheet.ts';
import { note, type Page } from '../parts/components.ts';
import type { Desk } from '../desk.ts';
import { describeFault, isClosed, isCode, isPermanent } from './faults.ts';
import { sendHome } from './homes.ts';
import { languageOf } from '../parts/language.ts';
import { nonceOf, type Sending, type Spot } from './mail.ts';
import type { Notes } from './notes.ts';
import { nameOfSeat, userOf } from '../parts/people.ts';
import { cardWords } from '../words/public.ts';

/** Somebody at the table who can be written to. */
interface Addressee {
  readonly seat: Seat;
  readonly user: string;
  readonly profile: Profile;
  readonly language: Language;
}

/** Null for computers. */
export async function addresseeOf(desk: Desk, notes: Notes, sheet: OpenSheet, seat: Seat): Promise<Addressee | null> {
  const user = userOf(sheet, seat);
  if (user === null) return null;
  const profile = await desk.matches.profile(user);
  return { seat, user, profile, language: profile.language ?? languageOf((await localeAt(notes, sheet, user)) ?? sheet.home.language) };
}

/** Of a rematch that just began it may be known only from the match before. */
async function localeAt(notes: Notes, { id, previous }: OpenSheet, user: string): Promise<string | null> {
  return (await notes.locale(id, user)) ?? (previous === null ? null : notes.locale(previous, user));
}

/** Writes to one person. Somebody whose messages are closed is remembered and not tried again. Null when it did not arrive. */
export async function sendDirect(
  desk: Desk,
  notes: Notes,
  sheet: OpenSheet,
  to: Addressee,
  page: Page,
  sending: Sending,
): Promise<Spot | null> {
  if (to.profile.dmClosed) return null;
  try {
    return await desk.mail.sendTo(to.user, page, sending);
  } catch (error) {
    if (isClosed(error)) {
      await desk.matches.settings(to.user, { dmClosed: true });
      if (isCode(error, 'noMutualServer')) await sayLeft(desk, notes, sheet, to);
      return null;
    }
    if (!isPermanent(error)) throw error;
    desk.log.warn({ match: sheet.id, fault: describeFault(error) }, 'a direct message was refused');
    return null;
  }
}

/** The person shares no server with us any more. */
async function sayLeft(desk: Desk, notes: Notes, sheet: OpenSheet, { seat, user }: Addressee): Promise<void> {
  if (!(await notes.once(sheet.id, `left-${user}`))) return;
  const page = note(cardWords.left(nameOfSeat(sheet, seat))[sheet.home.language]);
  await sendHome(desk, notes, sheet, page, { nonce: nonceOf(sheet.id, `left-${user}`) });
}
