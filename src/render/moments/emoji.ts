import type { EmojiScene } from '../../engine/scene/index.ts';
import { type Composition, tilePart } from '../composition.ts';
import { inset, rect } from '../style/brush.ts';
import { drawCrest } from '../style/crest.ts';
import { drawIcon } from '../style/icons.ts';
import { fillRound } from '../style/shapes.ts';
import { drawDie } from '../style/symbols.ts';
import { themeColours } from '../style/theme.ts';

/** The size that Discord shows emoji at most. */
const SIDE = 128;
/** About one pixel at the size of text. */
const RIM = 5;
const MARGIN = 13;
/** Icons that cover most of their ground; with swapped colours, bricks are red and paper is pale. */
const filledIcons: ReadonlySet<string> = new Set(['brick-wall', 'papers']);

/** Draws one sign as large as it can be on a transparent ground, since emoji are small and appear on any colour. */
export function composeEmoji({ sign }: EmojiScene): Composition {
  const whole = rect(0, 0, SIDE, SIDE);
  return {
    width: SIDE,
    height: SIDE,
    parts: [
      tilePart('tile', ['emoji', sign], whole, 0, (brush, area) => {
        if ('crest' in sign) drawCrest(brush, sign.crest, area.x + SIDE / 2, area.y + SIDE / 2, SIDE - 2);
        else if ('die' in sign) {
          fillRound(brush.ctx, area, 26, themeColours.ink);
          drawDie(brush, sign.die, inset(area, RIM), 'pips');
        } else {
          fillRound(brush.ctx, area, 26, themeColours.cream);
          const { icon, fill, ink } = sign.ware;
          const [ground, figure] = filledIcons.has(icon) ? [ink, fill] : [fill, ink];
          fillRound(brush.ctx, inset(area, RIM), 21, ground);
          drawIcon(brush.ctx, icon, area.x + MARGIN, area.y + MARGIN, SIDE - 2 * MARGIN, figure);
        }
      }),
    ],
  };
}
