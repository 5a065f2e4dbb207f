import type { Chapter } from '../../../engine/game/index.ts';

/** The rules in short chapters, in the order one would tell them. Each fits a message. */
export const rules: readonly Chapter[] = [
  {
    id: 'aim',
    title: { en: 'Aim and table', de: 'Ziel und Tisch' },
    body: {
      en: `First to **10 victory points** on the own turn wins.

Settlement 1, city 2, city with an expansion 3, every road and knight on side B 1.

Everybody begins with 3 hidden resource cards, a settlement and a road on side A. Five resource cards lie open as the market. Roads, knights, settlements and expansions lie in stacks; how many depends on the number of players. The backs of the settlements are unknown to all.

A turn: **trade**, **build**, **draw**. You cannot go back.

When no card is left to draw and nobody has built for three rounds, the match ends and most victory points win.`,
      de: `Wer im eigenen Zug zuerst **10 Siegpunkte** hat, gewinnt.

Siedlung 1, Stadt 2, Stadt mit Ausbau 3, jede Straße und jeder Ritter auf Seite B 1.

Alle beginnen mit 3 verdeckten Rohstoffkarten, einer Siedlung und einer Straße auf Seite A. Fünf Rohstoffkarten liegen offen als Markt. Straßen, Ritter, Siedlungen und Ausbauten liegen in Stapeln; wie viele, hängt von der Zahl der Spielenden ab. Die Rückseiten der Siedlungen kennt niemand.

Ein Zug: **tauschen**, **bauen**, **nachziehen**. Zurück geht es nicht.

Ist keine Karte mehr zu ziehen und hat drei Runden lang niemand gebaut, endet die Partie, und die meisten Siegpunkte gewinnen.`,
    },
  },
  {
    id: 'trade',
    title: { en: 'Trading', de: 'Tauschen' },
    body: {
      en: `Each of your roads on side A lets you trade one card a turn; without one you may trade one card with the draw stack.

- **Draw stack:** discard a card, draw one.
- **Market:** put a card down, take another kind.
- **Another player:** draw one or more cards blind, then give as many back; the drawn ones may go back, too.
- **Library:** once a turn one such card is chosen from the opened hand. Only you see it.

There are no agreed trades. With your first build, or the Merchant Guild, trading is over.`,
      de: `Jede deiner Straßen auf Seite A lässt dich je Zug eine Karte tauschen; ohne eine darfst du eine Karte mit dem Nachziehstapel tauschen.

- **Nachziehstapel:** eine Karte ablegen, eine ziehen.
- **Markt:** eine Karte hinlegen, eine andere Sorte nehmen.
- **Andere am Tisch:** eine oder mehrere Karten blind ziehen, dann ebenso viele zurückgeben; auch die gezogenen dürfen zurück.
- **Bibliothek:** einmal je Zug wählst du eine solche Karte aus der offenen Hand. Nur du siehst sie.

Abgesprochene Geschäfte gibt es nicht. Mit dem ersten Bau oder der Händlergilde ist das Tauschen vorbei.`,
    },
  },
  {
    id: 'build',
    title: { en: 'Building', de: 'Bauen' },
    body: {
      en: `Each kind at most once a turn:
- road: brick, lumber
- knight: wool, grain, ore
- settlement: brick, lumber, wool, grain; you may turn the destiny card (3 or 4 players)
- city: 3 ore, 2 grain; flips your oldest settlement, then its event happens
- expansion: 2 wool, grain, ore; lies on your first city without one

Three equal cards (two with the University) stand for any one card of another kind, as often as you like.

Roads and knights lie A, B, A … in the order you gain them. Is their stack empty, you still pay, and take the newest one of the nearest player in the direction of destiny who has one that isn’t protected. A Castle keeps its owner's first three roads safe, a Church the first knight.`,
      de: `Jede Art höchstens einmal je Zug:
- Straße: Lehm, Holz
- Ritter: Wolle, Getreide, Erz
- Siedlung: Lehm, Holz, Wolle, Getreide; zu dritt und viert darfst du die Schicksalskarte drehen
- Stadt: 3 Erz, 2 Getreide; dreht deine älteste Siedlung um, dann tritt ihr Ereignis ein
- Ausbau: 2 Wolle, Getreide, Erz; liegt auf deiner ersten Stadt ohne Ausbau

Drei gleiche Karten (mit der Universität zwei) stehen für eine beliebige Karte einer anderen Sorte, so oft du willst.

Straßen und Ritter liegen A, B, A … in der Folge, in der du sie bekommst. Ist ihr Stapel leer, zahlst du trotzdem und nimmst die neueste von der nächsten Person in Richtung des Schicksals, die eine ungeschützte hat. Eine Burg schützt die ersten drei Straßen, eine Kirche den ersten Ritter.`,
    },
  },
  {
    id: 'events',
    title: { en: 'Events and drawing', de: 'Ereignisse und Nachziehen' },
    body: {
      en: `**Market Day:** the market is discarded and laid out anew.
**Robber Attack:** everybody with more than 7 cards, the builder too, gives up half, rounded down. All choose in secret; the cards are laid down together. In the patient flow the builder goes on meanwhile; the draw waits for all.

**Merchant Guild:** once a turn you draw a card blind from somebody with at least as many points as you.

At the end of your turn you draw 2 cards, and one more for each knight on side A. When the draw stack is empty, the discard pile is shuffled.`,
      de: `**Markttag:** Der Markt wird abgelegt und neu ausgelegt.
**Räuberüberfall:** Alle mit mehr als 7 Karten, auch wer gebaut hat, geben die Hälfte ab, abgerundet. Alle wählen geheim; die Karten kommen gemeinsam auf den Ablagestapel. Beim geduldigen Ablauf geht der Zug derweil weiter; das Nachziehen wartet auf alle.

**Händlergilde:** Einmal je Zug ziehst du blind eine Karte von jemandem mit mindestens so vielen Punkten wie du.

Am Ende deines Zuges ziehst du 2 Karten und eine mehr für jeden Ritter auf Seite A. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt.`,
    },
  },
];

/** The chapters that questions are about. */
export const chapters: Readonly<Record<string, string>> = {
  take: 'trade',
  return: 'trade',
  pay: 'build',
  discard: 'events',
};
