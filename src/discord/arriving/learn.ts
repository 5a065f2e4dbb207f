import type { Panel } from '../../match/matches.ts';
import { tipsForLesson } from '../../match/look/tips.ts';
import { problems } from '../../match/problems.ts';
import type { Page } from '../parts/components.ts';
import { showMatch } from '../pages/show-match.ts';
import { tipWords as words } from '../words/tips.ts';
import { homeFor } from './begin.ts';
import type { Call } from './command.ts';

/** The match in which somebody learns the game: the one they are in, else a new one against the gentlest computer. */
export async function learn({ desk, visit, notes }: Pick<Call, 'desk' | 'visit' | 'notes'>): Promise<Page> {
  const { matches } = desk;
  const { person, profile, language } = visit;
  const open = (await matches.list(person.id)).find(({ sheet }) => sheet.id === profile.tips?.lesson && sheet.status === 'open');
  if (open) return showMatch(desk, visit, await matches.panel(open.sheet.id, person.id), { notice: words.goesOn[language] });
  const game = [...matches.games.values()].find(({ facts }) => facts.lesson);
  const [gentlest] = matches.levels;
  if (!game?.facts.lesson || !gentlest) throw problems.unknownGame();
  const { lesson, id } = game.facts;
  const panel: Panel = await matches.solo({
    game: id,
    options: { variant: lesson.variant },
    clock: 'none',
    rated: false,
    player: person,
    level: gentlest.id,
    seed: lesson.seed,
    home: homeFor(visit, language, false),
    token: visit.id,
  });
  await notes.saveLocale(panel.id, person.id, language);
  const learning = await matches.settings(person.id, { tips: tipsForLesson(profile, id, panel.id) });
  return showMatch(desk, { ...visit, profile: learning }, panel, { notice: words.begins[language] });
}
