import { z } from 'zod';
import { ask, meanwhile, together } from '../../src/engine/ask.ts';
import type {
  Stats,
  GameInfo,
  Game,
  StateCodec,
  Migration,
  GameAi,
  Rules,
  Views,
  RulesContext,
  GameText,
} from '../../src/engine/game/index.ts';
import { randomFrom, shuffle } from '../../src/engine/random.ts';
import type { Script, Seat } from '../../src/engine/script.ts';
import { nextSeat, otherSeats } from '../../src/engine/seats.ts';
import { seatPlaceholder, perLanguage, verbatim, type Text } from '../../src/engine/text.ts';
import { toyScene } from './toy-scene.ts';

/** Farms. Crops bring points, a raid costs the next farm gold unless a hidden guard answers, a six feeds all. */
const cards = ['crop', 'raid', 'guard', 'song'] as const;
export type ToyCard = (typeof cards)[number];
const deck: readonly ToyCard[] = cards.flatMap((card, index) =>
  Array.from({ length: [8, 5, 4, 3][index] as number }, () => card),
);
const stores = ['barn', 'cellar'] as const;
type Store = (typeof stores)[number];
const ROOM = 3;
const HAND = 8;

const options = z.object({
  variant: z.enum(['short', 'long', 'crowd']).default('short'),
  flow: z.enum(['strict', 'patient']).default('patient'),
});
export type ToyOptions = z.infer<typeof options>;
const card = z.enum(cards);
const store = z.number().int().min(0).max(ROOM);
const schema = z.object({
  rng: z.object({ seed: z.string(), drawn: z.number().int().min(0) }),
  options,
  phase: z.enum(['keep', 'roll', 'act', 'raid', 'draw', 'over']),
  seat: z.number().int().min(0).max(3),
  turn: z.number().int().min(0),
  die: z.number().int().nullable(),
  hands: z.array(z.array(card)).min(1).max(4),
  stack: z.array(card),
  discard: z.array(card),
  gold: z.array(z.object({ barn: store, cellar: store })),
  owed: z.array(z.number().int()),
  points: z.array(z.number().int()),
});
export type ToyState = z.infer<typeof schema>;
export type ToyView = Omit<ToyState, 'rng' | 'hands' | 'stack'> & {
  readonly you: Seat | null;
  readonly hand: readonly ToyCard[];
  readonly sizes: readonly number[];
  readonly left: number;
};
export type ToyEvent =
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'drew' | 'kept'; readonly seat: Seat; readonly card: ToyCard }
  | { readonly kind: 'gained' | 'paid' | 'lost'; readonly seat: Seat; readonly gold: number }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: ToyCard };
type Context = RulesContext<ToyState, ToyEvent>;

const total = (state: Pick<ToyState, 'gold'>, seat: Seat): number => {
  const { barn, cellar } = state.gold[seat] as Record<Store, number>;
  return barn + cellar;
};
const goal = (state: Pick<ToyState, 'options'>): number => (state.options.variant === 'long' ? 6 : 3);

/** A gain may be forgone and is not asked about without room. */
function* gain(t: Context, seat: Seat, blocking?: 'deferred'): Script {
  const gold = t.state.gold[seat] as Record<Store, number>;
  const room = stores.filter((each) => gold[each] < ROOM);
  const [where] =
    room.length === 0
      ? []
      : yield* ask({ seat, key: 'gain', choices: room, min: 0, max: 1, ...(blocking && { blocking }) });
  t.state.owed[seat] = 0;
  if (where) gold[where as Store]++;
  t.emit({ kind: 'gained', seat, gold: where ? 1 : 0 });
}

function* pay(t: Context, seat: Seat, price: number): Script {
  const gold = t.state.gold[seat] as Record<Store, number>;
  const limits = stores.map((each) => gold[each]);
  for (const from of yield* ask({ seat, key: 'pay', choices: stores, limits, min: price, max: price }))
    gold[from as Store]--;
  t.emit({ kind: 'paid', seat, gold: price });
}

function discardCard(t: Context, seat: Seat, played: ToyCard): void {
  const hand = t.state.hands[seat] as ToyCard[];
  hand.splice(hand.indexOf(played), 1);
  t.state.discard.push(played);
  t.emit({ kind: 'played', seat, card: played });
}

