import type { Tip } from '../../engine/game/index.ts';
import type { Panel } from '../matches.ts';
import type { Profile, TipProgress } from '../stored-match.ts';

/** A tip for a newcomer, with the progress of the lesson if it is one. */
export interface ShownTip {
  readonly tip: Tip<unknown>;
  readonly lesson: { readonly step: number; readonly steps: number } | null;
}

export const noTips: TipProgress = { off: false, seen: [], at: '', lesson: null };

/**
 * Returns the tip for this question, and the progress to save. Each tip is shown once and stays as long as its
 * question. Null if tips are off or nothing new matters.
 */
export function tipFor(
  { tips = noTips }: Pick<Profile, 'tips'>,
  panel: Panel,
): { readonly advice: ShownTip; readonly tips: TipProgress } | null {
  const { game, view, question, seat, id, seq } = panel;
  if (tips.off || !question || seat === null) return null;
  const { id: name } = game.info;
  const at = `${id} ${seq}`;
  const seen = tips.at === at ? tips.seen.slice(0, -1) : tips.seen;
  const tip = game.text.tips.find((each) => !seen.includes(`${name}.${each.id}`) && each.applies(view, question));
  if (!tip) return null;
  const now = [...seen, `${name}.${tip.id}`];
  const step = now.filter((each) => each.startsWith(`${name}.`)).length;
  return {
    advice: { tip, lesson: tips.lesson === id ? { step, steps: game.text.tips.length } : null },
    tips: { ...tips, seen: now, at },
  };
}

/** Restarts the tips for a lesson. */
export const tipsForLesson = ({ tips = noTips }: Pick<Profile, 'tips'>, game: string, lesson: string): TipProgress => ({
  off: false,
  seen: tips.seen.filter((each) => !each.startsWith(`${game}.`)),
  at: '',
  lesson,
});
