import { questionOf } from '../../engine/answers.ts';
import type { AnyGame } from '../../engine/game/index.ts';
import type { Given } from '../../engine/match.ts';
import { restOn } from '../change/progress.ts';
import { guarded, type Ports, scopeFor } from '../change/commit.ts';
import { byFeat, isHidden, listName } from '../lobby/day.ts';
import type { Figures, Matches } from '../matches.ts';
import { type Advice, hintFor } from '../look/hint.ts';
import { speakingOfTrouble } from '../look/judging.ts';
import { openSheet, panelOf } from '../look/panel.ts';
import { wordsFor } from '../posts.ts';
import { problems } from '../problems.ts';
import { writeRecord } from '../look/record.ts';
import { remembering } from '../look/remembered.ts';
import { type Review, reviewOf } from '../look/review.ts';
import type { Passage } from '../look/story.ts';
import { type Scope, seatOf } from '../change/context.ts';
import { heldSeat, isAside, type Past } from '../sheet.ts';

type Looking = Pick<Matches, 'inChannel' | 'past' | 'pastOf' | 'log' | 'replay' | 'figures' | 'record' | 'share' | 'isShared' | 'hint' | 'best' | 'review' | 'asked'>;

/** A match with everything that is needed to tell it from the beginning. */
interface Story {
  readonly scope: Scope;
  readonly sheet: Past['sheet'];
  readonly seed: string;
  readonly history: readonly Given[];
  readonly over: boolean;
}

/** So many of each are remembered, some kilobytes each. Every process remembers its own: they cost time, and are right anywhere. */
const REVIEWS = 100;
const HINTS = 200;

export function looking(ports: Ports): Looking {
  const { store } = ports;
  const reviews = remembering<Review>(REVIEWS);
  const hints = remembering<Advice>(HINTS);

  async function storyOf(id: string): Promise<Story> {
    const sheet = await guarded(ports, id, () => store.load(id));
    if (sheet && isAside(sheet.terms)) throw problems.aside();
    if (sheet) {
      const scope = await scopeFor(ports, sheet);
      if (!sheet.match) throw problems.notOpen();
      const { rng } = await guarded(ports, id, () => restOn(scope.game, sheet));
      return { scope, sheet, seed: rng.seed, history: await store.history(id), over: false };
    }
    const past = await store.past(id);
    if (!past || past.sheet.startedAt === null) throw problems.unknownMatch();
    if (isAside(past.sheet.terms)) throw problems.aside();
    return { scope: await scopeFor(ports, past.sheet), ...past, over: true };
  }

  /** After the set-up and each of these answers. */
  const passagesOf = async ({ scope: { game }, ...story }: Story, answers = Infinity): Promise<readonly Passage[]> =>
    (await ports.tales({ game, ...story })).slice(0, answers + 1);

  return {
    async inChannel(channel) {
      const sheet = await store.inChannel(channel);
      return sheet && openSheet(sheet);
    },
    hint: (id, user) => hintFor(ports, id, user, hints),
    past: (id) => store.past(id),
    async pastOf(user, limit) {
      return (await store.pastOf(user, limit)).filter(({ sheet }) => sheet.startedAt !== null && !isAside(sheet.terms));
    },
    async best(list, limit) {
      const found = await Promise.all((await store.best(listName(list), LOOKED_AT)).map((id) => store.past(id)));
      const sorted = found.flatMap((past) => past ?? []).sort(byFeat);
      const person = ({ sheet }: Past): string => sheet.players.map((player) => (player.kind === 'person' ? player.id : '')).join();
      // Everybody stands there once, with the best.
      return sorted.filter((past, at) => sorted.findIndex((other) => person(other) === person(past)) === at).slice(0, limit);
    },
    async log(id, user) {
      const story = await storyOf(id);
      const seat = user === null ? null : seatOf(story.sheet.players, user);
      return (await passagesOf(story)).map(({ given, turn, events }, answer) => ({
        answer,
        turn,
        seat: given?.seat ?? null,
        texts: wordsFor(story.scope.game, events, seat),
      }));
    },
    async replay(id, user, answers, side) {
      const story = await storyOf(id);
      const passages = await passagesOf(story, Math.max(0, answers));
      const { standing, events } = passages.at(-1) as Passage;
      const { scope, sheet } = story;
      const seed = story.over && !isHidden(sheet.terms, scope.now) ? { seed: story.seed } : {};
      const panel = panelOf(scope, sheet, standing, user, { ...seed, news: events });
      const past = { ...panel, question: null, awaiting: [], undo: null, may: [] };
      if (!story.over || side === undefined) return past;
      return { ...past, view: scope.game.sight.view(standing.state, side), news: wordsFor(scope.game, events, side) };
    },
    async figures(id) {
      const story = await storyOf(id);
      return figuresOf(story.scope.game, story.sheet.players.length, await passagesOf(story));
    },
    async share(id, user, on) {
      const sheet = (await store.load(id)) ?? (await store.past(id))?.sheet;
      if (!sheet) throw problems.unknownMatch();
      if (heldSeat(sheet.players, user) === null) throw problems.notAPlayer();
      await store.share(id, on);
    },
    isShared: (id) => store.isShared(id),
    async asked(id, answer) {
      const story = await storyOf(id);
      if (!story.over) throw problems.stillRunning();
      const { game } = story.scope;
      const passage = (await passagesOf(story, answer)).at(-1);
      if (!passage?.given) return { game, view: null, asked: null };
      const { before, given } = passage;
      return { game, view: game.sight.view(before.state, given.seat), asked: questionOf(before.open, given.seat) };
    },
    async review(id) {
      const story = await storyOf(id);
      if (!story.over) throw problems.stillRunning();
      if (!ports.judge) throw problems.nobodyJudges();
      const judge = speakingOfTrouble(ports.judge, ports.report);
      const { terms, players } = story.sheet;
      // Nothing changes about a match that is over, and everybody who may look at it reads the same.
      return reviews(id, async () => reviewOf(story.scope.game, id, String(terms.options['variant']), players.length, await passagesOf(story), judge));
    },
    async record(id) {
      const past = await store.past(id);
      if (!past) throw (await store.load(id)) ? problems.notOverYet() : problems.unknownMatch();
      if (past.sheet.startedAt === null) throw problems.unknownMatch();
      if (isAside(past.sheet.terms)) throw problems.aside();
      const { game, now } = await scopeFor(ports, past.sheet);
      return writeRecord(game, past, isHidden(past.sheet.terms, now), await ports.tales({ game, ...past }));
    },
  };
}

/** More than are shown: somebody may stand there several times. */
const LOOKED_AT = 100;

function figuresOf(game: AnyGame, length: number, passages: readonly Passage[]): Figures {
  const seats = Array.from({ length }, (_, seat) => seat);
  const byTurn = new Map(passages.map(({ turn, standing }) => [turn, standing.state]));
  byTurn.delete(0);
  const events = passages.flatMap((passage) => passage.events.map(({ event }) => event));
  return {
    points: seats.map((seat) => [...byTurn.values()].map((state) => game.chronicle.points(state, seat))),
    throws: game.chronicle.dice.map(({ faces, fell }) => {
      const fallen = events.flatMap((event) => fell(event));
      return faces.map(({ id }) => seats.map((seat) => fallen.filter((each) => each.face === id && each.seat === seat).length));
    }),
  };
}
