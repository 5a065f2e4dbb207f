import type { Decision, Seat } from '../../../engine/script.ts';
import type { Text } from '../../../engine/text.ts';
import type { Turn } from '../state.ts';
import { faces, THROWS_PER_TURN } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { listDice } from './phrases.ts';

/** Says what is kept and what is rolled again: `Keep 2 wool, roll 4 brick again`. */
export function rolledAgain(view: View, seat: Seat, picks: readonly string[]): Text | null {
  const again = countFaces(picks);
  if (again.every((count) => count === 0)) return null;
  const rolled = listDice(again);
  const kept = (view.players[seat]?.turn?.dice ?? again).map((count, face) => count - (again[face] as number));
  if (kept.every((count) => count <= 0)) return { en: 'Roll all dice again', de: 'Alle Würfel noch einmal werfen' };
  const keeping = listDice(kept);
  return {
    en: `Keep ${keeping.en}, roll ${rolled.en} again`,
    de: `${keeping.de} behalten, ${rolled.de} noch einmal werfen`,
  };
}

/** The same on a button, which has less room: `Roll again: 4 brick`. */
export function rerollPlanText(picks: readonly string[]): Text {
  const again = countFaces(picks);
  if (again.every((count) => count === 0)) return { en: 'Keep all', de: 'Alle behalten' };
  const rolled = listDice(again);
  return { en: `Roll again: ${rolled.en}`, de: `Noch einmal: ${rolled.de}` };
}

const countFaces = (picks: readonly string[]): number[] =>
  faces.map((face) => picks.filter((pick) => pick === face).length);

export const buildPlanNote: Text = {
  en: 'With one click, using jokers and gold (★ = suggestion):',
  de: 'Mit einem Klick, mit Jokern und Gold (★ = Vorschlag):',
};

export const rollAgain = (picks: number): Text => ({
  en: `Roll Again (${picks})`,
  de: `Noch einmal werfen (${picks})`,
});

export function questionText(view: View, { key, seat }: Decision): Text {
  const turn = view.players[seat]?.turn ?? null;
  if (key === 'start' || !turn) {
    return {
      en: 'Choose your starting road on the coast, at least 5 roads away from any other starting road.',
      de: 'Wähle deine Startstraße an der Küste, mit mindestens 5 Straßen Abstand zu anderen Startstraßen.',
    };
  }
  return key === 'reroll' ? rerollText(turn) : buildText(view, turn);
}

function rerollText({ dice, throws }: Turn): Text {
  const shown = listDice(dice);
  const again = throws + 1 < THROWS_PER_TURN ? { en: ' (up to twice)', de: ' (bis zu zweimal)' } : { en: '', de: '' };
  return {
    en: `Roll ${throws} of ${THROWS_PER_TURN}: ${shown.en}. Choose dice to roll again${again.en}, or keep them all.`,
    de: `Wurf ${throws} von ${THROWS_PER_TURN}: ${shown.de}. Wähle Würfel, die du noch einmal wirfst${again.de}, oder behalte alle.`,
  };
}

function buildText(view: View, { dice, builds, points }: Turn): Text {
  const shown = listDice(dice, { en: 'all spent', de: 'alle verbraucht' });
  const soFar = view.options.variant === 'island-one' ? scoreText(builds, points) : { en: '', de: '' };
  return {
    en: `Build with your dice (${shown.en}), or end your turn.${soFar.en}`,
    de: `Baue mit deinen Würfeln (${shown.de}), oder beende deinen Zug.${soFar.de}`,
  };
}

const scoreText = (builds: number, points: number): Text =>
  builds > 0
    ? { en: ` So far this turn: ${points}.`, de: ` Bisher in diesem Zug: ${points}.` }
    : { en: ' Building nothing costs you 2 points.', de: ' Ein Zug ohne Bau kostet 2 Punkte.' };
