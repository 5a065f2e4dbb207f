import type { Text } from '../../engine/text.ts';
import type { Status, Wait } from '../../match/sheet.ts';

export const gamesWords = {
  title: { en: 'Your matches', de: 'Deine Partien' },
  none: {
    en: 'You have no open matches. /challenge invites a friend, /solo begins at once against the computer.',
    de: 'Du hast keine offenen Partien. /challenge lädt jemanden ein, /solo beginnt sofort gegen den Computer.',
  },
  against: (name: string): Text => ({ en: `against ${name}`, de: `gegen ${name}` }),
  alone: { en: 'alone', de: 'allein' },
  yourMove: { en: 'your move', de: 'du bist dran' },
  kept: { en: 'a computer plays for you', de: 'ein Computer spielt für dich' },
  open: { en: 'Open a match', de: 'Partie öffnen' },
  states: {
    challenge: { en: 'challenge', de: 'Herausforderung' },
    open: { en: 'running', de: 'läuft' },
    adjourned: { en: 'adjourned', de: 'vertagt' },
    over: { en: 'over', de: 'beendet' },
  } satisfies Record<Status, Text>,
  serverTitle: (count: number): Text => ({ en: `**Matches on this server** (${count})`, de: `**Partien auf diesem Server** (${count})` }),
  serverNone: {
    en: 'Nothing is being played on this server, and no challenge is open. /challenge begins something.',
    de: 'Auf diesem Server wird nichts gespielt, und keine Herausforderung ist offen. Mit /challenge fängst du etwas an.',
  },
  onlyInServers: { en: 'That list is one of a server: open it there.', de: 'Diese Liste gehört zu einem Server: Öffne sie dort.' },
  seatsFree: (count: number): Text =>
    count === 1 ? { en: '1 seat free', de: '1 Platz frei' } : { en: `${count} seats free`, de: `${count} Plätze frei` },
  waitsFor: (names: string): Text => ({ en: `${names} to move`, de: `${names} am Zug` }),
  since: (begun: boolean, when: string): Text => ({ en: `${begun ? 'begun' : 'proposed'} ${when}`, de: `${begun ? 'begonnen' : 'vorgeschlagen'} ${when}` }),
  join: (match: string): Text => ({ en: `Join ${match}`, de: `${match} beitreten` }),
  look: { en: 'Look at a match', de: 'Partie ansehen' },
  whichMatch: (ids: string): Text => ({
    en: `You play several matches. Say which one with the option “match”: ${ids}.`,
    de: `Du spielst mehrere Partien. Nenne eine mit der Option „match“: ${ids}.`,
  }),
  noPast: { en: 'You have no finished match yet.', de: 'Du hast noch keine beendete Partie.' },
  noMatch: {
    en: 'No match is being played here, and you have none open. /challenge invites a friend, /solo begins at once.',
    de: 'Hier wird keine Partie gespielt, und du hast keine offen. /challenge lädt jemanden ein, /solo beginnt sofort.',
  },
} as const;

/** In the words of the host. */
export const contactLine = (contact: string): Text => ({ en: `› Questions go to ${contact}.`, de: `› Fragen gehen an ${contact}.` });

