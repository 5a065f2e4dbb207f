import type { AnyGame } from '../../engine/game/index.ts';
import { pickableCopies } from '../../engine/picks.ts';
import { type HandScene, type Scene, type SceneRequest, withRanking } from '../../engine/scene/index.ts';
import type { Seat } from '../../engine/script.ts';
import { perLanguage, type Text } from '../../engine/text.ts';
import type { Panel, PanelAction, SeenMatch, SavedDeck } from '../../match/matches.ts';
import { orderKey } from '../../match/play/standing-orders.ts';
import { verdictTexts } from '../../match/view/verdict-texts.ts';
import { isSideGame, type Profile } from '../../match/stored-match.ts';
import { wordAnswer, describeQuestion } from './describe-question.ts';
import { type PlayAction, playActions, type PlayEvent, type PlayOrder, type PlayPosition } from './play-api.ts';
import { playStrings as strings } from './play-strings.ts';
import { joinedNames, discordLink, titleAgainst, variantIdOf } from './describe-match-line.ts';
import { withNames } from './with-names.ts';

/** Everything a position is described from. */
export interface PositionParts {
  readonly seen: SeenMatch;
  readonly profile: Pick<Profile, 'tips' | 'orders'>;
  /** The person's decks, if the question asks for one. */
  readonly decks: readonly SavedDeck[] | null;
  /** The ids of other matches that wait for the person. */
  readonly waiting: readonly string[];
  /** Number of answers after which events are new to the person; null for those of the current turn. */
  readonly since: number | null;
  readonly levelName: (level: string) => Text;
}

/** Lines of the log. */
const LOG_LINES = 60;
const CARDS_TITLE: Text = { en: 'Cards to choose from', de: 'Karten zur Auswahl' };

/** Describes everything a player may see and do in a match: pure, from what the match layer shows this player. */
export function describePosition(parts: PositionParts): PlayPosition {
  const { panel } = parts.seen;
  const { sheet, game, seat } = panel;
  if (seat === null) throw new Error('only for players');
  const names = sheet.players.map(({ name }) => name);
  return withNames<PlayPosition>(
    {
      id: panel.id,
      seq: panel.seq,
      answers: sheet.answers,
      version: sheet.seq,
      status: sheet.status,
      game: game.info.id,
      variant: variantIdOf(sheet),
      title: titleAgainst(sheet, game, seat),
      seat,
      seats: sheet.players.map((player) => ({
        name: player.name,
        ...(player.kind === 'computer' && { computer: parts.levelName(player.level) }),
      })),
      turn: panel.turn,
      active: panel.active,
      awaiting: panel.awaiting,
      clocks: sheet.waits.map((wait) => ({ seat: wait.seat, due: wait.due, bank: wait.stage === 'bank' })),
      ...picturesOf(panel, names),
      result: sheet.status === 'over' ? resultOf(panel, names) : null,
      log: parts.seen.log.slice(-LOG_LINES).map(eventOf),
      news: newsOf(parts).map(eventOf),
      question: describeQuestion(panel, parts.decks, parts.profile),
      offer: offerOf(panel),
      undo: undoOf(panel),
      actions: playActions.filter((action) => panel.actions.includes(panelAction(action))),
      requests: requestsTo(panel, seat),
      hint: panel.actions.includes('hint'),
      orders: ordersOf(game, parts.profile),
      ahead: panel.ahead && { upTo: panel.ahead.upTo, turns: panel.ahead.turns },
      mayPlanAhead: sheet.status === 'open' && !panel.question && !isSideGame(sheet.terms),
      next: parts.waiting[0] ?? null,
      waitingMatches: parts.waiting.length,
      discord: discordLink(sheet),
    },
    names,
  );
}

/** Returns the action of a panel that stands for one of the page. */
const panelAction = (action: PlayAction): PanelAction =>
  action === 'ask-take-back-step' || action === 'ask-take-back-turn' ? 'ask-take-back' : action;

type Pictures = Pick<PlayPosition, 'board' | 'hand' | 'cards' | 'words'>;

