import type { Language } from '../../engine/text.ts';
import { puzzlePlayers, processDailyPuzzle } from '../lobby/daily-puzzle.ts';
import { dayAt, familiesWithPuzzles, puzzleOfDay, puzzlesOfFamily } from '../lobby/daily-seed.ts';
import { newMatch } from '../lobby/lobby.ts';
import { stopServerPost } from '../lobby/server-post.ts';
import { resolveTerms } from '../lobby/terms.ts';
import { processWeeklyPost } from '../lobby/weekly-post.ts';
import type { Matches } from '../matches.ts';
import { puzzleFamilyOf } from '../play/puzzle-streak.ts';
import { problems } from '../problems.ts';
import type { StoredMatch, Terms } from '../stored-match.ts';
import { changeOf, type ChangeContext, type MatchChange } from '../transition/change-context.ts';
import { applyChange, commitChange, contextFor, type Ports } from '../transition/commit.ts';

/** Posts of one server that were switched off before. */
const TRIES = 100;

/** Switches a server's regular posts on and off: the daily puzzle and the week. */
export function serverPostService(ports: Ports): Pick<Matches, 'dailyPuzzle' | 'weeklyPost'> {
  const { store, runtime, games, puzzles = [] } = ports;

  /** The id consists of the name and the server: there is at most one. */
  async function toggle(
    name: string,
    guild: string,
    channel: string,
    language: Language,
    terms: () => Terms,
    begin: (context: ChangeContext, sheet: StoredMatch) => MatchChange | null,
    keeps: (terms: Terms) => boolean = () => true,
  ): Promise<'on' | 'moved' | 'off'> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const id = runtime.id(`${name} ${guild} ${attempt}`);
      const open = await store.load(id);
      if (open) {
        const here = open.home.parent === channel;
        const stays = keeps(open.terms);
        await applyChange(ports, id, null, (context, sheet) =>
          here || !stays
            ? stopServerPost(context, sheet)
            : changeOf({ ...sheet, home: { ...sheet.home, parent: channel, language } }),
        );
        if (!stays) continue;
        return here ? 'off' : 'moved';
      }
      if (await store.finished(id)) continue;
      const home = { guild, parent: channel, channel: null, language };
      const sheet = newMatch(id, terms(), home, puzzlePlayers(0, language), runtime.now());
      const context = await contextFor(ports, sheet);
      const first = begin(context, { ...sheet, status: 'open', expires: runtime.now() });
      if (first && (await commitChange(ports, context, sheet, first, null, null))) return 'on';
    }
    throw problems.busy();
  }

  return {
    async dailyPuzzle(guild, channel, language, family = null) {
      const [usual] = familiesWithPuzzles(games, puzzles);
      const terms = (): Terms => {
        const chosen = puzzleOfDay(puzzlesOfFamily(games, puzzles, family ?? usual?.id), dayAt(runtime.now()));
        if (!chosen) throw problems.noPuzzle();
        const { game, variant } = chosen;
        return { ...resolveTerms(games, { game, options: { variant }, clock: 'none' }), daily: true };
      };
      const keeps = (before: Terms): boolean => family === null || family === puzzleFamilyOf(ports, before);
      // A family without puzzles is refused before anything changes.
      if (family !== null) terms();
      return toggle('daily', guild, channel, language, terms, processDailyPuzzle, keeps);
    },
    async weeklyPost(guild, channel, language) {
      const [game = ''] = games.keys();
      const terms = (): Terms => ({ ...resolveTerms(games, { game, clock: 'none' }), weekly: true });
      return toggle('weekly', guild, channel, language, terms, processWeeklyPost);
    },
  };
}
