import type { Chapter } from '../../../engine/game/index.ts';

/** With the bank, with each other, and how that goes when nobody sits at the same table. */
export const tradeRules: readonly Chapter[] = [
  {
    id: 'bank',
    title: { en: 'Trading with the bank', de: 'Handel mit der Bank' },
    body: {
      en: `In your turn, after the roll: **4 equal cards for 1** of another sort. With a building at a **3:1 harbour** three are enough, at a **2:1 harbour** two of its resource. You are always given your best rate.`,
      de: `In deinem Zug, nach dem Wurf: **4 gleiche Karten gegen 1** anderer Sorte. Mit einem Gebäude an einem **3:1-Hafen** genügen drei, an einem **2:1-Hafen** zwei von seinem Rohstoff. Du bekommst immer deinen besten Kurs.`,
    },
  },
  {
    id: 'deals',
    title: { en: 'Trading with each other', de: 'Handel untereinander' },
    body: {
      en: `Only with the player whose turn it is, after the roll; at least one card on each side, no sort on both.

- **Standing offers:** while it is somebody else’s turn you may leave up to five offers. Whoever’s turn it is takes one at once, without asking back. They outlive turns.
- **Open offer:** in your turn you say what you give and what you want, to all or to some, at most three times. Each may accept, decline, or make a counter-offer. What they answer is binding for them; you choose whether to close.
- You need not wait: play on, and close when an answer you like is there.
- **As soon as any card leaves your hand, all your offers lapse**, and also when your own turn begins. So every offer shown can be met.`,
      de: `Nur mit der Person am Zug, nach dem Wurf; auf jeder Seite mindestens eine Karte, keine Sorte auf beiden.

- **Dauerangebote:** Solange andere am Zug sind, kannst du bis zu fünf Angebote hinterlassen. Wer am Zug ist, nimmt eines davon sofort an, ohne Rückfrage. Sie überdauern Züge.
- **Offenes Angebot:** In deinem Zug sagst du, was du gibst und was du willst, an alle oder einige, höchstens dreimal. Alle können annehmen, ablehnen oder ein Gegenangebot machen. Ihre Antwort bindet sie; du entscheidest, ob du abschließt.
- Du musst nicht warten: Spiel weiter und schließ ab, wenn eine gute Antwort da ist.
- **Sobald irgendeine Karte deine Hand verlässt, verfallen alle deine Angebote**, ebenso wenn dein eigener Zug beginnt. So kann jedes gezeigte Angebot eingehalten werden.`,
    },
  },
];
