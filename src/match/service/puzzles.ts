import { questionOf } from '../../engine/answers.ts';
import type { AnyGame, BaseState } from '../../engine/game/index.ts';
import { continueMatch } from '../../engine/match.ts';
import { UnreadableMatch } from '../../engine/read-match.ts';
import { startPuzzle, type Puzzle } from '../../engine/puzzle.ts';
import { type Text, perLanguage } from '../../engine/text.ts';
import { type Ports, contextFor, commitChange, loadReadable } from '../transition/commit.ts';
import { seatOf } from '../transition/change-context.ts';
import { startAtPosition } from '../lobby/begin-match.ts';
import { puzzleOpponentName } from '../lobby/daily-puzzle.ts';
import { dailyPuzzleMark, dayAt, familiesWithPuzzles, puzzleOfDay, puzzlesOfFamily } from '../lobby/daily-seed.ts';
import { newMatch, toMatchPlayer } from '../lobby/lobby.ts';
import { resolveTerms } from '../lobby/terms.ts';
import { panelAfter, loadPanel } from '../view/load-panel.ts';
import type { Matches, Panel, PuzzleRequest } from '../matches.ts';
import { recordPuzzleResult, isSolvedBy, lastTriedFamily, loadStreak, puzzleFamilyOf } from '../play/puzzle-streak.ts';
import { problems } from '../problems.ts';
import type { MatchPlayer, Terms } from '../stored-match.ts';

/** Tries per person and day. */
const TRIES = 100;
/** Tries shown as squares. */
const SHOWN_TRIES = 10;

/**
 * Runs the puzzle of the day: the same position for everyone, played alone in the person's panel until the turn ends.
 */
