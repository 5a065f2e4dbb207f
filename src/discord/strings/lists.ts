import type { Text } from '../../engine/text.ts';
import type { MatchStatus, Timer } from '../../match/stored-match.ts';

export const matchListStrings = {
  title: { en: 'Your matches', de: 'Deine Partien' },
  none: {
    en: 'You have no open matches. Invite a friend with /challenge, or play the computer with /solo.',
    de: 'Du hast keine offenen Partien. Fordere jemanden mit /challenge heraus oder spiel mit /solo gegen den Computer.',
  },
  alone: { en: 'solo', de: 'solo' },
  yourMove: { en: 'your turn', de: 'du bist dran' },
  kept: { en: 'a computer is filling in for you', de: 'ein Computer spielt für dich' },
  open: { en: 'Open another match', de: 'Weitere Partie öffnen' },
  play: { en: 'Play', de: 'Spielen' },
  show: { en: 'Open', de: 'Öffnen' },
  view: { en: 'View', de: 'Ansehen' },
  states: {
    challenge: { en: 'challenge', de: 'Herausforderung' },
    open: { en: 'running', de: 'läuft' },
    adjourned: { en: 'adjourned', de: 'vertagt' },
    over: { en: 'over', de: 'beendet' },
  } satisfies Record<MatchStatus, Text>,
  serverTitle: (count: number): Text => ({
    en: `**Matches on this server** (${count})`,
    de: `**Partien auf diesem Server** (${count})`,
  }),
  serverNone: {
    en: 'This server has no matches or open challenges right now. Start one with /challenge.',
    de: 'Auf diesem Server gibt es gerade keine Partien und keine offenen Herausforderungen. Mit /challenge fängst du eine an.',
  },
  onlyInServers: { en: 'Use this command in a server.', de: 'Das geht nur auf einem Server.' },
  seatsFree: (count: number): Text =>
    count === 1 ? { en: '1 open seat', de: '1 Platz frei' } : { en: `${count} open seats`, de: `${count} Plätze frei` },
  waitsFor: (names: string): Text => ({ en: `${names} to move`, de: `${names} am Zug` }),
  since: (begun: boolean, when: string): Text => ({
    en: `${begun ? 'started' : 'proposed'} ${when}`,
    de: `${begun ? 'begonnen' : 'vorgeschlagen'} ${when}`,
  }),
  join: { en: 'Join', de: 'Mitspielen' },
  whichMatch: {
    en: '**Which match?** Your command runs as soon as you choose.',
    de: '**Welche Partie?** Sobald du wählst, wird dein Befehl ausgeführt.',
  },
  whichMatchLong: {
    en: '**Which match?** Open it here, or send the command again with the option “match”.',
    de: '**Welche Partie?** Öffne sie hier, oder schick den Befehl noch einmal mit der Option „partie“.',
  },
  tooMany: {
    en: 'You have several matches. Choose one with the option “match”.',
    de: 'Du hast mehrere Partien. Wähle eine mit der Option „partie“.',
  },
  noPast: { en: 'You don’t have a finished match yet.', de: 'Du hast noch keine beendete Partie.' },
  noMatch: {
    en: 'There’s no match here, and you have none open. Invite a friend with /challenge, or play the computer with /solo.',
    de: 'Hier wird keine Partie gespielt, und du hast keine offen. Fordere jemanden mit /challenge heraus oder spiel mit /solo gegen den Computer.',
  },
} as const;

export const contactLine = (contact: string): Text => ({
  en: `› Questions? Contact ${contact}.`,
  de: `› Fragen? Wende dich an ${contact}.`,
});

