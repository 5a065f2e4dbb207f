import { picksOf, randomAnswer } from '../../../src/engine/answers.ts';
import type { AnyGame } from '../../../src/engine/game/index.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { type Answer, PASS } from '../../../src/engine/script.ts';
import { games } from '../../../src/games/index.ts';
import type { Matches, Panel } from '../../../src/match/index.ts';
import { answerButtons } from '../../../src/discord/interactions/clicks/answer-buttons.ts';
import { choiceToken } from '../../../src/discord/interactions/custom-id.ts';
import type { BotContext } from '../../../src/discord/context.ts';
import { playRequest } from '../../../src/web/play/play-match.ts';
import { anna, ben, createHarness, home, type MatchHarness, userAt } from '../../match/harness.ts';

/** A way to give an answer. */
type Way = 'page' | 'click' | 'typed';

export interface MovedMatches {
  readonly matches: number;
  readonly answers: number;
  readonly used: Readonly<Record<Way, number>>;
  readonly faults: readonly string[];
}

const tables = [...games.values()].flatMap((game: AnyGame) =>
  game.info.variants.flatMap(({ id, seats: [least, most] }) =>
    least <= 2 && most >= 2 ? [{ game: game.info.id, variant: id }] : [],
  ),
);

/** Moves matches at random by the page, panel clicks and typed commands, and again by clicks alone, and compares them. */
export async function moveThreeWays(
  wanted: number,
  answersEach: number,
  onMatch: (done: number, faults: number) => void = () => undefined,
): Promise<MovedMatches> {
  const used = { page: 0, click: 0, typed: 0 };
  const faults: string[] = [];
  let answers = 0;
  for (let number = 0; number < wanted; number++) {
    const table = tables[number % tables.length] as (typeof tables)[number];
    const name = `${table.game} ${table.variant} ${number}`;
    const mixed = await moved(
      table,
      name,
      answersEach,
      (random) => (['page', 'click', 'typed'] as const)[random],
      used,
    );
    const alone = await moved(table, name, answersEach, () => 'click', { page: 0, click: 0, typed: 0 });
    answers += mixed.answers;
    if (mixed.state !== alone.state) faults.push(`${name}: other states`);
    onMatch(number + 1, faults.length);
  }
  return { matches: wanted, answers, used, faults };
}

async function moved(
  { game, variant }: (typeof tables)[number],
  name: string,
  most: number,
  wayAt: (number: 0 | 1 | 2) => Way | undefined,
  used: Record<Way, number>,
): Promise<{ readonly state: string; readonly answers: number }> {
  const number = Number(name.split(' ').at(-1)) + 1;
  const at = createHarness({}, number, undefined, [...games.values()]);
  const { id } = await begin(at.matches, game, variant);
  const random = randomFrom({ seed: name, drawn: 0 });
  let answers = 0;
  for (; answers < most; answers++) {
    const sheet = await at.store.load(id);
    if (!sheet || sheet.status !== 'open' || sheet.waits.length === 0) break;
    const seat = sheet.waits[random.below(sheet.waits.length)]?.seat ?? 0;
    const user = userAt(sheet, seat);
    const panel = await at.matches.panel(id, user);
    // Drawn in any case, so that both have the same chances.
    const way = wayAt(random.below(3) as 0 | 1 | 2) ?? 'click';
    if (!panel.question) continue;
    const answer = randomAnswer(panel.question, random);
    used[way]++;
    await ways[way](at, panel, user, answer, `t-${answers}-of-${number}`);
  }
  return { state: stateOf(await at.store.load(id)), answers };
}

const stateOf = (sheet: Awaited<ReturnType<MatchHarness['store']['load']>>): string =>
  JSON.stringify(sheet && { match: sheet.match, log: sheet.log, answers: sheet.answers, banks: sheet.banks });

async function begin(matches: Matches, game: string, variant: string): Promise<Panel> {
  const wish = { game, options: { variant }, home, token: null };
  const { id } = await matches.challenge({ ...wish, challenger: anna, opponents: [ben] });
  return matches.accept(id, ben.id, null);
}

const ways: Readonly<
  Record<Way, (at: MatchHarness, panel: Panel, user: string, answer: Answer, token: string) => Promise<void>>
> = {
  async page({ matches }, { id, seq }, user, answer, token) {
    const reply = await playRequest({ matches, user, id }, 'answer', { seq, answer, token });
    if ('problem' in reply && reply.problem) throw new Error(reply.problem.en);
  },
  async click({ matches }, { id, seq, question, seat }, user, answer, token) {
    const [only = ''] = answer;
    const single =
      answer.length === 1 && (question?.max === 1 || only === PASS || only === question?.hints?.standalone);
    if (!single) await matches.uiState.saveDraft(id, seat ?? 0, { seq, picks: picksOf(answer) });
    const verb = single ? 'pick' : 'confirm';
    const arg = single ? choiceToken(question?.key ?? '', only) : '';
    const customId = { match: id, seat, seq, verb, arg };
    const context = { matches } as BotContext;
    await answerButtons[verb]?.({ context, customId, user, token, values: [], fields: new Map(), ticked: new Map() });
  },
  async typed({ matches }, { id }, user, answer, token) {
    await matches.answerByMove(id, user, answer.join(', '), token);
  },
};
