import { describe, expect, it } from 'vitest';
import { createDiscordNotifier } from '../../src/discord/posts/notifier.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { startMatch } from '../../src/engine/match.ts';
import type { Seat } from '../../src/engine/script.ts';
import { type Language, verbatim } from '../../src/engine/text.ts';
import type { PublicMatch } from '../../src/match/matches.ts';
import type { WordedEvent, NoteDetail, Post, PostDetails, PostKind } from '../../src/match/posts.ts';
import type { MatchPlayer, Terms } from '../../src/match/stored-match.ts';
import type { RecipientView } from '../../src/match/view/notifier.ts';
import { toy } from '../toy/toy-game.ts';
import { recordedDiscord, refusal, type Refusals, tooOldToEdit } from './recorded-discord.ts';

const START = 1_800_000_000_000;
const HOUR = 3_600_000;
const terms: Terms = {
  game: 'toy',
  options: toy.info.options.parse({ variant: 'short' }),
  clock: 'normal',
  takebacks: true,
  rated: false,
} as unknown as Terms;
const person = (name: string): MatchPlayer => ({ kind: 'person', id: name.toLowerCase(), name });
const computer: MatchPlayer = { kind: 'computer', level: 'good', name: 'Computer' };
const open = { kind: 'open', name: '' } as MatchPlayer;
const { state } = startMatch(toy, toy.info.options.parse({}), 2, 'seed');

const heard = (seq: number, words: string, more: Partial<WordedEvent> = {}): WordedEvent => ({
  seq,
  text: verbatim(words),
  talk: false,
  main: false,
  ...more,
});
const news = [heard(3, '{seat 0} gained 1'), heard(4, '{seat 1} sang a song', { main: true })];

function matchOf(language: Language, players: readonly MatchPlayer[], more: Partial<PublicMatch> = {}): PublicMatch {
  return {
    id: 'K7Q2M',
    seq: 1000,
    status: 'open',
    terms,
    home: { guild: 'tavern', parent: 'games', channel: 'thread', language },
    players,
    agreed: players.map(() => true),
    createdAt: START - HOUR,
    startedAt: START,
    endedAt: null,
    ending: null,
    commitment: 'c0ffee',
    answers: 5,
    banks: [],
    away: [],
    requests: [],
    expires: null,
    takebacks: players.map(() => 0),
    missed: [],
    tempo: [],
    undos: 0,
    awaited: [],
    challenger: 0,
    previous: null,
    lastActed: [],
    waits: [],
    ...more,
  } as unknown as PublicMatch;
}

/** A post, to the channel or to a seat, and what its recipient may see. */
interface Step {
  readonly kind: PostKind;
  readonly detail: object;
  readonly to?: Seat;
  readonly push?: boolean;
  readonly id?: string;
  readonly maybeSent?: boolean;
  readonly sheet?: Partial<PublicMatch>;
  readonly view?: Partial<RecipientView>;
}

const post = <K extends PostKind>(
  kind: K,
  detail: PostDetails<WordedEvent>[K],
  more: Omit<Step, 'kind' | 'detail'> = {},
): Step => ({ kind, detail, ...more });
const note = (detail: NoteDetail<WordedEvent>): Step => post('note', detail);

interface Scenario {
  readonly title: string;
  readonly language?: Language;
  readonly players?: readonly MatchPlayer[];
  readonly sheet?: Partial<PublicMatch>;
  readonly discord?: Parameters<typeof recordedDiscord>[0];
  readonly steps: readonly Step[];
}

/** What the recipient of a post on this seat, or everyone, may see. */
const baseView = (sheet: PublicMatch, seat: Seat | null): RecipientView => ({
  sheet,
  game: toy,
  seat,
  view: toy.views.forSeat(state, seat),
  question: null,
  seq: 999,
  active: [0],
  usualMove: null,
  invitation: null,
  lastRoll: null,
  isPresent: false,
  isHidden: false,
  turnOf: () => 3,
});

