import type { Panel } from '../../match/matches.ts';
import { problems } from '../../match/problems.ts';
import { lessonsPage, openLessonPage } from '../pages/lesson.ts';
import { showMatch } from '../pages/show-match.ts';
import { lessonStrings as strings } from '../strings/lesson.ts';
import { challengeStrings } from '../strings/challenge.ts';
import type { MessagePage } from '../ui/components.ts';
import type { Click } from './clicks/click.ts';
import type { CommandCall } from './command.ts';
import { soloLocation } from './match-location.ts';

type Call = Pick<CommandCall, 'context' | 'interaction'>;

/**
 * Opens a lesson, or asks whether to continue one that is open. Without a family it opens the only one in progress, else
 * the list of lessons.
 */
export async function learn(call: Call, family: string | null): Promise<MessagePage> {
  const { context, interaction } = call;
  const lessons = await context.matches.lessons(interaction.person.id);
  const open = lessons.filter(({ step }) => step !== null);
  if (family === null) {
    const [only, ...others] = open;
    return only && others.length === 0
      ? showLesson(call, only.family.id, false)
      : lessonsPage(lessons, interaction.language);
  }
  const asked = lessons.find((each) => each.family.id === family);
  if (!asked) throw problems.noLesson();
  return (asked.step ?? 1) > 1 ? openLessonPage(asked, interaction.language) : showLesson(call, family, false);
}

/** Opens a lesson where this person left it; `restart` begins it again. */
async function showLesson(call: Call, family: string, restart: boolean): Promise<MessagePage> {
  const { context, interaction } = call;
  const { person, language, channel } = interaction;
  const lessons = await context.matches.lessons(person.id);
  const before = lessons.find((each) => each.family.id === family);
  const panel: Panel = await context.matches.learn({
    player: person,
    family,
    restart,
    home: { guild: null, parent: channel, language },
    token: interaction.id,
  });
  const isNew = restart || (before?.step ?? null) === null;
  const notice = isNew ? strings.begins : before?.changed ? strings.updated : strings.goesOn;
  return showMatch(context, interaction, panel, { notice: notice[language] });
}

/** The argument is empty, `list`, a family, or a family after `go` to continue or `new` to start over. */
export async function learnByButton(click: Click): Promise<MessagePage> {
  const { context, interaction, customId, values } = click;
  if (customId.arg === 'list')
    return lessonsPage(await context.matches.lessons(interaction.person.id), interaction.language);
  const [how, family = null] = customId.arg.split(' ');
  if (family !== null) return showLesson(click, family, how === 'new');
  return learn(click, values[0] ?? (how === '' || how === 'menu' ? null : (how ?? null)));
}

/** Starts a match against a Fair computer in the variant of a lesson, or of its beginners' variant. */
export async function playAfterLesson(click: Click): Promise<MessagePage> {
  const { context, interaction, customId, messageRefs } = click;
  const { person, language } = interaction;
  const lesson = (await context.matches.lessons(person.id)).find(({ family }) => family.id === customId.arg);
  const level = context.matches.levels.find(({ id }) => id === 'fair') ?? context.matches.levels[0];
  if (!lesson || !level) throw problems.noLesson();
  const panel = await context.matches.solo({
    game: lesson.game,
    options: { variant: lesson.variant },
    clock: 'none',
    rated: false,
    player: person,
    level: level.id,
    seats: lesson.seats,
    home: await soloLocation(click, language),
    token: interaction.id,
  });
  await messageRefs.saveLocale(panel.id, person.id, language);
  return showMatch(context, interaction, panel, { notice: challengeStrings.soloBegins[language] });
}
