import type { Ports } from '../change/commit.ts';
import type { KeptDeck, Matches } from '../matches.ts';
import { problems } from '../problems.ts';

type Keepsakes = Pick<Matches, 'decks' | 'newDeck' | 'changeDeck' | 'dropDeck' | 'memo' | 'saveMemo'>;

/** A deck is kept as its name and its line, each on a line of its own. */
const written = ({ name, line }: Omit<KeptDeck, 'id'>): string => `${name}\n${line}`;
function readDeck(id: string, value: string): KeptDeck {
  const at = value.indexOf('\n');
  return { id, name: value.slice(0, at), line: value.slice(at + 1) };
}

/** One line of what somebody typed, as short as it may be. */
const tidied = (typed: string): string => typed.replaceAll(/[\p{C}\s]+/gu, ' ').trim();

/** Lines stay, signs nobody sees go. */
const readable = (typed: string): string => typed.replaceAll(/\r\n?/gu, '\n').replaceAll(/(?!\n)\p{C}/gu, '').trim();

const MEMO = 'memo ';

/** What people keep for themselves. Every change is made to what is there: of two at once none gets lost. */
export function keepsakes({ store, limits }: Ports): Keepsakes {
  const place = (game: string, id = ''): string => `deck ${game} ${id}`;

  async function decks(user: string, game: string): Promise<readonly KeptDeck[]> {
    const own = [...(await store.keepsakes(user))].filter(([name]) => name.startsWith(place(game)));
    return own.map(([name, value]) => readDeck(name.slice(place(game).length), value)).sort((a, b) => Number(a.id) - Number(b.id));
  }

  function checkName(typed: string, others: readonly KeptDeck[]): string {
    const name = tidied(typed);
    if (name === '') throw problems.namelessDeck();
    if (name.length > limits.deckName) throw problems.longName();
    if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) throw problems.sameName();
    return name;
  }

  return {
    decks,
    async newDeck(user, game, typed, line) {
      for (let attempt = 0; attempt < limits.attempts; attempt++) {
        const own = await decks(user, game);
        if (own.length >= limits.decks) throw problems.tooManyDecks();
        const name = checkName(typed, own);
        const deck: KeptDeck = { id: String(Number(own.at(-1)?.id ?? 0) + 1), name, line };
        if (await store.keep(user, place(game, deck.id), null, written(deck))) return deck;
      }
      throw problems.busy();
    },
    async changeDeck(user, game, id, change) {
      for (let attempt = 0; attempt < limits.attempts; attempt++) {
        const own = await decks(user, game);
        const deck = own.find((each) => each.id === id);
        if (!deck) throw problems.unknownDeck();
        const made = { ...deck, ...change(deck) };
        const name = made.name === deck.name ? made.name : checkName(made.name, own.filter((other) => other !== deck));
        const changed: KeptDeck = { ...made, name };
        if (await store.keep(user, place(game, id), written(deck), written(changed))) return changed;
      }
      throw problems.busy();
    },
    async dropDeck(user, game, id) {
      for (let attempt = 0; attempt < limits.attempts; attempt++) {
        const deck = (await decks(user, game)).find((each) => each.id === id);
        if (!deck) throw problems.unknownDeck();
        if (await store.keep(user, place(game, id), written(deck), null)) return;
      }
      throw problems.busy();
    },
    memo: async (user, id) => (await store.keepsakes(user)).get(`${MEMO}${id}`) ?? '',
    async saveMemo(user, id, typed) {
      const words = readable(typed);
      if (words.length > limits.memo) throw problems.longMemo();
      for (let attempt = 0; attempt < limits.attempts; attempt++) {
        const kept = await store.keepsakes(user);
        const was = kept.get(`${MEMO}${id}`) ?? null;
        const others = [...kept.keys()].filter((name) => name.startsWith(MEMO) && name !== `${MEMO}${id}`);
        if (words !== '' && others.length >= limits.memos) throw problems.tooManyMemos();
        if (await store.keep(user, `${MEMO}${id}`, was, words || null)) return;
      }
      throw problems.busy();
    },
  };
}