/** The window exists whether there is a guard or not. */
function* raid(t: Context, victim: Seat): Script {
  const has = (t.state.hands[victim] as ToyCard[]).includes('guard');
  const [guard] = yield* ask({
    seat: victim,
    key: 'raid.guard',
    choices: has ? ['play guard'] : [],
    min: 0,
    max: 1,
    always: 'secrecy',
    fallback: ['pass'],
  });
  if (guard) return discardCard(t, victim, 'guard');
  if (total(t.state, victim) === 0) return;
  const gold = t.state.gold[victim] as Record<Store, number>;
  const [from] = yield* ask({
    seat: victim,
    key: 'raid.lose',
    choices: stores.filter((each) => gold[each] > 0),
    min: 1,
    max: 1,
  });
  gold[from as Store]--;
  t.emit({ kind: 'lost', seat: victim, gold: 1 });
}

function* act(t: Context): Script {
  const { state } = t;
  const { seat } = state;
  const hand = state.hands[seat] as ToyCard[];
  const alone = state.hands.length === 1;
  const can = { crop: total(state, seat) >= 2, raid: !alone, song: true };
  const offered = (['crop', 'raid', 'song'] as const).filter((each) => hand.includes(each) && can[each]);
  const choices = [...offered.map((each) => `play ${each}`), 'end'];
  const [move] = yield* ask({ seat, key: 'act', choices, min: 1, max: 1, always: 'turn', fallback: ['end'] });
  if (move === 'end') {
    state.phase = 'draw';
    return;
  }
  const played = (move as string).slice(5) as ToyCard;
  if (played === 'crop') yield* pay(t, seat, 2);
  discardCard(t, seat, played);
  if (played === 'crop') state.points[seat] = (state.points[seat] as number) + 1;
  // A raid reads the other's gold: what is owed is settled first, in a step of its own.
  if (played === 'raid') state.phase = 'raid';
}

function* step(t: Context): Script {
  const { state } = t;
  const { seat } = state;
  const { length: seats } = state.hands;
  const rivals = otherSeats(seat, seats);
  switch (state.phase) {
    case 'keep':
      yield* together(...state.hands.map((_, each) => keep(t, each)));
      state.phase = 'roll';
      state.turn = 1;
      return;
    case 'roll': {
      if (state.owed[seat]) yield* gain(t, seat);
      yield* ask({ seat, key: 'roll', choices: ['roll'], min: 1, max: 1, always: 'turn' });
      state.die = t.random.below(6) + 1;
      t.emit({ kind: 'rolled', seat, die: state.die });
      state.phase = 'act';
      if (state.die !== 6) return yield* gain(t, seat);
      if (state.options.flow === 'strict') {
        yield* together(...state.hands.map((_, each) => gain(t, each)));
        return;
      }
      for (const each of rivals) state.owed[each] = 1;
      return yield* gain(t, seat);
    }
    case 'act':
      return yield* meanwhile(
        act(t),
        rivals.filter((each) => state.owed[each]).map((each) => gain(t, each, 'deferred')),
      );
    case 'raid':
      if (state.owed[nextSeat(seat, seats)]) yield* gain(t, nextSeat(seat, seats));
      yield* raid(t, nextSeat(seat, seats));
      state.phase = 'act';
      return;
    case 'draw': {
      if (state.stack.length === 0) state.stack = shuffle(state.discard.splice(0), t.random);
      const drawn = state.stack.shift();
      if (drawn && (state.hands[seat] as ToyCard[]).length < HAND) {
        (state.hands[seat] as ToyCard[]).push(drawn);
        t.emit({ kind: 'drew', seat, card: drawn });
        t.reveal();
      } else if (drawn) state.stack.unshift(drawn);
      if ((state.points[seat] as number) >= goal(state)) state.phase = 'over';
      else Object.assign(state, { phase: 'roll', seat: nextSeat(seat, seats), turn: state.turn + 1, die: null });
      return;
    }
    case 'over':
      return;
  }
}

function* keep(t: Context, seat: Seat): Script {
  const hand = t.state.hands[seat] as ToyCard[];
  const [back] = yield* ask({
    seat,
    key: 'keep',
    choices: [...new Set(hand)].sort(),
    min: 1,
    max: 1,
    always: 'secrecy',
  });
  hand.splice(hand.indexOf(back as ToyCard), 1);
  t.state.stack.push(back as ToyCard);
  t.emit({ kind: 'kept', seat, card: back as ToyCard });
}

