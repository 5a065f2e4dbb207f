import type { Text } from '../../engine/text.ts';
import type { Profile } from '../../match/stored-match.ts';

type ChallengeSource = 'everyone' | 'server' | 'nobody';

export const blockAndShareStrings = {
  challengers: { en: 'Who can challenge me', de: 'Wer mich herausfordern darf' },
  from: {
    everyone: { en: 'Challenges: from everyone', de: 'Herausforderungen: von allen' },
    server: { en: 'Challenges: on this server only', de: 'Herausforderungen: nur auf diesem Server' },
    nobody: { en: 'Challenges: from no one', de: 'Herausforderungen: von niemandem' },
  } satisfies Record<ChallengeSource, Text>,
  elsewhere: { en: 'Challenges: on one other server only', de: 'Herausforderungen: nur auf einem anderen Server' },
  blocked: (name: string): Text => ({
    en: `${name} is blocked: you won’t get their challenges, and open ones are declined. They won’t be notified. Running matches continue.`,
    de: `${name} ist blockiert: Du bekommst keine Herausforderungen dieser Person mehr, offene sind abgelehnt. Davon erfährt niemand. Laufende Partien gehen weiter.`,
  }),
  blockSomeone: { en: 'Block Someone…', de: 'Jemanden blockieren …' },
  blockTitle: { en: 'Block someone', de: 'Jemanden blockieren' },
  blockWhom: { en: 'Whose challenges you don’t want', de: 'Wessen Herausforderungen du nicht willst' },
  unblock: (name: string): Text => ({ en: `Unblock ${name}`, de: `${name} entblocken` }),
  unblocked: { en: 'Unblocked.', de: 'Nicht mehr blockiert.' },
  notYourself: { en: 'You can’t block yourself.', de: 'Dich selbst kannst du nicht blockieren.' },
  /** Says what becomes visible, before it does. */
  shareTitle: (match: string, names: string, game: Text): Text => ({
    en: `**Share match ${match}?** ${names} · ${game.en}`,
    de: `**Partie ${match} teilen?** ${names} · ${game.de}`,
  }),
  shareRunning: {
    en: '› While it’s running, anyone with the link can watch live what spectators see: the board and the public log.',
    de: '› Solange sie läuft, sieht jede Person mit dem Link live, was Zuschauer sehen: den Spielplan und den öffentlichen Verlauf.',
  },
  shareRunningById: {
    en: '› While it’s running, people on other servers can watch it by its ID. They see what spectators see: the board and the public log.',
    de: '› Solange sie läuft, können Leute auf anderen Servern mit ihrer ID zusehen. Sie sehen, was Zuschauer sehen: den Spielplan und den öffentlichen Verlauf.',
  },
  shareOver: {
    en: '› Once it’s over, they can replay all of it: every hand, every card and every roll.',
    de: '› Nach dem Ende lässt sich alles nachspielen: jede Hand, jede Karte und jeder Wurf.',
  },
  shareSmallPrint: {
    en: 'The players’ names are shown. The link isn’t listed anywhere, and people on other servers can open the match with its ID. Any player can stop sharing at any time.',
    de: 'Die Namen der Spielenden sind zu sehen. Der Link steht nirgends öffentlich, und auf anderen Servern lässt sich die Partie mit ihrer ID öffnen. Alle am Tisch können das Teilen jederzeit beenden.',
  },
  shareSmallPrintById: {
    en: 'The players’ names are shown. Any player can stop sharing at any time.',
    de: 'Die Namen der Spielenden sind zu sehen. Alle am Tisch können das Teilen jederzeit beenden.',
  },
  share: { en: 'Share Match', de: 'Partie teilen' },
  sharedByLink: (match: string, names: string, url: string): Text => ({
    en: `Match ${match} (${names}) is shared. Anyone with this link can open it:\n${url}`,
    de: `Partie ${match} (${names}) ist geteilt. Mit diesem Link kann sie jede Person öffnen:\n${url}`,
  }),
  openPage: { en: 'Open Match Page', de: 'Partieseite öffnen' },
  shared: (match: string): Text => ({
    en: `Match ${match} is shared: anyone with its ID can watch from anywhere, and replay and export it once it’s over.`,
    de: `Partie ${match} ist geteilt: Wer ihre ID kennt, kann von überall zusehen und sie nach dem Ende nachspielen und herunterladen.`,
  }),
  unshare: { en: 'Stop Sharing', de: 'Nicht mehr teilen' },
  unshared: (match: string): Text => ({
    en: `Match ${match} is no longer shared. Its link has stopped working: only its players and its server can see it.`,
    de: `Partie ${match} ist nicht mehr geteilt. Ihr Link funktioniert nicht mehr: Nur wer mitspielt oder auf ihrem Server ist, kann sie sehen.`,
  }),
  allowSharing: { en: 'Allow Sharing', de: 'Teilen erlauben' },
  forbidSharing: { en: 'Forbid Sharing', de: 'Teilen verbieten' },
  sharingAllowed: {
    en: 'Saved. The players of your matches can share them.',
    de: 'Gespeichert. Wer mit dir spielt, kann eure Partien teilen.',
  },
  sharingStopped: {
    en: 'Saved. No one can share your matches, and links to them have stopped working.',
    de: 'Gespeichert. Niemand kann deine Partien teilen, und Links zu ihnen funktionieren nicht mehr.',
  },
  cannotSee: (name: string): Text => ({
    en: `${name} can’t see this channel. Challenge them in a channel you can both see.`,
    de: `${name} kann diesen Kanal nicht sehen. Nimm einen Kanal, den ihr beide seht.`,
  }),
  notHere: (name: string): Text => ({
    en: `${name} isn’t on this server. Invite them first.`,
    de: `${name} ist nicht auf diesem Server. Lade die Person erst ein.`,
  }),
} as const;

export const challengeSourceOf = (challengers: Profile['challengers']): ChallengeSource =>
  challengers === 'everyone' || challengers === 'nobody' ? challengers : 'server';
