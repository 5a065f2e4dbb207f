import type { RuleChapter } from '../../../engine/game/index.ts';

/** Short rule chapters in reading order; each fits a message. */
export const ruleChapters: readonly RuleChapter[] = [
  {
    id: 'turn',
    title: { en: 'The turn', de: 'Der Zug' },
    body: {
      en: `Six dice show brick, lumber, wool, grain, ore and gold.

**Roll.** Your first roll happens automatically when your turn starts. Then choose any dice and roll them again, up to twice. You can also reroll dice you kept the first time. *Keep All* ends your rolling early.

**Build.** Each die pays once:
- road: brick, lumber
- settlement: brick, lumber, wool, grain
- city: 3 ore, 2 grain
- knight: ore, wool, grain

Build as much as your dice can pay for, in any order: you can build a road and then a settlement on it. Unused dice are lost when you click *End Turn*; until then you can undo every build. You can also type several moves as a plan, like \`gold ore, build knight 2, end\`. It’s played completely or not at all.`,
      de: `Sechs Würfel zeigen Lehm, Holz, Wolle, Getreide, Erz und Gold.

**Würfeln.** Der erste Wurf kommt automatisch, wenn dein Zug beginnt. Dann wählst du beliebige Würfel und wirfst sie noch einmal, bis zu zweimal. Auch behaltene Würfel darfst du beim zweiten Mal wieder werfen. *Alle behalten* beendet das Würfeln.

**Bauen.** Jeder Würfel zahlt einmal:
- Straße: Lehm, Holz
- Siedlung: Lehm, Holz, Wolle, Getreide
- Stadt: 3 Erz, 2 Getreide
- Ritter: Erz, Wolle, Getreide

Bau, so viel deine Würfel hergeben, in beliebiger Reihenfolge: An einer eben gebauten Straße darf gleich eine Siedlung stehen. Was übrig bleibt, verfällt mit *Zug beenden*; bis dahin kannst du jeden Bau zurücknehmen. Mehrere Züge kannst du auch als Plan tippen, etwa \`gold ore, build knight 2, end\`. Gespielt wird alles oder nichts.`,
    },
  },
  {
    id: 'jokers',
    title: { en: 'Jokers and gold', de: 'Joker und Gold' },
    body: {
      en: `**Jokers.** Each knight you’ve built is a joker you can use once per match: after rolling, turn one unspent die (gold included) into the knight’s resource. A joker with a question mark gives anything, even gold. You can use several in one turn. The knight stays where it is.
On Island Two, each desert has two knights and one joker, which works once you’ve built both. On Extra, you can use a new knight’s joker from your next turn, unless you agreed otherwise.

**Gold.** Two unspent gold dice become one die of any other resource; the second die is used up for this turn. Do this as often as your gold allows.`,
      de: `**Joker.** Jeder gebaute Ritter ist einmal je Partie ein Joker: Nach dem Würfeln drehst du einen unverbrauchten Würfel, auch Gold, auf den Rohstoff des Ritters. Ein Joker mit Fragezeichen gibt alles, sogar Gold. Mehrere in einem Zug sind erlaubt. Der Ritter bleibt stehen.
Auf Insel Zwei hat jede Wüste zwei Ritter und einen Joker, der wirkt, sobald beide stehen. Bei Extra kannst du den Joker eines neuen Ritters erst ab deinem nächsten Zug nutzen, wenn ihr nichts anderes vereinbart habt.

**Gold.** Zwei unverbrauchte Goldwürfel werden zu einem Würfel eines anderen Rohstoffs; der zweite fällt für diesen Zug weg. Das geht, so oft dein Gold reicht.`,
    },
  },
  {
    id: 'island-one',
    title: { en: 'Island One', de: 'Insel Eins' },
    body: {
      en: `Everyone has their own sheet with the starting road already drawn. Fifteen turns each, for one to four players.

- Roads extend your roads: 1 point each.
- Build settlements in the order 3, 4, 5, 7, 9, 11 and cities in the order 7, 12, 20, 30, each next to one of your roads; they score their number.
- Build knights in the order 1 to 6, no road needed; they score their number.

At the end of your turn, its points go in the next box. If you build nothing, it’s an X: −2. The highest score wins; on a tie, fewer Xs win. If you complete the island (145 points), you’re done early.

Usually everyone plays at once, each at their own pace: there’s no waiting, and everyone has their own dice. Solo, you play for your personal best.`,
      de: `Alle haben ein eigenes Blatt, auf dem die Startstraße schon eingezeichnet ist. Jeder hat fünfzehn Züge, allein oder bis zu viert.

- Straßen verlängern deine Straßen: je 1 Punkt.
- Siedlungen in der Reihenfolge 3, 4, 5, 7, 9, 11, Städte in der Reihenfolge 7, 12, 20, 30, jeweils an einer deiner Straßen; sie zählen ihre Zahl.
- Ritter in der Reihenfolge 1 bis 6, ohne Straße; sie zählen ihre Zahl.

Am Ende deines Zuges kommen seine Punkte ins nächste Feld. Baust du nichts, wird es ein X: −2. Die höchste Summe gewinnt, bei Gleichstand weniger X. Mit einer vollendeten Insel (145 Punkte) bist du vorzeitig fertig.

Meist spielen alle zugleich, jeder im eigenen Tempo: Niemand wartet, und alle haben eigene Würfel. Allein spielst du um deinen Rekord.`,
    },
  },
  {
    id: 'island-two',
    title: { en: 'Island Two', de: 'Insel Zwei' },
    body: {
      en: `Everyone has their own sheet; the first to reach **10 victory points** on their turn wins. The first turn of the match has 3 dice, the second 4, then 5, then always 6.

- Build settlements (1 point), cities (2) and knights in any order; settlements and cities go next to your roads.
- **Longest Road**, 2 points: the first unbranched line of 5 roads; the starting road doesn’t count. A longer line takes it.
- **Largest Army**, 2 points: the first to build 3 knights; more knights take it. Used jokers still count.`,
      de: `Alle haben ein eigenes Blatt; wer im eigenen Zug zuerst **10 Siegpunkte** hat, gewinnt. Der erste Zug der Partie hat 3 Würfel, der zweite 4, dann 5, dann immer 6.

- Siedlungen (1 Punkt), Städte (2) und Ritter in beliebiger Reihenfolge; Siedlungen und Städte an deinen Straßen.
- **Längste Handelsstraße**, 2 Punkte: die erste Strecke aus 5 Straßen ohne Abzweigung; die Startstraße zählt nicht. Eine längere holt sie.
- **Größte Rittermacht**, 2 Punkte: wer zuerst 3 Ritter hat; mehr Ritter holen sie. Verbrauchte Joker zählen weiter.`,
    },
  },
  {
    id: 'extra',
    title: { en: 'Extra', de: 'Extra' },
    body: {
      en: `One shared map: roads, sites, knights and castles are first come, first served. The first to reach **10 victory points** on their turn wins.

**Start.** In turn, each player marks a road on the coast, with at least 5 coastal roads between any two. Dice: 3 on the first turn, then 4, then 5, then always 6.

**Building.** A road extends your own road, past an empty crossing or your own settlement or city. You must settle a free site first; another player’s site stops you. A city replaces your settlement at a site with a tower. A knight needs your road, settlement or city at its hex.

**Points.** Settlement 1, city 2, castle 2, Longest Road 1 (at least 5, starting road included, broken by other players’ sites), Largest Army 2 (at least 3). A castle costs six matching dice.

If no one builds for three rounds, the match ends and the most points win.`,
      de: `Eine Karte für alle; wer etwas zuerst baut, dem gehört es: Straße, Bauplatz, Ritter, Burg. Wer im eigenen Zug zuerst **10 Siegpunkte** hat, gewinnt.

**Start.** Der Reihe nach markieren alle eine Küstenstraße, mit mindestens 5 Küstenstraßen zwischen zweien. Würfel: 3 im ersten Zug, dann 4, 5 und von da an 6.

**Bauen.** Eine Straße verlängert deine Straße, über eine freie Kreuzung oder deine Siedlung oder Stadt. Ein freier Bauplatz muss erst besiedelt werden, ein fremder hält dich auf. Eine Stadt ersetzt deine Siedlung an einem Platz mit Turm. Ein Ritter braucht deine Straße, Siedlung oder Stadt an seinem Feld.

**Punkte.** Siedlung 1, Stadt 2, Burg 2, Längste Handelsstraße 1 (ab 5, Startstraße zählt, fremde Plätze trennen), Größte Rittermacht 2 (ab 3). Eine Burg kostet sechs gleiche Würfel.

Hat drei Runden lang niemand gebaut, endet die Partie, und die meisten Punkte gewinnen.`,
    },
  },
];
