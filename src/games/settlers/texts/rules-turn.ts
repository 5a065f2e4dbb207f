import type { RuleChapter } from '../../../engine/game/index.ts';

export const turnRules: readonly RuleChapter[] = [
  {
    id: 'aim',
    title: { en: 'Aim', de: 'Ziel' },
    body: {
      en: `Settle the island and be the first to reach **10 points**: settlement 1, city 2, *Longest Road* 2, *Largest Army* 2, each *Victory Point* card 1.

You win as soon as you have 10 points on your turn, hidden cards included; you don’t have to declare anything. If you reach 10 on another player’s turn, you win at the start of yours, before the roll.`,
      de: `Besiedle die Insel und erreiche zuerst **10 Punkte**: Siedlung 1, Stadt 2, *Längste Handelsroute* 2, *Größte Rittermacht* 2, jede Karte *Siegpunkt* 1.

Du gewinnst, sobald du in deinem Zug 10 Punkte hast, verdeckte Karten eingerechnet; niemand muss etwas ansagen. Erreichst du 10 in einem fremden Zug, gewinnst du zu Beginn deines Zuges, vor dem Wurf.`,
    },
  },
  {
    id: 'places',
    title: { en: 'Places', de: 'Orte' },
    body: {
      en: `19 hexes (\`h0\` to \`h18\`), 54 intersections (\`0\` to \`53\`), and the paths between them, named by their two ends: \`28-34\`. Forests produce lumber, hills brick, pastures wool, fields grain, mountains ore; the desert produces nothing.

The dots under a number show how often it comes up in 36 rolls.`,
      de: `19 Felder (\`h0\` bis \`h18\`), 54 Kreuzungen (\`0\` bis \`53\`) und die Wege dazwischen, benannt nach ihren beiden Enden: \`28-34\`. Wald bringt Holz, Hügelland Lehm, Weideland Wolle, Ackerland Getreide, Gebirge Erz; die Wüste bringt nichts.

Die Punkte unter einer Zahl zeigen, wie oft sie in 36 Würfen fällt.`,
    },
  },
  {
    id: 'set-up',
    title: { en: 'Set-up', de: 'Aufbau' },
    body: {
      en: `In turn order, then in reverse, everyone places a settlement and a road next to it. Settlements can’t be next to each other. You get one card for each hex around your second settlement. On the beginners’ island all of this is already done in CATAN for 3 or 4; in CATAN for Two and Cities & Knights you place your pieces yourselves.

The robber starts in the desert. Hands are hidden, but everyone can see how many cards each player and the bank have.`,
      de: `Reihum und dann in umgekehrter Reihenfolge setzen alle eine Siedlung mit einer Straße daran. Siedlungen dürfen nicht nebeneinanderstehen. Für jedes Feld um deine zweite Siedlung bekommst du eine Karte. Auf der Insel für Einsteiger ist das bei CATAN zu dritt oder viert schon erledigt; bei CATAN für zwei und Städte & Ritter setzt ihr eure Figuren auch dort selbst.

Der Räuber beginnt in der Wüste. Die Handkarten sind verdeckt; wie viele Karten jemand hat, sehen alle, ebenso die Bank.`,
    },
  },
  {
    id: 'turn',
    title: { en: 'Your turn', de: 'Dein Zug' },
    body: {
      en: `1. **Roll.** You can play a development card first.
2. **Trade and build** in any order, as often as you like. With *Trade before building* all trading comes first.
3. **End** your turn.

**Production:** every hex with the rolled number and without the robber gives 1 card to each settlement at its corners and 2 to each city. If the bank doesn’t have enough of a resource for everyone, no one gets it, unless only one player would get any: they take what’s left.`,
      de: `1. **Würfle.** Vorher darfst du eine Entwicklungskarte spielen.
2. **Handle und baue** in beliebiger Reihenfolge, so oft du willst. Mit *Erst handeln, dann bauen* handelst du zuerst.
3. **Beende** deinen Zug.

**Ertrag:** Jedes Feld mit der gewürfelten Zahl und ohne Räuber gibt jeder Siedlung an seinen Ecken 1 Karte, jeder Stadt 2. Reicht die Bank nicht für alle, erhält niemand diesen Rohstoff, außer wenn er nur einer Person zusteht; sie bekommt den Rest.`,
    },
  },
  {
    id: 'robber',
    title: { en: 'Seven and robber', de: 'Sieben und Räuber' },
    body: {
      en: `On a 7 no one gets anything. Everyone with more than 7 cards discards half of them, rounded down, all at the same time. Then the player who rolled moves the robber to another hex and steals a random card from someone with a building there.

The robber’s hex produces nothing. A *Knight* moves the robber in the same way, but no one discards.`,
      de: `Bei einer 7 erhält niemand etwas. Wer mehr als 7 Karten hat, wirft die Hälfte ab, abgerundet; alle wählen gleichzeitig. Dann versetzt, wer gewürfelt hat, den Räuber auf ein anderes Feld und zieht verdeckt eine Karte von jemandem mit einem Gebäude dort.

Das Feld unter dem Räuber bringt nichts. Ein *Ritter* versetzt ihn genauso, ohne Abwerfen.`,
    },
  },
  {
    id: 'build',
    title: { en: 'Building', de: 'Bauen' },
    body: {
      en: `- **Road** (1 brick, 1 lumber): on a free path next to one of your roads or buildings, but not past another player’s building.
- **Settlement** (1 brick, 1 lumber, 1 wool, 1 grain): on an intersection one of your roads reaches, with no building on a neighbouring intersection.
- **City** (3 ore, 2 grain): replaces one of your settlements, which goes back to your supply.
- **Development card** (1 ore, 1 wool, 1 grain).

You have 15 roads, 5 settlements and 4 cities.`,
      de: `- **Straße** (1 Lehm, 1 Holz): auf einem freien Weg an einer eigenen Straße oder einem eigenen Gebäude, aber nicht durch ein fremdes Gebäude hindurch.
- **Siedlung** (1 Lehm, 1 Holz, 1 Wolle, 1 Getreide): auf einer Kreuzung, zu der eine deiner Straßen führt, wenn keine Nachbarkreuzung bebaut ist.
- **Stadt** (3 Erz, 2 Getreide): ersetzt eine deiner Siedlungen, die in deinen Vorrat zurückkommt.
- **Entwicklungskarte** (1 Erz, 1 Wolle, 1 Getreide).

Du hast 15 Straßen, 5 Siedlungen und 4 Städte.`,
    },
  },
  {
    id: 'house-rules',
    title: { en: 'House rules', de: 'Hausregeln' },
    body: {
      en: `You agree on these before the match; the challenge lists the ones that apply.

- **Points to win:** 8 to 12 instead of 10; in Cities & Knights 8 to 15 instead of 13.
- **Discard limit:** on a 7 you discard if you have more than 5 to 10 cards instead of 7, or no one discards. City walls still add 2 each.
- **Friendly robber:** the robber can’t move to a hex where another player with 2 or fewer visible points has a building. If that rules out every hex, it goes to the desert; if it’s already there, it can go anywhere.
- **Balanced dice:** each of the 36 possible rolls comes up once, in random order; then all 36 are shuffled again. The event die and rolls set by *Alchemy* aren’t affected. In CATAN for Two a repeated roll counts as used.`,
      de: `Darauf einigt ihr euch vor der Partie; die Herausforderung nennt, was gilt.

- **Punkte zum Sieg:** 8 bis 12 statt 10; bei Städte & Ritter 8 bis 15 statt 13.
- **Abwurfgrenze:** Bei einer 7 wirfst du mit mehr als 5 bis 10 Karten ab statt mit mehr als 7, oder niemand wirft ab. Stadtmauern geben weiter je 2 dazu.
- **Freundlicher Räuber:** Der Räuber darf auf kein Feld, an dem jemand anders mit höchstens 2 offenen Punkten ein Gebäude hat. Bleibt so kein Feld übrig, zieht er in die Wüste; steht er schon dort, darf er überallhin.
- **Ausgeglichene Würfel:** Jeder der 36 möglichen Würfe kommt einmal vor, in zufälliger Reihenfolge; dann werden alle 36 neu gemischt. Der Ereigniswürfel und mit *Alchemie* bestimmte Würfe bleiben davon unberührt. Bei CATAN für zwei zählt ein wiederholter Wurf als verbraucht.`,
    },
  },
];
