import type { BoardScene } from '../../engine/scene/index.ts';
import { problems } from '../../match/problems.ts';
import type { Click } from '../arriving/clicks/click.ts';
import { type Attached, frame, note, type Page, picture, say } from '../parts/components.ts';
import { describeFault } from '../sending/faults.ts';
import { accentOf, namesOf, versus } from '../parts/people.ts';
import { replayWords as words } from '../words/looks.ts';

/** A picture for each turn is enough to follow a match; of a very long one every second or third. */
const FRAMES = 40;

/** The whole match as a moving picture. Only when it is over: it shows everything both knew. */
export async function animationPage({ desk, visit, ticket }: Click): Promise<Page> {
  const { language } = visit;
  const told = await desk.matches.log(ticket.match, visit.person.id);
  const starts = told.flatMap(({ turn }, index) => (index === 0 || told[index - 1]?.turn !== turn ? [index] : []));
  const every = Math.ceil(starts.length / FRAMES);
  const steps = [...starts.filter((_, index) => index % every === 0), told.length - 1];
  const scenes: BoardScene[] = [];
  const { sheet, seat } = await desk.matches.panel(ticket.match, visit.person.id);
  if (sheet.status !== 'over') throw problems.notOpen();
  for (const step of steps) {
    const { game, view } = await desk.matches.replay(ticket.match, visit.person.id, step, null);
    const scene = game.sight.scene(view, { kind: 'board', names: namesOf(sheet), lower: seat ?? 0 });
    if (scene.kind === 'board') scenes.push(scene);
  }
  try {
    const drawn = await desk.renderer?.animate(scenes, { language });
    if (!drawn) return note(words.noPictures[language]);
    const alt = words.animated(sheet.id, starts.length)[language];
    const file: Attached = { name: 'replay.gif', data: drawn.gif, type: 'image/gif', alt };
    return { components: [frame(accentOf(null), [say(`**${versus(sheet)}**`), picture(file)])], files: [file] };
  } catch (error) {
    desk.log.warn({ match: sheet.id, fault: describeFault(error) }, 'a match could not be drawn as a moving picture');
    return note(words.noPictures[language]);
  }
}
