import type { RuleChapter } from '../../../engine/game/index.ts';

/** Rules the Tournament Game changes, and our house rules where its rulebook is unknown. */
export const tournamentRules: readonly RuleChapter[] = [
  {
    id: 'tournament',
    title: { en: 'Tournament Game', de: 'Turnierspiel' },
    body: {
      en: `Each player brings a **deck** with cards from all sets. You choose in secret, at the same time, and decks stay secret until the match is over. The rules of the eras and the Duel apply, with these changes:
- **Own draw stacks, own discard pile.** You draw, search and exchange only at your own 4 stacks. Cards you lose go under your own stacks or onto your own pile, and any stack of yours matches any card. Cards taken from your opponent are yours.
- **No face-up stack:** *Church*, *Castle*, *University* and the like are part of the deck. You place a *Triumph Card* from your hand once you have a city.
- **Events:** *Yule* plus 1 *Riots*, 1 *Plague* and 4 chosen events from each player make one stack of 13.
- **Start:** every region holds 1 resource, the gold field too. After rearranging regions there’s a **preparatory round** without dice: you take turns building one card or passing. No action cards, nothing in your opponent’s principality and nothing that affects your opponent; you may use the benefits of your own new cards.
- **Some cards** work differently: \`/card\` shows it in parentheses.`,
      de: `Jede Seite bringt ein **Deck** aus allen Sets mit, geheim und zugleich; es bleibt bis zum Ende der Partie geheim. Es gelten die Regeln der Zeiten und des Duells mit diesen Änderungen:
- **Eigene Nachziehstapel, eigener Ablagestapel.** Du ziehst, suchst und tauschst nur an deinen 4 Stapeln. Was du verlierst, kommt unter deine Stapel oder auf deinen Ablagestapel; gleich aus welchem Set, jeder eigene Stapel passt. Karten, die du deinem Gegenüber genommen hast, gehören dir.
- **Kein offener Stapel:** *Kirche*, *Burg*, *Universität* und ihresgleichen sind Karten des Decks. Eine *Triumphkarte* legst du aus der Hand, sobald du eine Stadt hast.
- **Ereignisse:** das *Julfest*, von jeder Seite 1 *Unruhen*, 1 *Seuche* und 4 Ereignisse nach Wahl bilden einen Stapel von 13 Karten.
- **Beginn:** In jeder Landschaft liegt 1 Rohstoff, auch im Goldfluss. Nach dem Umordnen folgt eine **Vorbereitungsrunde** ohne Würfel: Abwechselnd baut jede Seite eine Karte oder passt. Keine Aktionskarten, nichts im anderen Fürstentum und nichts, was auf dein Gegenüber wirkt; was deine neuen Karten dir bringen, darfst du nutzen.
- **Manche Karten** wirken anders: \`/card\` zeigt es in Klammern.`,
    },
  },
  {
    id: 'tournament-house',
    title: { en: 'Tournament Game: house rules', de: 'Turnierspiel: Hausregeln' },
    body: {
      en: `Only part of the Tournament Game’s rulebook was available. This is how we play it:
- **Deck:** 36 cards, 3 of which you choose as your starting hand. The other 33 are shuffled into 4 stacks of 9, 8, 8 and 8.
- **Copies:** you may use every copy of a card without a half moon and one copy with it, counted across all sets. The same goes for events, but at most 2 may return below the top four.
- **Event stack:** *Yule* fourth from the bottom, Barbarian Attacks never below it.
- **Preparatory round:** the starting player begins, and it ends when both pass in a row. No trading except with a card of yours. No one draws before the end of the first turn.
- **Gustav** takes from your own discard pile, **Guido** from your opponent’s.
- **Heroes** exist once per principality: if you already have a hero, the same one brought by a *Missionary* is discarded, and *Marie* can’t take it.
- **Victory:** 13 points on your own turn.
- No card is banned. You can agree on eras that no deck may use (“Eras left out”).`,
      de: `Die Regeln des Turnierspiels lagen uns nur zum Teil vor. Wir spielen es so:
- **Deck:** 36 Karten, davon 3 als Starthand gewählt; die übrigen 33 werden auf 4 Stapel zu 9, 8, 8 und 8 Karten gemischt.
- **Exemplare:** von jeder Karte alle ohne Halbmond und eines mit, gezählt über alle Sets. Ebenso bei Ereignissen; von denen, die unter die obersten vier zurückkehren, höchstens 2.
- **Ereignisstapel:** das *Julfest* als vierte Karte von unten, Barbarenüberfälle nie darunter.
- **Vorbereitungsrunde:** zuerst, wer beginnt, bis beide nacheinander gepasst haben. Kein Handel, außer durch eine eigene Karte; niemand zieht vor dem Ende des ersten Zuges.
- **Gustav** nimmt von deinem Ablagestapel, **Guido** von dem deines Gegenübers.
- **Helden und Heldinnen** gibt es je Fürstentum nur einmal: Wen du schon hast, wird abgelegt, wenn ein *Missionar* ihn bringt, und kann nicht für *Marie* gewählt werden.
- **Sieg:** 13 Punkte im eigenen Zug.
- Keine Karte ist verboten. Ihr könnt Zeiten vereinbaren, deren Karten kein Deck enthalten darf („Ohne diese Zeiten“).`,
    },
  },
];
