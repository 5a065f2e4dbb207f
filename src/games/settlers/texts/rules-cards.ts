import type { RuleChapter } from '../../../engine/game/index.ts';

export const cardRules: readonly RuleChapter[] = [
  {
    id: 'development',
    title: { en: 'Development cards', de: 'Entwicklungskarten' },
    body: {
      en: `Play one a turn, before or after the roll, but never one you bought this turn.

- **Knight** (14): move the robber and steal; stays face up and counts towards your army.
- **Road Building** (2): build up to two roads for free.
- **Year of Plenty** (2): take any two resources from the bank.
- **Monopoly** (2): name a resource; everyone else gives you all their cards of it.
- **Victory Point** (5): 1 point; stays hidden and counts automatically.`,
      de: `Spiel eine je Zug, vor oder nach dem Wurf, aber nie eine, die du im selben Zug gekauft hast.

- **Ritter** (14): Versetze den Räuber und stiehl; bleibt offen liegen und zählt für deine Rittermacht.
- **Straßenbau** (2): Baue bis zu zwei Straßen kostenlos.
- **Erfindung** (2): Nimm zwei beliebige Rohstoffe aus der Bank.
- **Monopol** (2): Nenne einen Rohstoff; alle anderen geben dir alle Karten davon.
- **Siegpunkt** (5): 1 Punkt; bleibt verdeckt und zählt automatisch.`,
    },
  },
  {
    id: 'titles',
    title: { en: 'Titles', de: 'Titel' },
    body: {
      en: `**Longest Road** (2 points): for the first player with an unbroken line of at least 5 roads; branches don’t count. A longer line takes it. Another player’s building cuts a line; in Cities & Knights so does their knight. After a cut you keep the title if yours is still one of the longest lines (5 or more). Otherwise it goes to the player with the longest line, and no one holds it while there’s a tie.

**Largest Army** (2 points): for the first player with 3 played knights. More knights take it.`,
      de: `**Längste Handelsroute** (2 Punkte): für die erste ununterbrochene Linie aus mindestens 5 eigenen Straßen; Abzweige zählen nicht. Eine längere Linie übernimmt sie. Ein fremdes Gebäude unterbricht eine Linie, bei Städte & Ritter auch ein fremder Ritter. Danach behältst du sie, wenn du noch eine der längsten Linien hast (mindestens 5). Sonst bekommt sie, wer allein die längste hat; bei Gleichstand hat sie niemand.

**Größte Rittermacht** (2 Punkte): für die ersten 3 offenen Ritter. Mehr Ritter übernehmen sie.`,
    },
  },
  {
    id: 'two',
    title: { en: 'CATAN for Two', de: 'CATAN für zwei' },
    body: {
      en: `Two colours are neutral and start with a settlement each. Whenever you build a road or a settlement, you also place one for a neutral colour, for free. They can hold the Longest Road.

You roll **twice**; the second total must differ from the first. **Trade cards** (4 at the start, never more than 7) pay for actions. Each costs 1 card if your visible points don’t exceed your opponent’s, otherwise 2:
- *Force a trade:* draw 2 random cards and give back 2 of your choice. You need 2 cards of your own; an opponent with only 1 gives that one.
- *Robber home:* the robber goes back to the desert.

Once a turn you can give up a played knight for 2 trade cards. A settlement next to the desert earns you 2, one on the coast 1.`,
      de: `Zwei Farben sind neutral und beginnen mit je einer Siedlung. Immer wenn du eine Straße oder Siedlung baust, setzt du kostenlos auch eine für eine neutrale Farbe. Neutrale Farben können die Längste Handelsroute haben.

Du würfelst **zweimal**; die zweite Summe ist eine andere. **Handelskarten** (4 am Anfang, nie mehr als 7) bezahlen Aktionen: je 1 Karte, wenn du nicht mehr offene Punkte hast als dein Gegenüber, sonst 2:
- *Handel erzwingen:* Zieh 2 Karten blind und gib 2 deiner Wahl zurück. Du brauchst selbst 2 Karten; hat dein Gegenüber nur 1, gibt es diese.
- *Räuber heim:* Er zieht in die Wüste.

Einmal je Zug kannst du einen offenen Ritter für 2 Handelskarten abgeben. Eine Siedlung an der Wüste bringt 2, an der Küste 1.`,
    },
  },
];
