import type { Chapter } from '../../../engine/game/index.ts';

/** What the Age of Darkness adds. */
export const darknessRules: readonly Chapter[] = [
  {
    id: 'darkness',
    title: { en: 'Age of Darkness', de: 'Finstere Zeiten' },
    body: {
      en: `Three more eras: **Intrigue** and **Merchant Princes** to 12 victory points, **Barbarians** to 13. All rules of the base box hold; new are the places of some cards:
- **Beside regions:** one card on the outer side of a region, often for one type only. It moves with its region, and is no part of a settlement or city.
- **On roads:** one card on a built road.
- **In the other principality:** such a card (shown with the colour of whoever placed it) takes a place there, but belongs to you. Only you may use or remove it, and attacks on buildings there pass it by; but your opponent can burn a *Trading Station* with an *Arsonist*, and *Red Light Tavern* and *Barbarian Stronghold* leave when their card says so.
- **On a building:** a hero on Temple or Church. Both stay in force, and nothing reaches the card below.
- **Cards with levels** are turned; the number on them says how far. Taken down, they forget their level.
- **Extraordinary sites** are neither building nor unit: nothing that speaks of those reaches them, and you cannot take them down.
- **Metropolis:** on a city, 4 victory points together, for good.

Some placed cards are **used** as an action, most of them once in a turn, a few only from your next turn on.`,
      de: `Drei weitere Zeiten: **Intrigen** und **Handelsherren** bis 12 Siegpunkte, **Barbaren** bis 13. Alle Regeln der Grundschachtel gelten; neu sind die Plätze mancher Karten:
- **An Landschaften:** eine Karte an der Außenseite, oft nur für eine Sorte. Sie zieht mit ihrer Landschaft um und gehört zu keiner Siedlung oder Stadt.
- **Auf Straßen:** eine Karte auf einer gebauten Straße.
- **Im anderen Fürstentum:** Eine solche Karte (in der Farbe der Seite, die sie gelegt hat) belegt dort einen Platz, gehört aber dir. Nur du darfst sie nutzen oder entfernen, und Angriffe auf Gebäude dort gehen an ihr vorbei; eine *Niederlassung* kann dein Gegenüber aber mit einem *Feuerteufel* treffen, und *Wirtshaus zur Roten Laterne* und *Barbarenstützpunkt* gehen, wenn ihre Karte es sagt.
- **Auf einem Gebäude:** ein Held oder eine Heldin auf Tempel oder Kirche. Beide gelten, und die untere Karte ist unangreifbar.
- **Karten mit Stufen** werden gedreht; die Zahl darauf zeigt, wie weit. Entfernt man sie, vergessen sie ihre Stufe.
- **Außergewöhnliche Orte** sind weder Gebäude noch Einheit: Was von diesen spricht, trifft sie nicht, und du kannst sie nicht entfernen.
- **Metropole:** auf einer Stadt, zusammen 4 Siegpunkte, für immer.

Manche ausliegenden Karten **nutzt** man als Aktion, die meisten einmal im Zug, einige erst ab deinem nächsten Zug.`,
    },
  },
  {
    id: 'barbarians',
    title: { en: 'Barbarian Attacks', de: 'Barbarenüberfälle' },
    body: {
      en: `The three **Barbarian Attacks** lie above Yule, and each comes back as the fifth card of the event stack. Whoever has a city compares:
- **Barbarians:** the victory points printed on your cities, Metropolis and city expansions, and 1 for an opposing Stronghold.
- **Units:** all your heroes, ships and other units, one each; beside Arnd other heroes, beside a Caravel other ships count twice. With a Castle the strength of your Border Fortress counts too.

Fewer units: you give up 2 resources of your choice. As many: nothing. More: up to 2 resources, or one level for your **Triumph Card**, worth 1 victory point each, 3 at most. It comes with your first city; in the Duel it is a card like others.

**The Duel** is played with three eras of your choice, by lot, or one picked by each side and a third drawn.`,
      de: `Die drei **Barbarenüberfälle** liegen über dem Julfest, und jeder kehrt als fünfte Karte in den Ereignisstapel zurück. Wer eine Stadt hat, vergleicht:
- **Barbaren:** die Siegpunkte auf deinen Städten, der Metropole und den Stadtausbauten, dazu 1 für einen gegnerischen Stützpunkt.
- **Einheiten:** alle deine Helden, Heldinnen, Schiffe und übrigen Einheiten, je eine; bei Arnd zählen andere Helden, bei einer Karavelle andere Schiffe doppelt. Mit einer Burg zählt auch die Stärke deiner Grenzfestung.

Weniger Einheiten: Du gibst 2 Rohstoffe deiner Wahl auf. Ebenso viele: nichts. Mehr: bis zu 2 Rohstoffe oder eine Stufe für deine **Triumphkarte**, je 1 Siegpunkt, höchstens 3. Sie kommt mit deiner ersten Stadt; im Duell ist sie eine Karte wie andere.

**Das Duell** spielt man mit drei Zeiten nach Wahl, nach Los, oder jede Seite wählt eine und die dritte wird gezogen.`,
    },
  },
];