export const helpWords = {
  help: {
    en: [
      '## Parley in five lines',
      '› **/challenge** @friend begins a match; it gets a thread of its own. **/solo** plays against the computer.',
      '› When it is your turn, press **Play Turn**. Everything you can do stands there, and only you see it.',
      '› Or type: **/roll /build /play /trade /use /remove /end /choose /undo**. Both ways lead to the same moves.',
      '› **/hand /board /card** show things; **/parley games** lists your matches by time left; **/parley rules** explains, **/parley learn** teaches the game at a match, **/parley puzzle** is the puzzle of the day.',
      '› **/parley settings** knows your time zone and quiet hours, **/parley orders** answers recurring questions for you.',
      '-# An unofficial fan project. Dice are fair and can be checked: see the game card of every match.',
      '-# Icons: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0.',
    ].join('\n'),
    de: [
      '## Parley in fünf Zeilen',
      '› **/challenge** @Name beginnt eine Partie; sie bekommt einen eigenen Thread. **/solo** spielt gegen den Computer.',
      '› Bist du am Zug, drücke **Zug spielen**. Dort steht alles, was du tun kannst, und nur du siehst es.',
      '› Oder tippe: **/roll /build /play /trade /use /remove /end /choose /undo**. Beide Wege führen zu denselben Zügen.',
      '› **/hand /board /card** zeigen etwas; **/parley games** ordnet deine Partien nach Restzeit; **/parley rules** erklärt, **/parley learn** lehrt das Spiel an einer Partie, **/parley puzzle** ist das Rätsel des Tages.',
      '› **/parley settings** kennt Zeitzone und Ruhezeiten, **/parley orders** beantwortet wiederkehrende Fragen für dich.',
      '-# Ein inoffizielles Fanprojekt. Die Würfel sind fair und nachprüfbar: siehe die Spielkarte jeder Partie.',
      '-# Symbole: game-icons.net, von Lorc, Delapouite und anderen, CC BY 3.0.',
    ].join('\n'),
  },
  privacy: {
    en: [
      '## What is kept about you',
      '› Your Discord id and the name you had when a match began; your moves in your matches; your settings, decks and notes here, and how you did with the puzzles of the days.',
      '› No messages are read, nothing is given to anybody else. Hands are shown to their owners only.',
      '› Finished matches are kept as records for two years, so that they can be replayed and checked.',
      '› **Delete My Data** forgets your settings, decks and notes, and your name in every match; open matches end, rated ones as resigned.',
      '› Two marks without your name or id last a little longer, so that deleting gets around no limit: how many challenges you sent (a day), and that you’ve played the seed of the day (two days at most).',
    ].join('\n'),
    de: [
      '## Was über dich gespeichert ist',
      '› Deine Discord-Nummer und dein Name zu Beginn einer Partie; deine Züge in deinen Partien; deine Einstellungen, Decks und Notizen hier und wie es dir mit den Rätseln der Tage ging.',
      '› Nachrichten werden nicht gelesen, nichts wird weitergegeben. Karten sehen nur die, denen sie gehören.',
      '› Beendete Partien bleiben zwei Jahre als Mitschrift, damit man sie nachspielen und prüfen kann.',
      '› **Meine Daten löschen** vergisst deine Einstellungen, Decks und Notizen und deinen Namen in jeder Partie; offene Partien enden, gewertete als aufgegeben.',
      '› Zwei Vermerke ohne Namen und Nummer bleiben etwas länger, damit Löschen keine Grenze umgeht: wie viele Herausforderungen du verschickt hast (einen Tag) und dass du den Startwert des Tages gespielt hast (höchstens zwei Tage).',
    ].join('\n'),
  },
  deleteMine: { en: 'Delete My Data', de: 'Meine Daten löschen' },
  deleteSure: {
    en: 'This ends your open matches and cannot be taken back. Rated matches count as resigned, others end without a result; where several people stay, a computer plays on for you.',
    de: 'Das beendet deine offenen Partien und lässt sich nicht zurücknehmen. Gewertete gelten als aufgegeben, andere enden ohne Ergebnis; wo mehrere bleiben, spielt ein Computer für dich weiter.',
  },
  deleteNow: { en: 'Delete Everything', de: 'Alles löschen' },
  keep: { en: 'Keep My Data', de: 'Daten behalten' },
  deleted: {
    en: 'Everything about you is deleted. For a day or two it’s remembered, without your name, that you’ve played the seed of the day and how many challenges you sent.',
    de: 'Alles, was über dich gespeichert war, ist gelöscht. Ein, zwei Tage lang bleibt ohne deinen Namen vermerkt, dass du den Startwert des Tages gespielt und wie viele Herausforderungen du verschickt hast.',
  },
} as const satisfies Record<string, Text>;

export const adminWords = {
  onlyManagers: {
    en: 'Only those who manage this server can do that.',
    de: 'Das können nur die, die diesen Server verwalten.',
  },
  elsewhere: { en: 'That match is not played on this server.', de: 'Diese Partie wird nicht auf diesem Server gespielt.' },
  done: {
    adjourn: { en: 'The match is adjourned, and the thread says so.', de: 'Die Partie ist vertagt; im Thread steht es auch.' },
    repair: { en: 'The open step is asked again, and the thread says so.', de: 'Die offene Frage wird noch einmal gestellt; im Thread steht es auch.' },
  },
  purgeSure: (name: string): Text => ({
    en: `This deletes everything about ${name} and ends their open matches: rated ones as resigned, others without a result; where several people stay, a computer plays on. It cannot be taken back.`,
    de: `Das löscht alles über ${name} und beendet offene Partien: gewertete als aufgegeben, andere ohne Ergebnis; wo mehrere bleiben, spielt ein Computer weiter. Es lässt sich nicht zurücknehmen.`,
  }),
  purgeElsewhere: {
    en: 'You can delete the data of those who played on this server and nowhere else. Everybody can delete their own: /parley privacy.',
    de: 'Löschen kannst du die Daten von allen, die nur auf diesem Server gespielt haben. Die eigenen kann jede und jeder selbst löschen: /parley privacy.',
  },
  purgeOpponent: {
    en: 'You’re in a match with this player, and deleting their data would end it. Finish the match first, or ask another manager.',
    de: 'Du bist mit dieser Person in einer Partie, und das Löschen würde sie beenden. Beende erst die Partie oder frag andere, die den Server verwalten.',
  },
  purge: { en: 'Delete Data', de: 'Daten löschen' },
  keep: { en: 'Keep Data', de: 'Daten behalten' },
  purged: (count: number): Text => ({ en: `Deleted. ${count} things were changed.`, de: `Gelöscht. ${count} Einträge wurden geändert.` }),
  kept: { en: 'Nothing was deleted.', de: 'Es wurde nichts gelöscht.' },
  inspect: {
    status: { en: 'Status', de: 'Stand' },
    changes: { en: 'Changes', de: 'Änderungen' },
    turn: { en: 'Turn', de: 'Zug' },
    place: { en: 'Place', de: 'Ort' },
    waiting: { en: 'Waits for', de: 'Wartet auf' },
    kinds: {
      turn: { en: 'for the turn', de: 'im eigenen Zug' },
      choice: { en: 'for a choice', de: 'für eine Entscheidung' },
    } satisfies Record<Wait['kind'], Text>,
    stages: {
      running: { en: 'time is running', de: 'die Zeit läuft' },
      bank: { en: 'the time bank is running', de: 'das Zeitkonto läuft' },
      empty: { en: 'the time bank is empty', de: 'das Zeitkonto ist leer' },
    } satisfies Record<Wait['stage'], Text>,
    commitment: { en: 'SHA-256 of the seed', de: 'SHA-256 des Startwerts' },
  },
} as const;
