import { describe, expect, test } from 'vitest';
import { anna, ben, home, createHarness, storedMatchOf, userAt } from './harness.ts';

describe('decks somebody keeps', () => {
  test('are numbered, named and their owner’s alone', async () => {
    const { matches } = createHarness();
    expect(await matches.newDeck(anna.id, 'toy', '  My\n  first ', 'line 1')).toEqual({
      id: '1',
      name: 'My first',
      line: 'line 1',
    });
    expect((await matches.newDeck(anna.id, 'toy', 'Second', 'line 2')).id).toBe('2');
    await matches.deleteDeck(anna.id, 'toy', '1');
    expect((await matches.newDeck(anna.id, 'toy', 'Third', 'line 3')).id).toBe('3');
    expect((await matches.decks(anna.id, 'toy')).map(({ name }) => name)).toEqual(['Second', 'Third']);
    expect(await matches.decks(ben.id, 'toy')).toEqual([]);
    expect(await matches.decks(anna.id, 'other')).toEqual([]);
    await expect(matches.changeDeck(ben.id, 'toy', '2', () => ({ name: 'Mine' }))).rejects.toMatchObject({
      kind: 'nothing',
    });
    await expect(matches.deleteDeck(ben.id, 'toy', '2')).rejects.toMatchObject({ kind: 'nothing' });
  });

  test.each([
    ['nothing', '   '],
    ['nothing but signs nobody sees', '\u200b\u0000'],
    ['a very long name', 'x'.repeat(41)],
    ['the name of another', 'FIRST'],
  ])('are not called %s', async (_what, name) => {
    const { matches } = createHarness();
    await matches.newDeck(anna.id, 'toy', 'First', 'line');
    const { id } = await matches.newDeck(anna.id, 'toy', 'Second', 'line');
    await expect(matches.newDeck(anna.id, 'toy', name, 'line')).rejects.toMatchObject({ kind: 'not-allowed' });
    await expect(matches.changeDeck(anna.id, 'toy', id, () => ({ name }))).rejects.toMatchObject({
      kind: 'not-allowed',
    });
    expect((await matches.decks(anna.id, 'toy')).map((deck) => deck.name)).toEqual(['First', 'Second']);
  });

  test('are not more than there is room for', async () => {
    const { matches } = createHarness({ decks: 2 });
    await matches.newDeck(anna.id, 'toy', 'First', 'line');
    await matches.newDeck(anna.id, 'toy', 'Second', 'line');
    await expect(matches.newDeck(anna.id, 'toy', 'Third', 'line')).rejects.toMatchObject({ kind: 'too-many' });
  });

  test('lose nothing when two changes or two new ones come at the same time', async () => {
    const { matches } = createHarness();
    await Promise.all(['a', 'b', 'c'].map(async (name) => matches.newDeck(anna.id, 'toy', name, 'line')));
    expect((await matches.decks(anna.id, 'toy')).map(({ name }) => name).toSorted()).toEqual(['a', 'b', 'c']);
    await Promise.all(
      [1, 2, 3].map(async (number) =>
        matches.changeDeck(anna.id, 'toy', '1', ({ line }) => ({ line: `${line} ${number}` })),
      ),
    );
    expect((await matches.decks(anna.id, 'toy'))[0]?.line.split(' ').toSorted()).toEqual(['1', '2', '3', 'line']);
  });

  test('are tried as often as allowed when others never stop writing, and no more', async () => {
    const { matches, store } = createHarness({ attempts: 3 });
    const { id } = await matches.newDeck(anna.id, 'toy', 'First', 'line');
    let tries = 0;
    store.saveUserData = async () => {
      tries++;
      return Promise.resolve(false);
    };
    const busy = { kind: 'busy' };
    await expect(matches.newDeck(anna.id, 'toy', 'Second', 'line')).rejects.toMatchObject(busy);
    expect(tries).toBe(3);
    await expect(matches.changeDeck(anna.id, 'toy', id, () => ({ line: 'other' }))).rejects.toMatchObject(busy);
    expect(tries).toBe(6);
    await expect(matches.deleteDeck(anna.id, 'toy', id)).rejects.toMatchObject(busy);
    expect(tries).toBe(9);
    await expect(matches.saveNotes(anna.id, 'M1', 'note')).rejects.toMatchObject(busy);
    expect(tries).toBe(12);
  });

  test('are forgotten with their owner', async () => {
    const { matches } = createHarness();
    await matches.newDeck(anna.id, 'toy', 'First', 'line');
    await matches.purge(anna.id);
    expect(await matches.decks(anna.id, 'toy')).toEqual([]);
  });
});

