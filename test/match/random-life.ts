import { randomOpponent } from '../../src/bots/index.ts';
import { randomAnswer } from '../../src/engine/answers.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import type { Opponent } from '../../src/engine/opponent.ts';
import type { Decision } from '../../src/engine/script.ts';
import type { MatchRequest, PanelAction, ProfileSettings, UserRef } from '../../src/match/index.ts';
import { DAY, HOUR, MINUTE, type MatchLimits } from '../../src/match/limits.ts';
import { seatHolder } from '../../src/match/stored-match.ts';
import { anna, ben, createHarness, home, type MatchHarness, postsIn, seededRandom } from './harness.ts';
import type { MemoryStore } from './memory-store.ts';
import { panelCalls } from './panel-calls.ts';
import { refusal, traceLine } from './trace-line.ts';

export const people: readonly UserRef[] = [anna, ben, { id: 'u-clara', name: 'Clara' }, { id: 'u-dora', name: 'Dora' }];

/** Computers that don't think. */
export const simpleBots: ReadonlyMap<string, Opponent> = new Map(
  ['fair', 'good'].map((id) => [id, { ...randomOpponent, id }]),
);

/** What a match may be asked for with. */
export interface World {
  readonly game: AnyGame;
  readonly requests: readonly Omit<MatchRequest, 'game'>[];
  /** Numbers of seats of a table. */
  readonly seats: readonly number[];
  readonly limits?: Partial<MatchLimits>;
}

/** Something a person does: its name, and how. */
type Deed = readonly [name: string, run: () => Promise<unknown>];

/** A real store forgets things by its own clock: this is far enough from it. */
const FUTURE = Date.UTC(2050, 0, 3, 12);

/** Four people at random: what each did, what came of it, and a fingerprint of everything that changed. */
export async function randomLife(
  world: World,
  seed: string,
  steps: number,
  store?: MemoryStore,
): Promise<readonly string[]> {
  const at = createHarness(world.limits ?? {}, 1, undefined, [world.game], {
    bots: simpleBots,
    ...(store && { store }),
  });
  at.runtime.time = FUTURE;
  const life = new RandomLife(at, world, seed);
  await life.greet();
  while (life.lines.length < steps) await life.step();
  return life.lines;
}

class RandomLife {
  readonly lines: string[] = [];
  readonly #at: MatchHarness;
  readonly #world: World;
  readonly #below: (n: number) => number;
  readonly #begun: number;
  #token = 0;

  constructor(at: MatchHarness, world: World, seed: string) {
    this.#at = at;
    this.#world = world;
    const random = seededRandom(seed);
    this.#below = (n) => random.below(n);
    this.#begun = at.runtime.time;
  }

  #one<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('nothing to choose from');
    return list[this.#below(list.length)] as T;
  }

