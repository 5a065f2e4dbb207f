import type { Matches, PanelAction, UserRef } from '../../src/match/matches.ts';

/** What a panel may offer, and the call it stands for. */
export const panelCalls: Readonly<
  Record<PanelAction, (matches: Matches, id: string, person: UserRef) => Promise<unknown>>
> = {
  accept: (matches, id, { id: user }) => matches.accept(id, user, null),
  join: (matches, id, person) => matches.join(id, person, null),
  kick: (matches, id, { id: user }) => matches.kick(id, user, 1, null),
  'start-now': (matches, id, { id: user }) => matches.startNow(id, user, true, null),
  propose: (matches, id, { id: user }) => matches.propose(id, user, { clock: 'slow' }, null),
  decline: (matches, id, { id: user }) => matches.decline(id, user, null),
  withdraw: (matches, id, { id: user }) => matches.withdraw(id, user, null),
  'ask-take-back': (matches, id, { id: user }) => matches.askTakeback(id, user, 'step', null),
  'accept-take-back': (matches, id, { id: user }) => matches.acceptTakeback(id, user, null),
  'decline-take-back': (matches, id, { id: user }) => matches.declineTakeback(id, user, null),
  'use-bank': (matches, id, { id: user }) => matches.useBank(id, user, null),
  mute: (matches, id, { id: user }) => matches.mute(id, user, null),
  grant: (matches, id, { id: user }) => matches.grant(id, user, null),
  autopilot: (matches, id, { id: user }) => matches.autopilot(id, user, null),
  claim: (matches, id, { id: user }) => matches.claim(id, user, null),
  adjourn: (matches, id, { id: user }) => matches.adjourn(id, user, null),
  'decline-adjourn': (matches, id, { id: user }) => matches.declineAdjourn(id, user, null),
  resume: (matches, id, { id: user }) => matches.resume(id, user, null),
  resign: (matches, id, { id: user }) => matches.resign(id, user, null),
  'take-seat-back': (matches, id, { id: user }) => matches.takeSeatBack(id, user, null),
  hint: (matches, id, { id: user }) => matches.hint(id, user),
  rematch: (matches, id, { id: user }) => matches.rematch(id, user, null),
};
