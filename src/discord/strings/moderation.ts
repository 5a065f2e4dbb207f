import type { Text } from '../../engine/text.ts';

export const moderationStrings = {
  banned: (name: string): Text => ({
    en: `${name} can’t start or join matches here anymore. Matches they’re in continue; open challenges are closed. To lift it: \`/parley-admin unban\`.`,
    de: `${name} kann hier keine neuen Partien mehr spielen. Laufende Partien gehen weiter, offene Herausforderungen sind beendet. Aufheben: \`/parley-admin unban\`.`,
  }),
  unbanned: (name: string): Text => ({ en: `${name} can play here again.`, de: `${name} kann hier wieder spielen.` }),
  notYourself: { en: 'You can’t ban yourself.', de: 'Dich selbst kannst du nicht ausschließen.' },
  reports: {
    on: {
      en: 'Reports will arrive in this channel. Make sure only the people who should read them can see it.',
      de: 'Meldungen kommen jetzt in diesen Kanal. Achte darauf, dass ihn nur sieht, wer sie lesen soll.',
    },
    moved: {
      en: 'From now on reports arrive in this channel instead of the other one. Make sure only the right people can see it.',
      de: 'Meldungen kommen jetzt in diesen Kanal statt in den anderen. Achte darauf, dass ihn nur die Richtigen sehen.',
    },
    off: { en: 'Reports are turned off.', de: 'Meldungen sind ausgeschaltet.' },
  },
  onlyServers: { en: 'Use this command in a server.', de: 'Nutze diesen Befehl auf einem Server.' },
  noChannel: {
    en: 'The managers of this server haven’t chosen a channel for reports yet. Write to one of them directly; they can choose one with `/parley-admin reports`.',
    de: 'Auf diesem Server ist noch kein Kanal für Meldungen gewählt. Schreib direkt an jemanden, der ihn verwaltet; mit `/parley-admin reports` lässt sich ein Kanal wählen.',
  },
  unreachable: {
    en: 'I couldn’t deliver your report. Write to one of the server’s managers directly.',
    de: 'Ich konnte deine Meldung nicht zustellen. Schreib direkt an jemanden, der den Server verwaltet.',
  },
  reportYourself: { en: 'You can’t report yourself.', de: 'Dich selbst kannst du nicht melden.' },
  noReason: { en: 'Say in a few words what happened.', de: 'Schreib in ein paar Worten, was passiert ist.' },
  sent: {
    en: 'Thanks. The managers of this server have your report; no one else can see it. You can also block the player: `/parley settings`.',
    de: 'Danke. Die Meldung ist bei denen, die diesen Server verwalten; sonst sieht sie niemand. Blockieren kannst du die Person auch: `/parley settings`.',
  },
  report: (reporter: string, person: string, reason: string): Text => ({
    en: `**Report** · ${reporter} about ${person}\n${reason}`,
    de: `**Meldung** · ${reporter} über ${person}\n${reason}`,
  }),
  together: (ids: string): Text => ({ en: `Open matches of both: ${ids}`, de: `Gemeinsame offene Partien: ${ids}` }),
  howTo: {
    en: '/parley-admin ban keeps someone from starting matches here; /parley-admin inspect shows a match.',
    de: '/parley-admin ban hält jemanden davon ab, hier Partien zu beginnen; /parley-admin inspect zeigt eine Partie.',
  },
} as const;
