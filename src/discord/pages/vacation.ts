import { button, container, type MessagePage, row, textBlock } from '../ui/components.ts';
import type { BotContext } from '../context.ts';
import { standaloneId } from '../interactions/custom-id.ts';
import { accentColor } from '../ui/player-names.ts';
import { absoluteAndRelative } from '../ui/timestamps.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import { vacationStrings as strings } from '../strings/settings.ts';

const DAY = 86_400_000;
const LENGTHS = [1, 3, 7, 14];

/** Shows the current vacation, the days left, and buttons for common lengths. */
export async function vacationPage(
  context: BotContext,
  { person, language }: InteractionContext,
): Promise<MessagePage> {
  const [profile, left] = await Promise.all([
    context.matches.profile(person.id),
    context.matches.vacationLeft(person.id),
  ]);
  const now = context.now();
  const running = profile.vacations.find(([from, to]) => from <= now && now < to);
  const days = Math.floor(left / DAY);
  const lines = [
    running ? strings.until(absoluteAndRelative(running[1]))[language] : strings.none[language],
    strings.left(days)[language],
    `-# ${strings.rated[language]}`,
  ];
  const buttons = running
    ? [button(standaloneId('vacation-end'), strings.end[language], 'primary')]
    : LENGTHS.filter((length) => length <= days).map((length) =>
        button(standaloneId('vacation-start', `${length}`), strings.start(length)[language]),
      );
  return {
    components: [
      container(accentColor(null), [textBlock(lines.join('\n')), ...(buttons.length > 0 ? [row(...buttons)] : [])]),
    ],
    files: [],
  };
}
