import type { Chapter } from '../../../engine/game/index.ts';

/** What is particular to playing over days. */
export const correspondenceRules: readonly Chapter[] = [
  {
    id: 'correspondence',
    title: { en: 'Playing over days', de: 'Spielen über Tage' },
    body: {
      en: `Nobody waits for a trifle:
- You are asked only where there is a real choice. What concerns both of you is asked of both at once.
- **Patient flow** is the usual way: while your opponent still has a free resource to store, you go on. Such a question is settled before anything needs the answer, at the latest when that player's turn begins. Before the first turn both choose their cards and arrange their regions at once. With **strict flow** everything waits, as at the table.
- **Standing orders** (\`/parley orders\`) answer recurring questions for you, secretly: which resource you take, how you pay, what you give up first. Some are set from the beginning, such as what you take when your opponent rolls Trade.
- If your **time** runs out, your time bank runs; when it is empty too, your opponent may wait, give you more time, or let the open question be answered for you. Every question has a sensible answer for that case.

**Undo:** you may take back your own steps until something came to light: dice, a drawn card, an answer of the other side. Beyond that a **take-back** needs your opponent's consent.

The fingerprint of the dice is published at the start and the seed at the end, so that anyone can check every roll and shuffle.`,
      de: `Niemand wartet auf Kleinigkeiten:
- Gefragt wirst du nur, wo es wirklich etwas zu wählen gibt. Was beide betrifft, werden beide zugleich gefragt.
- **Geduldiger Ablauf** ist üblich: Während dein Gegenüber noch einen freien Rohstoff einlagern darf, spielst du weiter. Geklärt wird das, bevor etwas davon abhängt, spätestens zu Beginn des gegnerischen Zuges. Vor dem ersten Zug wählen beide zugleich ihre Karten und ordnen ihre Landschaften. Beim **strengen Ablauf** wartet alles, wie am Tisch.
- **Daueraufträge** (\`/parley orders\`) beantworten wiederkehrende Fragen für dich, geheim: welchen Rohstoff du nimmst, wie du zahlst, was du zuerst aufgibst. Manche gelten von Anfang an, etwa was du nimmst, wenn dein Gegenüber Handel würfelt.
- Läuft deine **Zeit** ab, läuft dein Zeitkonto; ist auch das leer, darf dein Gegenüber warten, dir mehr Zeit geben oder die offene Frage für dich beantworten lassen. Jede Frage hat dafür eine vernünftige Antwort.

**Rückgängig** machen kannst du eigene Schritte, bis etwas ans Licht gekommen ist: Würfel, eine gezogene Karte, eine Antwort der anderen Seite. Darüber hinaus braucht eine **Rücknahme** die Zustimmung deines Gegenübers.

Der Fingerabdruck des Startwerts wird zu Beginn gezeigt, der Startwert selbst am Ende: So lässt sich jeder Wurf und jedes Mischen nachprüfen.`,
    },
  },
];
