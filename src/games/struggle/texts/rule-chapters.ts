import type { RuleChapter } from '../../../engine/game/index.ts';

/** Short rule chapters in reading order; each fits a message. */
export const ruleChapters: readonly RuleChapter[] = [
  {
    id: 'aim',
    title: { en: 'Goal and set-up', de: 'Ziel und Aufbau' },
    body: {
      en: `The first to reach **10 victory points** on their turn wins.

Settlement 1, city 2, city with an expansion 3, each road and knight on side B 1.

Everyone starts with 3 hidden resource cards, a settlement and a road on side A. Five face-up resource cards form the market. Roads, knights, settlements and expansions are in stacks; their size depends on the number of players. No one knows the backs of the settlements.

On your turn: **trade**, **build**, **draw**, in this order.

If there are no cards left to draw and no one builds for three rounds, the match ends and the most victory points win.`,
      de: `Wer im eigenen Zug zuerst **10 Siegpunkte** hat, gewinnt.

Siedlung 1, Stadt 2, Stadt mit Ausbau 3, jede Straße und jeder Ritter auf Seite B 1.

Alle beginnen mit 3 verdeckten Rohstoffkarten, einer Siedlung und einer Straße auf Seite A. Fünf Rohstoffkarten liegen offen als Markt. Straßen, Ritter, Siedlungen und Ausbauten liegen in Stapeln; wie viele, hängt von der Zahl der Spielenden ab. Die Rückseiten der Siedlungen kennt niemand.

Dein Zug: **tauschen**, **bauen**, **nachziehen**, in dieser Reihenfolge.

Gibt es keine Karten mehr zu ziehen und hat drei Runden lang niemand gebaut, endet die Partie, und die meisten Siegpunkte gewinnen.`,
    },
  },
  {
    id: 'trade',
    title: { en: 'Trading', de: 'Tauschen' },
    body: {
      en: `Each of your roads on side A lets you trade one card per turn. Without one, you can trade one card with the draw stack.

- **Draw stack:** discard a card, draw one.
- **Market:** put a card down, take another kind.
- **Another player:** draw one or more cards blind, then give the same number back, even the ones you drew.
- **Library:** once a turn, look at the hand and choose the card. Only you see it.

You can’t negotiate trades. Once you build or use the Merchant Guild, your trading is over.`,
      de: `Jede deiner Straßen auf Seite A lässt dich je Zug eine Karte tauschen; ohne eine darfst du eine Karte mit dem Nachziehstapel tauschen.

- **Nachziehstapel:** eine Karte ablegen, eine ziehen.
- **Markt:** eine Karte hinlegen, eine andere Sorte nehmen.
- **Andere am Tisch:** eine oder mehrere Karten blind ziehen, dann ebenso viele zurückgeben; auch die gezogenen dürfen zurück.
- **Bibliothek:** Einmal je Zug siehst du die Hand an und wählst die Karte. Nur du siehst sie.

Verhandelt wird nicht. Mit dem ersten Bau oder der Händlergilde ist das Tauschen vorbei.`,
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
- expansion: 2 wool, grain, ore; goes on your first city without one

Three of a kind (two with the University) replace any one card of another kind, as often as you like.

Roads and knights alternate A, B, A … in the order you get them. If their stack is empty, you still pay, and take the newest one from the next player in the direction of destiny who has one that isn’t protected. A Castle protects its owner’s first three roads, a Church the first knight.`,
      de: `Jede Art höchstens einmal je Zug:
- Straße: Lehm, Holz
- Ritter: Wolle, Getreide, Erz
- Siedlung: Lehm, Holz, Wolle, Getreide; zu dritt und viert darfst du die Schicksalskarte drehen
- Stadt: 3 Erz, 2 Getreide; dreht deine älteste Siedlung um, dann tritt ihr Ereignis ein
- Ausbau: 2 Wolle, Getreide, Erz; kommt auf deine erste Stadt ohne Ausbau

Drei gleiche Karten (mit der Universität zwei) ersetzen eine beliebige Karte einer anderen Sorte, so oft du willst.

Straßen und Ritter liegen abwechselnd A, B, A … in der Reihenfolge, in der du sie bekommst. Ist ihr Stapel leer, zahlst du trotzdem und nimmst die neueste von der nächsten Person in Richtung des Schicksals, die eine ungeschützte hat. Eine Burg schützt die ersten drei Straßen, eine Kirche den ersten Ritter.`,
    },
  },
  {
    id: 'events',
    title: { en: 'Events and drawing', de: 'Ereignisse und Nachziehen' },
    body: {
      en: `**Market Day:** the market is discarded and replaced with five new cards.
**Robber Attack:** everyone with more than 7 cards, including the builder, loses half of them, rounded down. All choose in secret, and the cards are discarded together. With the house rule *Don’t wait*, the builder plays on in the meantime, but draws only when everyone has chosen.

**Merchant Guild:** once a turn, draw a card blind from someone with at least as many points as you.

At the end of your turn, draw 2 cards plus one for each knight on side A. When the draw stack is empty, the discard pile is shuffled.`,
      de: `**Markttag:** Der Markt wird abgelegt und mit fünf neuen Karten ausgelegt.
**Räuberüberfall:** Wer mehr als 7 Karten hat, auch wer gerade gebaut hat, verliert die Hälfte, abgerundet. Alle wählen geheim; die Karten kommen gemeinsam auf den Ablagestapel. Mit der Hausregel *Nicht warten* geht der Zug so lange weiter; nachgezogen wird erst, wenn alle gewählt haben.

**Händlergilde:** Einmal je Zug ziehst du blind eine Karte von jemandem mit mindestens so vielen Punkten wie du.

Am Ende deines Zuges ziehst du 2 Karten und für jeden Ritter auf Seite A eine mehr. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt.`,
    },
  },
];

/** Chapter for each question key. */
export const chapterByQuestion: Readonly<Record<string, string>> = {
  take: 'trade',
  return: 'trade',
  pay: 'build',
  discard: 'events',
};
