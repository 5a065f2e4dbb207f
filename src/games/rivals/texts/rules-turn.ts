import type { RuleChapter } from '../../../engine/game/index.ts';

/** Rules about the turn, in its order. */
export const turnRules: readonly RuleChapter[] = [
  {
    id: 'turn',
    title: { en: 'Your turn', de: 'Dein Zug' },
    body: {
      en: `1. **Before the roll** you may play *Brigitta*, *Reiner* or both, and nothing else.
2. **Roll** both dice. The production die fills regions of both players, the event die triggers an event. A Brigand Attack comes before production, every other event after it.
3. **Action phase:** build, play cards, trade and use cards in play, in any order and as often as you like, until you end it.
4. **Replenish:** draw up to your hand limit, or put back any extra cards.
5. **Exchange:** you may exchange one card.

You can use cards drawn in steps 4 and 5 from your next turn, *Sebastian* too unless you agreed otherwise. You can use cards gained during the action phase right away.`,
      de: `1. **Vor dem Wurf** darfst du *Brigitta*, *Reiner* oder beide spielen, sonst nichts.
2. **Wurf:** beide Würfel zugleich. Der Ertragswürfel füllt Landschaften beider Seiten, der Ereigniswürfel bringt ein Ereignis. Ein Räuberüberfall kommt vor dem Ertrag, jedes andere Ereignis danach.
3. **Aktionsphase:** bauen, Karten spielen, handeln, ausliegende Karten nutzen, beliebig oft und in beliebiger Reihenfolge, bis du sie beendest.
4. **Nachziehen:** Ziehe bis zu deinem Handkartenlimit oder lege überzählige Karten zurück.
5. **Tauschen:** Du darfst eine Karte tauschen.

Karten aus den Schritten 4 und 5 kannst du ab deinem nächsten Zug nutzen, auch *Sebastian*, wenn nichts anderes vereinbart ist. Karten, die du in der Aktionsphase bekommst, darfst du sofort nutzen.`,
    },
  },
  {
    id: 'production',
    title: { en: 'Production', de: 'Ertrag' },
    body: {
      en: `On every roll, no matter who rolled, **each region of both players** with that number receives 1 of its resource. If the matching building is right beside it, it receives 2: *Brick Factory*, *Grain Mill*, *Iron Foundry*, *Lumber Camp*, *Weaver’s Shop*.

Then the *Marketplace* works: if your opponent has more regions with that number than you, you take 1 resource that one of those regions produces.

Doubling and the Marketplace apply only to production rolls, not to events or cards. A full region receives nothing.`,
      de: `Bei jedem Wurf, egal in wessen Zug, erhält **jede Landschaft beider Seiten** mit der gewürfelten Zahl 1 Rohstoff ihrer Sorte. Steht das passende Gebäude direkt daneben, sind es 2: *Ziegelbrennerei*, *Getreidemühle*, *Eisenschmelze*, *Holzfällerlager*, *Webstube*.

Dann kommt der *Markt*: Hat die Gegenseite mehr Landschaften mit der Zahl als du, nimmst du mit ihm 1 Rohstoff, den eine dieser Landschaften bringt.

Verdopplung und Markt gehören nur zum Ertragswurf, nicht zu Ereignissen oder Karten. Eine volle Landschaft erhält nichts.`,
    },
  },
  {
    id: 'dice-events',
    title: { en: 'The event die', de: 'Der Ereigniswürfel' },
    body: {
      en: `- **Brigand Attack:** each player counts their resources, leaving out regions beside a *Storehouse* and the *Gold Cache*. If you have **more than 7**, you lose all gold and wool in your regions, even beside a Storehouse. Gold in the cache is safe.
- **Trade:** the player with the trade advantage may demand 1 resource, or up to 2 with a *Moneylender*.
- **Celebration:** the player with more skill points takes 1 resource of their choice. On a tie both do.
- **Plentiful Harvest:** both players take 1 resource of their choice. A *Toll Bridge* brings 2 extra gold, a *Pirate Ship* 1.
- **Event** (two faces of the die): the top card of the event stack is drawn.

It doesn’t matter who rolled: the effects apply to both players.`,
      de: `- **Räuberüberfall:** Jede Seite zählt die eigenen Rohstoffe, ohne Landschaften neben einer *Lagerstätte* und ohne *Goldversteck*. Sind es **mehr als 7**, verlierst du alles Gold und alle Wolle in deinen Landschaften, auch neben einer Lagerstätte. Gold im Versteck bleibt.
- **Handel:** Wer den Handelsvorteil hat, darf 1 Rohstoff fordern, mit einem *Geldverleiher* bis zu 2.
- **Fest:** Wer mehr Geschickpunkte hat, nimmt 1 Rohstoff freier Wahl. Bei Gleichstand nehmen beide einen.
- **Gutes Erntejahr:** Beide nehmen 1 Rohstoff freier Wahl. Eine *Zollbrücke* bringt dazu 2 Gold, ein *Kaperschiff* 1 Gold.
- **Ereignis** (zwei Seiten des Würfels): Die oberste Karte des Ereignisstapels wird gezogen.

In wessen Zug gewürfelt wurde, spielt keine Rolle: Die Wirkung gilt für beide Seiten.`,
    },
  },
  {
    id: 'event-cards',
    title: { en: 'Event cards', de: 'Ereigniskarten' },
    body: {
      en: `An event card is shown to both players, resolved and put under the event stack.

- *Feud:* the player with the strength advantage points out 3 buildings; the other player gives up 1 of them.
- *Fraternal Feuds:* the player with the strength advantage puts away 2 cards of the other player’s hand.
- *Invention:* 1 resource of your choice for each of your buildings with a progress point, at most 2.
- *Trade Ships Race:* any 1 resource for the player with more trade ships, or for both on a tie with at least one ship.
- *Traveling Merchant:* each player may buy up to 2 resources other than gold for 1 gold each.
- *Year of Plenty:* each *Storehouse* and each *Abbey* gives 1 resource to the regions beside it.
- *Yule:* all events are reshuffled, and another one is drawn.

The eras add more, such as *Gift for the Prince*, *Riots* and *Plague*. \`/card\` shows any of them.`,
      de: `Eine Ereigniskarte wird beiden gezeigt, ausgeführt und unter den Ereignisstapel gelegt.

- *Fehde:* Wer den Stärkevorteil hat, zeigt auf 3 Gebäude, die andere Seite gibt 1 davon auf.
- *Bruderzwist:* Wer den Stärkevorteil hat, legt 2 Karten der gegnerischen Hand weg.
- *Erfindung:* 1 Rohstoff freier Wahl je Gebäude mit Fortschrittspunkt, höchstens 2.
- *Wettfahrt der Handelsschiffe:* 1 Rohstoff freier Wahl für die größere Flotte, bei Gleichstand für beide, wenn es überhaupt ein Handelsschiff gibt.
- *Fahrender Händler:* Jede Seite darf bis zu 2 Rohstoffe, nur kein Gold, für je 1 Gold kaufen.
- *Ertragreiches Jahr:* Jede *Lagerstätte* und jedes *Kloster* bringt den Landschaften daneben je 1 Rohstoff.
- *Julfest:* Alle Ereignisse werden neu gemischt, und ein weiteres wird gezogen.

Die Zeiten bringen weitere hinzu, etwa *Geschenk für den Fürsten*, *Unruhen* und *Seuche*. \`/card\` zeigt jede Karte.`,
    },
  },
  {
    id: 'building',
    title: { en: 'Building', de: 'Bauen' },
    body: {
      en: `Centre cards, while the supply lasts:
- **Road**, 2 brick and 1 lumber: at the left or right end of your principality.
- **Settlement**, 1 brick, 1 grain, 1 lumber and 1 wool: at the open end of a road. It brings 2 new, empty regions; you see both before you decide which goes above. With the *Scout* you pick them yourself.
- **City**, 3 ore and 2 grain: on a settlement. Its expansions stay.

**Expansions** are built from your hand or the face-up stack on a free building site, at the price shown. Some need a city, some need another card first. The *Town Hall* goes on top of a *Parish Hall* in a city, the *Gold Cache* on the outer side of a region. Some cards are allowed only once in your principality.

In the eras and the Duel you may **remove** your own buildings and units in your action phase. They go to the discard pile, or back to the face-up stack if they came from there. Requirements matter only when you build or play a card: what’s built stays, even if you lose what it required.`,
      de: `Zentrumskarten, solange der Vorrat reicht:
- **Straße**, 2 Lehm und 1 Holz: am linken oder rechten Ende deines Fürstentums.
- **Siedlung**, 1 Lehm, 1 Getreide, 1 Holz und 1 Wolle: am offenen Ende einer Straße. Sie bringt 2 neue, leere Landschaften; du siehst beide, bevor du entscheidest, welche nach oben kommt. Mit dem *Kundschafter* suchst du sie selbst aus.
- **Stadt**, 3 Erz und 2 Getreide: auf einer Siedlung, deren Ausbauten bleiben.

**Ausbauten** baust du aus der Hand oder vom offenen Stapel auf einen freien Bauplatz, zum Preis auf der Karte. Manche brauchen eine Stadt, manche zuerst eine andere Karte. Das *Rathaus* kommt auf ein *Gemeindehaus* in einer Stadt, das *Goldversteck* an die Außenseite einer Landschaft. Was nur einmal erlaubt ist, darf nur einmal in deinem Fürstentum liegen.

In den Zeiten und im Duell darfst du eigene Gebäude und Einheiten in deiner Aktionsphase **entfernen**; sie kommen auf den Ablagestapel, Karten des offenen Stapels dorthin zurück. Voraussetzungen gelten nur im Moment des Bauens oder Spielens: Was steht, bleibt, auch wenn sie später wegfallen.`,
    },
  },
  {
    id: 'trading',
    title: { en: 'Trading', de: 'Handeln' },
    body: {
      en: `In your action phase you can trade with the supply as often as you like:
- **3:1** always: 3 of one type for 1 of another.
- **2:1** with the trade ship of that type, from any of your regions.
- **2:1** with the *Large Trade Ship*: 2 from the region to its left, or 2 from the region to its right.
- **1:1** with a *Mint*: 1 gold for another resource, once per turn for each Mint.

What you trade for must fit into one of your stores. Players never trade with each other.`,
      de: `In deiner Aktionsphase tauschst du mit dem Vorrat, sooft du willst:
- **3:1** immer: 3 einer Sorte gegen 1 einer anderen.
- **2:1** mit dem Handelsschiff dieser Sorte, aus beliebigen Landschaften.
- **2:1** mit dem *Großen Handelsschiff*: 2 aus der einen Landschaft links davon oder aus der einen rechts davon.
- **1:1** mit einer *Münzstätte*: 1 Gold gegen einen anderen Rohstoff, einmal je Zug und Münzstätte.

Was du eintauschst, muss in eines deiner Lager passen. Die beiden Seiten handeln nie miteinander.`,
    },
  },
  {
    id: 'cards',
    title: { en: 'Cards and hand', de: 'Karten und Hand' },
    body: {
      en: `- **Action cards** are free. You play them in your action phase, then they go to the discard pile. Some have their own moment: *Brigitta* and *Reiner* before the roll, the *Scout* with a settlement, *Sebastian* when an event hits you.
- **Buildings** and **units** (heroes, trade ships, other ships, the *Chief Cannoneer*) are expansions: you pay for them, and they stay.
- You can’t play an action card that is known to do nothing. You may build an expansion even if it has no effect yet.

Your **hand limit** is 3 plus your progress points. It counts only at the end of your own turn.

Your hand is secret. Both players can see the principalities and their resources, the size of hands and stacks, and the top card of the discard pile.`,
      de: `- **Aktionskarten** kosten nichts. Du spielst sie in deiner Aktionsphase; dann kommen sie auf den Ablagestapel. Einige haben ihren eigenen Moment: *Brigitta* und *Reiner* vor dem Wurf, der *Kundschafter* beim Bau einer Siedlung, *Sebastian*, wenn ein Ereignis trifft.
- **Gebäude** und **Einheiten** (Helden, Heldinnen, Handelsschiffe, andere Schiffe, der *Geschützmeister*) sind Ausbauten: Du bezahlst sie, und sie bleiben.
- Eine Karte, die bekanntermaßen nichts bewirkt, darf nicht gespielt werden. Ein Ausbau darf gebaut werden, auch wenn seine Wirkung gerade nichts bringt.

Dein **Handkartenlimit** ist 3 plus deine Fortschrittspunkte. Es zählt nur am Ende deines eigenen Zuges.

Deine Hand ist geheim. Für beide sichtbar sind die Fürstentümer mit ihren Vorräten, die Größe von Händen und Stapeln und die oberste Karte des Ablagestapels.`,
    },
  },
  {
    id: 'replenish',
    title: { en: 'Replenish and exchange', de: 'Nachziehen und Tauschen' },
    body: {
      en: `**Replenish.** With fewer cards than your hand limit, you draw until you reach it. Each card comes from the top of a draw stack you choose, and you see it before you choose the next. With more cards than the limit, you put the extra ones under matching draw stacks.

**Exchange.** If you have exactly as many cards as your limit, you may put 1 card under a matching draw stack. Then you either
- draw the top card of any draw stack for free, or
- pay 2 resources, look through one draw stack and take 1 card from it. With a *Parish Hall* it costs 1, with a *Town Hall* nothing.

You pay before you look, and once you’ve looked you must take a card. The stack keeps its order.

A draw stack **matches** a card if it belongs to the same set, even if it’s empty.`,
      de: `**Nachziehen.** Hast du weniger Karten, als dein Handkartenlimit erlaubt, ziehst du, bis es erreicht ist, jede Karte oben von einem Nachziehstapel deiner Wahl; du siehst jede vor der nächsten. Hast du mehr, legst du die überzähligen unter passende Nachziehstapel.

**Tauschen.** Hast du genau so viele Karten, wie das Limit erlaubt, darfst du 1 Karte unter einen passenden Nachziehstapel legen. Dann
- ziehst du entweder kostenlos die oberste Karte eines Nachziehstapels,
- oder du zahlst 2 Rohstoffe, siehst einen Nachziehstapel durch und nimmst 1 Karte daraus. Mit *Gemeindehaus* kostet das 1, mit *Rathaus* nichts.

Du zahlst, bevor du schaust, und wer geschaut hat, nimmt eine Karte. Die Reihenfolge im Stapel bleibt.

Ein Nachziehstapel **passt** zu einer Karte, wenn er zum selben Set gehört; auch ein leerer gilt.`,
    },
  },
  {
    id: 'attacks',
    title: { en: 'Attacks and defence', de: 'Angriff und Abwehr' },
    body: {
      en: `**Taking resources:** *Merchant*, *Trade Master*, *Brigands*, *Gudrun* and *Voyage of Plunder* demand resources. You choose which, your opponent chooses where they come from. There’s no defence against these.

**Taking cards:** *Archer* (a unit with strength, chosen by its owner), *Arsonist* (a building you choose) and *Traitor* (a card from your opponent’s hand) require your own *Hedge Tavern*.
- If the defender has a *Lookout Tower* or *Heinrich*, a die is rolled first: the tower stops the attack on 1 or 2, Heinrich on 3, 4 or 5, both together on 1 to 5. This happens automatically.
- A *Fire Brigade* protects every building in its city from the Arsonist.
- *Irmgard* gives her owner 1 resource of their choice when another expansion is lost.

**Events:** *Sebastian* protects you from *Riots*, *Feud* and *Fraternal Feuds*; the *Chapels* protect you from Riots on certain numbers. In the Era of Turmoil you’re asked every time, with Sebastian or without, so that a pause gives nothing away.

A lost card goes under a matching draw stack chosen by the player who lost it. A trade ship sunk by a *Pirate Ship* goes to the discard pile, a card from the face-up stack goes back there.`,
      de: `**Auf Rohstoffe:** *Händler*, *Handelsmeister*, *Raubzug*, *Gudrun* und *Beutefahrt* fordern Rohstoffe. Du sagst, was; die andere Seite sagt, woher. Dagegen gibt es keine Abwehr.

**Auf Karten:** *Bogenschütze* (eine Einheit mit Stärke, die andere Seite wählt), *Feuerteufel* (ein Gebäude, das du nennst) und *Verräter* (eine Karte der gegnerischen Hand) erfordern eine eigene *Spelunke*.
- Hat die andere Seite *Spähturm* oder *Heinrich*, fällt zuerst ein Würfel: Der Turm verhindert den Angriff bei 1 oder 2, Heinrich bei 3, 4 oder 5, beide zusammen bei 1 bis 5. Das geschieht automatisch.
- Eine *Feuerwache* schützt alle Gebäude ihrer Stadt vor dem Feuerteufel.
- *Irmgard* bringt 1 Rohstoff freier Wahl, wenn ein anderer Ausbau verloren geht.

**Ereignisse:** *Sebastian* wendet *Unruhen*, *Fehde* und *Bruderzwist* ab, die *Kapellen* wenden Unruhen bei bestimmten Zahlen ab. In der Zeit der Wirren wirst du jedes Mal gefragt, mit Sebastian oder ohne, damit die Pause nichts verrät.

Eine ausliegende Karte, die verloren geht, kommt unter einen passenden Nachziehstapel; welchen, bestimmt, wer sie verliert. Ein vom *Kaperschiff* versenktes Handelsschiff kommt auf den Ablagestapel, eine Karte des offenen Stapels dorthin zurück.`,
    },
  },
];