/** Everything that is said of these posts, in order. */
async function said({
  language = 'en',
  players = [person('Anna'), person('Ben')],
  ...scenario
}: Scenario): Promise<string> {
  const { context, messageRefs, take } = recordedDiscord(scenario.discord);
  const notifier = createDiscordNotifier(context, messageRefs);
  const lines = [`# ${scenario.title}`];
  for (const [
    index,
    { kind, detail, to, push = true, id = `p${index}`, maybeSent = false, ...step },
  ] of scenario.steps.entries()) {
    const sheet = matchOf(language, players, { ...scenario.sheet, ...step.sheet });
    const view: RecipientView = { ...baseView(sheet, to ?? null), ...step.view };
    const sent = {
      id,
      match: sheet.id,
      to: to ?? 'channel',
      push,
      at: START,
      kind,
      detail,
    } as unknown as Post<WordedEvent>;
    await notifier.notify(sent, view, maybeSent).catch((error: unknown) => {
      context.log.error({}, `to be tried again: ${String(error)}`);
    });
    const about = Object.entries(detail).flatMap(([key, value]) =>
      /event|about|step|stage/u.test(key) && typeof value === 'string' ? [value] : [],
    );
    lines.push(
      `## ${[kind, ...about].join(' ')}${to === undefined ? '' : ` to ${sheet.players[to]?.name}`}`,
      ...take(),
    );
  }
  return lines.join('\n').replaceAll(/<t:(\d+):(\w)>/gu, (_, at: string, form: string) => {
    return `<${form} +${Math.round((Number(at) * 1000 - START) / 60_000)} min>`;
  });
}

const turn: PostDetails<WordedEvent>['turn'] = {
  turn: 3,
  seat: 0,
  events: news,
  due: START + 48 * HOUR,
  calls: [0],
  undos: 0,
  progress: { answers: 4, kept: 4, awaited: [], key: null, until: null },
};
const roll = { id: 'roll', text: { en: 'Roll', de: 'Würfeln' }, seq: 999 };
const question = { seat: 1, key: 'reply', choices: ['yes', 'no', 'crop'], min: 1, max: 1, fallback: ['no'] } as const;
const offer = {
  lines: [verbatim('{seat 0} offers a crop'), verbatim('{seat 1}: no')],
  awaiting: [1],
  answers: [{ id: 'yes', text: { en: 'Accept', de: 'Annehmen' } }],
  otherLabel: { en: 'Other…', de: 'Anders …' },
  from: 0,
  deals: [],
} as const;
const overDetail: PostDetails<WordedEvent>['over'] = {
  ending: { kind: 'won', ranking: [[1], [0]] },
  score: [
    [
      { points: 2, source: verbatim('Crops') },
      { points: 0, source: verbatim('Songs') },
    ],
    [{ points: 5, source: verbatim('Crops') }],
  ],
  turns: 12,
  seed: 'c0de',
  commitment: 'c0ffee',
  events: [heard(9, '{seat 1} won')],
};
const isOver: Partial<PublicMatch> = {
  status: 'over',
  endedAt: START + HOUR,
  ending: overDetail.ending,
  takebacks: [0, 2],
  tempo: [
    { waits: 2, spent: 3 * HOUR },
    { waits: 0, spent: 0 },
  ],
};

