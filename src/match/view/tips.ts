import type { Tip } from '../../engine/game/index.ts';
import type { Panel } from '../matches.ts';
import type { Profile, TipProgress } from '../stored-match.ts';

export const noTips: TipProgress = { off: false, seen: [], at: '' };

/** What a panel teaches: a tip, if one is shown, and the progress to save. */
export interface Taught {
  readonly tip: Tip<unknown> | null;
  readonly tips: TipProgress;
}

/**
 * Returns the tip for this question. Each tip is shown once and stays as long as its question; what a lesson taught
 * isn't repeated. Null if tips are off or nothing new matters.
 */
export function tipFor({ tips = noTips }: Pick<Profile, 'tips'>, panel: Panel): Taught | null {
  const { game, view, question, seat, id, seq } = panel;
  if (tips.off || !question || seat === null) return null;
  const { id: name } = game.info;
  const at = `${id} ${seq}`;
  const seen = tips.at === at ? tips.seen.slice(0, -1) : tips.seen;
  const tip = game.text.tips.find((each) => !seen.includes(`${name}.${each.id}`) && each.applies(view, question));
  return tip ? { tip, tips: { ...tips, seen: [...seen, `${name}.${tip.id}`], at } } : null;
}

/** Notes the topic of the step a lesson shows; null if it is known or there is none. */
export function lessonTopic({ tips = noTips }: Pick<Profile, 'tips'>, { lesson, game }: Panel): Taught | null {
  const topic = lesson?.topic ? `${game.info.id}.${lesson.topic}` : null;
  return topic === null || tips.seen.includes(topic)
    ? null
    : { tip: null, tips: { ...tips, seen: [...tips.seen, topic], at: '' } };
}
