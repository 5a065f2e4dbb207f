import type { RuleChapter } from '../../../engine/game/index.ts';

/** Rules about the goal, the table and the points. */
export const tableRules: readonly RuleChapter[] = [
  {
    id: 'goal',
    title: { en: 'Goal of the match', de: 'Ziel der Partie' },
    body: {
      en: `Two princes, one island. Each of you rules a **principality** that starts with 2 settlements, 1 road and 6 regions. Gather resources, settle new land, turn settlements into cities, and fill them with buildings, ships and heroes.

You win with **victory points**:
- settlement 1, city 2
- strength advantage 1, trade advantage 1
- cards that show victory points

How many you need depends on the variant: 7 in the Introductory Game, 12 in a single era (13 in the Era of Barbarians), 13 in the Duel of the Princes and in the Tournament Game. *Victory* explains when they count.`,
      de: `Zwei Fürstentümer, eine Insel. Jede Seite beginnt mit 2 Siedlungen, 1 Straße und 6 Landschaften. Sammle Rohstoffe, erschließe neues Land, mache Siedlungen zu Städten und fülle sie mit Gebäuden, Schiffen, Helden und Heldinnen.

**Siegpunkte** entscheiden:
- Siedlung 1, Stadt 2
- Stärkevorteil 1, Handelsvorteil 1
- Karten, die Siegpunkte zeigen

Wie viele du brauchst, hängt von der Variante ab: 7 im Einführungsspiel, 12 in einer einzelnen Zeit (13 in der Zeit der Barbaren), 13 im Duell der Fürsten und im Turnierspiel. Wann sie zählen, steht unter *Sieg*.`,
    },
  },
  {
    id: 'principality',
    title: { en: 'Principality and places', de: 'Fürstentum und Plätze' },
    body: {
      en: `The centre row alternates settlements (or cities) and roads. You can always choose places from a menu; if you’d rather type, this is how they’re named. Columns are numbered from the starting road \`0\`: settlements are at \`−1\` and \`+1\`; further out, roads are at even and settlements at odd columns.

- **Regions** are above (\`u\`) and below (\`d\`) the roads: \`+2u\`, \`0d\`.
- **Building sites** are above and below each settlement: \`−1u1\`, \`+1d1\`. A city has an outer one as well: \`−1u2\`. Inner and outer sites work the same.
- A site touches the regions to its left and right in the same half, never in the other half. A settlement or city touches all four regions at its corners.
- \`x+2u\` is the place beside a region, \`r0\` the place on a road, and \`!\` in front of a place means your opponent’s principality.

You can type a plain hyphen as the minus sign.`,
      de: `In der Mitte wechseln sich Siedlungen (oder Städte) und Straßen ab. Plätze kannst du immer aus dem Menü wählen; wenn du lieber tippst, heißen sie so: Die Spalten zählen von der ersten Straße \`0\` aus: Siedlungen stehen auf \`−1\` und \`+1\`, weiter außen Straßen auf geraden, Siedlungen auf ungeraden Spalten.

- **Landschaften** liegen über (\`u\`) und unter (\`d\`) den Straßen: \`+2u\`, \`0d\`.
- **Bauplätze** liegen über und unter jeder Siedlung: \`−1u1\`, \`+1d1\`. Eine Stadt hat dazu je einen äußeren: \`−1u2\`. Beide sind gleich viel wert.
- Ein Bauplatz berührt die Landschaft links und die rechts von sich in derselben Hälfte, nie in der anderen. Eine Siedlung oder Stadt berührt alle vier Landschaften an ihren Ecken.
- \`x+2u\` ist der Platz an einer Landschaft, \`r0\` der Platz auf einer Straße, und ein \`!\` vor dem Platz meint das gegnerische Fürstentum.

Das Minus darfst du als einfachen Bindestrich schreiben.`,
    },
  },
  {
    id: 'setup',
    title: { en: 'Beginning', de: 'Beginn' },
    body: {
      en: `The starting player is chosen at random. Every starting region holds 1 resource, except the gold field, which is empty (in the Tournament Game it holds 1, too).

**Introductory Game:** the 36 cards of the Basic Set form 4 draw stacks. The starting player takes the top 3 cards of one stack, the other player the top 3 of another.

**Eras and Duel:** 3 draw stacks of basic cards, plus 2 of the era, or in the Duel 1 for each of the three eras. Each of you looks through a different basic stack and picks any 3 cards; the rest keeps its order. Then you may each rearrange your 6 regions.

**Events** have a stack of their own. *Yule* is always fourth from the bottom.

The key cards of an era are in the **face-up stack**, two of each: *Merchant Guild* (Gold), *Hedge Tavern* (Turmoil), *University* (Progress), *Church* and *Odin’s Temple* (Intrigue), *Commercial Harbor* (Merchant Princes), *Castle* and *Triumph Card* (Barbarians). Either of you may build them from there; you get a Triumph Card with your first city. The Duel has no face-up stack.`,
      de: `Wer beginnt, wird ausgelost. Jede Landschaft hat am Anfang 1 Rohstoff, nur der Goldfluss ist leer (im Turnierspiel hat auch er 1).

**Einführungsspiel:** Die 36 Karten des Basis-Sets bilden 4 Nachziehstapel. Wer beginnt, nimmt die obersten 3 Karten eines Stapels, die andere Seite die eines anderen.

**Zeiten und Duell:** 3 Nachziehstapel mit Basiskarten, dazu 2 der gewählten Zeit oder im Duell je 1 der drei Zeiten. Jede Seite sieht einen Basisstapel durch, nicht denselben, und sucht sich 3 Karten aus; die Reihenfolge der übrigen bleibt. Danach darf jede Seite ihre 6 Landschaften umordnen.

**Ereignisse** liegen in einem eigenen Stapel. Das *Julfest* ist darin immer die vierte Karte von unten.

Die wichtigsten Karten einer Zeit liegen doppelt im **offenen Stapel**: *Händlergilde* (Gold), *Spelunke* (Wirren), *Universität* (Fortschritt), *Kirche* und *Tempel Odins* (Intrigen), *Handelshafen* (Handelsherren), *Burg* und *Triumphkarte* (Barbaren). Beide Seiten dürfen sie von dort bauen; die Triumphkarte kommt mit deiner ersten Stadt. Im Duell gibt es keinen offenen Stapel.`,
    },
  },
  {
    id: 'resources',
    title: { en: 'Resources and stores', de: 'Rohstoffe und Lager' },
    body: {
      en: `Each region produces and stores one type: hills **brick**, fields **grain**, forest **lumber**, pasture **wool**, mountains **ore**, gold field **gold**. Gold is a resource like the others.

- A region holds **3** at most. Anything that doesn’t fit is lost.
- You can pay from any of your regions. If there’s more than one way, you’re asked, unless automatic payment is on.
- A resource “of your choice” comes from the supply: you choose the region it goes to, and you may decline it.
- When a card lets you **demand** resources, you choose the type by choosing the region it goes to. Your opponent chooses where it comes from. You can demand only what your opponent has and what you can store.
- You pay first and receive afterwards, so you can use the room you just made.

The *Gold Cache* from the Era of Gold is an extra store for 3 gold. Automatic gold goes there first, unless a standing order sends it to your gold fields.`,
      de: `Jede Landschaft bringt und lagert eine Sorte: Hügelland **Lehm**, Ackerland **Getreide**, Wald **Holz**, Weideland **Wolle**, Gebirge **Erz**, Goldfluss **Gold**. Gold ist ein Rohstoff wie die anderen.

- Eine Landschaft fasst höchstens **3**. Was nicht hineinpasst, geht verloren.
- Du zahlst aus beliebigen Landschaften. Gibt es mehrere Wege, wirst du gefragt, wenn nicht automatisch gezahlt wird.
- „Ein Rohstoff freier Wahl“ kommt aus dem Vorrat: Du nennst die Landschaft, in die er kommt, und darfst auch verzichten.
- Lässt dich eine Karte Rohstoffe **fordern**, bestimmst du die Sorte durch die Landschaft, in die sie kommen. Dein Gegenüber wählt, woher. Fordern kannst du nur, was die andere Seite hat und was du lagern kannst.
- Erst wird gezahlt, dann genommen: Was du erhältst, kann den frei gewordenen Platz nutzen.

Das *Goldversteck* aus der Zeit des Goldes ist ein weiteres Lager für 3 Gold. Automatisches Gold landet zuerst dort, wenn kein Dauerauftrag es in die Goldflüsse lenkt.`,
    },
  },
  {
    id: 'advantages',
    title: { en: 'Points and advantages', de: 'Punkte und Vorteile' },
    body: {
      en: `Cards in your principality show points. Cards in your hand don’t count.

- **Strength** (axe) and **commerce** (scale) bring the two advantages.
- **Skill** (harp) decides Celebrations.
- **Progress** (book): each point raises your hand limit by 1.

The **strength advantage** and the **trade advantage** are tokens worth 1 victory point each.
- You take one with at least 3 points of its kind and more than your opponent.
- You keep it as long as you have at least 3 and no fewer than your opponent. **A tie leaves it where it is.**
- If you lose it, it goes to your opponent if they have at least 3 points, otherwise it’s set aside. A tie doesn’t bring it back.

The trade advantage pays off when Trade is rolled. The strength advantage turns *Feud* and *Fraternal Feuds* against your opponent, and some attack cards require it.`,
      de: `Karten in deinem Fürstentum zeigen Punkte; Handkarten zählen nicht.

- **Stärke** (Axt) und **Handel** (Waage) bringen die beiden Vorteile.
- **Geschick** (Harfe) entscheidet Feste.
- **Fortschritt** (Buch): Jeder Punkt hebt dein Handkartenlimit um 1.

**Stärkevorteil** und **Handelsvorteil** sind Marken und je 1 Siegpunkt wert.
- Du nimmst einen Vorteil mit mindestens 3 Punkten seiner Art und mehr als dein Gegenüber.
- Du behältst ihn, solange du mindestens 3 hast und nicht weniger als dein Gegenüber. **Bei Gleichstand bleibt er, wo er ist.**
- Verlierst du ihn, geht er an dein Gegenüber, sofern dort mindestens 3 Punkte sind, sonst kommt er zur Seite. Bei Gleichstand bleibt er dort.

Der Handelsvorteil lohnt sich, wenn Handel gewürfelt wird. Der Stärkevorteil lenkt *Fehde* und *Bruderzwist* auf die andere Seite, und manche Angriffskarten setzen ihn voraus.`,
    },
  },
  {
    id: 'victory',
    title: { en: 'Victory', de: 'Sieg' },
    body: {
      en: `**Introductory Game: 7 points.** They count when you end the action phase of your own turn.

**A single era: 12 points (Barbarians 13). Duel of the Princes and Tournament Game: 13 points.** You win at once when you reach them at any moment of your own turn, even through the dice, or if you have them when your turn starts, before the roll.

Points reached on your opponent’s turn win only if you still have them when your own turn starts. Your opponent’s points don’t matter, and there are no draws.

You may also resign at any time.`,
      de: `**Einführungsspiel: 7 Punkte.** Sie zählen, wenn du in deinem Zug die Aktionsphase beendest.

**Eine einzelne Zeit: 12 Punkte, die der Barbaren 13. Duell der Fürsten und Turnierspiel: 13 Punkte.** Du gewinnst sofort, wenn du sie irgendwann in deinem eigenen Zug erreichst, auch durch die Würfel, oder wenn du sie zu Beginn deines Zuges vor dem Wurf hast.

Punkte aus dem gegnerischen Zug gewinnen nur, wenn du sie zu Beginn deines eigenen Zuges noch hast. Was dein Gegenüber hat, spielt keine Rolle, und ein Unentschieden gibt es nicht.

Aufgeben darfst du jederzeit.`,
    },
  },
];
