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

/** Notes the topics of the step a lesson shows; null if they are known or there are none. */
export function lessonTopics({ tips = noTips }: Pick<Profile, 'tips'>, { lesson, game }: Panel): Taught | null {
  const topics = (lesson?.topics ?? []).map((topic) => `${game.info.id}.${topic}`);
  const fresh = topics.filter((topic) => !tips.seen.includes(topic));
  return fresh.length === 0 ? null : { tip: null, tips: { ...tips, seen: [...tips.seen, ...fresh], at: '' } };
}

/** Returns what a panel teaches this person; `isNew` if the progress has to be saved. */
export function taughtBy(profile: Pick<Profile, 'tips'>, panel: Panel): (Taught & { readonly isNew: boolean }) | null {
  if (panel.sheet.terms.puzzle) return null;
  const taught = (panel.lesson ? lessonTopics : tipFor)(profile, panel);
  return taught && { ...taught, isNew: taught.tip === null || taught.tips.at !== profile.tips?.at };
}
