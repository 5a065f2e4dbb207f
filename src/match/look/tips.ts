import type { Tip } from '../../engine/game/index.ts';
import type { Panel } from '../matches.ts';
import type { Profile, Tips } from '../sheet.ts';

/** What a newcomer is told at a question: one thing, and how far the lesson has come where it is one. */
export interface Advice {
  readonly tip: Tip<unknown>;
  readonly lesson: { readonly step: number; readonly steps: number } | null;
}

export const noTips: Tips = { off: false, seen: [], at: '', lesson: null };

/**
 * The tip for this question, and what is to be remembered of it. Each is told once, and stays as long as its question does.
 * Nothing where tips are off, or nothing new matters.
 */
export function tipFor({ tips = noTips }: Pick<Profile, 'tips'>, panel: Panel): { readonly advice: Advice; readonly tips: Tips } | null {
  const { game, view, question, seat, id, seq } = panel;
  if (tips.off || !question || seat === null) return null;
  const { id: name } = game.facts;
  const at = `${id} ${seq}`;
  const seen = tips.at === at ? tips.seen.slice(0, -1) : tips.seen;
  const tip = game.words.tips.find((each) => !seen.includes(`${name}.${each.id}`) && each.fits(view, question));
  if (!tip) return null;
  const now = [...seen, `${name}.${tip.id}`];
  const step = now.filter((each) => each.startsWith(`${name}.`)).length;
  return { advice: { tip, lesson: tips.lesson === id ? { step, steps: game.words.tips.length } : null }, tips: { ...tips, seen: now, at } };
}

/** From the beginning, for a match in which the game is learned. */
export const tipsForLesson = ({ tips = noTips }: Pick<Profile, 'tips'>, game: string, lesson: string): Tips => ({
  off: false,
  seen: tips.seen.filter((each) => !each.startsWith(`${game}.`)),
  at: '',
  lesson,
});
