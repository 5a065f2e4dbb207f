import type { Chapter } from '../../../engine/game/index.ts';

/** The rules in short chapters, in the order one would tell them. Each fits a message. */
export const rules: readonly Chapter[] = [
  {
    id: 'turn',
    title: { en: 'The turn', de: 'Der Zug' },
    body: {
      en: `Six dice show brick, lumber, wool, grain, ore and gold.

**Roll.** The first throw is made for you when your turn begins. Then choose any dice and roll them again, and once more if you like. Dice you kept may be rolled again the second time. *Keep All* ends the rolling early.

**Build.** Every die pays once:
- road: brick, lumber
- settlement: brick, lumber, wool, grain
- city: 3 ore, 2 grain
- knight: ore, wool, grain

Build as much as the dice pay, in any order: a road built now may carry a settlement next. What is left is lost with *End Turn*. Until then you can undo every build. Several moves can be typed as a plan, \`gold ore, build knight 2, end\`: all of it is played, or nothing.`,
      de: `Sechs Würfel zeigen Lehm, Holz, Wolle, Getreide, Erz und Gold.

**Würfeln.** Den ersten Wurf macht dein Zug von selbst. Dann wählst du beliebige Würfel und wirfst sie noch einmal, und wenn du magst, ein weiteres Mal. Auch behaltene Würfel darfst du beim zweiten Mal wieder werfen. *Alle behalten* beendet das Würfeln.

**Bauen.** Jeder Würfel zahlt einmal:
- Straße: Lehm, Holz
- Siedlung: Lehm, Holz, Wolle, Getreide
- Stadt: 3 Erz, 2 Getreide
- Ritter: Erz, Wolle, Getreide

Baue, so viel die Würfel zahlen, in beliebiger Folge: An einer eben gebauten Straße darf gleich eine Siedlung stehen. Was übrig bleibt, verfällt mit *Zug beenden*. Bis dahin lässt sich jeder Bau zurücknehmen. Mehrere Schritte kannst du als Plan tippen, \`gold ore, build knight 2, end\`: Gespielt wird alles oder nichts.`,
    },
  },
  {
    id: 'jokers',
    title: { en: 'Jokers and gold', de: 'Joker und Gold' },
    body: {
      en: `**Jokers.** Every knight you built lends its resource once a game: when rolling is over, one unspent die, gold too, turns to it. A joker with a question mark gives anything, even gold. Several in one turn are fine. The knight stays where it is.
On Island Two each desert has two knights and one joker, which works once both stand. On Extra a new knight lends its joker from your next turn on, unless you agreed otherwise.

**Gold.** Two unspent gold dice become one die of any other resource; the second is out for this turn. As often as your gold allows.`,
      de: `**Joker.** Jeder gebaute Ritter leiht einmal je Partie seinen Rohstoff: Nach dem Würfeln wird ein unverbrauchter Würfel, auch Gold, dazu gedreht. Ein Joker mit Fragezeichen gibt alles, sogar Gold. Mehrere in einem Zug sind erlaubt. Der Ritter bleibt stehen.
Auf Insel Zwei hat jede Wüste zwei Ritter und einen Joker, der wirkt, sobald beide stehen. Bei Extra leiht ein neuer Ritter seinen Joker erst ab deinem nächsten Zug, wenn ihr nichts anderes vereinbart habt.

**Gold.** Zwei unverbrauchte Goldwürfel werden zu einem Würfel eines anderen Rohstoffs; der zweite fällt für diesen Zug weg. So oft dein Gold reicht.`,
    },
  },
  {
    id: 'island-one',
    title: { en: 'Island One', de: 'Insel Eins' },
    body: {
      en: `Everybody has a sheet of their own, with the start road drawn in. Fifteen turns each, alone or up to four.

- Roads continue your roads: 1 point each.
- Settlements in the order 3, 4, 5, 7, 9, 11, cities in the order 7, 12, 20, 30, each at one of your roads; they score their number.
- Knights in the order 1 to 6, no road needed; they score their number.

At the end of a turn its points go into the next box. Without a build it is an X: −2. The highest score wins, with the same score fewer X. A complete island, 145 points, is done before its time.

As a rule all play at once, each at their own pace: nobody waits, and everybody has dice of their own. Alone you play for your best.`,
      de: `Alle haben ein eigenes Blatt, auf dem die Startstraße schon steht. Jeder hat fünfzehn Züge, allein oder bis zu viert.

- Straßen setzen deine Straßen fort: je 1 Punkt.
- Siedlungen in der Folge 3, 4, 5, 7, 9, 11, Städte in der Folge 7, 12, 20, 30, jeweils an einer deiner Straßen; sie zählen ihre Zahl.
- Ritter in der Folge 1 bis 6, ohne Straße; sie zählen ihre Zahl.

Am Ende des Zuges kommen seine Punkte ins nächste Feld. Ohne Bau wird es ein X: −2. Die höchste Summe gewinnt, bei gleicher Summe weniger X. Eine vollendete Insel, 145 Punkte, ist vorzeitig fertig.

Üblich ist, dass alle zugleich spielen, jeder im eigenen Tempo: Niemand wartet, und alle haben eigene Würfel. Allein spielst du um deinen Rekord.`,
    },
  },
  {
    id: 'island-two',
    title: { en: 'Island Two', de: 'Insel Zwei' },
    body: {
      en: `A sheet of your own; first to **10 victory points** on the own turn. The first turn of the match has 3 dice, the second 4, then 5, then always 6.

- Settlements (1 point), cities (2) and knights in any order; settlements and cities at your roads.
- **Longest Road**, 2 points: the first line of 5 roads without branches; the start road does not count. A longer line takes it.
- **Largest Army**, 2 points: the first with 3 knights; more knights take it. Used jokers still count.`,
      de: `Das eigene Blatt; wer im eigenen Zug zuerst **10 Siegpunkte** hat, gewinnt. Der erste Zug der Partie hat 3 Würfel, der zweite 4, dann 5, dann immer 6.

- Siedlungen (1 Punkt), Städte (2) und Ritter in beliebiger Folge; Siedlungen und Städte an deinen Straßen.
- **Längste Handelsstraße**, 2 Punkte: der erste Zug aus 5 Straßen ohne Abzweig; die Startstraße zählt nicht. Ein längerer holt sie.
- **Größte Rittermacht**, 2 Punkte: wer zuerst 3 Ritter hat; mehr Ritter holen sie. Verbrauchte Joker zählen weiter.`,
    },
  },
  {
    id: 'extra',
    title: { en: 'Extra', de: 'Extra' },
    body: {
      en: `One map for all; every road, site, knight and castle belongs to whoever builds it first. First to **10 victory points** on the own turn.

**Start.** In turn each marks a road on the coast, with at least 5 coastal roads between two of them. Dice: 3 in the first turn, then 4, 5, and 6 for good.

**Building.** A road goes on from your own road, past an empty crossing or your own settlement or city. A free site must be settled first; a foreign one stops you. A city grows from your settlement at a site with a tower. A knight needs your road along its hex, or your settlement or city at it.

**Points.** Settlement 1, city 2, castle 2, Longest Road 1 (at least 5, start road included, cut by foreign sites), Largest Army 2 (at least 3). A castle takes six dice alike.

When nobody has built for three rounds, the match ends and most points win.`,
      de: `Eine Karte für alle; wer etwas zuerst baut, dem gehört es: Straße, Bauplatz, Ritter, Burg. Wer im eigenen Zug zuerst **10 Siegpunkte** hat, gewinnt.

**Start.** Der Reihe nach markieren alle eine Küstenstraße, mit mindestens 5 Küstenstraßen zwischen zweien. Würfel: 3 im ersten Zug, dann 4, 5 und von da an 6.

**Bauen.** Eine Straße führt von deiner Straße weiter, über eine freie Kreuzung oder deine Siedlung oder Stadt. Ein freier Bauplatz muss erst besiedelt werden, ein fremder hält dich auf. Eine Stadt wächst aus deiner Siedlung an einem Platz mit Turm. Ein Ritter braucht deine Straße an seinem Feld oder deine Siedlung oder Stadt daran.

**Punkte.** Siedlung 1, Stadt 2, Burg 2, Längste Handelsstraße 1 (ab 5, Startstraße zählt, fremde Plätze trennen), Größte Rittermacht 2 (ab 3). Eine Burg kostet sechs gleiche Würfel.

Hat drei Runden lang niemand gebaut, endet die Partie, und die meisten Punkte gewinnen.`,
    },
  },
];
