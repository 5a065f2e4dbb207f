import type { Text } from '../../engine/text.ts';
import { betterTexts } from '../../match/view/hint-texts.ts';

export const hintStrings = {
  title: { en: '**Hint**', de: '**Tipp**' },
  button: { en: 'Get Hint', de: 'Tipp holen' },
  nothing: { en: 'Nothing', de: 'Nichts' },
  later: (line: string): Text => ({ en: `Then: ${line}`, de: `Danach: ${line}` }),
  brings: (reason: Text): Text => ({ en: `It brings ${reason.en}.`, de: `Das bringt ${reason.de}.` }),
  doIt: { en: 'Do It', de: 'So spielen' },
  better: betterTexts,
} as const;
