import type { Text } from '../../engine/text.ts';
import type { Profile } from '../../match/sheet.ts';

type From = 'everyone' | 'server' | 'nobody';

export const mannersWords = {
  challengers: { en: 'Who may challenge me', de: 'Wer mich herausfordern darf' },
  from: {
    everyone: { en: 'Challenges: from everyone', de: 'Herausforderungen: von allen' },
    server: { en: 'Challenges: on this server only', de: 'Herausforderungen: nur auf diesem Server' },
    nobody: { en: 'Challenges: from nobody', de: 'Herausforderungen: von niemandem' },
  } satisfies Record<From, Text>,
  elsewhere: { en: 'Challenges: on one other server only', de: 'Herausforderungen: nur auf einem anderen Server' },
  blocked: (name: string): Text => ({
    en: `${name} is blocked: their challenges do not reach you, and open ones are declined. They are not told. Matches you play go on.`,
    de: `${name} ist blockiert: Herausforderungen von dort erreichen dich nicht mehr, offene sind abgelehnt. Gesagt wird es niemandem. Laufende Partien gehen weiter.`,
  }),
  unblock: (name: string): Text => ({ en: `Unblock ${name}`, de: `${name} freigeben` }),
  unblocked: { en: 'The block is lifted.', de: 'Die Blockade ist aufgehoben.' },
  notYourself: { en: 'You cannot block yourself.', de: 'Dich selbst kannst du nicht blockieren.' },
  shared: (match: string): Text => ({
    en: `Match ${match} is shared: whoever knows its number may look on from anywhere and, after its end, replay and export it.`,
    de: `Partie ${match} ist geteilt: Wer ihre Nummer kennt, darf von überall zusehen und sie nach dem Ende nachspielen und herunterladen.`,
  }),
  unshare: { en: 'Stop Sharing', de: 'Nicht mehr teilen' },
  unshared: (match: string): Text => ({
    en: `Match ${match} is kept to its players and its server again.`,
    de: `Partie ${match} sehen wieder nur die, die sie spielen, und die auf ihrem Server.`,
  }),
  cannotSee: (name: string): Text => ({
    en: `${name} can't see this channel. Challenge them in a channel you can both see.`,
    de: `${name} kann diesen Kanal nicht sehen. Fordere in einem Kanal heraus, den ihr beide seht.`,
  }),
  notHere: (name: string): Text => ({
    en: `${name} is not on this server. Invite them first, then challenge them.`,
    de: `${name} ist nicht auf diesem Server. Lade die Person erst ein, dann fordere sie heraus.`,
  }),
} as const;

export const fromOf = (challengers: Profile['challengers']): From =>
  challengers === 'everyone' || challengers === 'nobody' ? challengers : 'server';
