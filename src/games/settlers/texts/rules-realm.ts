import type { Chapter } from '../../../engine/game/index.ts';
import { decks, type Progress, type Track, tracks } from '../cards/progress.ts';
import { text } from '../../../engine/text.ts';
import { progressNames, progressTexts, trackNames } from './progress-words.ts';

/** Cities & Knights: what it adds and changes. */
export const realmRules: readonly Chapter[] = [
  {
    id: 'cities-and-knights',
    title: { en: 'Cities & Knights', de: 'Städte & Ritter' },
    body: {
      en: `The island with commodities, improvements, knights and barbarians; **13 points** win. There are no development cards and no *Largest Army*. Your second piece in set-up is a **city**.

A city brings **1 lumber + 1 paper** from forest, **1 wool + 1 cloth** from pasture, **1 ore + 1 coin** from mountains; 2 brick from hills, 2 grain from fields. Commodities are cards like any other: they count on a seven, are stolen and traded.

Points: settlement 1, city 2, metropolis 2 more, *Longest Road* 2, merchant 1, each chip of the Defender 1, *Printing* and *Constitution* 1 each. For two players it is a house rule.`,
      de: `Die Insel mit Handelswaren, Stadtausbau, Rittern und Barbaren; **13 Punkte** gewinnen. Es gibt weder Entwicklungskarten noch die *Größte Rittermacht*. Dein zweites Gebäude beim Aufbau ist eine **Stadt**.

Eine Stadt bringt **1 Holz + 1 Papier** vom Wald, **1 Wolle + 1 Tuch** vom Weideland, **1 Erz + 1 Münze** vom Gebirge; 2 Lehm vom Hügelland, 2 Getreide vom Ackerland. Handelswaren sind Karten wie alle anderen: Sie zählen bei einer Sieben, werden gestohlen und getauscht.

Punkte: Siedlung 1, Stadt 2, Metropole 2 dazu, *Längste Handelsroute* 2, Händler 1, jeder Siegpunkt-Chip 1, *Buchdruck* und *Verfassung* je 1. Zu zweit ist es eine Hausregel.`,
    },
  },
  {
    id: 'improvements',
    title: { en: 'Improvements and metropolises', de: 'Stadtausbau und Metropolen' },
    body: {
      en: `Level n of a track costs n commodities: **science** paper, **trade** cloth, **politics** coin. You need a city. Level 3 brings an advantage:

- **Aqueduct** (science): when a roll other than 7 brings you nothing, you take a resource of your choice.
- **Merchant Guild** (trade): commodities at 2:1.
- **Fortress** (politics): knights can become mighty.

The first at **level 4** puts a metropolis on a city: 2 points more, and nothing destroys it. Whoever is first at **level 5** takes it and keeps it. For levels 4 and 5 you need a city without a metropolis, or that track’s own.

When the event die shows a track and the red die at most your level + 1, you draw a progress card of it (level 0: never).`,
      de: `Stufe n kostet n Handelswaren: **Wissenschaft** Papier, **Handel** Tuch, **Politik** Münzen. Du brauchst eine Stadt. Stufe 3 bringt einen Vorteil:

- **Aquädukt** (Wissenschaft): Bringt dir ein Wurf außer der 7 nichts, nimmst du einen Rohstoff deiner Wahl.
- **Gilde** (Handel): Handelswaren 2:1.
- **Festung** (Politik): Ritter können mächtig werden.

Wer zuerst **Stufe 4** erreicht, macht eine Stadt zur Metropole: 2 Punkte mehr, und nichts zerstört sie. Wer zuerst **Stufe 5** erreicht, nimmt und behält sie. Für Stufe 4 und 5 brauchst du eine Stadt ohne Metropole oder die Metropole dieser Farbe.

Zeigt der Ereigniswürfel eine Farbe und der rote Augenwürfel höchstens deine Stufe + 1, ziehst du davon eine Fortschrittskarte (bei Stufe 0 nie).`,
    },
  },
  {
    id: 'knights',
    title: { en: 'Knights and walls', de: 'Ritter und Mauern' },
    body: {
      en: `- **Knight** (1 wool, 1 ore): stands inactive on a free intersection at one of your roads. Nobody else builds through it, and it cuts their line.
- **Activate** (1 grain): it acts from your next turn on. **Promote** (1 wool, 1 ore): one level, once a turn; mighty only with the Fortress. Two of each level.
- **City wall** (2 brick): two more cards are safe from a seven; at most three.

An active knight may act once a turn and is inactive then: **move** over your roads, **drive off** a weaker foreign knight on the way, or **chase the robber** from a hex beside it. Nobody passes foreign pieces. Whoever is driven off goes elsewhere on the own roads, or back to the stock.`,
      de: `- **Ritter** (1 Wolle, 1 Erz): steht passiv auf einer freien Kreuzung an einer deiner Straßen. Niemand sonst baut hindurch, und er unterbricht fremde Linien.
- **Aktivieren** (1 Getreide): Er handelt ab deinem nächsten Zug. **Aufwerten** (1 Wolle, 1 Erz): eine Stufe, einmal je Zug; mächtig nur mit der Festung. Zwei je Stufe.
- **Stadtmauer** (2 Lehm): zwei Karten mehr sind vor einer Sieben sicher; höchstens drei.

Ein aktiver Ritter handelt einmal je Zug und ist dann passiv: über deine Straßen **ziehen**, unterwegs einen schwächeren fremden Ritter **vertreiben** oder den **Räuber** von einem Feld daneben verjagen. An fremden Figuren kommt niemand vorbei. Wer vertrieben wird, weicht auf den eigenen Straßen aus oder kommt in den Vorrat zurück.`,
    },
  },
  {
    id: 'barbarians',
    title: { en: 'Barbarians', de: 'Barbaren' },
    body: {
      en: `Each ship on the event die is a step; with the seventh they land, before production. Their strength is the number of all cities; Catan’s is the levels of all active knights added up (basic 1, strong 2, mighty 3).

- **They are stronger:** of those with a city that is no metropolis, whoever contributed least turns one into a settlement. Without a settlement in stock it is laid on its side, counts as one, and is put up before another city is built.
- **Otherwise** the strongest defender gets a chip worth 1 point; if several are equal, each draws a progress card from a deck of their choice instead.

Afterwards the knights are inactive. With the first landing the robber comes to the desert; before that he stays away. With *Tactical defence* everybody says which knights take part.`,
      de: `Jedes Schiff auf dem Ereigniswürfel ist ein Schritt; mit dem siebten landen sie, vor dem Ertrag. Ihre Stärke ist die Zahl aller Städte; die Catans sind die Stufen aller aktiven Ritter zusammen (einfach 1, stark 2, mächtig 3).

- **Sie sind stärker:** Von allen mit einer Stadt, die keine Metropole ist, macht eine zur Siedlung, wer am wenigsten beigetragen hat. Ohne Siedlung im Vorrat wird sie umgelegt, zählt als eine und wird vor jeder weiteren Stadt wieder aufgestellt.
- **Sonst** erhält die stärkste Verteidigung einen Siegpunkt-Chip; bei Gleichstand ziehen alle Beteiligten stattdessen eine Fortschrittskarte von einem Stapel ihrer Wahl.

Danach sind die Ritter passiv. Mit der ersten Landung kommt der Räuber in die Wüste; vorher bleibt er fort. Mit *Taktischer Verteidigung* sagen alle, welche Ritter teilnehmen.`,
    },
  },
  ...tracks.map((track: Track): Chapter => ({
    id: `progress-${track}`,
    title: { en: `Progress cards: ${trackNames[track].en}`, de: `Fortschrittskarten: ${trackNames[track].de}` },
    body: text((language) => {
      const head = {
        en: 'In your turn after the roll, as many as you like. Four hidden ones are the most: off turn a fifth goes back, in your own turn you play one.',
        de: 'In deinem Zug nach dem Wurf, beliebig viele. Mehr als vier verdeckte gehen nicht: Außerhalb deines Zuges geht eine zurück, in deinem Zug spielst du eine.',
      }[language];
      const list = Object.entries(decks[track]).map(([card, count]) => `- **${progressNames[card as Progress][language]}** (${count}): ${progressTexts[card as Progress][language]}`);
      return `${head}\n\n${list.join('\n')}`;
    }),
  })),
];
