import type { Panel } from '../../match/matches.ts';
import { tipsForLesson } from '../../match/view/tips.ts';
import { problems } from '../../match/problems.ts';
import type { MessagePage } from '../ui/components.ts';
import { showMatch } from '../pages/show-match.ts';
import { tipStrings as strings } from '../strings/tips.ts';
import { soloLocation } from './match-location.ts';
import type { CommandCall } from './command.ts';

/** Returns the person's lesson match: the current one, else a new one against the weakest computer. */
export async function startLesson({
  context,
  interaction,
  messageRefs,
}: Pick<CommandCall, 'context' | 'interaction' | 'messageRefs'>): Promise<MessagePage> {
  const { matches } = context;
  const { person, profile, language } = interaction;
  const open = (await matches.list(person.id)).find(
    ({ sheet }) => sheet.id === profile.tips?.lesson && sheet.status === 'open',
  );
  if (open)
    return showMatch(context, interaction, await matches.panel(open.sheet.id, person.id), {
      notice: strings.goesOn[language],
    });
  const game = [...matches.games.values()].find(({ info }) => info.tutorial);
  const [gentlest] = matches.levels;
  if (!game?.info.tutorial || !gentlest) throw problems.unknownGame();
  const { tutorial: lesson, id } = game.info;
  const panel: Panel = await matches.solo({
    game: id,
    options: { variant: lesson.variant },
    clock: 'none',
    rated: false,
    player: person,
    level: gentlest.id,
    seed: lesson.seed,
    home: await soloLocation({ context, interaction }, language),
    token: interaction.id,
  });
  await messageRefs.saveLocale(panel.id, person.id, language);
  const learning = await matches.settings(person.id, { tips: tipsForLesson(profile, id, panel.id) });
  return showMatch(context, { ...interaction, profile: learning }, panel, { notice: strings.begins[language] });
}