export const helpStrings = {
  help: {
    en: [
      '## Parley in six lines',
      '› **/challenge** @friend starts a match in its own thread. **/solo** starts one against the computer.',
      '› When it’s your turn, click **Play Turn**. All your options are there, and only you can see them.',
      '› Or type: **/roll /build /play /trade /use /remove /end /choose /undo**. Both ways do the same. **⋯** has everything else: notes, planning ahead, resigning.',
      '› **/hand /board /card** show your hand, the board, a card; **/parley games** lists your matches; **/parley rules** explains the rules, **/parley learn** teaches you a game step by step, **/parley puzzle** has a puzzle every day.',
      '› **/parley settings** has your time zone and quiet hours, standing orders that answer recurring questions for you, vacations, blocked players and your data.',
      '› **/club** has this server’s ladders, leagues and cups; people who may manage events start them with **/club-admin create**.',
      '-# An unofficial fan project. The dice are fair, and you can check them: see the game card of any match.',
      '-# Icons: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0.',
    ].join('\n'),
    de: [
      '## Parley in sechs Zeilen',
      '› **/challenge** @Name beginnt eine Partie in einem eigenen Thread, **/solo** eine gegen den Computer.',
      '› Bist du am Zug, klick auf **Zug spielen**. Dort steht alles, was du tun kannst, und nur du siehst es.',
      '› Oder tippe: **/roll /build /play /trade /use /remove /end /choose /undo**. Beides bewirkt dasselbe. Unter **⋯** ist alles andere: Notizen, vorausplanen, aufgeben.',
      '› **/hand /board /card** zeigen Hand, Spielplan, Karten; **/parley games** listet deine Partien; **/parley rules** erklärt die Regeln, **/parley learn** bringt dir ein Spiel Schritt für Schritt bei, **/parley puzzle** hat jeden Tag ein Rätsel.',
      '› Unter **/parley settings** findest du Zeitzone und Ruhezeit, Daueraufträge, die wiederkehrende Fragen beantworten, Urlaub, blockierte Leute und deine Daten.',
      '› **/club** zeigt die Leitern, Ligen und Pokale dieses Servers; wer Events verwalten darf, legt sie mit **/club-admin create** an.',
      '-# Ein inoffizielles Fanprojekt. Die Würfel sind fair und nachprüfbar: siehe die Spielkarte jeder Partie.',
      '-# Symbole: game-icons.net, von Lorc, Delapouite und anderen, CC BY 3.0.',
    ].join('\n'),
  },
  privacy: {
    en: [
      '## Your data',
      '› We store your Discord ID, the name you had when a match started, your moves, settings, decks and notes, and your daily puzzle results.',
      '› We don’t read messages and don’t share data with anyone. Only you see your hand.',
      '› Players can share a match by a link: everyone who has it sees your name and the match. You can forbid that in the settings.',
      '› If you sign up for a ladder, league or cup, everyone on that server sees your name, results and place. Seasons are kept in the hall of fame; deleting your data makes you anonymous there.',
      '› Finished matches are kept for two years, so you can replay and check them.',
      '› **Delete My Data** removes your settings, decks and notes, your links, and your name from every match. Open matches end; rated ones count as resigned.',
      '› Two things stay a little longer, without your name or ID, so that deleting doesn’t reset limits: how many challenges you sent (one day) and that you played the match of the day or a daily puzzle (up to two days).',
    ].join('\n'),
    de: [
      '## Deine Daten',
      '› Gespeichert sind deine Discord-ID, dein Name zu Beginn einer Partie, deine Züge, Einstellungen, Decks und Notizen und deine Ergebnisse bei den Tagesrätseln.',
      '› Nachrichten werden nicht gelesen, nichts wird weitergegeben. Deine Hand siehst nur du.',
      '› Wer mitspielt, kann eine Partie per Link teilen: Alle, die ihn haben, sehen deinen Namen und die Partie. In den Einstellungen kannst du das verbieten.',
      '› Meldest du dich zu Leiter, Liga oder Pokal an, sehen alle auf dem Server deinen Namen, deine Ergebnisse und deinen Platz. Saisons bleiben in der Ruhmeshalle; löschst du deine Daten, stehst du dort anonym.',
      '› Beendete Partien bleiben zwei Jahre erhalten, damit ihr sie nachspielen und prüfen könnt.',
      '› **Meine Daten löschen** entfernt deine Einstellungen, Decks, Notizen und Links und deinen Namen aus jeder Partie. Offene Partien enden, gewertete gelten als aufgegeben.',
      '› Zwei Dinge bleiben ohne Namen und ID etwas länger, damit Löschen keine Grenze aufhebt: wie viele Herausforderungen du verschickt hast (einen Tag) und dass du die Partie des Tages oder ein Tagesrätsel gespielt hast (höchstens zwei Tage).',
    ].join('\n'),
  },
  deleteMine: { en: 'Delete My Data', de: 'Meine Daten löschen' },
  deleteSure: {
    en: 'This ends your open matches, and you can’t undo it. Rated matches count as resigned, others end without a result; if several people remain, a computer takes your seat.',
    de: 'Das beendet deine offenen Partien und lässt sich nicht rückgängig machen. Gewertete gelten als aufgegeben, andere enden ohne Ergebnis; wo mehrere bleiben, spielt ein Computer für dich weiter.',
  },
  deleteNow: { en: 'Delete Everything', de: 'Alles löschen' },
  keep: { en: 'Keep My Data', de: 'Daten behalten' },
  deleted: {
    en: 'Your data has been deleted. Only how many challenges you sent and whether you played the match of the day or a puzzle are kept for a day or two, without your name.',
    de: 'Deine Daten sind gelöscht. Nur ob du die Partie des Tages oder ein Rätsel gespielt und wie viele Herausforderungen du verschickt hast, bleibt ohne deinen Namen ein, zwei Tage lang vermerkt.',
  },
} as const satisfies Record<string, Text>;

