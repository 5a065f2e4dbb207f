import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { createRenderer, type Renderer } from '../../src/render/index.ts';
import { controlsOf, finalMessage, partsOf, picturesIn, textOf } from './message-parts.ts';
import { type Harness, openHarness } from './harness.ts';
import { addPerson, bothGames, buttonOf, finishToyMatch, menuOf, startToyMatch } from './match-helpers.ts';

let renderer: Renderer;
beforeAll(() => {
  renderer = createRenderer({ workers: 1, timeoutMs: 180_000 });
});
afterAll(() => renderer.close());

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ seed: 'profile', games: bothGames, renderer });
});
afterEach(() => harness.close());

/** Plays a match to its end and returns its id and result message. */
async function played(
  options: Record<string, boolean> = { rated: true },
): Promise<{ id: string; result: PageMessage }> {
  const { id, thread } = await startToyMatch(harness, options);
  await finishToyMatch(harness, id);
  await harness.idle();
  const result = harness.anna
    .messages(thread)
    .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'rematch'));
  if (!result) throw new Error('no result');
  return { id, result };
}

const profileOf = (asker: SimulatedPerson, person?: SimulatedPerson): Promise<PageMessage> =>
  finalMessage(asker.slash(harness.channel, '/parley profile', person ? { player: person.id } : {}));
const altOf = (message: PageMessage): string =>
  partsOf(message)
    .flatMap(({ items = [] }) => items)
    .map((item) => (item as { description?: string }).description ?? '')
    .join('\n');

describe('the result of a rated match', () => {
  it('says how the ratings changed', async () => {
    const { result } = await played();
    expect(textOf(result)).toMatch(/(Anna|Ben) 1\d{3}\? ▲\d+, (Anna|Ben) 1\d{3}\? ▼\d+/u);
    const friendly = await played({});
    expect(textOf(friendly.result)).not.toMatch(/[▲▼]\d/u);
  });
});

describe('a profile', () => {
  it('is a picture with all of it in words, and a button to challenge', async () => {
    await played();
    const page = await profileOf(harness.anna, harness.ben);
    expect(picturesIn(page)).toBe(1);
    expect(altOf(page)).toMatch(/^Ben: 1 match\n.+1\d{3} \(± \d+ · provisional\)/u);
    expect(altOf(page)).toMatch(/You against Ben: [01] won, [01] lost/u);
    const words = await finalMessage(harness.anna.click(page.id, buttonOf(page, 'profile-text')));
    expect(picturesIn(words)).toBe(0);
    expect(textOf(words)).toMatch(/You against Ben/u);
    const again = await profileOf(harness.anna, harness.ben);
    const sent = await finalMessage(harness.anna.click(again.id, buttonOf(again, 'challenge-person')));
    expect(textOf(sent)).toContain('Ben');
    await harness.idle();
    expect((await harness.matches.list(harness.ben.id)).map(({ sheet }) => sheet.status)).toContain('challenge');
  });

  it('is in the reader’s language, and one’s own leads to what others may see', async () => {
    await played();
    const page = await profileOf(harness.ben);
    expect(textOf(page)).toContain('Profil von Ben');
    expect(controlsOf(page).buttons.map(({ verb }) => verb)).not.toContain('challenge-person');
    const visible = await finalMessage(harness.ben.click(page.id, buttonOf(page, 'visibility')));
    const menu = menuOf(visible, 'set-profile-for');
    await finalMessage(harness.ben.select(visible.id, menu.id, ['nobody']));
    const hidden = await profileOf(harness.anna, harness.ben);
    expect(textOf(hidden)).toContain('Ben keeps their profile private');
    expect(altOf(hidden)).toMatch(/^You against Ben/u);
    expect(altOf(hidden)).not.toMatch(/provisional/u);
  });

  it('of someone who never played says so', async () => {
    const carl = addPerson(harness, 'Carl');
    expect(textOf(await profileOf(harness.anna, carl))).toContain('Carl hasn’t finished a match yet');
  });

  it('challenges no one who can’t see the channel', async () => {
    const { anna, ben, channel, sandbox } = harness;
    const verbs = async (): Promise<readonly string[]> =>
      controlsOf(await profileOf(anna, ben)).buttons.map(({ verb }) => verb);
    expect(await verbs()).toContain('challenge-person');
    sandbox.admin.setPermissions(channel, ben.id, { deny: ['ViewChannel'] });
    expect(await verbs()).not.toContain('challenge-person');
  });
});

describe('a ranking', () => {
  const ranking = async (): Promise<PageMessage> =>
    finalMessage(harness.anna.slash(harness.channel, '/parley ranking', { game: 'toy' }));

  it('lists members of the server, without those who left it or stay out', async () => {
    await played();
    const full = textOf(await ranking());
    for (const person of [harness.anna, harness.ben]) expect(full).toContain(`<@${person.id}>`);
    expect(full).toMatch(/You’re number [12] of 2/u);
    const page = await profileOf(harness.ben);
    const visible = await finalMessage(harness.ben.click(page.id, buttonOf(page, 'visibility')));
    await finalMessage(harness.ben.click(visible.id, buttonOf(visible, 'set-unranked')));
    expect(textOf(await ranking())).not.toContain(harness.ben.id);
    const now = await finalMessage(harness.ben.slash(harness.channel, '/parley settings'));
    const again = await finalMessage(harness.ben.click(now.id, buttonOf(now, 'visibility')));
    await finalMessage(harness.ben.click(again.id, buttonOf(again, 'set-unranked')));
    expect(textOf(await ranking())).toContain(harness.ben.id);
    harness.sandbox.admin.leave(harness.guild, harness.ben.id);
    expect(textOf(await ranking())).not.toContain(harness.ben.id);
  });

  it('of another game can be chosen, and says when no one has a rating', async () => {
    await played();
    const page = await ranking();
    const other = await finalMessage(harness.anna.select(page.id, menuOf(page, 'ranking').id, ['rivals']));
    expect(textOf(other)).toContain('No one here has a rating yet');
  });
});

describe('stats', () => {
  it('tell rated from unrated matches, and people by id', async () => {
    await played();
    await played({});
    const page = textOf(await finalMessage(harness.anna.slash(harness.channel, '/parley stats')));
    expect(page).toMatch(/Rated: \d won, \d lost\nUnrated: \d won, \d lost/u);
    expect(page).toMatch(new RegExp(`<@${harness.ben.id}>: \\d\\s:\\s\\d rated · \\d\\s:\\s\\d unrated`, 'u'));
  });
});