/** What is said in the course of any match between two people. */
const course: readonly Step[] = [
  post(
    'challenge',
    { event: 'made', terms, seat: 0, calls: [1], previous: null },
    { sheet: { status: 'challenge', agreed: [true, false], expires: START + 72 * HOUR } },
  ),
  post(
    'challenge',
    {
      event: 'proposed',
      terms: { ...terms, clock: 'slow' },
      before: { terms, seats: 2 },
      seat: 1,
      calls: [0],
      previous: null,
    },
    { sheet: { status: 'challenge', agreed: [false, true], terms: { ...terms, clock: 'slow' } } },
  ),
  post(
    'challenge',
    { event: 'reminder', terms, seat: null, calls: [1], previous: null },
    { sheet: { status: 'challenge', agreed: [true, false] } },
  ),
  post(
    'challenge',
    { event: 'reworded', terms, seat: null, calls: [], previous: null },
    { sheet: { status: 'challenge', agreed: [true, false] } },
  ),
  post(
    'start',
    { terms, commitment: 'c0ffee', first: 1 },
    { sheet: { home: { guild: 'tavern', parent: 'games', channel: null, language: 'en' } } },
  ),
  post('hello', { terms }, { to: 0 }),
  post('turn', { ...turn, turn: 0, due: null, events: [] }, { view: { turnOf: () => 0 } }),
  post('turn', { ...turn, turn: 1, events: [], undos: 1 }, { to: 0, view: { usualMove: roll, turnOf: () => 1 } }),
  post(
    'turn',
    { ...turn, undos: 2, progress: { answers: 4, kept: 3, awaited: [1], key: 'reply', until: START + HOUR } },
    { view: { usualMove: roll } },
  ),
  post('progress', {
    turn: 3,
    seat: 0,
    events: [...news, heard(5, 'It rained')],
    due: null,
    progress: { answers: 5, kept: 3, awaited: [1], key: 'reply', until: null },
  }),
  post('progress', {
    turn: 2,
    seat: 0,
    events: news,
    due: null,
    progress: { answers: 6, kept: 6, awaited: [], key: null, until: null },
  }),
  post(
    'progress',
    {
      turn: 3,
      seat: 0,
      events: news,
      due: null,
      progress: { answers: 2, kept: 2, awaited: [], key: null, until: null },
    },
    { sheet: { shown: 3 } },
  ),
  post('pause', { turn: 3, seats: [1], due: START + HOUR }),
  post('pause', { turn: 3, seats: [0, 1], due: null }),
  post('pause', { turn: 3, seats: [], due: null }),
  post('invitation', { turn: 3 }, { view: { invitation: offer } }),
  post('invitation', { turn: 3 }, { view: { invitation: { ...offer, awaiting: [] } } }),
  post('invitation', { turn: 3 }),
  post('invitation', { turn: 4 }, { view: { invitation: { ...offer, awaiting: [0, 1] } } }),
  post('hand', { turn: 3 }, { to: 0, view: { question: { ...question, seat: 0 } } }),
  post('hand', { turn: 3 }, { to: 1 }),
  post('hand', { turn: 3, rolled: true }, { to: 1 }),
  post('hand', { turn: 2 }, { to: 0 }),
  post('continued', { turn: 3, seat: 0, events: news, due: null }, { to: 0, push: false, view: { isPresent: true } }),
  post(
    'continued',
    { turn: 3, seat: 0, events: [], due: START + HOUR },
    { to: 0, view: { question: { ...question, seat: 0 }, invitation: { ...offer, deals: ['yes', 'crop', 'gone'] } } },
  ),
  post('deals', { turn: 3, due: START + HOUR, amends: false }, { to: 0, view: { invitation: offer } }),
  post(
    'deals',
    { turn: 3, due: null, amends: true },
    { to: 0, view: { question: { ...question, seat: 0 }, invitation: { ...offer, awaiting: [], deals: ['yes'] } } },
  ),
  post('deals', { turn: 3, due: null, amends: true }, { to: 0, view: { invitation: { ...offer, awaiting: [] } } }),
  post('deals', { turn: 3, due: null, amends: true }, { to: 0 }),
  post(
    'choice',
    { turn: 3, seat: 1, key: 'reply', events: news, due: START + HOUR, patient: false },
    { to: 1, view: { question } },
  ),
  post(
    'choice',
    { turn: 3, seat: 1, key: 'reply', events: [], due: null, patient: true },
    { to: 1, view: { question: { ...question, max: 2, min: 2 } } },
  ),
  post('reminder', { turn: 3, step: 'half', kind: 'turn', due: START + HOUR }, { to: 0 }),
  post('reminder', { turn: 3, step: 'late', kind: 'turn', due: START + HOUR }, { to: 0 }),
  post('reminder', { turn: 3, step: 'late', kind: 'choice', due: START + HOUR }, { to: 1 }),
  post('reminder', { turn: 3, step: 'late', kind: 'choice', due: null }, { to: 1 }),
  ...(['bank', 'empty'] as const).flatMap((stage) => [
    post('bank', { turn: 3, seat: 0, stage, until: START + HOUR, calls: [0], amends: false }),
    post('bank', { turn: 3, seat: 0, stage, until: START + HOUR, calls: [], amends: false }),
    post('bank', { turn: 3, seat: 0, stage, until: START + HOUR, calls: [], amends: false }, { to: 0 }),
    post('bank', { turn: 3, seat: 0, stage, until: START + HOUR, calls: [], amends: false }, { to: 1 }),
  ]),
  post('turn', { ...turn, turn: 2 }),
  post('over', overDetail, { sheet: isOver }),
  post('over', overDetail, { to: 0, sheet: isOver }),
  post('over', overDetail, { to: 1, sheet: isOver, view: { isPresent: true } }),
];