export const adminStrings = {
  onlyManagers: {
    en: 'Only people who manage this server can do that.',
    de: 'Das geht nur, wenn du diesen Server verwaltest.',
  },
  elsewhere: { en: 'That match isn’t on this server.', de: 'Diese Partie läuft nicht auf diesem Server.' },
  done: {
    adjourn: {
      en: 'The match is adjourned. The players can see it in the thread.',
      de: 'Die Partie ist vertagt. Im Thread steht es auch.',
    },
    repair: {
      en: 'The open question has been asked again. The players can see it in the thread.',
      de: 'Die offene Frage wird noch einmal gestellt. Im Thread steht es auch.',
    },
  },
  purgeSure: (name: string): Text => ({
    en: `This deletes all data about ${name} and ends their open matches: rated ones count as resigned, others end without a result; if several people remain, a computer takes over. You can’t undo it.`,
    de: `Das löscht alle Daten von ${name} und beendet offene Partien: Gewertete gelten als aufgegeben, andere enden ohne Ergebnis; wo mehrere bleiben, spielt ein Computer weiter. Das lässt sich nicht rückgängig machen.`,
  }),
  purgeElsewhere: {
    en: 'You can only delete the data of people who played on this server and nowhere else. Everyone can delete their own: /parley settings → My Data.',
    de: 'Du kannst nur die Daten von Leuten löschen, die ausschließlich auf diesem Server gespielt haben. Die eigenen Daten löscht man selbst: /parley settings → Meine Daten.',
  },
  purgeOpponent: {
    en: 'You’re in a match with this player, and deleting their data would end it. Finish the match first, or ask another manager.',
    de: 'Du bist mit dieser Person in einer Partie, und das Löschen würde sie beenden. Beende erst die Partie oder bitte jemand anderen aus der Serververwaltung.',
  },
  purge: { en: 'Delete Data', de: 'Daten löschen' },
  keep: { en: 'Keep Data', de: 'Daten behalten' },
  purged: (count: number): Text => ({
    en: `Deleted (${count} ${count === 1 ? 'entry' : 'entries'}).`,
    de: `Gelöscht (${count} ${count === 1 ? 'Eintrag' : 'Einträge'}).`,
  }),
  kept: { en: 'Nothing was deleted.', de: 'Es wurde nichts gelöscht.' },
  inspect: {
    status: { en: 'Status', de: 'Stand' },
    changes: { en: 'Changes', de: 'Änderungen' },
    turn: { en: 'Turn', de: 'Zug' },
    place: { en: 'Place', de: 'Ort' },
    waiting: { en: 'Waiting for', de: 'Wartet auf' },
    kinds: {
      turn: { en: 'for the turn', de: 'für den Zug' },
      choice: { en: 'for a choice', de: 'für eine Entscheidung' },
    } satisfies Record<Timer['kind'], Text>,
    stages: {
      running: { en: 'time is running', de: 'die Zeit läuft' },
      bank: { en: 'the time bank is running', de: 'das Zeitkonto läuft' },
      empty: { en: 'the time bank is empty', de: 'das Zeitkonto ist leer' },
    } satisfies Record<Timer['stage'], Text>,
    commitment: { en: 'SHA-256 of the seed', de: 'SHA-256 des Seeds' },
  },
} as const;
