import type { RuleChapter } from '../../../engine/game/index.ts';

/** Rules about playing asynchronously. */
export const correspondenceRules: readonly RuleChapter[] = [
  {
    id: 'correspondence',
    title: { en: 'Playing over days', de: 'Spielen über Tage' },
    body: {
      en: `No waiting for small things:
- You’re asked only when there’s a real choice. When something concerns both of you, you’re both asked at once.
- By default you **keep playing** while your opponent still has a free resource to take. It’s settled before anything depends on it, at the latest when their turn starts. Before the first turn you both choose cards and arrange regions at the same time. If you agree to **wait for every answer**, play stops each time, as at the table.
- **Standing orders** (\`/parley settings\`) secretly answer recurring questions for you: which resource you take, how you pay, what you give up first. Some are on from the start, such as what you take when your opponent rolls Trade.
- When your **time** runs out, your time bank starts. When that’s empty too, your opponent can wait, give you more time, or have the open question answered for you. Every question has a sensible default.

**Undo:** you can undo your own steps until something new is revealed: dice, a drawn card, an answer by your opponent. After that, a **take-back** needs your opponent’s consent.

A fingerprint of the seed is shown at the start and the seed itself at the end, so anyone can check every roll and shuffle.`,
      de: `Niemand wartet auf Kleinigkeiten:
- Gefragt wirst du nur, wo es wirklich etwas zu wählen gibt. Was beide betrifft, werden beide zugleich gefragt.
- Normalerweise **spielst du weiter**, während dein Gegenüber noch einen freien Rohstoff nehmen darf. Geklärt wird das, bevor etwas davon abhängt, spätestens zu Beginn des gegnerischen Zuges. Vor dem ersten Zug wählen beide zugleich ihre Karten und ordnen ihre Landschaften. Wollt ihr **auf jede Antwort warten**, hält das Spiel jedes Mal an, wie am Tisch.
- **Daueraufträge** (\`/parley settings\`) beantworten wiederkehrende Fragen für dich, geheim: welchen Rohstoff du nimmst, wie du zahlst, was du zuerst aufgibst. Manche gelten von Anfang an, etwa was du nimmst, wenn dein Gegenüber Handel würfelt.
- Läuft deine **Zeit** ab, läuft dein Zeitkonto; ist auch das leer, darf dein Gegenüber warten, dir mehr Zeit geben oder die offene Frage für dich beantworten lassen. Jede Frage hat dafür eine vernünftige Antwort.

**Rückgängig** machen kannst du eigene Schritte, bis etwas Neues aufgedeckt wurde: Würfel, eine gezogene Karte, eine Antwort der anderen Seite. Darüber hinaus braucht eine **Rücknahme** die Zustimmung deines Gegenübers.

Der Fingerabdruck des Seeds wird zu Beginn gezeigt, der Seed selbst am Ende: So lässt sich jeder Wurf und jedes Mischen nachprüfen.`,
    },
  },
];