export function puzzleService(ports: Ports): Pick<Matches, 'puzzle' | 'puzzleInfo' | 'streak' | 'puzzleFamilies'> {
  const { store, runtime, games, puzzles = [] } = ports;

  const families = familiesWithPuzzles(games, puzzles);
  const [usual] = families;
  const byFamily = new Map(families.map(({ id }) => [id, puzzlesOfFamily(games, puzzles, id)]));

  const ofDay = (day: string, family = usual?.id): Puzzle => {
    const puzzle = puzzleOfDay(byFamily.get(family ?? '') ?? [], day);
    if (!puzzle) throw problems.noPuzzle();
    return puzzle;
  };

  /** The id consists of day, person, family and try, so that asking again finds the same puzzle. */
  const idOf = (day: string, user: string, attempt: number, family: string): string =>
    runtime.id(`puzzle ${day} ${user} ${attempt}${family === usual?.id ? '' : ` ${family}`}`);

  /** Returns the family a person gets without choosing one: the one they tried last. */
  const familyFor = async (user: string): Promise<string> =>
    (await lastTriedFamily(
      ports,
      user,
      families.map(({ id }) => id),
    )) ??
    usual?.id ??
    '';

  async function puzzle(request: PuzzleRequest): Promise<Panel> {
    const { player, again, family = await familyFor(player.id) } = request;
    if (!byFamily.has(family)) throw problems.noPuzzle();
    const day = dayAt(runtime.now());
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const id = idOf(day, player.id, attempt, family);
      const open = await loadReadable(ports, id);
      if (open === undefined) continue;
      const finished = open ? null : await store.finished(id);
      const known = open ?? finished?.sheet ?? null;
      if (known && (known.terms.puzzle?.day !== day || seatOf(known.players, player.id) === null)) continue;
      if (finished) await recordPuzzleResult(ports, finished.sheet);
      if (finished && again) continue;
      if (known) return loadPanel(ports, id, player.id);
      const made = await begin(id, day, { ...request, family }, await counts(id, day, player.id, family));
      if (made) return made;
    }
    throw problems.busy();
  }

  /** Returns whether this try counts: the first of the day, also after this person's data was deleted. */
  const counts = async (id: string, day: string, user: string, family: string): Promise<boolean> =>
    id === idOf(day, user, 0, family) && (await store.mark(dailyPuzzleMark(day, family, user))) === null;

  async function begin(
    id: string,
    day: string,
    { player, home, token, family = '' }: PuzzleRequest,
    first: boolean,
  ): Promise<Panel | null> {
    const chosen = ofDay(day, family);
    const game = games.get(chosen.game) as AnyGame;
    const terms: Terms = {
      ...resolveTerms(games, {
        game: chosen.game,
        options: { variant: chosen.variant },
        clock: 'none',
        takebacks: false,
        rated: false,
      }),
      puzzle: {
        id: chosen.id,
        day,
        goal: chosen.goal,
        family,
        ...(first && home.guild !== null && { guild: home.guild }),
      },
    };
    const position = beginReadable(game, chosen);
    const [solver = 0] = game.rules.active(position.state);
    const level = [...ports.bots.keys()][0] ?? '';
    const players = Array.from({ length: chosen.seats ?? 2 }, (_, seat): MatchPlayer =>
      seat === solver ? toMatchPlayer(player) : { kind: 'computer', level, name: puzzleOpponentName(seat, solver) },
    );
    const sheet = newMatch(id, terms, { ...home, guild: null, channel: null }, players, runtime.now());
    const context = await contextFor(ports, sheet);
    const written = await commitChange(
      ports,
      context,
      sheet,
      await startAtPosition(context, sheet, position, runtime.seed(chosen.id).commitment),
      null,
      token,
    );
    return written && panelAfter(ports, written, player.id);
  }

  /** Returns whether each finished try of the day was solved, up to this one; the most recent ones only. */
  async function triesUpTo(last: string, day: string, user: string, family: string): Promise<readonly boolean[]> {
    const tries: boolean[] = [];
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const id = idOf(day, user, attempt, family);
      const finished = await store.finished(id);
      if (finished && finished.sheet.terms.puzzle?.day === day && seatOf(finished.sheet.players, user) !== null)
        tries.push(isSolvedBy(finished.sheet) === true);
      if (id === last || !finished) break;
    }
    return tries.slice(-SHOWN_TRIES);
  }

  /** Reads a puzzle's position; reports an unreadable one to the host and offers no puzzle. */
  function beginReadable(game: AnyGame, chosen: Puzzle): ReturnType<typeof startPuzzle> {
    try {
      return startPuzzle(game, chosen);
    } catch (error) {
      if (!(error instanceof UnreadableMatch)) throw error;
      ports.report(error);
      throw problems.noPuzzle();
    }
  }

  return {
    puzzle,
    puzzleFamilies: () => families,
    streak: (user, family = usual?.id ?? '') => loadStreak(ports, user, family),
    async puzzleInfo(id, user) {
      const sheet = (await store.load(id)) ?? (await store.finished(id))?.sheet;
      if (!sheet?.terms.puzzle) throw problems.unknownMatch();
      if (seatOf(sheet.players, user) === null) throw problems.notAPlayer();
      const { id: name, goal, day } = sheet.terms.puzzle;
      const known = puzzles.find((each) => each.id === name);
      const game = games.get(sheet.terms.game);
      const over = sheet.status === 'over';
      const family = puzzleFamilyOf(ports, sheet.terms);
      return {
        goal,
        start: known && game ? pointsBefore(game, known) : null,
        wins: known?.wins ?? false,
        solved: over ? isSolvedBy(sheet) : null,
        solution: over && known && game ? solutionOf(game, known) : [],
        counts: await counts(sheet.id, day, user, family),
        tries: await triesUpTo(sheet.id, day, user, family),
        streak: await loadStreak(ports, user, family),
        family,
      };
    },
  };
}

/** Returns the points of the solver at the start of a puzzle. */
function pointsBefore(game: AnyGame, puzzle: Puzzle): number {
  const { state } = startPuzzle(game, puzzle);
  return game.stats.points(state, game.rules.active(state)[0] ?? 0);
}

/** Returns the proven line as button labels, without the questions inside a move. */
function solutionOf(game: AnyGame, puzzle: Puzzle): readonly Text[] {
  let position = startPuzzle(game, puzzle);
  const texts: Text[] = [];
  for (const answer of puzzle.line) {
    const [seat = 0] = game.rules.active(position.state);
    const question = questionOf(position.open, seat);
    if (!question) break;
    const view: unknown = game.views.forSeat(position.state, seat);
    if (question.always === 'turn')
      texts.push(
        perLanguage((language) => answer.map((id) => game.text.label(view, question, id).text[language]).join(', ')),
      );
    position = continueMatch<BaseState, unknown, unknown, unknown>(game, position, seat, answer);
  }
  return texts;
}
