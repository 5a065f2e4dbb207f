import type { Chapter } from '../../../engine/game/index.ts';

/** What the Tournament Game changes, and the house rules for what its rulebook leaves open to us. */
export const tournamentRules: readonly Chapter[] = [
  {
    id: 'tournament',
    title: { en: 'Tournament Game', de: 'Turnierspiel' },
    body: {
      en: `Both of you bring a **deck** from all sets, in secret and at once; it stays secret until the match is over. The rules of the eras and the Duel hold, with these changes:
- **Own draw stacks, own discard pile.** You draw, search and exchange at your own 4 stacks only. What you lose goes under your own stacks or onto your own pile; whatever set it is from, any own stack matches. Cards you took from your opponent are yours.
- **No face-up stack:** *Church*, *Castle*, *University* and the like are cards of the deck. A *Triumph Card* is placed from the hand, once you have a city.
- **Events:** *Yule*, from each of you 1 *Riots*, 1 *Plague* and 4 events of choice make one stack of 13.
- **Beginning:** every region holds 1 resource, the gold field too. After rearranging regions comes a **preparatory round** without dice: in turn each builds one card or passes. No action cards, nothing in the other principality and nothing that acts on your opponent; what your own new cards bring you may use.
- **Some cards** read differently: \`/card\` shows it in parentheses.`,
      de: `Jede Seite bringt ein **Deck** aus allen Sets mit, geheim und zugleich; es bleibt bis zum Ende der Partie geheim. Es gelten die Regeln der Zeiten und des Duells mit diesen Änderungen:
- **Eigene Nachziehstapel, eigener Ablagestapel.** Du ziehst, suchst und tauschst nur an deinen 4 Stapeln. Was du verlierst, kommt unter deine Stapel oder auf deinen Ablagestapel; gleich aus welchem Set, jeder eigene Stapel passt. Karten, die du deinem Gegenüber genommen hast, gehören dir.
- **Kein offener Stapel:** *Kirche*, *Burg*, *Universität* und ihresgleichen sind Karten des Decks. Eine *Triumphkarte* legst du aus der Hand, sobald du eine Stadt hast.
- **Ereignisse:** das *Julfest*, von jeder Seite 1 *Unruhen*, 1 *Seuche* und 4 Ereignisse nach Wahl bilden einen Stapel von 13 Karten.
- **Beginn:** In jeder Landschaft liegt 1 Rohstoff, auch im Goldfluss. Nach dem Umordnen folgt eine **Vorbereitungsrunde** ohne Würfel: Abwechselnd baut jede Seite eine Karte oder passt. Keine Aktionskarten, nichts im anderen Fürstentum und nichts, was auf dein Gegenüber wirkt; was deine neuen Karten dir bringen, darfst du nutzen.
- **Manche Karten** liest man anders: \`/card\` zeigt es in Klammern.`,
    },
  },
  {
    id: 'tournament-house',
    title: { en: 'Tournament Game: house rules', de: 'Turnierspiel: Hausregeln' },
    body: {
      en: `The rulebook of the Tournament Game could be read in part only. We play it so:
- **Deck:** 36 cards, 3 of them chosen to start with; the other 33 are shuffled into 4 stacks of 9, 8, 8 and 8.
- **Copies:** of each card all without half moon and one with, counted over all sets. The same holds for events; of those that come back below the top four at most 2.
- **Event stack:** *Yule* fourth from the bottom, Barbarian Attacks never below it.
- **Preparatory round:** the starting player first, until both have passed in a row. No trade, but by a card of yours; nobody draws before the end of the first turn.
- **Gustav** takes from your own discard pile, **Guido** from your opponent's.
- **Heroes** are there once in a principality: one you have already is discarded when a *Missionary* brings it, and cannot be chosen by *Marie*.
- **Victory:** 13 points in your own turn.
- No card is barred. With the challenge you can agree on eras whose cards no deck may hold (“Eras left out”).`,
      de: `Das Regelheft des Turnierspiels war nur zum Teil zu lesen. Wir spielen es so:
- **Deck:** 36 Karten, davon 3 für den Anfang gewählt; die übrigen 33 werden auf 4 Stapel zu 9, 8, 8 und 8 Karten gemischt.
- **Exemplare:** von jeder Karte alle ohne Halbmond und eines mit, gezählt über alle Sets. Ebenso bei Ereignissen; von denen, die unter die obersten vier zurückkehren, höchstens 2.
- **Ereignisstapel:** das *Julfest* als vierte Karte von unten, Barbarenüberfälle nie darunter.
- **Vorbereitungsrunde:** zuerst, wer beginnt, bis beide nacheinander gepasst haben. Kein Handel, außer durch eine eigene Karte; niemand zieht vor dem Ende des ersten Zuges.
- **Gustav** nimmt von deinem Ablagestapel, **Guido** von dem deines Gegenübers.
- **Helden und Heldinnen** gibt es je Fürstentum nur einmal: Wen du schon hast, wird abgelegt, wenn ein *Missionar* ihn bringt, und kann nicht für *Marie* gewählt werden.
- **Sieg:** 13 Punkte im eigenen Zug.
- Keine Karte ist verboten. Mit der Herausforderung könnt ihr Zeiten vereinbaren, deren Karten kein Deck enthalten darf („Ohne diese Zeiten“).`,
    },
  },
];
