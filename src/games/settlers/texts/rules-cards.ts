import type { Chapter } from '../../../engine/game/index.ts';

/** Development cards, titles, and the variant for two. */
export const cardRules: readonly Chapter[] = [
  {
    id: 'development',
    title: { en: 'Development cards', de: 'Entwicklungskarten' },
    body: {
      en: `One a turn, before or after the roll, never one bought in the same turn.

- **Knight** (14): move the robber and steal; it stays open for your army.
- **Road Building** (2): up to two roads for nothing.
- **Year of Plenty** (2): any two resources from the bank.
- **Monopoly** (2): name a resource; everybody else gives you all cards of it.
- **Victory Point** (5): 1 point, hidden; counts by itself.`,
      de: `Eine je Zug, vor oder nach dem Wurf, nie eine im selben Zug gekaufte.

- **Ritter** (14): Versetze den Räuber und stiehl; er bleibt offen für deine Rittermacht.
- **Straßenbau** (2): bis zu zwei Straßen umsonst.
- **Erfindung** (2): zwei beliebige Rohstoffe aus der Bank.
- **Monopol** (2): Nenne einen Rohstoff; alle anderen geben dir alle Karten davon.
- **Siegpunkt** (5): 1 Punkt, verdeckt; zählt von selbst.`,
    },
  },
  {
    id: 'titles',
    title: { en: 'Titles', de: 'Titel' },
    body: {
      en: `**Longest Road** (2 points): the first unbroken line of at least 5 own roads, branches not counted. A strictly longer one takes it. Somebody else’s building cuts a line; in Cities & Knights so does their knight. After a cut the holder keeps the title with one of the longest lines; otherwise it goes to whoever alone has the longest, and lies aside on a tie.

**Largest Army** (2 points): the first with 3 open knights; strictly more take it.`,
      de: `**Längste Handelsroute** (2 Punkte): die erste ununterbrochene Linie aus mindestens 5 eigenen Straßen, Abzweige nicht gezählt. Eine wirklich längere nimmt sie. Ein fremdes Gebäude unterbricht eine Linie, bei Städte & Ritter auch ein fremder Ritter. Danach behält sie, wer noch eine der längsten hat; sonst bekommt sie, wer allein die längste hat, und bei Gleichstand liegt sie beiseite.

**Größte Rittermacht** (2 Punkte): die ersten 3 offenen Ritter; wirklich mehr nehmen sie.`,
    },
  },
  {
    id: 'two',
    title: { en: 'CATAN for Two', de: 'CATAN für zwei' },
    body: {
      en: `Two colours are neutral and begin with a settlement each. Whenever you build a road or a settlement, you place one for a neutral colour too, free of charge. They can hold the Longest Road.

You roll **twice**; the second sum differs from the first. **Trade cards** (4 at the start, never more than 7) pay for actions, 1 card if your open points are at most your opponent’s, otherwise 2:
- *Force a trade:* draw 2 cards blind, give 2 of your choice. You need 2 cards of your own; an opponent with just 1 gives that one.
- *Robber home:* he goes to the desert.

Once a turn an open knight can be given up for 2 trade cards. A settlement at the desert brings 2, at the coast 1.`,
      de: `Zwei Farben sind neutral und beginnen mit je einer Siedlung. Immer wenn du eine Straße oder Siedlung baust, setzt du kostenlos auch eine für eine neutrale Farbe. Sie können die Längste Handelsroute haben.

Du würfelst **zweimal**; die zweite Summe ist eine andere. **Handelskarten** (4 am Anfang, nie mehr als 7) bezahlen Aktionen, 1 Karte, wenn deine offenen Punkte höchstens die deines Gegenübers sind, sonst 2:
- *Handel erzwingen:* 2 Karten blind ziehen, 2 eigener Wahl geben. Du brauchst selbst 2 Karten; hat dein Gegenüber nur 1, gibt es diese.
- *Räuber heim:* Er zieht in die Wüste.

Einmal je Zug kannst du einen offenen Ritter für 2 Handelskarten abgeben. Eine Siedlung an der Wüste bringt 2, an der Küste 1.`,
    },
  },
];