const notes: readonly Step[] = [
  { about: 'vacation', seat: 0, until: START + HOUR } as const,
  { about: 'back', seat: 0 } as const,
  { about: 'undo', seat: 0, steps: 2 } as const,
  { about: 'take-back-asked', seat: 0, answers: 1, seen: [] } as const,
  { about: 'take-back-asked', seat: 0, answers: 2, seen: news } as const,
  { about: 'take-back-done', seat: 0, answers: 1 } as const,
  { about: 'take-back-declined', seat: 0, answers: 1 } as const,
  { about: 'timeout', seat: 1 } as const,
  { about: 'autopilot', seat: 1, by: null } as const,
  { about: 'autopilot', seat: 1, by: 0 } as const,
  { about: 'granted', seat: 1, by: 0, until: START + HOUR } as const,
  { about: 'rewound' } as const,
  { about: 'adjourn-asked', seat: 0 } as const,
  { about: 'adjourn-declined', seat: 1 } as const,
  { about: 'resume-asked', seat: 0 } as const,
  { about: 'stand-in', seat: 1, name: 'Ben', why: 'left' } as const,
  { about: 'stand-in', seat: 1, name: 'Ben', why: 'absent' } as const,
  { about: 'stand-in', seat: 1, name: '', why: 'left' } as const,
  { about: 'seat-back', seat: 1 } as const,
  ...(['agreed', 'idle', 'bank', 'moderator'] as const).map((why) => ({ about: 'adjourned', why }) as const),
  { about: 'resumed' } as const,
  ...(['adjourned', 'resumed', 'repaired'] as const).map((what) => ({ about: 'moderated', what, by: 'Mo' }) as const),
].map(note);
const daily: readonly Step[] = [
  post('puzzle', { day: '2027-01-15', goal: 7, wins: true }),
  post('puzzle', { day: '2027-01-15', goal: 7, wins: false, family: 'b' }),
];

