import type { Text } from '../../engine/text.ts';
import type { Premoves } from '../../match/stored-match.ts';

const turns = (number: number): Text =>
  number === 1
    ? { en: 'on your next turn', de: 'in deinem nächsten Zug' }
    : { en: `on your next ${number} turns`, de: `in deinen nächsten ${number} Zügen` };

export const premoveStrings = {
  button: { en: 'Plan Ahead', de: 'Vorausplanen' },
  title: {
    en: '**Plan ahead**\nYour turn starts automatically. As soon as there’s something to decide, it pauses and you get a ping.',
    de: '**Vorausplanen**\nDein Zug beginnt automatisch. Sobald etwas zu entscheiden ist, hält er an und du bekommst Bescheid.',
  },
  about: {
    en: '-# A turn is empty if you can’t build or play anything; trades don’t count. If you hold a card you can play before the roll, you’re asked first.',
    de: '-# Ein Zug ist leer, wenn du nichts bauen und nichts ausspielen kannst; Tauschen zählt nicht. Hast du eine Karte, die du vor dem Wurf spielen darfst, wirst du erst gefragt.',
  },
  roll: { en: 'Roll for Me', de: 'Für mich würfeln' },
  end: { en: 'Roll, Skip If Empty', de: 'Würfeln, leeren Zug beenden' },
  endFive: { en: 'Same, 5 Turns', de: 'Dasselbe für 5 Züge' },
  none: { en: 'No Plan', de: 'Kein Plan' },
  now: ({ upTo, turns: number }: Premoves): Text => {
    const when = turns(number);
    return upTo === 'roll'
      ? { en: `Plan: roll ${when.en}, then ask you.`, de: `Plan: ${when.de} würfeln, dann dich fragen.` }
      : { en: `Plan: roll ${when.en}, and end empty turns.`, de: `Plan: ${when.de} würfeln und leere Züge beenden.` };
  },
  set: { en: 'Your plan is set.', de: 'Dein Plan steht.' },
  dropped: { en: 'Your plan has been removed.', de: 'Dein Plan ist gelöscht.' },
} as const;
