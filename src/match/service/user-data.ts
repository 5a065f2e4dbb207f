import type { Ports } from '../transition/commit.ts';
import type { SavedDeck, Matches } from '../matches.ts';
import { problems } from '../problems.ts';

type UserData = Pick<Matches, 'decks' | 'newDeck' | 'changeDeck' | 'deleteDeck' | 'notes' | 'saveNotes'>;

/** Stores a deck as its name and its line, one per line. */
const deckText = ({ name, line }: Omit<SavedDeck, 'id'>): string => `${name}\n${line}`;
function readDeck(id: string, value: string): SavedDeck {
  const at = value.indexOf('\n');
  return { id, name: value.slice(0, at), line: value.slice(at + 1) };
}

/** Trims typed text to one line. */
export const singleLine = (typed: string): string => typed.replaceAll(/[\p{C}\s]+/gu, ' ').trim();

/** Removes control characters, but keeps line breaks. */
const withoutControlCharacters = (typed: string): string =>
  typed
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/(?!\n)\p{C}/gu, '')
    .trim();

const NOTES_PREFIX = 'memo ';

/** Stores decks and notes. Every change is atomic: of two at once, none gets lost. */
export function userDataService({ store, limits }: Ports): UserData {
  const deckKey = (game: string, id = ''): string => `deck ${game} ${id}`;

  async function decks(user: string, game: string): Promise<readonly SavedDeck[]> {
    const own = [...(await store.userData(user))].filter(([name]) => name.startsWith(deckKey(game)));
    return own
      .map(([name, value]) => readDeck(name.slice(deckKey(game).length), value))
      .sort((a, b) => Number(a.id) - Number(b.id));
  }

  function checkName(typed: string, others: readonly SavedDeck[]): string {
    const name = singleLine(typed);
    if (name === '') throw problems.deckWithoutName();
    if (name.length > limits.deckNameLength) throw problems.deckNameTooLong();
    if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) throw problems.deckNameTaken();
    return name;
  }

  return {
    decks,
    async newDeck(user, game, typed, line) {
      for (let attempt = 0; attempt < limits.attempts; attempt++) {
        const own = await decks(user, game);
        if (own.length >= limits.decks) throw problems.tooManyDecks();
        const name = checkName(typed, own);
        const deck: SavedDeck = { id: String(Number(own.at(-1)?.id ?? 0) + 1), name, line };
        if (await store.saveUserData(user, deckKey(game, deck.id), null, deckText(deck))) return deck;
      }
      throw problems.busy();
    },
    async changeDeck(user, game, id, change) {
      for (let attempt = 0; attempt < limits.attempts; attempt++) {
        const own = await decks(user, game);
        const deck = own.find((each) => each.id === id);
        if (!deck) throw problems.unknownDeck();
        const made = { ...deck, ...change(deck) };
        const name =
          made.name === deck.name
            ? made.name
            : checkName(
                made.name,
                own.filter((other) => other !== deck),
              );
        const changed: SavedDeck = { ...made, name };
        if (await store.saveUserData(user, deckKey(game, id), deckText(deck), deckText(changed))) return changed;
      }
      throw problems.busy();
    },
    async deleteDeck(user, game, id) {
      for (let attempt = 0; attempt < limits.attempts; attempt++) {
        const deck = (await decks(user, game)).find((each) => each.id === id);
        if (!deck) throw problems.unknownDeck();
        if (await store.saveUserData(user, deckKey(game, id), deckText(deck), null)) return;
      }
      throw problems.busy();
    },
    notes: async (user, id) => (await store.userData(user)).get(`${NOTES_PREFIX}${id}`) ?? '',
    async saveNotes(user, id, typed) {
      const text = withoutControlCharacters(typed);
      if (text.length > limits.noteLength) throw problems.notesTooLong();
      for (let attempt = 0; attempt < limits.attempts; attempt++) {
        const kept = await store.userData(user);
        const was = kept.get(`${NOTES_PREFIX}${id}`) ?? null;
        const others = [...kept.keys()].filter(
          (name) => name.startsWith(NOTES_PREFIX) && name !== `${NOTES_PREFIX}${id}`,
        );
        if (text !== '' && others.length >= limits.notes) throw problems.tooManyNotes();
        if (await store.saveUserData(user, `${NOTES_PREFIX}${id}`, was, text || null)) return;
      }
      throw problems.busy();
    },
  };
}