describe('notes to a match', () => {
  test('are their writer’s alone, and forgotten with them', async () => {
    const { matches } = createHarness();
    expect(await matches.notes(anna.id, 'M1')).toBe('');
    await matches.saveNotes(anna.id, 'M1', ' Ben keeps ore\r\nwatch the road\u0000 ');
    expect(await matches.notes(anna.id, 'M1')).toBe('Ben keeps ore\nwatch the road');
    expect([await matches.notes(ben.id, 'M1'), await matches.notes(anna.id, 'M2')]).toEqual(['', '']);
    await matches.saveNotes(anna.id, 'M1', '  ');
    expect(await matches.notes(anna.id, 'M1')).toBe('');
    await matches.saveNotes(anna.id, 'M1', 'again');
    await matches.purge(anna.id);
    expect(await matches.notes(anna.id, 'M1')).toBe('');
  });

  test('have their limits; what is there stays', async () => {
    const { matches } = createHarness({ notes: 1, noteLength: 10 });
    await matches.saveNotes(anna.id, 'M1', 'short');
    await expect(matches.saveNotes(anna.id, 'M1', 'much too long')).rejects.toMatchObject({ kind: 'not-allowed' });
    await expect(matches.saveNotes(anna.id, 'M2', 'one more')).rejects.toMatchObject({ kind: 'too-many' });
    expect(await matches.notes(anna.id, 'M1')).toBe('short');
    await matches.saveNotes(anna.id, 'M1', 'other');
    expect(await matches.notes(anna.id, 'M1')).toBe('other');
  });
});

describe('an answer given with the challenge', () => {
  const wish = { game: 'toy', challenger: anna, opponents: [ben], home, token: null } as const;

  test('is given when the match begins, and nobody sees it before', async () => {
    // The same seed asks the same: what can be answered is known from another house.
    const before = createHarness();
    const asked = await before.matches.challenge(wish);
    await before.matches.accept(asked.id, ben.id, null);
    const brings = [(await before.matches.panel(asked.id, anna.id)).question?.choices.at(-1) ?? ''];
    const at = createHarness();
    const { id, sheet } = await at.matches.challenge({ ...wish, openingAnswer: brings });
    expect(sheet).not.toHaveProperty('brings');
    expect(JSON.stringify(at.store.outbox)).not.toContain('brings');
    await at.matches.accept(id, ben.id, null);
    const stored = await storedMatchOf(at, id);
    expect(stored.brings).toBeUndefined();
    expect(stored.waits.map(({ seat }) => userAt(stored, seat))).toEqual([ben.id]);
    expect((await at.store.history(id)).map(({ seat, answer }) => [userAt(stored, seat), answer])).toEqual([
      [anna.id, brings],
    ]);
  });

  test('that fits no question is asked again', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge({ ...wish, openingAnswer: ['nonsense'] });
    await at.matches.accept(id, ben.id, null);
    const stored = await storedMatchOf(at, id);
    expect(stored.waits.map(({ seat }) => userAt(stored, seat)).toSorted()).toEqual([anna.id, ben.id]);
  });

  test('is forgotten with a challenge that came to nothing', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge({ ...wish, openingAnswer: ['secret'] });
    await at.matches.decline(id, ben.id, null);
    expect(JSON.stringify(await at.store.finished(id))).not.toContain('secret');
  });
});