/** Turns at a table, by several at once, and of a match that is hidden while others play the same. */
const solo: readonly Step[] = [
  post(
    'start',
    { terms, commitment: 'c0ffee' },
    { sheet: { home: { guild: 'tavern', parent: 'games', channel: null, language: 'de' } } },
  ),
  post('turn', { ...turn, calls: [] }),
  post(
    'over',
    { ...overDetail, ending: { kind: 'won', ranking: [[0]] }, score: [overDetail.score?.[0] ?? []] },
    { sheet: { ...isOver, ending: { kind: 'won', ranking: [[0]] } } },
  ),
];
const parallel: readonly Step[] = [
  post('turn', { ...turn, calls: [0, 1, 2], seats: [0, 1, 2] }, { view: { active: [0, 1, 2] } }),
  post('standings', { finished: [] }),
  post('standings', { finished: [1, 2] }),
  post('turn', { ...turn, turn: 4, seats: [0, 2], calls: [2] }),
  post('turn', { ...turn, turn: 5, calls: [0, 1] }),
];
const hidden: Partial<RecipientView> = { isHidden: true, view: null };
const sealed: readonly Step[] = [
  post('turn', { ...turn, events: [] }, { view: hidden }),
  post('turn', { ...turn, events: [] }, { view: hidden }),
  post(
    'progress',
    { turn: 3, seat: 0, events: [], due: null, progress: { answers: 5, kept: 3, awaited: [], key: null, until: null } },
    { view: hidden },
  ),
  post('pause', { turn: 3, seats: [0], due: null }, { view: hidden }),
  post('note', { about: 'undo', seat: 0, steps: 1 }, { view: hidden }),
  post('over', { ...overDetail, ending: { kind: 'abandoned' }, score: null, seed: null, events: [] }, { view: hidden }),
];
const table: readonly Step[] = [
  ...(['made', 'joined', 'left'] as const).map((event) =>
    post(
      'challenge',
      { event, terms, seat: 1, calls: [1], previous: null },
      { sheet: { status: 'challenge', agreed: [true, false, true, false], expires: START + HOUR } },
    ),
  ),
  post(
    'challenge',
    {
      event: 'proposed',
      terms,
      before: { terms: { ...terms, takebacks: false }, seats: 3 },
      seat: 1,
      calls: [0],
      previous: null,
    },
    { sheet: { status: 'challenge', agreed: [false, true, true, false], lastActed: [0, 5, 0, 0] } },
  ),
  post(
    'challenge',
    { event: 'made', terms, seat: 0, calls: [], previous: { id: 'OLDER', channel: 'old-thread' } },
    { sheet: { status: 'challenge', agreed: [true, true, true, false], previous: 'OLDER' } },
  ),
  post('challenge', { event: 'accepted', terms, seat: 1, calls: [], previous: null }),
  ...(['declined', 'withdrawn', 'expired'] as const).map((event) =>
    post('challenge', { event, terms, seat: event === 'expired' ? null : 1, calls: [], previous: null }),
  ),
];

const closed: Parameters<typeof recordedDiscord>[0] = {
  profiles: (user) => ({ dmClosed: user === 'ben', notifications: user === 'anna' ? 'none' : 'all' }),
};
const refusing = (refusals: Refusals): Parameters<typeof recordedDiscord>[0] => ({ refusals });
const after = (calls: string, error: () => Error): Refusals => {
  const pattern = new RegExp(calls, 'u');
  return (name, target) => (pattern.test(`${name} ${target}`) ? error() : null);
};

const scenarios: readonly Scenario[] = [
  { title: 'two people', steps: course },
  { title: 'two people, in German, with pictures', language: 'de', discord: { pictures: true }, steps: course },
  { title: 'every note', steps: notes },
  {
    title: 'daily puzzles',
    discord: { matches: { puzzleFamilies: () => ['a', 'b', 'c'].map((id) => ({ id, name: verbatim(id) })) } },
    steps: daily,
  },
  {
    title: 'every note of a rated match, in German',
    language: 'de',
    sheet: { terms: { ...terms, rated: true } },
    players: [person('Anna'), person('Ben'), person('Clara')],
    steps: notes,
  },
  { title: 'closed direct messages', discord: closed, steps: course.slice(4) },
  {
    title: 'a match in direct messages',
    sheet: { home: { guild: null, parent: 'dm', channel: 'dm', language: 'en' } },
    steps: course.slice(4),
  },
  {
    title: 'direct messages that turn out to be closed',
    discord: refusing(after('send @ben', () => refusal(50278))),
    steps: [course[5], ...course.slice(29, 33)].map((step) => ({ ...(step as Step), to: 1 })),
  },
  {
    title: 'a match against a computer',
    language: 'de',
    players: [person('Anna'), computer],
    sheet: { competition: { id: 'C', name: 'Cup', round: 2 } as unknown as PublicMatch['competition'] },
    steps: course.slice(4, 12),
  },
  { title: 'alone', language: 'de', players: [person('Anna')], steps: solo },
  { title: 'turns at once', players: [person('Anna'), person('Ben'), person('Clara')], steps: parallel },
  {
    title: 'hidden for the day',
    players: [person('Anna')],
    sheet: { terms: { ...terms, day: '2027-01-15', daily: 'toy' } as unknown as Terms },
    steps: sealed,
  },
  { title: 'a table', players: [person('Anna'), person('Ben'), computer, open], steps: table },
  {
    title: 'a thread that is gone',
    discord: refusing(after('send #thread|open thread', () => refusal(10003, 404))),
    steps: course.slice(4, 18),
  },
  {
    title: 'nowhere to post',
    discord: refusing(after('send #', () => refusal(50013))),
    steps: [...course.slice(0, 2), ...course.slice(4, 10)],
  },
  { title: 'messages too old to edit', discord: refusing(after('edit', tooOldToEdit)), steps: course.slice(0, 30) },
  {
    title: 'edits and removals refused',
    discord: refusing(after('edit|remove|pin|archive', () => refusal(50013))),
    steps: course,
  },
  {
    title: 'Discord is down',
    discord: refusing(after('send|edit', () => new Error('unreachable'))),
    steps: course.slice(0, 12),
  },
  {
    title: 'sent twice',
    steps: [course[8], { ...(course[8] as Step), maybeSent: true }].map((step) => ({ ...(step as Step), id: 'same' })),
  },
];