/** The shape before stores had names. */
const migrations: readonly Migration[] = [
  {
    version: 2,
    migrate(rest) {
      const old = rest as { readonly gold: readonly (readonly [number, number])[] };
      return { ...old, gold: old.gold.map(([barn, cellar]) => ({ barn, cellar })) };
    },
  },
  { version: 3, migrate: (rest) => JSON.stringify(rest) },
];

const names: Record<ToyCard, Text> = {
  crop: { en: 'Crop', de: 'Ernte' },
  raid: { en: 'Raid', de: 'Überfall' },
  guard: { en: 'Guard', de: 'Wache' },
  song: { en: 'Song', de: 'Lied' },
};

const about = (points: number): Text => ({ en: `To ${points} points.`, de: `Bis ${points} Punkte.` });

const info: GameInfo<ToyOptions> = {
  id: 'toy',
  name: { en: 'Farms', de: 'Höfe' },
  variants: [
    { id: 'short', name: { en: 'Short', de: 'Kurz' }, about: about(3), seats: [2, 2] },
    { id: 'long', name: { en: 'Long', de: 'Lang' }, about: about(6), seats: [2, 2] },
    { id: 'crowd', name: { en: 'Crowd', de: 'Gedränge' }, about: about(3), seats: [1, 4] },
  ],
  options,
  houseRules: [],
};

const rules: Rules<ToyState, ToyEvent, ToyOptions> = {
  setup(chosen, seats, seed) {
    const rng = { seed, drawn: 0 };
    const stack = shuffle([...deck], randomFrom(rng));
    const bySeat = <X>(make: () => X): X[] => Array.from({ length: seats }, make);
    const hands = bySeat(() => stack.splice(0, 3));
    const start = { phase: 'keep', seat: 0, turn: 0, die: null, discard: [] } as const;
    const nothing = { owed: bySeat(() => 0), points: bySeat(() => 0) };
    return {
      rng,
      options: chosen,
      hands,
      stack,
      gold: bySeat(() => ({ barn: 1, cellar: 0 })),
      ...start,
      discard: [],
      ...nothing,
    };
  },
  step,
  result(state) {
    if (state.phase !== 'over') return null;
    const levels = [...new Set(state.points)].sort((a, b) => b - a);
    const ranking = levels.map((level) => state.points.flatMap((points, seat) => (points === level ? [seat] : [])));
    return { ranking, score: state.points.map((points) => [{ source: names.crop, points }]) };
  },
  active: ({ phase, seat, hands }) =>
    phase === 'over' ? [] : phase === 'keep' ? hands.map((_, each) => each) : [seat],
  turn: (state) => state.turn,
};

const codec: StateCodec<ToyState> = {
  version: 3,
  write: (state) => JSON.stringify(state),
  read: (written) => schema.parse(JSON.parse(written)),
  migrations,
  copy: (state) => ({
    ...state,
    rng: { ...state.rng },
    hands: state.hands.map((hand) => [...hand]),
    stack: [...state.stack],
    discard: [...state.discard],
    gold: state.gold.map((gold) => ({ ...gold })),
    owed: [...state.owed],
    points: [...state.points],
  }),
};

const views: Views<ToyState, ToyView, ToyEvent> = {
  forSeat({ phase, seat, turn, die, discard, gold, owed, points, options: chosen, hands, stack }, you) {
    const open = {
      phase,
      seat,
      turn,
      die,
      discard: [...discard],
      gold: gold.map((each) => ({ ...each })),
      owed: [...owed],
      points: [...points],
    };
    const hand = you === null ? [] : [...(hands[you] as ToyCard[])].sort();
    return { ...open, options: chosen, you, hand, sizes: hands.map(({ length }) => length), left: stack.length };
  },
  scene: toyScene,
  handKey: ({ hands }, seat) => [...(hands[seat] as ToyCard[])].sort().join(),
  zoomAreas: ({ points }) => points.map((_, seat) => ({ id: `${seat}`, name: verbatim(seatPlaceholder(seat)), seat })),
};

