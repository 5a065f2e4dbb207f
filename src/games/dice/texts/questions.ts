import type { Decision } from '../../../engine/script.ts';
import type { Text } from '../../../engine/text.ts';
import type { Turn } from '../state.ts';
import { capital, joinComma } from '../../phrases.ts';
import { type Face, faces, THROWS } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { listDice } from './phrases.ts';
import { faceNames } from './words.ts';

/** What is rolled again, where it is not told by pressed buttons. */
export function rolledAgain(picks: readonly string[]): Text | null {
  const chosen = picks.filter((pick): pick is Face => (faces as readonly string[]).includes(pick)).map((face) => capital(faceNames[face]));
  if (chosen.length === 0) return null;
  const list = joinComma(chosen);
  return { en: `Roll Again (${list.en})`, de: `Noch einmal werfen (${list.de})` };
}

export const rollAgain = (picks: number): Text => ({ en: `Roll Again (${picks})`, de: `Noch einmal werfen (${picks})` });

/** What is chosen, for what, how many. */
export function questionText(view: View, { key, seat }: Decision): Text {
  const turn = view.players[seat]?.turn ?? null;
  if (key === 'start' || !turn) {
    return {
      en: 'Choose the coastal road you start with. Between two start roads lie at least 5 others.',
      de: 'Wähle die Küstenstraße, mit der du beginnst. Zwischen zwei Startstraßen liegen mindestens 5 andere.',
    };
  }
  return key === 'reroll' ? rerollText(turn) : buildText(view, turn);
}

function rerollText({ dice, throws }: Turn): Text {
  const lie = listDice(dice);
  const again = throws + 1 < THROWS ? { en: ' (twice, if you like)', de: ' (wenn du magst, zweimal)' } : { en: '', de: '' };
  return {
    en: `Throw ${throws} of ${THROWS}: ${lie.en}. Choose the dice to roll again${again.en}, or keep all.`,
    de: `Wurf ${throws} von ${THROWS}: ${lie.de}. Wähle die Würfel, die du noch einmal wirfst${again.de}, oder behalte alle.`,
  };
}

function buildText(view: View, { dice, builds, points }: Turn): Text {
  const lie = listDice(dice, { en: 'all spent', de: 'alle verbraucht' });
  const soFar = view.options.variant === 'island-one' ? scoreText(builds, points) : { en: '', de: '' };
  return {
    en: `Build with your dice (${lie.en}), or end your turn.${soFar.en}`,
    de: `Baue mit deinen Würfeln (${lie.de}), oder beende deinen Zug.${soFar.de}`,
  };
}

const scoreText = (builds: number, points: number): Text =>
  builds > 0
    ? { en: ` This turn so far: ${points}.`, de: ` Bisher in diesem Zug: ${points}.` }
    : { en: ' A turn without a build costs 2 points.', de: ' Ein Zug ohne Bau kostet 2 Punkte.' };
