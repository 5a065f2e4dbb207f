import type { RuleChapter } from '../../../engine/game/index.ts';

/** Rules the Age of Darkness adds. */
export const darknessRules: readonly RuleChapter[] = [
  {
    id: 'darkness',
    title: { en: 'Age of Darkness', de: 'Finstere Zeiten' },
    body: {
      en: `Three more eras: **Intrigue** and **Merchant Princes** to 12 victory points, **Barbarians** to 13. All base rules apply. What’s new is where some cards go:
- **Beside regions:** one card on the outer side of a region, often for one type only. It moves with its region and isn’t part of a settlement or city.
- **On roads:** one card on a built road.
- **In your opponent’s principality:** your card (shown in your colour) takes up a place there but still belongs to you. Only you may use or remove it, and attacks on buildings miss it. Your opponent can burn a *Trading Station* with an *Arsonist*, though, and *Red Light Tavern* and *Barbarian Stronghold* leave when their text says so.
- **On a building:** a hero on a Temple or Church. Both cards work, and the lower one can’t be lost.
- **Cards with levels** are turned; the number shows their level. If removed, they forget it.
- **Extraordinary sites** are neither buildings nor units: effects on those miss them, and you can’t remove them.
- **Metropolis:** on a city, worth 4 victory points together, and it can’t be lost.

Some cards in play can be **used** as an action, most of them once per turn, a few only from your next turn.`,
      de: `Drei weitere Zeiten: **Intrigen** und **Handelsherren** bis 12 Siegpunkte, **Barbaren** bis 13. Alle Regeln des Grundspiels gelten; neu sind die Plätze mancher Karten:
- **An Landschaften:** eine Karte an der Außenseite, oft nur für eine Sorte. Sie zieht mit ihrer Landschaft um und gehört zu keiner Siedlung oder Stadt.
- **Auf Straßen:** eine Karte auf einer gebauten Straße.
- **Im anderen Fürstentum:** Eine solche Karte (in der Farbe der Seite, die sie gelegt hat) belegt dort einen Platz, gehört aber dir. Nur du darfst sie nutzen oder entfernen, und Angriffe auf Gebäude dort gehen an ihr vorbei; eine *Niederlassung* kann dein Gegenüber aber mit einem *Feuerteufel* treffen, und *Wirtshaus zur Roten Laterne* und *Barbarenstützpunkt* gehen, wenn ihre Karte es sagt.
- **Auf einem Gebäude:** ein Held oder eine Heldin auf Tempel oder Kirche. Beide gelten, und die untere Karte ist unangreifbar.
- **Karten mit Stufen** werden gedreht; die Zahl darauf zeigt, wie weit. Entfernt man sie, vergessen sie ihre Stufe.
- **Besondere Orte** sind weder Gebäude noch Einheit: Was diese betrifft, gilt für sie nicht, und du kannst sie nicht entfernen.
- **Metropole:** auf einer Stadt, zusammen 4 Siegpunkte, unverlierbar.

Manche ausliegenden Karten **nutzt** man als Aktion, die meisten einmal im Zug, einige erst ab deinem nächsten Zug.`,
    },
  },
  {
    id: 'barbarians',
    title: { en: 'Barbarian Attacks', de: 'Barbarenüberfälle' },
    body: {
      en: `The three **Barbarian Attacks** start above Yule, and each one goes back as the fifth card of the event stack. Every player with a city compares:
- **Barbarians:** the victory points printed on your cities, Metropolis and city expansions, plus 1 for an opposing Stronghold.
- **Units:** all your heroes, ships and other units, 1 each. Other heroes beside Arnd and other ships beside a Caravel count 2. With a Castle, the strength of your Border Fortress counts too.

Fewer units: you give up 2 resources of your choice. A tie: nothing happens. More units: take up to 2 resources, or raise your **Triumph Card** one level; each level is worth 1 victory point, 3 at most. You get it with your first city; in the Duel it’s an ordinary card.

**The Duel** uses three eras: ones you agree on, three at random, or one picked by each player and a third at random.`,
      de: `Die drei **Barbarenüberfälle** liegen über dem Julfest, und jeder kehrt als fünfte Karte in den Ereignisstapel zurück. Wer eine Stadt hat, vergleicht:
- **Barbaren:** die Siegpunkte auf deinen Städten, der Metropole und den Stadtausbauten, dazu 1 für einen gegnerischen Stützpunkt.
- **Einheiten:** alle deine Helden, Heldinnen, Schiffe und übrigen Einheiten, je eine; bei Arnd zählen andere Helden, bei einer Karavelle andere Schiffe doppelt. Mit einer Burg zählt auch die Stärke deiner Grenzfestung.

Weniger Einheiten: Du gibst 2 Rohstoffe deiner Wahl auf. Ebenso viele: nichts. Mehr: bis zu 2 Rohstoffe oder eine Stufe für deine **Triumphkarte**, je 1 Siegpunkt, höchstens 3. Sie kommt mit deiner ersten Stadt; im Duell ist sie eine Karte wie andere.

**Das Duell** spielt man mit drei Zeiten: drei vereinbarte, drei zufällige, oder jede Seite wählt eine und die dritte wird gelost.`,
    },
  },
];