  #chance(percent: number): boolean {
    return this.#below(100) < percent;
  }

  /** Half of all clicks have a number, and some arrive twice. */
  #click(): string | null {
    if (this.#chance(50)) return null;
    if (!this.#chance(5)) this.#token++;
    return `t${this.#token}`;
  }

  async greet(): Promise<void> {
    for (const [index, { id, name }] of people.entries())
      await this.#at.matches.settings(id, { name, language: index % 2 === 0 ? 'en' : 'de' });
  }

  async step(): Promise<void> {
    const { store, runtime } = this.#at;
    runtime.time += 1 + this.#below(2000);
    const sheets = (await store.sheets()).toSorted((one, other) => one.createdAt - other.createdAt);
    const open = sheets.filter(({ status }) => status !== 'over');
    const ended = sheets.filter(({ status, startedAt }) => status === 'over' && startedAt !== null);
    const person = this.#one(people);
    if (open.length < 2 || this.#chance(open.length < 4 ? 6 : 0)) return this.#do(person, this.#beginning(person));
    const dice = this.#below(100);
    if (dice < 10) return this.#pass();
    if (dice < 15) return this.#do(person, this.#setting(person));
    if (dice < 22) {
      const { id } = this.#one(this.#chance(50) && ended.length > 0 ? ended : open);
      return this.#do(person, this.#look(person, id), id);
    }
    const { id, waits, players, status } = this.#one(open);
    const awaited = waits.flatMap(({ seat }) =>
      people.filter((each) => each.id === (players[seat] as { id?: string }).id),
    );
    if (dice < 70 && awaited.length > 0) {
      const player = this.#one(awaited);
      const panel = await this.#at.matches.panel(id, player.id);
      if (panel.question) return this.#do(player, this.#answer(id, player, panel.question, panel.seq), id);
    }
    const seated = people.filter((each) => players.some((player) => player.kind === 'person' && player.id === each.id));
    const who = this.#chance(85) && seated.length > 0 ? this.#one(seated) : person;
    const { actions } = await this.#at.matches.panel(id, who.id);
    const wanted = actions.filter(
      (each) => each !== 'hint' && (!['resign', 'withdraw', 'decline', 'adjourn'].includes(each) || this.#chance(15)),
    );
    if (wanted.includes('accept') && this.#chance(60)) return this.#do(who, this.#offered(id, who, 'accept'), id);
    if (status !== 'challenge' && this.#chance(4)) return this.#do(who, this.#moderation(id), id);
    if (wanted.length > 0 && this.#chance(85)) return this.#do(who, this.#offered(id, who, this.#one(wanted)), id);
    const any = this.#one(Object.keys(panelCalls).filter((each) => each !== 'hint')) as PanelAction;
    return this.#do(who, this.#offered(id, who, any), id);
  }

  /** Lets time pass, and everything be done that is due then. */
  async #pass(): Promise<void> {
    const { runtime, store, matches } = this.#at;
    const { next } = await store.due(runtime.time, 20);
    // Often exactly to the next alarm, as the queue does.
    if (next !== null && this.#chance(50)) runtime.time = next;
    else
      runtime.time +=
        this.#one([MINUTE, 8 * MINUTE, 20 * MINUTE, HOUR, 3 * HOUR, 9 * HOUR, 20 * HOUR, 4 * DAY]) +
        this.#below(MINUTE);
    const { ids } = await store.due(runtime.time, 20);
    for (const id of ids) await this.#do(null, ['alarm', () => matches.processDue(id)], id);
  }

  #beginning(person: UserRef): Deed {
    const { matches } = this.#at;
    const { game, requests, seats } = this.#world;
    const request = { ...this.#one(requests), game: game.info.id };
    const others = people.filter(({ id }) => id !== person.id);
    const token = this.#click();
    const size = this.#one(seats);
    if (this.#chance(20)) {
      const [level, daily] = [this.#one(['fair', 'good']), this.#chance(30)];
      return [
        `plays ${daily ? 'the match of the day' : `against ${level}`}`,
        () => matches.solo({ ...request, player: person, level, seats: size, dailySeed: daily, home, token }),
      ];
    }
    const opponents = others.slice(this.#below(2)).slice(0, 1 + this.#below(Math.max(1, size - 1)));
    const left = size - 1 - opponents.length;
    const computers = Array.from({ length: this.#below(Math.max(0, left) + 1) }, () => this.#one(['fair', 'good']));
    return [
      `asks ${opponents.map(({ name }) => name).join(' and ')}`,
      () =>
        matches.challenge({
          ...request,
          challenger: person,
          opponents,
          computers,
          openSeats: Math.max(0, left - computers.length),
          home,
          token,
        }),
    ];
  }

  #answer(id: string, { id: user }: UserRef, question: Decision, seq: number): Deed {
    const { matches } = this.#at;
    const answer = randomAnswer(question, seededRandom(`${user} ${this.#below(1_000_000)}`));
    const token = this.#click();
    const dice = this.#below(100);
    if (dice < 70) return [answer.join(), () => matches.answer(id, user, seq, answer, token)];
    if (dice < 74) return [`${answer.join()}, asking`, () => matches.answer(id, user, seq, answer, token, true)];
    if (dice < 78) {
      const before = seq - 1 - this.#below(3);
      return [`${answer.join()}, of an old panel`, () => matches.answer(id, user, before, answer, token)];
    }
    if (dice < 82)
      return [`types ${answer.join(', ')}`, () => matches.answerByMove(id, user, answer.join(', '), token)];
    if (dice < 84) {
      const choice = this.#one([...question.choices, 'pass']);
      return [`replies ${choice}`, () => matches.reply(id, user, seq, choice, token)];
    }
    if (dice < 86) return [`plans ${answer.join()}`, () => matches.plan(id, user, seq, [answer], token)];
    const how = this.#one(['step', 'step', 'turn', 'order'] as const);
    return [`undoes ${how}`, () => matches.undo(id, user, seq, how, token)];
  }

  #offered(id: string, person: UserRef, action: PanelAction): Deed {
    const { matches } = this.#at;
    const token = this.#click();
    if (action === 'propose') {
      const request = this.#one(this.#world.requests);
      return ['proposes', () => matches.propose(id, person.id, request, token)];
    }
    if (action === 'kick') {
      const seat = this.#below(4);
      return [`removes ${seat}`, () => matches.kick(id, person.id, seat, token)];
    }
    if (action === 'join' && this.#chance(40)) {
      const guests = people.slice(this.#below(3), 3);
      return [`invites ${guests.map(({ name }) => name).join()}`, () => matches.invite(id, person.id, guests, token)];
    }
    if (action === 'start-now') {
      const computers = this.#chance(50);
      return [
        `starts now${computers ? ' with computers' : ''}`,
        () => matches.startNow(id, person.id, computers, token),
      ];
    }
    if (action === 'ask-take-back') {
      const how = this.#one(['step', 'turn'] as const);
      return [`asks to take back a ${how}`, () => matches.askTakeback(id, person.id, how, token)];
    }
    if (action === 'mute' && this.#chance(60)) {
      const plan = this.#chance(20) ? null : { upTo: this.#one(['roll', 'end'] as const), turns: 1 + this.#below(3) };
      return [
        `premoves ${plan ? `${plan.upTo} ${plan.turns}` : 'nothing'}`,
        () => matches.setPremoves(id, person.id, plan, token),
      ];
    }
    return [action, () => panelCalls[action](matches, id, person)];
  }

  #moderation(id: string): Deed {
    const { matches } = this.#at;
    const what = this.#one(['adjourn', 'resume', 'resume', 'repair', 'move'] as const);
    const channel = `c${this.#below(5)}`;
    if (what === 'move') return [`moves to ${channel}`, () => matches.moveTo(id, channel)];
    return [`moderates: ${what}`, () => matches.moderate(id, what, 'u-mod', null)];
  }

  #setting({ id: user }: UserRef): Deed {
    const { matches } = this.#at;
    const { ai, info } = this.#world.game;
    const dice = this.#below(12);
    if (dice < 4 && ai.orders.length > 0) {
      const order = this.#one(ai.orders);
      const mode = this.#one(['ask', 'late', 'now', 'now'] as const);
      const value = this.#chance(20) ? null : { setting: this.#one(order.settings).id, mode };
      return [
        `order ${order.id} ${value ? `${value.setting} ${mode}` : 'off'}`,
        () => matches.order(user, info.id, order.id, value),
      ];
    }
    if (dice < 5) {
      const days = 1 + this.#below(9);
      return [`vacation ${days}`, () => matches.vacation(user, days)];
    }
    if (dice < 6) return ['ends the vacation', () => matches.endVacation(user)];
    if (dice < 7) {
      const [other, on] = [this.#one(people), this.#chance(30)];
      return [`${on ? 'blocks' : 'unblocks'} ${other.name}`, () => matches.block(user, other.id, on)];
    }
    const settings = this.#one<ProfileSettings>([
      { quiet: [22 * 60, 7 * 60], zone: 'Europe/Berlin' },
      { quiet: [60, 300], offset: -120 },
      { quiet: null },
      { notifications: 'all' },
      { notifications: 'turns' },
      { notifications: 'none' },
      { profileFor: 'opponents' },
      { profileFor: 'everyone' },
      { unranked: this.#chance(50) },
      { untimed: this.#chance(50) },
      { unshared: this.#chance(30) },
    ]);
    return [JSON.stringify(settings), () => matches.settings(user, settings)];
  }

  /** Reads something. */
  #look({ id: user }: UserRef, id: string): Deed {
    const { matches } = this.#at;
    const { info } = this.#world.game;
    const other = this.#one(people);
    const number = this.#below(30);
    const name = `note ${number}`;
    return this.#one<Deed>([
      ['lists', () => matches.list(user)],
      ['lists the server', () => matches.inServer('g', this.#below(3), 3)],
      ['reads the log', () => matches.log(id, user)],
      ['replays', () => matches.replay(id, user, number, this.#one([null, undefined, 0, 1]))],
      ['reads the statistics', () => matches.stats(id)],
      ['reads the record', () => matches.record(id)],
      ['reads a question', () => matches.questionAt(id, number)],
      ['lists what is over', () => matches.finishedOf(user, 5)],
      [`reads the profile of ${other.name}`, () => matches.playerProfile(user, other.id)],
      [`reads the results of ${other.name}`, () => matches.personalRecord(user, other.id, this.#one(['g', null]))],
      [
        'reads the ranking',
        async () => Promise.all(matches.families().map(({ id: family }) => matches.ranking('g', family))),
      ],
      ['reads the week', () => matches.weekOf('g', this.#at.runtime.time - 7 * DAY, this.#at.runtime.time)],
      [
        'reads the change of the rating',
        async () => matches.ratingChange(id, (await matches.finished(id))?.sheet.endedAt ?? 0),
      ],
      [
        'reads the best of the day',
        () => matches.leaderboard({ guild: 'g', game: info.id, variant: this.#one(info.variants).id }, 5),
      ],
      [
        'plays from there',
        () => matches.playFrom({ match: id, answer: number, player: { id: user, name: user }, home, token: null }),
      ],
      ['shares', () => matches.share(id, user)],
      ['asks whether it is shared', () => matches.sharing(id, user)],
      ['stops sharing', () => matches.stopSharing(id, user)],
      ['takes notes', () => matches.saveNotes(user, id, name)],
      ['reads notes', () => matches.notes(user, id)],
      ['opens the page', () => matches.playerView(id, user, this.#chance(50))],
      ['asks how far it is', () => matches.progress(id)],
      ['clicks', () => matches.panel(id, user, true)],
    ]);
  }

  /** Does it, and notes what came of it. */
  async #do(person: UserRef | null, [name, run]: Deed, id: string | null = null): Promise<void> {
    const { runtime, store, matches, clock, troubles } = this.#at;
    if (id !== null && this.#chance(4)) this.#interrupt(id);
    const alarms = clock.alarms.length;
    const result = await run().catch(refusal);
    store.beforeCommit = null;
    const posts = postsIn(this.#at);
    const about = id ?? (result as { id?: string } | null)?.id ?? null;
    const after = about === null ? null : ((await store.load(about)) ?? (await store.finished(about)));
    const seen: unknown[] = [];
    if (after && 'seq' in after) {
      const seated = after.players.flatMap((player) => seatHolder(player) ?? []);
      for (const user of [...seated, 'u-nobody']) seen.push(await matches.panel(after.id, user));
      seen.push(await store.history(after.id));
    }
    const everything = [result, posts, after, seen, clock.alarms.slice(alarms), troubles.splice(0).map(String)];
    this.lines.push(
      traceLine({
        hours: (runtime.time - this.#begun) / HOUR,
        deed: [person?.name, id, name].filter(Boolean).join(' '),
        result,
        posts,
        everything,
      }),
    );
  }

  /** Lets someone else write first. */
  #interrupt(id: string): void {
    const { store, matches } = this.#at;
    const channel = `i${this.#below(1000)}`;
    store.beforeCommit = () => matches.moveTo(id, channel).catch(() => null);
  }
}