const text: GameText<ToyState, ToyView, ToyEvent> = {
  describeEvent(event, seat) {
    const who = seatPlaceholder(event.seat);
    switch (event.kind) {
      case 'rolled':
        return verbatim(`${who}: ${event.die}`);
      case 'drew':
      case 'kept':
        return event.seat === seat
          ? perLanguage((l) => `${event.kind} ${names[event.card][l]}`)
          : verbatim(`${who} ${event.kind} 1`);
      case 'gained':
      case 'paid':
      case 'lost':
        return verbatim(`${who} ${event.kind} ${event.gold}`);
      case 'played':
        return perLanguage((l) => `${who} ${names[event.card][l]}`);
    }
  },
  question: (_view, { key }) => verbatim(`Choose for ${key}.`),
  label: (_view, _decision, id) => ({
    text: cards.some((each) => id === each) ? names[id as ToyCard] : verbatim(`Choose ${id}`),
  }),
  refusal: (_state, _seat, decision, id) => verbatim(decision ? `${id} is not possible now.` : 'It is not your turn.'),
  isNotation: (id) => ['roll', 'end', 'pass', ...stores, ...cards, ...cards.map((each) => `play ${each}`)].includes(id),
  describe: (view) => ({
    text: verbatim(JSON.stringify(view)),
    alt: verbatim(view.points.join(':')),
    brief: verbatim(`${view.hand.join(', ')}\n${view.points.join(':')}`),
  }),
  groups: [],
  catalog: cards.map((id) => ({ id, name: names[id] })),
  ruleChapters: [],
  tips: [],
};

const ai: GameAi<ToyState, ToyView> = {
  determinize(view, seed) {
    const { you, hand, sizes, left: _left, ...open } = view;
    const hidden = [...deck];
    for (const seen of [...hand, ...view.discard]) hidden.splice(hidden.indexOf(seen), 1);
    shuffle(hidden, randomFrom({ seed, drawn: 0 }));
    const hands = sizes.map((size, seat) => (seat === you ? [...hand] : hidden.splice(0, size)));
    return { ...codec.copy({ ...open, hands, stack: hidden, rng: { seed, drawn: 0 } }) };
  },
  evaluate: (state, seat) => {
    const threat = Math.max(
      0,
      ...otherSeats(seat, state.hands.length).map((each) => (state.points[each] as number) + total(state, each) / 2),
    );
    return (state.points[seat] as number) * 10 + total(state, seat) - threat;
  },
  features: {
    names: () => ['own.points', 'own.gold', 'own.hand', 'their.points', 'their.gold'],
    read: (state, seat) => {
      const rivals = otherSeats(seat, state.hands.length);
      const most = (of: (seat: Seat) => number) => Math.max(0, ...rivals.map(of));
      return Float64Array.of(
        (state.points[seat] as number) / 4,
        total(state, seat) / 6,
        (state.hands[seat] as readonly string[]).length / 4,
        most((each) => state.points[each] as number) / 4,
        most((each) => total(state, each)) / 6,
      );
    },
  },
  orders: [
    {
      id: 'payment',
      name: verbatim('Payment'),
      about: verbatim('From which store to pay.'),
      applies: ({ key }) => key === 'pay',
      settings: [{ id: 'barn', name: verbatim('Barn first') }],
      defaultSetting: 'barn',
      answer: (_setting, { gold, you }, { min }) => {
        const { barn } = gold[you as Seat] as Record<Store, number>;
        return Array.from({ length: min }, (_, index) => (index < barn ? 'barn' : 'cellar'));
      },
    },
    {
      id: 'guard',
      name: verbatim('Guard'),
      about: verbatim('Whether the guard answers a raid.'),
      applies: ({ key }) => key === 'raid.guard',
      settings: [
        { id: 'always', name: verbatim('Always') },
        { id: 'never', name: verbatim('Never') },
      ],
      answer: (setting, _view, { choices }) =>
        setting === 'always' && choices.includes('play guard') ? ['play guard'] : ['pass'],
    },
    {
      id: 'gain',
      name: verbatim('Gains'),
      about: verbatim('Where gold goes.'),
      applies: ({ key }) => key === 'gain',
      settings: stores.map((id) => ({ id, name: verbatim(id) })),
      answer: (setting, _view, { choices }) => (choices.includes(setting) ? [setting] : null),
    },
  ],
};

const stats: Stats<ToyState, ToyEvent> = {
  recordRoll: (event) => (event.kind === 'rolled' ? `${event.die}` : null),
  points: ({ points }, seat) => points[seat] as number,
  dice: [
    {
      name: verbatim('Die'),
      faces: [1, 2, 3, 4, 5, 6].map((number) => ({ id: `${number}`, name: verbatim(`${number}`) })),
      results: (event) => (event.kind === 'rolled' ? [{ seat: event.seat, face: `${event.die}` }] : []),
    },
  ],
};

export const toy: Game<ToyState, ToyView, ToyEvent, ToyOptions> = { info, rules, codec, views, text, ai, stats };
