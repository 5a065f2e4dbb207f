import type { Refused } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import { taughtBy } from '../../match/view/tips.ts';
import { Stale } from '../../match/problems.ts';
import type { MessagePage } from '../ui/components.ts';
import type { BotContext } from '../context.ts';
import { asksForDeck } from './decks.ts';
import { boardImage } from './board-image.ts';
import { changedLessonPage, finishedLessonPage } from './lesson.ts';
import { PUZZLE_POSTED, puzzleResult } from './puzzle.ts';
import { sentPage } from './sent-challenge.ts';
import { isAwaitingAnswers, panelPage, type PanelOptions } from './panel.ts';
import { playerName, messageText } from '../ui/player-names.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import { panelStrings as strings } from '../strings/panel.ts';
import { puzzleStrings } from '../strings/puzzle.ts';
import { settingsStrings } from '../strings/settings.ts';

export type PanelExtras = Omit<
  PanelOptions,
  'panel' | 'language' | 'waiting' | 'hint' | 'task' | 'boardImage' | 'advice' | 'decks'
>;

/** Shows a person's panel, with their settings, tips and drafts. */
export async function showMatch(
  context: BotContext,
  interaction: InteractionContext,
  panel: Panel,
  extras: PanelExtras = {},
): Promise<MessagePage> {
  const { language, profile, person } = interaction;
  const puzzle =
    panel.sheet.terms.puzzle && panel.seat !== null ? await context.matches.puzzleInfo(panel.id, person.id) : null;
  if (puzzle && panel.sheet.status === 'over') {
    const posted = (await context.matches.uiState.uiValue(panel.id, PUZZLE_POSTED)) !== null;
    const { guild } = interaction;
    const { day = '' } = panel.sheet.terms.puzzle ?? {};
    return puzzleResult(
      panel,
      puzzle,
      context.matches.puzzleFamilies(),
      guild === null ? [] : await context.matches.puzzleSolvers(guild, puzzle.family, day),
      posted || interaction.guild === null,
      language,
    );
  }
  if (panel.sheet.terms.lesson && panel.seat !== null) {
    if (panel.sheet.status === 'over')
      return finishedLessonPage(
        panel,
        context.matches.puzzleFamilies().map(({ id }) => id),
        language,
      );
    if (!panel.lesson) return changedLessonPage(panel, language);
  }
  const idle = panel.seat !== null && panel.question === null && panel.sheet.status === 'open';
  const waiting = idle
    ? (await context.matches.list(person.id, panel.id)).filter(({ isAwaited: mine }) => mine).length
    : 0;
  const hint = profile.dmClosed && panel.seat !== null ? settingsStrings.dmHint[language] : null;
  const task = puzzle && puzzleStrings.task(puzzle.goal, puzzle.start, puzzle.wins, puzzle.counts)[language];
  const notice = extras.notice ?? noticeOf(panel, interaction);
  const taught = taughtBy(profile, panel);
  const advice = taught?.tip ?? null;
  const [seen, decks] = await Promise.all([
    boardImage(context, panel, language, interaction.attachments, {
      shown: panel.lesson?.place ?? advice?.place?.(panel.view) ?? null,
      narrow: extras.narrow ?? null,
    }),
    asksForDeck(panel) ? context.matches.decks(person.id, panel.game.info.id) : null,
    taught?.isNew ? context.matches.settings(person.id, { tips: taught.tips }) : null,
  ]);
  if (isAwaitingAnswers(panel)) context.openPanels.remember({ match: panel.id, interaction });
  const inBrowser = context.webUrl !== null;
  return panelPage({
    ...extras,
    panel,
    inBrowser,
    language,
    waiting,
    hint,
    notice,
    task,
    boardImage: seen,
    advice,
    decks,
  });
}

function noticeOf(panel: Panel, { language }: InteractionContext): string | null {
  if (panel.repeated) return strings.already[language];
  if (panel.seat !== null || panel.sheet.status !== 'open') return null;
  const names = panel.awaiting.map((seat) => playerName(panel.sheet, seat));
  return strings.foreign(names)[language];
}

/** Shows the match under the reason for a refusal; offers the answer again if it is still legal. */
export async function showRefusal(
  context: BotContext,
  interaction: InteractionContext,
  match: string,
  error: Refused,
): Promise<MessagePage> {
  const panel = await context.matches.panel(match, interaction.person.id);
  const again = error instanceof Stale ? (error.again?.answer ?? null) : null;
  const notice =
    error instanceof Stale
      ? strings.stale(panel.turn)[interaction.language]
      : messageText(error.reason, interaction.language, panel.sheet);
  if (panel.sheet.status === 'challenge' && panel.seat !== null) return sentPage(panel, interaction.language, notice);
  return showMatch(context, interaction, panel, { notice, again });
}
