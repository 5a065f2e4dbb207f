import type { Text } from '../../engine/text.ts';
import type { Ahead } from '../../match/sheet.ts';

const turns = (number: number): Text =>
  number === 1 ? { en: 'in your next turn', de: 'in deinem nächsten Zug' } : { en: `in your next ${number} turns`, de: `in deinen nächsten ${number} Zügen` };

/** Moves made in advance. */
export const aheadWords = {
  button: { en: 'Plan Ahead', de: 'Vorausplanen' },
  title: {
    en: '**Plan ahead**\nYour turn is begun for you as soon as it comes. It stops, and you are called, as soon as there is something to decide.',
    de: '**Vorausplanen**\nDein Zug wird für dich begonnen, sobald er kommt. Wo etwas zu entscheiden ist, bleibt er stehen, und du wirst gerufen.',
  },
  about: {
    en: '-# An empty turn is one in which nothing can be built or played. Trades can wait. If you hold a card that may be played before the roll, you are asked first.',
    de: '-# Leer ist ein Zug, in dem nichts gebaut und nichts ausgespielt werden kann. Tauschen kann warten. Hast du eine Karte, die vor dem Wurf gespielt werden darf, wirst du erst gefragt.',
  },
  roll: { en: 'Roll for Me', de: 'Für mich würfeln' },
  end: { en: 'Roll, and End an Empty Turn', de: 'Würfeln, leeren Zug beenden' },
  endFive: { en: 'The Same for 5 Turns', de: 'Dasselbe für 5 Züge' },
  none: { en: 'No Plan', de: 'Kein Plan' },
  now: ({ upTo, turns: number }: Ahead): Text => {
    const when = turns(number);
    return upTo === 'roll'
      ? { en: `Planned: roll ${when.en}, then ask you.`, de: `Geplant: ${when.de} würfeln, dann dich fragen.` }
      : { en: `Planned: roll ${when.en}, and end it if it is empty.`, de: `Geplant: ${when.de} würfeln und beenden, was leer bleibt.` };
  },
  set: { en: 'Your plan is set.', de: 'Dein Plan steht.' },
  dropped: { en: 'There is no plan any more.', de: 'Es gibt keinen Plan mehr.' },
} as const;
