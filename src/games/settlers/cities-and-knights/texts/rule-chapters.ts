import type { RuleChapter } from '../../../../engine/game/index.ts';
import { progressDecks, type ProgressCard, type Track, tracks } from '../cards/progress.ts';
import { perLanguage } from '../../../../engine/text.ts';
import { progressNames, progressCardTexts, trackNames } from './names.ts';

export const citiesAndKnightsChapters: readonly RuleChapter[] = [
  {
    id: 'cities-and-knights',
    title: { en: 'Cities & Knights', de: 'Städte & Ritter' },
    body: {
      en: `CATAN with commodities, improvements, knights and barbarians; first to **13 points** wins. There are no development cards and no *Largest Army*. In the set-up, your second building is a **city**.

A city gets **1 lumber + 1 paper** from forests, **1 wool + 1 cloth** from pastures, **1 ore + 1 coin** from mountains, 2 brick from hills and 2 grain from fields. Commodities are cards like any other: they count on a seven and can be stolen and traded.

Points: settlement 1, city 2, metropolis 2 more, *Longest Road* 2, merchant 1, each *Defender of Catan* 1, *Printing* and *Constitution* 1 each. Playing with two is a house rule.`,
      de: `CATAN mit Handelswaren, Stadtausbau, Rittern und Barbaren; wer zuerst **13 Punkte** hat, gewinnt. Es gibt weder Entwicklungskarten noch die *Größte Rittermacht*. Dein zweites Gebäude beim Aufbau ist eine **Stadt**.

Eine Stadt bringt **1 Holz + 1 Papier** vom Wald, **1 Wolle + 1 Tuch** vom Weideland, **1 Erz + 1 Münze** vom Gebirge; 2 Lehm vom Hügelland, 2 Getreide vom Ackerland. Handelswaren sind Karten wie alle anderen: Sie zählen bei einer Sieben und können gestohlen und getauscht werden.

Punkte: Siedlung 1, Stadt 2, Metropole 2 dazu, *Längste Handelsroute* 2, Händler 1, jeder Siegpunkt-Chip 1, *Buchdruck* und *Verfassung* je 1. Zu zweit ist es eine Hausregel.`,
    },
  },
  {
    id: 'improvements',
    title: { en: 'Improvements and metropolises', de: 'Stadtausbau und Metropolen' },
    body: {
      en: `Level n of a track costs n commodities: **science** paper, **trade** cloth, **politics** coin. You need a city. Level 3 gives you an advantage:

- **Aqueduct** (science): when a roll other than 7 gives you nothing, take a resource of your choice.
- **Merchant Guild** (trade): trade commodities at 2:1.
- **Fortress** (politics): knights can become mighty.

The first player to reach **level 4** of a track turns a city into its metropolis: 2 extra points, and it can’t be destroyed. The first to reach **level 5** takes it over and keeps it for good. For levels 4 and 5 you need a city without a metropolis, or you hold that track’s metropolis.

When the event die shows a track and the red die is at most your level + 1, you draw one of its progress cards (never at level 0).`,
      de: `Stufe n eines Bereichs kostet n Handelswaren: **Wissenschaft** Papier, **Handel** Tuch, **Politik** Münzen. Du brauchst eine Stadt. Stufe 3 bringt einen Vorteil:

- **Aquädukt** (Wissenschaft): Bringt dir ein Wurf außer der 7 nichts, nimmst du einen Rohstoff deiner Wahl.
- **Gilde** (Handel): Tausche Handelswaren 2:1.
- **Festung** (Politik): Ritter können mächtig werden.

Wer in einem Bereich zuerst **Stufe 4** erreicht, macht eine Stadt zur Metropole: 2 Punkte mehr, und sie kann nicht zerstört werden. Wer zuerst **Stufe 5** erreicht, übernimmt sie und behält sie für immer. Für Stufe 4 und 5 brauchst du eine Stadt ohne Metropole oder die Metropole dieses Bereichs.

Zeigt der Ereigniswürfel einen Bereich und der rote Augenwürfel höchstens deine Stufe + 1, ziehst du eine Fortschrittskarte dieses Bereichs (bei Stufe 0 nie).`,
    },
  },
  {
    id: 'knights',
    title: { en: 'Knights and walls', de: 'Ritter und Mauern' },
    body: {
      en: `- **Knight** (1 wool, 1 ore): starts inactive on a free intersection one of your roads reaches. Other players can’t build past it, and it cuts their lines.
- **Activate** (1 grain): it can act from your next turn on. **Promote** (1 wool, 1 ore): up one level, once a turn per knight; mighty only with the Fortress. You have two of each level.
- **City wall** (2 brick): two more cards are safe on a seven; at most three walls.

An active knight can act once a turn and then becomes inactive: **move** along your roads, **drive off** another player’s weaker knight at the end of the move, or **chase the robber** off a hex next to it. Knights can’t pass other players’ pieces. A knight that’s driven off goes elsewhere along its owner’s roads, or back to their supply.`,
      de: `- **Ritter** (1 Wolle, 1 Erz): steht zuerst passiv auf einer freien Kreuzung an einer deiner Straßen. Niemand sonst kann hindurchbauen, und er unterbricht fremde Linien.
- **Aktivieren** (1 Getreide): Er kann ab deinem nächsten Zug handeln. **Aufwerten** (1 Wolle, 1 Erz): um eine Stufe, jeden Ritter einmal je Zug; mächtig nur mit der Festung. Du hast zwei je Stufe.
- **Stadtmauer** (2 Lehm): zwei Karten mehr sind bei einer Sieben sicher; höchstens drei Mauern.

Ein aktiver Ritter kann einmal je Zug handeln und ist dann passiv: auf deinen Straßen **ziehen**, dabei am Ziel einen schwächeren fremden Ritter **vertreiben** oder den **Räuber** von einem Feld daneben vertreiben. An fremden Figuren kommt er nicht vorbei. Ein vertriebener Ritter weicht auf den eigenen Straßen aus oder kommt in den Vorrat zurück.`,
    },
  },
  {
    id: 'barbarians',
    title: { en: 'Barbarians', de: 'Barbaren' },
    body: {
      en: `Each ship on the event die brings them a step closer; on the seventh they land, before production. Their strength is the number of all cities; Catan’s is the levels of all active knights added up (basic 1, strong 2, mighty 3).

- **If they’re stronger,** the weakest defender among the players with a city that isn’t a metropolis turns one into a settlement (on a tie, each of them does). With no settlement left in your supply, the city is turned on its side and counts as one. You have to restore it before you build another city.
- **Otherwise** the strongest defender becomes *Defender of Catan* and gets 1 point. On a tie, each of them draws a progress card from a deck of their choice instead.

Afterwards all knights become inactive. The robber stays off the island until the first landing, then starts in the desert. With *Tactical defence* everyone chooses which knights take part.`,
      de: `Jedes Schiff auf dem Ereigniswürfel bringt sie einen Schritt näher; mit dem siebten landen sie, vor dem Ertrag. Ihre Stärke ist die Zahl aller Städte; die Catans sind die Stufen aller aktiven Ritter zusammen (einfach 1, stark 2, mächtig 3).

- **Sind sie stärker,** verliert eine Stadt, wer am wenigsten beigetragen hat (bei Gleichstand alle Beteiligten): Sie wird zur Siedlung. Wer nur Siedlungen oder Metropolen hat, wird übergangen. Ohne Siedlung im Vorrat wird die Stadt auf die Seite gedreht und zählt als Siedlung. Du musst sie wieder aufstellen, bevor du eine weitere Stadt baust.
- **Sonst** erhält die stärkste Verteidigung einen Siegpunkt-Chip; bei Gleichstand ziehen alle Beteiligten stattdessen je eine Fortschrittskarte von einem Stapel ihrer Wahl.

Danach sind alle Ritter passiv. Der Räuber kommt erst mit der ersten Landung auf die Insel, in die Wüste. Mit *Taktischer Verteidigung* wählen alle, welche Ritter teilnehmen.`,
    },
  },
  ...tracks.map((track: Track): RuleChapter => ({
    id: `progress-${track}`,
    title: { en: `Progress cards: ${trackNames[track].en}`, de: `Fortschrittskarten: ${trackNames[track].de}` },
    body: perLanguage((language) => {
      const head = {
        en: 'Play as many as you like on your turn, after the roll. You can hold at most four: with a fifth, you play one if it’s your turn, otherwise you put one back.',
        de: 'Spiel in deinem Zug nach dem Wurf beliebig viele. Du kannst höchstens vier halten: Mit der fünften spielst du in deinem Zug eine, sonst legst du eine zurück.',
      }[language];
      const list = Object.entries(progressDecks[track]).map(
        ([card, count]) =>
          `- **${progressNames[card as ProgressCard][language]}** (${count}): ${progressCardTexts[card as ProgressCard][language]}`,
      );
      return `${head}\n\n${list.join('\n')}`;
    }),
  })),
];
