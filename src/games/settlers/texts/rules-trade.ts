import type { RuleChapter } from '../../../engine/game/index.ts';

export const tradeRules: readonly RuleChapter[] = [
  {
    id: 'bank',
    title: { en: 'Trading with the bank', de: 'Handel mit der Bank' },
    body: {
      en: `On your turn, after the roll: **four of a kind for one** of another kind. With a building at a **3:1 harbour** three are enough, at a **2:1 harbour** two of its resource. You always get your best rate.`,
      de: `In deinem Zug, nach dem Wurf: **4 gleiche Karten gegen 1** einer anderen Sorte. Mit einem Gebäude an einem **3:1-Hafen** genügen drei, an einem **2:1-Hafen** zwei von seinem Rohstoff. Du bekommst immer deinen besten Kurs.`,
    },
  },
  {
    id: 'deals',
    title: { en: 'Trading with each other', de: 'Handel untereinander' },
    body: {
      en: `Only with the player whose turn it is, after the roll. Both sides give at least one card, and never the same kind.

- **Standing offers:** on other players’ turns you can leave up to five offers. The active player can accept one right away, without asking you. They stay open from turn to turn.
- **Open offer:** on your turn you say what you give and what you want, to everyone or just some, up to three times. They can accept, decline or make a counter-offer. Their answer is binding; you decide whether to close the deal.
- You don’t have to wait: play on, and close the deal when you get an answer you like.
- **All your offers lapse as soon as any card leaves your hand**, and when your own turn starts. So every offer you see can be paid.`,
      de: `Nur mit der Person am Zug, nach dem Wurf. Beide Seiten geben mindestens eine Karte, aber nie dieselbe Sorte.

- **Dauerangebote:** Solange andere am Zug sind, kannst du bis zu fünf Angebote hinterlassen. Wer am Zug ist, kann eines davon sofort annehmen, ohne Rückfrage. Sie gelten über mehrere Züge.
- **Offenes Angebot:** In deinem Zug sagst du, was du gibst und was du willst, an alle oder einige, höchstens dreimal. Alle können annehmen, ablehnen oder ein Gegenangebot machen. Ihre Antwort bindet sie; du entscheidest, ob du abschließt.
- Du musst nicht warten: Spiel weiter und schließ ab, wenn eine gute Antwort da ist.
- **Sobald irgendeine Karte deine Hand verlässt, verfallen alle deine Angebote**, ebenso wenn dein eigener Zug beginnt. So ist jedes gezeigte Angebot auch bezahlbar.`,
    },
  },
];