function picturesOf(panel: Panel, names: readonly string[]): Pictures {
  const { game, view, question, seat } = panel;
  const nothing = { en: '', de: '' };
  if (view === null || seat === null)
    return { board: null, hand: null, cards: null, words: { text: nothing, brief: nothing, hand: nothing } };
  const scene = (topic: SceneRequest): Scene => game.views.scene(view, topic);
  const sites = question ? placesFor(game, view, question.choices, panel) : [];
  const choices = question?.choices ?? [];
  const hand = scene({ kind: 'hand', names, choices });
  const { text, brief } = game.text.describe(view);
  return {
    board: scene({ kind: 'board', names, lower: seat, sites }),
    hand,
    cards: question?.hints?.pictured
      ? scene({ kind: 'cards', names, title: CARDS_TITLE, ids: pickableCopies(question) })
      : null,
    words: { text, brief, hand: hand.kind === 'hand' ? handText(hand) : strings.noHand },
  };
}

/** Returns the places that a question is about, each once. */
function placesFor(
  game: AnyGame,
  view: unknown,
  choices: readonly string[],
  { question }: Pick<Panel, 'question'>,
): readonly string[] {
  if (!question) return [];
  return [...new Set(choices.flatMap((id) => game.text.label(view, question, id).place ?? []))];
}

/** Lists the cards and goods of a hand. */
function handText({ tiles = [], cards, goods }: HandScene): Text {
  return perLanguage((language) => {
    const held = [
      ...tiles.flat().map(({ ware, count }) => `${count} ${ware.name[language]}`),
      ...cards.map(({ card, status }) => `${card.name[language]}${status ? ` (${status.text[language]})` : ''}`),
      ...(goods?.chips.map(({ amount, ware }) => `${amount} ${ware.name[language]}`) ?? []),
    ];
    return held.length > 0 ? held.join(', ').replaceAll('\u00ad', '') : strings.noHand[language];
  });
}

function resultOf({ game, view, sheet, seat }: Panel, names: readonly string[]): PlayPosition['result'] {
  const { ending } = sheet;
  const ranked = ending && 'ranking' in ending ? ending : null;
  const winners = ranked?.ranking[0] ?? [];
  const text =
    winners.length === 0
      ? strings.result.none
      : names.length === 1 && winners.includes(seat ?? 0)
        ? strings.result.finished
        : perLanguage(
            (language) =>
              strings.result.won(
                joinedNames(
                  winners.map((winner) => names[winner] ?? ''),
                  language,
                ),
                winners.length > 1,
              )[language],
          );
  const scene = view === null || !ranked ? null : game.views.scene(view, { kind: 'result', names });
  if (scene?.kind !== 'result' || !ranked) return { scene, text };
  return { scene: { ...withRanking(scene, ranked.ranking), ...verdictTexts[ranked.kind] }, text };
}

const eventOf = ({ seq, turn, text, main, roll }: SeenMatch['log'][number]): PlayEvent => ({
  answer: seq,
  turn,
  text,
  main,
  ...(roll && { roll }),
});

/** Returns what happened since the person last looked, or in the current turn. */
function newsOf({ seen: { log, panel }, since }: PositionParts): SeenMatch['log'] {
  return since === null ? log.filter(({ turn }) => turn === panel.turn) : log.filter(({ seq }) => seq > since);
}

function offerOf({ game, view, sheet }: Panel): PlayPosition['offer'] {
  const offer = view === null || sheet.status !== 'open' ? null : game.text.openOffer?.(view);
  return offer ? { from: offer.from, lines: offer.lines, awaiting: offer.awaiting } : null;
}

function undoOf({ game, undo }: Panel): PlayPosition['undo'] {
  if (!undo) return null;
  const { answer, asked, view, byOrder } = undo;
  return { label: wordAnswer(game, view, asked, answer.answer), order: byOrder !== null, turn: true };
}

const requestsTo = ({ requests, sheet }: Panel, seat: Seat): PlayPosition['requests'] =>
  requests
    .filter(({ agreed }) => !agreed.includes(seat))
    .map((request) => {
      const name = sheet.players[request.seat]?.name ?? '';
      return {
        from: request.seat,
        text:
          request.kind === 'take-back'
            ? strings.wants['take-back'](name, request.answers)
            : strings.wants[request.kind](name),
      };
    });

const ordersOf = (game: AnyGame, profile: Pick<Profile, 'orders'>): readonly PlayOrder[] =>
  game.ai.orders.map((order) => {
    const own = profile.orders[orderKey(game, order)];
    const setting = own?.setting ?? order.defaultSetting ?? null;
    return {
      id: order.id,
      name: order.name,
      about: order.about,
      settings: order.settings,
      setting,
      mode: own?.mode ?? (setting === null ? null : 'now'),
      own: own !== undefined,
    };
  });
