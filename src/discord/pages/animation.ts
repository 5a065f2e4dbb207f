import type { BoardScene } from '../../engine/scene/index.ts';
import { problems } from '../../match/problems.ts';
import type { Click } from '../interactions/clicks/click.ts';
import { type Attachment, container, textPage, type MessagePage, picture, textBlock } from '../ui/components.ts';
import { describeError } from '../outgoing/discord-errors.ts';
import { accentColor, playerNames, playerNamesLine } from '../ui/player-names.ts';
import { replayStrings as strings } from '../strings/viewing.ts';

/** Frames: one per turn, or every second or third turn of a very long match. */
const FRAMES = 40;

/** Shows the whole match as an animation; only once it is over, as it shows what every player knew. */
export async function animationPage({ context, interaction, customId }: Click): Promise<MessagePage> {
  const { language } = interaction;
  const entries = await context.matches.log(customId.match, interaction.person.id);
  const starts = entries.flatMap(({ turn }, index) =>
    index === 0 || entries[index - 1]?.turn !== turn ? [index] : [],
  );
  const every = Math.ceil(starts.length / FRAMES);
  const steps = [...starts.filter((_, index) => index % every === 0), entries.length - 1];
  const scenes: BoardScene[] = [];
  const { sheet, seat } = await context.matches.panel(customId.match, interaction.person.id);
  if (sheet.status !== 'over') throw problems.notOpen();
  for (const step of steps) {
    const { game, view } = await context.matches.replay(customId.match, interaction.person.id, step, null);
    const scene = game.views.scene(view, { kind: 'board', names: playerNames(sheet), lower: seat ?? 0 });
    if (scene.kind === 'board') scenes.push(scene);
  }
  try {
    const drawn = await context.renderer?.animate(scenes, { language });
    if (!drawn) return textPage(strings.noPictures[language]);
    const alt = strings.animated(sheet.id, starts.length)[language];
    const file: Attachment = { name: 'replay.gif', data: drawn.gif, type: 'image/gif', alt };
    return {
      components: [container(accentColor(null), [textBlock(`**${playerNamesLine(sheet)}**`), picture(file)])],
      files: [file],
    };
  } catch (error) {
    context.log.warn({ match: sheet.id, fault: describeError(error) }, 'could not draw an animation');
    return textPage(strings.noPictures[language]);
  }
}