/** `npm run golden -- transcripts` accepts a change. */
describe('what is said of a match is the same as before', () => {
  it.each(scenarios)('$title', async (scenario) => {
    const name = scenario.title.replaceAll(/[^\w]+/gu, '-').toLowerCase();
    await expect(`${await said(scenario)}\n`).toMatchFileSnapshot(`notifier/${name}.txt`);
  });
});

it('a picture marks what has changed since the message before, also when the message is edited', async () => {
  const { context, messageRefs } = recordedDiscord({ pictures: true });
  const marked: unknown[] = [];
  const game: AnyGame = {
    ...(toy as AnyGame),
    views: {
      ...(toy as AnyGame).views,
      scene(_view, request) {
        if (request.kind === 'board') marked.push((request.before as { turn?: number } | undefined)?.turn ?? null);
        return toy.views.scene(toy.views.forSeat(state, null), request);
      },
    },
  };
  const notifier = createDiscordNotifier(context, messageRefs);
  const tell = async (id: string, step: Step, now: number): Promise<void> => {
    const sheet = matchOf('en', [person('Anna'), person('Ben')]);
    const view = { ...baseView(sheet, null), game, view: { ...toy.views.forSeat(state, null), turn: now } };
    const sent = { id, match: sheet.id, to: 'channel', push: true, at: START, ...step } as unknown as Post<WordedEvent>;
    await notifier.notify(sent, view, false);
  };
  const edited = post('progress', {
    turn: 3,
    seat: 0,
    events: [],
    due: null,
    progress: { answers: 5, kept: 5, awaited: [], key: null, until: null },
  });
  await tell('p1', post('turn', turn), 1);
  await tell('p2', edited, 2);
  await tell('p3', post('turn', { ...turn, turn: 4 }), 3);
  await tell('p4', { ...edited, detail: { ...edited.detail, turn: 4 } }, 4);
  await tell('p3', post('turn', { ...turn, turn: 4 }), 5);
  expect(marked.slice(0, 3)).toEqual([null, null, 2]);
  expect(marked.at(-1)).toBe(2);
});

it('no view is kept where no pictures are drawn', async () => {
  const { context, messageRefs } = recordedDiscord();
  const sheet = matchOf('en', [person('Anna'), person('Ben')]);
  const sent = { id: 'p1', match: sheet.id, to: 'channel', push: true, at: START, ...post('turn', turn) };
  await createDiscordNotifier(context, messageRefs).notify(
    sent as unknown as Post<WordedEvent>,
    baseView(sheet, null),
    false,
  );
  expect(await messageRefs.turn(sheet.id)).not.toBeNull();
  expect(await messageRefs.pictured(sheet.id)).toBeNull();
});
