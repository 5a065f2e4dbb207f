import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { SceneRequest } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import {
  button,
  type ButtonStyleName,
  container,
  type ContainerPart,
  type MessagePage,
  picture,
  row,
  rows,
  textBlock,
  smallPrint,
} from '../ui/components.ts';
import type { BotContext } from '../context.ts';
import { formatCustomId } from '../interactions/custom-id.ts';
import { cut, LIMIT, plain, portions } from '../ui/limits.ts';
import { accentColor, labelText, playerNames, messageText } from '../ui/player-names.ts';
import { drawPicture, safeScene } from '../ui/draw.ts';
import { handText, numberedPlaces } from '../ui/scene-text.ts';
import { offeredPlaces } from '../questions/places.ts';
import { lessonText } from './lesson.ts';
import { panelStrings as strings } from '../strings/panel.ts';

const TEXT = 3600;

/** Shows the hand as a picture; without one, the board and hand as text. */
export async function handPage(context: BotContext, panel: Panel, language: Language): Promise<MessagePage> {
  const names = playerNames(panel.sheet);
  const topic: SceneRequest = panel.question
    ? { kind: 'hand', names, choices: panel.question.choices }
    : { kind: 'hand', names };
  return picturePage(context, panel, language, topic, []);
}

/** Shows all sides. */
export async function boardPage(context: BotContext, panel: Panel, language: Language): Promise<MessagePage> {
  return picturePage(
    context,
    panel,
    language,
    { kind: 'board', names: playerNames(panel.sheet) },
    viewButtons(panel, language),
  );
}

/** Shows one side, with numbers at the current choices. */
export async function zoomPage(
  context: BotContext,
  panel: Panel,
  language: Language,
  part: string | null,
): Promise<MessagePage> {
  const windows = panel.game.views.zoomAreas(panel.view);
  const own = panel.seat ?? panel.active[0] ?? 0;
  const wanted = windows.find(({ id }) => id === part) ?? windows.find(({ seat }) => seat === own) ?? windows[0];
  if (!wanted) return boardPage(context, panel, language);
  const sites = panel.question ? offeredPlaces(panel.game, panel.view, panel.question) : [];
  const topic: SceneRequest = {
    kind: 'zoom',
    names: playerNames(panel.sheet),
    window: wanted.id,
    ...(sites.length > 0 && { sites }),
  };
  return picturePage(context, panel, language, topic, viewButtons(panel, language));
}

async function picturePage(
  context: BotContext,
  panel: Panel,
  language: Language,
  topic: SceneRequest,
  links: readonly ContainerPart[],
): Promise<MessagePage> {
  const { game, view, sheet } = panel;
  const scene = safeScene(context.log, () => game.views.scene(view, topic));
  const alt =
    scene?.kind === 'hand'
      ? handText(scene, language, playerNames(sheet))
      : labelText(game.text.describe(view).alt, language, sheet);
  const file = await drawPicture(context.renderer, context.log, scene, language, alt);
  if (!scene || !file)
    return scene?.kind === 'hand' ? handInWords(panel, language, alt) : boardTextPage(panel, language, 0, links);
  const places = numberedPlaces(scene).map(([number, place]) => `**${number}** ${place}`);
  const numbers = places.length > 0 ? [textBlock(smallPrint(places.join(' · ')))] : [];
  return {
    components: [
      container(accentColor(panel.seat), [picture(file), ...numbers, ...links, ...backRow(panel, language)]),
    ],
    files: [file],
  };
}

const handInWords = (panel: Panel, language: Language, text: string): MessagePage => ({
  components: [container(accentColor(panel.seat), [textBlock(cut(plain(text), TEXT)), ...backRow(panel, language)])],
  files: [],
});

/** Shows the whole board as text, in as many pages as needed. */
export function boardTextPage(
  panel: Panel,
  language: Language,
  portion: number,
  links: readonly ContainerPart[] = [],
): MessagePage {
  const { game, view, id: match, seat, seq, sheet } = panel;
  const parts = portions(messageText(game.text.describe(view).text, language, sheet), TEXT);
  const at = Math.min(Math.max(portion, 0), Math.max(parts.length - 1, 0));
  const turning =
    parts.length > 1
      ? [
          row(
            button(formatCustomId({ match, seat, seq, verb: 'text', arg: `${at - 1}` }), '◀', 'secondary', at === 0),
            button(
              formatCustomId({ match, seat, seq, verb: 'text', arg: `${at + 1}` }),
              '▶',
              'secondary',
              at === parts.length - 1,
            ),
          ),
        ]
      : [];
  return {
    components: [
      container(accentColor(seat), [textBlock(parts[at] ?? '…'), ...turning, ...links, ...backRow(panel, language)]),
    ],
    files: [],
  };
}

function viewButtons({ sheet, game, view, id: match, seat, seq }: Panel, language: Language): readonly ContainerPart[] {
  const zooms = game.views
    .zoomAreas(view)
    .map(({ id, name }) =>
      button(
        formatCustomId({ match, seat, seq, verb: 'zoom', arg: id }),
        strings.zoomOn(labelText(name, language, sheet))[language],
      ),
    );
  const text = button(formatCustomId({ match, seat, seq, verb: 'text', arg: '0' }), strings.showText[language]);
  return rows([...zooms.slice(0, LIMIT.rowButtons - 1), text]);
}

export const backRow = (panel: Panel, language: Language): readonly ContainerPart[] => [
  ...(panel.lesson ? [lessonText(panel.lesson, language)] : []),
  row(backButton(panel, language, 'primary')),
];

export const backButton = (
  { id: match, seat, seq }: Panel,
  language: Language,
  style: ButtonStyleName,
): APIButtonComponentWithCustomId =>
  button(formatCustomId({ match, seat, seq, verb: 'open', arg: '' }), strings.back[language], style);
