import type { Chapter } from '../../../engine/game/index.ts';

/** The island, the beginning and what happens in a turn. */
export const turnRules: readonly Chapter[] = [
  {
    id: 'aim',
    title: { en: 'Aim', de: 'Ziel' },
    body: {
      en: `Settle the island and be the first with **10 points**: a settlement 1, a city 2, *Longest Road* 2, *Largest Army* 2, each *Victory Point* card 1.

You win as soon as you have 10 points in your own turn, hidden cards included; nobody has to declare anything. Points that come in somebody else’s turn win at the start of yours, before the roll.`,
      de: `Besiedle die Insel und erreiche zuerst **10 Punkte**: Siedlung 1, Stadt 2, *Längste Handelsroute* 2, *Größte Rittermacht* 2, jede Karte *Siegpunkt* 1.

Du gewinnst, sobald du in deinem Zug 10 Punkte hast, verdeckte Karten eingerechnet; niemand muss etwas ansagen. Punkte aus fremden Zügen gewinnen zu Beginn deines Zuges, vor dem Wurf.`,
    },
  },
  {
    id: 'places',
    title: { en: 'Places', de: 'Orte' },
    body: {
      en: `19 hexes (\`h0\` to \`h18\`), 54 intersections (\`0\` to \`53\`), and paths between them, written by their two ends: \`28-34\`. Forest brings lumber, hills brick, pasture wool, fields grain, mountains ore; the desert brings nothing.

The dots under a number say how often it comes in 36 throws.`,
      de: `19 Felder (\`h0\` bis \`h18\`), 54 Kreuzungen (\`0\` bis \`53\`) und Wege dazwischen, geschrieben mit ihren beiden Enden: \`28-34\`. Wald bringt Holz, Hügelland Lehm, Weideland Wolle, Ackerland Getreide, Gebirge Erz; die Wüste bringt nichts.

Die Punkte unter einer Zahl sagen, wie oft sie in 36 Würfen fällt.`,
    },
  },
  {
    id: 'set-up',
    title: { en: 'Set-up', de: 'Aufbau' },
    body: {
      en: `In order, then back again, everybody places a settlement with a road beside it. No settlement stands next to another. For each hex around the second settlement you take one card. On the beginners’ island all of this is already done in CATAN for 3 or 4; in CATAN for Two and Cities & Knights you place your pieces there, too.

The robber begins in the desert. Hands are hidden; how many cards somebody holds is open, and so is the bank.`,
      de: `Reihum und dann zurück setzen alle eine Siedlung mit einer Straße daran. Keine Siedlung steht neben einer anderen. Für jedes Feld um die zweite Siedlung nimmst du eine Karte. Auf der Insel für Einsteiger ist das bei CATAN zu dritt oder viert schon geschehen; bei CATAN für zwei und Städte & Ritter setzt ihr eure Figuren auch dort selbst.

Der Räuber beginnt in der Wüste. Die Hand ist verdeckt; wie viele Karten jemand hält, ist offen, ebenso die Bank.`,
    },
  },
  {
    id: 'turn',
    title: { en: 'Your turn', de: 'Dein Zug' },
    body: {
      en: `1. **Roll.** Before it you may play one development card.
2. **Trade and build** in any order, as often as you like; with *Trade before building* all trade comes first.
3. **End** your turn.

**Production:** every hex with the number thrown and without the robber gives each settlement at its corners 1 card, each city 2. If the bank cannot serve everybody, nobody gets that resource, unless only one player claims it.`,
      de: `1. **Würfle.** Vorher darfst du eine Entwicklungskarte spielen.
2. **Handle und baue** in beliebiger Reihenfolge, so oft du willst; mit *Erst handeln, dann bauen* kommt aller Handel zuerst.
3. **Beende** deinen Zug.

**Ertrag:** Jedes Feld mit der gewürfelten Zahl und ohne Räuber gibt jeder Siedlung an seinen Ecken 1 Karte, jeder Stadt 2. Reicht die Bank nicht für alle, erhält niemand diesen Rohstoff, außer wenn nur eine Person ihn beansprucht.`,
    },
  },
  {
    id: 'robber',
    title: { en: 'Seven and robber', de: 'Sieben und Räuber' },
    body: {
      en: `On a 7 nobody gets anything. Whoever holds more than 7 cards discards half of them, rounded down; all choose at once. Then whoever rolled moves the robber to another hex and steals a card, unseen, from somebody with a building there.

The hex under the robber yields nothing. A *Knight* moves him in the same way, without discards.`,
      de: `Bei einer 7 erhält niemand etwas. Wer mehr als 7 Karten hält, wirft die Hälfte ab, abgerundet; alle wählen zugleich. Dann versetzt, wer gewürfelt hat, den Räuber auf ein anderes Feld und zieht verdeckt eine Karte von jemandem mit einem Gebäude dort.

Das Feld unter dem Räuber bringt nichts. Ein *Ritter* versetzt ihn genauso, ohne Abwerfen.`,
    },
  },
  {
    id: 'build',
    title: { en: 'Building', de: 'Bauen' },
    body: {
      en: `- **Road** (1 brick, 1 lumber): on a free path at one of your roads or buildings. It does not go on through somebody else’s building.
- **Settlement** (1 brick, 1 lumber, 1 wool, 1 grain): where one of your roads leads, if no neighbouring intersection is built on.
- **City** (3 ore, 2 grain): in place of one of your settlements, which goes back to your stock.
- **Development card** (1 ore, 1 wool, 1 grain).

You have 15 roads, 5 settlements and 4 cities.`,
      de: `- **Straße** (1 Lehm, 1 Holz): auf einem freien Weg an einer eigenen Straße oder einem eigenen Gebäude. Durch ein fremdes Gebäude geht sie nicht weiter.
- **Siedlung** (1 Lehm, 1 Holz, 1 Wolle, 1 Getreide): wohin eine deiner Straßen führt, wenn keine Nachbarkreuzung bebaut ist.
- **Stadt** (3 Erz, 2 Getreide): anstelle einer deiner Siedlungen, die in deinen Vorrat zurückkommt.
- **Entwicklungskarte** (1 Erz, 1 Wolle, 1 Getreide).

Du hast 15 Straßen, 5 Siedlungen und 4 Städte.`,
    },
  },
];
