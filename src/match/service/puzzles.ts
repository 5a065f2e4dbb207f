import { questionOf } from '../../engine/answers.ts';
import type { AnyGame, Resting } from '../../engine/game/index.ts';
import { goOn } from '../../engine/match.ts';
import { Unreadable } from '../../engine/migrate.ts';
import { beginPuzzle, type Puzzle } from '../../engine/puzzle.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { change, type Ports, scopeFor, write } from '../change/commit.ts';
import { changed, seatOf } from '../change/context.ts';
import { startAtPosition } from '../lobby/begin.ts';
import { sides, stopDaily, wakeDaily } from '../lobby/daily.ts';
import { dayAt, puzzleOn } from '../lobby/day.ts';
import { blankSheet, personOf } from '../lobby/lobby.ts';
import { termsOf } from '../lobby/terms.ts';
import { panelAfter, panelFor } from '../look/panels.ts';
import type { Matches, Panel, PuzzleWish } from '../matches.ts';
import { enterPuzzle, isSolvedBy, streakOf } from '../play/streak.ts';
import { problems } from '../problems.ts';
import type { Player, Terms } from '../sheet.ts';

/** Tries of one person on one day. */
const TRIES = 100;

/** The puzzle of the day: the same position for everybody, played alone in the own panel until the turn is over. */
export function puzzling(ports: Ports): Pick<Matches, 'puzzle' | 'puzzleFacts' | 'streak' | 'dailyPuzzle'> {
  const { store, world, games, puzzles = [] } = ports;

  const ofDay = (day: string): Puzzle => {
    const puzzle = puzzleOn(puzzles, day);
    if (!puzzle || !games.has(puzzle.game)) throw problems.noPuzzle();
    return puzzle;
  };

  /** The id is made of day, person and try: whoever asks again meets what is there. */
  async function puzzle(wish: PuzzleWish): Promise<Panel> {
    const { player, again } = wish;
    const day = dayAt(world.now());
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const id = world.id(`puzzle ${day} ${player.id} ${attempt}`);
      const open = await store.load(id);
      const past = open ? null : await store.past(id);
      const known = open ?? past?.sheet ?? null;
      if (known && (known.terms.puzzle?.day !== day || seatOf(known.players, player.id) === null)) continue;
      if (past) await enterPuzzle(ports, past.sheet);
      if (past && again) continue;
      if (known) return panelFor(ports, id, player.id);
      const made = await begin(id, day, wish);
      if (made) return made;
    }
    throw problems.busy();
  }

  async function begin(id: string, day: string, { player, home, token }: PuzzleWish): Promise<Panel | null> {
    const chosen = ofDay(day);
    const game = games.get(chosen.game) as AnyGame;
    const terms: Terms = {
      ...termsOf(games, { game: chosen.game, options: { variant: chosen.variant }, clock: 'none', takebacks: false, rated: false }),
      puzzle: { id: chosen.id, day, goal: chosen.goal },
    };
    const standing = begun(game, chosen);
    const [solver = 0] = game.rules.active(standing.state);
    const other: Player = { kind: 'computer', level: [...ports.bots.keys()][0] ?? '', name: 'Computer' };
    const players = [0, 1].map((seat) => (seat === solver ? personOf(player) : other));
    const sheet = blankSheet(id, terms, { ...home, guild: null, channel: null }, players, world.now());
    const scope = await scopeFor(ports, sheet);
    const written = await write(ports, scope, sheet, await startAtPosition(scope, sheet, standing, world.seed(chosen.id).commitment), null, token);
    return written && panelAfter(ports, written, player.id);
  }

  /** A position that cannot be read is no reason to fail: there is none today, and whoever runs the bot is told. */
  function begun(game: AnyGame, chosen: Puzzle): ReturnType<typeof beginPuzzle> {
    try {
      return beginPuzzle(game, chosen);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      ports.report(error);
      throw problems.noPuzzle();
    }
  }

  /** The id is made of the server: there is one at most. */
  async function dailyPuzzle(guild: string, channel: string, language: Language): Promise<'on' | 'moved' | 'off'> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const id = world.id(`daily ${guild} ${attempt}`);
      const open = await store.load(id);
      if (open) {
        const here = open.home.parent === channel;
        await change(ports, id, null, (scope, sheet) => (here ? stopDaily(scope, sheet) : changed({ ...sheet, home: { ...sheet.home, parent: channel, language } })));
        return here ? 'off' : 'moved';
      }
      if (await store.past(id)) continue;
      const chosen = ofDay(dayAt(world.now()));
      const terms: Terms = { ...termsOf(games, { game: chosen.game, clock: 'none' }), daily: true };
      const sheet = blankSheet(id, terms, { guild, parent: channel, channel: null, language }, sides(0, language), world.now());
      const scope = await scopeFor(ports, sheet);
      const first = wakeDaily(scope, { ...sheet, status: 'open', expires: world.now() });
      if (first && (await write(ports, scope, sheet, first, null, null))) return 'on';
    }
    throw problems.busy();
  }

  return {
    puzzle,
    dailyPuzzle,
    streak: (user) => streakOf(ports, user),
    async puzzleFacts(id, user) {
      const sheet = (await store.load(id)) ?? (await store.past(id))?.sheet;
      if (!sheet?.terms.puzzle) throw problems.unknownMatch();
      if (seatOf(sheet.players, user) === null) throw problems.notAPlayer();
      const { id: name, goal, day } = sheet.terms.puzzle;
      const known = puzzles.find((each) => each.id === name);
      const game = games.get(sheet.terms.game);
      const over = sheet.status === 'over';
      return {
        goal,
        wins: known?.wins ?? false,
        solved: over ? isSolvedBy(sheet) : null,
        solution: over && known && game ? solutionOf(game, known) : [],
        counts: sheet.id === world.id(`puzzle ${day} ${user} 0`),
        streak: await streakOf(ports, user),
      };
    },
  };
}

/** The proven line in the words of its buttons; what is asked within a move is left out. */
function solutionOf(game: AnyGame, puzzle: Puzzle): readonly Text[] {
  let standing = beginPuzzle(game, puzzle);
  const said: Text[] = [];
  for (const answer of puzzle.line) {
    const [seat = 0] = game.rules.active(standing.state);
    const question = questionOf(standing.open, seat);
    if (!question) break;
    const view: unknown = game.sight.view(standing.state, seat);
    if (question.always === 'turn') said.push(text((language) => answer.map((id) => game.words.label(view, question, id).text[language]).join(', ')));
    standing = goOn<Resting, unknown, unknown, unknown>(game, standing, seat, answer);
  }
  return said;
}
