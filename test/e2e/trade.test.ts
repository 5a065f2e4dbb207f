import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { openPanel } from './players.ts';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { buttonOf } from './table.ts';

let stage: Stage;
let carla: Person;
/** The match, its thread, and the three in the order of play. */
let id: string;
let thread: string;
let ben: Person;
let anna: Person;
let foreseen: readonly unknown[];

/** Beginners' island for three. Ben begins and throws 6: he holds lumber twice, brick and grain; the others an ore each. */
beforeEach(async () => {
  foreseen = [];
  stage = await openStage({ seed: 'trade' });
  ({ ben, anna } = stage);
  carla = stage.sandbox.addPerson({ name: 'Carla' });
  stage.sandbox.town.join(stage.guild, carla.id);
  const guests = [{ id: ben.id, name: 'Ben' }, { id: carla.id, name: 'Carla' }];
  const home = { guild: stage.guild, parent: stage.channel, language: 'en' } as const;
  ({ id } = await stage.matches.challenge({ game: 'settlers', options: { variant: 'classic', board: 'beginner' }, challenger: { id: anna.id, name: 'Anna' }, opponents: guests, home, token: null }));
  for (const guest of guests) await stage.matches.accept(id, guest.id, null);
  await stage.quiet();
  const { players, home: at } = await stage.sheet(id);
  expect(players.map(({ name }) => name)).toEqual(['Ben', 'Carla', 'Anna']);
  thread = at.channel ?? '';
});
afterEach(async () => {
  expect(stage.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(stage.troubles).toEqual(foreseen);
  await stage.close();
});

const panelOf = (person: Person): Promise<PageMessage> => openPanel(person, id, thread);

const argOf = (customId: string): string => customId.split(':').slice(5).join(':');
const offersTo = (panel: PageMessage): readonly string[] => waysOf(panel).buttons.filter(({ verb }) => verb === 'pick').map((button) => argOf(button.id));

/** Presses the button of this choice, or chooses it in the menu that has it. */
async function take(person: Person, panel: PageMessage, choice: string): Promise<PageMessage> {
  const { buttons, menus } = waysOf(panel);
  const press = buttons.find((button) => argOf(button.id) === choice);
  if (press) return shown(person.click(panel.id, press.id));
  const menu = menus.find(({ values }) => values.includes(choice));
  if (!menu) throw new Error(`no ${choice} among ${[...offersTo(panel), ...menus.flatMap(({ values }) => values)].join(', ')}`);
  return shown(person.select(panel.id, menu.id, [choice]));
}

/** Puts a deal together, menu by menu, and confirms it. */
async function put(person: Person, panel: PageMessage, ...terms: readonly string[]): Promise<PageMessage> {
  let now = panel;
  for (const term of terms) now = await take(person, now, term);
  return shown(person.click(now.id, buttonOf(now, 'confirm')));
}

/** Ben throws and invites both: a lumber for an ore. */
async function offered(): Promise<PageMessage> {
  const thrown = await take(ben, await panelOf(ben), 'roll');
  return put(ben, await take(ben, thrown, 'offer'), 'give lumber', 'want ore');
}

const cardsOf = async (person: Person): Promise<string> => /(?:Your cards|Deine Karten): (.*)/u.exec(textOf(await panelOf(person)))?.[1] ?? '';

const spoken = (): readonly PageMessage[] => anna.messages(thread).filter(({ type, ephemeral }) => type === 0 && !ephemeral);
const offerLine = (): PageMessage | undefined => spoken().find((message) => waysOf(message).buttons.some(({ verb }) => verb === 'reply') || textOf(message).includes('offers'));

/** Presses a button of the line in the thread. */
async function reply(person: Person, label: string): Promise<PageMessage> {
  const line = offerLine() ?? expect.fail('no offer is shown');
  const press = waysOf(line).buttons.find((button) => button.label === label) ?? expect.fail(`no ${label}`);
  return shown(person.click(line.id, press.id));
}

/** What stands in the menu of the active player to close, as the notation writes it. */
const dealsFor = async (person: Person): Promise<readonly string[]> => offersTo(await panelOf(person)).filter((choice) => choice.startsWith('deal'));

describe('a trade by correspondence', () => {
  it('is put together in menus, asked of all at once, and closed with one of two who accept at the same moment', async () => {
    await offered();
    await stage.quiet();
    for (const person of [anna, carla]) expect(textOf(person.messages(person.dm()).at(-1) as PageMessage)).toContain('Ben offers 1 lumber for 1 ore');
    const [annas, carlas] = await Promise.all([panelOf(anna), panelOf(carla)]);
    await Promise.all([take(anna, annas, 'accept'), take(carla, carlas, 'accept')]);
    const panel = await panelOf(ben);
    expect(offersTo(panel).filter((choice) => choice.startsWith('deal')).toSorted()).toEqual(['deal blue 1 lumber for 1 ore', 'deal orange 1 lumber for 1 ore']);
    const closed = await take(ben, panel, 'deal orange 1 lumber for 1 ore');
    expect(textOf(closed)).toContain('Deine Karten: 1 🧱 Lehm, 1 🪵 Holz, 1 🌾 Getreide und 1 🪨 Erz.');
    // There is one deal: the other acceptance is gone, and whoever gave it reads why.
    expect(await dealsFor(ben)).toEqual([]);
    expect(await cardsOf(anna)).toBe('1 🧱 brick, 2 🪵 lumber and 1 🐑 wool.');
    expect(await cardsOf(carla)).toBe('3 🌾 grain and 1 🪨 ore.');
    expect(textOf(await shown(carla.slash(thread, '/parley log')))).toContain('Ben traded 1 🪵 lumber for 1 🪨 ore with Anna.');
  });

  it('is over for whoever comes a moment too late, who is told so', async () => {
    await offered();
    const [annas, carlas] = await Promise.all([panelOf(anna), panelOf(carla)]);
    await take(anna, annas, 'accept');
    await take(ben, await panelOf(ben), 'deal orange 1 lumber for 1 ore');
    const late = await take(carla, carlas, 'accept');
    expect(textOf(late)).toContain('This offer is no longer open.');
    expect(await dealsFor(ben)).toEqual([]);
    expect(await cardsOf(carla)).toBe('3 🌾 grain and 1 🪨 ore.');
  });

  it('is accepted by one press on the direct message that tells of it', async () => {
    await offered();
    await stage.quiet();
    const told = anna.messages(anna.dm()).at(-1) ?? expect.fail('nothing was said');
    // The first message to a person also leads to the settings.
    expect(waysOf(told).buttons.map(({ label }) => label)).toEqual(['Accept', 'Decline', 'Make Choice', 'Open Settings']);
    await take(anna, told, 'accept');
    expect(await dealsFor(ben)).toEqual(['deal orange 1 lumber for 1 ore']);
  });

  it('may be answered with another offer, which binds whoever makes it', async () => {
    await offered();
    await put(anna, await panelOf(anna), 'give ore', 'want lumber', 'want lumber');
    await take(carla, await panelOf(carla), 'decline');
    expect(await dealsFor(ben)).toEqual(['deal orange 2 lumber for 1 ore']);
    await take(ben, await panelOf(ben), 'deal orange 2 lumber for 1 ore');
    expect(await cardsOf(anna)).toBe('1 🧱 brick, 3 🪵 lumber and 1 🐑 wool.');
    expect(await cardsOf(ben)).toBe('1 🧱 Lehm, 1 🌾 Getreide und 1 🪨 Erz.');
  });

  it('can be left in advance, and is taken at once without asking back', async () => {
    await put(carla, await panelOf(carla), 'give ore', 'want lumber');
    const thrown = await take(ben, await panelOf(ben), 'roll');
    const { answers } = await stage.sheet(id);
    await take(ben, thrown, 'deal blue 1 lumber for 1 ore');
    // Nobody was asked in between.
    expect((await stage.sheet(id)).answers).toBe(answers + 1);
    expect((await stage.sheet(id)).waits.map(({ seat }) => seat)).toEqual([0]);
    expect(await cardsOf(carla)).toBe('1 🪵 lumber and 3 🌾 grain.');
  });

  it('is refused with the reason when it cannot be paid, goes to oneself or gives what it wants, and nothing is done', async () => {
    await take(ben, await panelOf(ben), 'roll');
    await shown(ben.slash(thread, '/choose', { answer: 'offer' }));
    const { answers } = await stage.sheet(id);
    const typed = async (answer: string): Promise<string> => textOf(await shown(ben.slash(thread, '/choose', { answer })));
    expect(await typed('[give ore, want lumber]')).toContain('Du hast kein Erz zu geben.');
    expect(await typed('[give lumber x3, want ore]')).toContain('Zu oft: Das darf höchstens 2-mal gewählt werden.');
    expect(await typed('[give lumber, want ore, to red]')).toContain('Mit dir selbst kannst du nicht handeln.');
    expect(await typed('[give lumber, want lumber]')).toContain('Dieselbe Sorte kann nicht auf beiden Seiten eines Handels stehen.');
    expect(await typed('[give lumber, give brick]')).toContain('Nenne mindestens eine Karte, die du willst');
    expect(await typed('[give lumber, want ore, to white]')).toContain('An diesem Tisch spielt niemand Weiß.');
    expect(await typed('build road 1-99')).toContain('steht gerade nicht zur Wahl');
    expect((await stage.sheet(id)).answers).toBe(answers);
  });

  it('stands in the thread in one quiet line, which is changed as they answer and goes with the offer', async () => {
    const before = spoken().length;
    await offered();
    await stage.quiet();
    const line = offerLine() ?? expect.fail('no offer is shown');
    expect(spoken()).toHaveLength(before + 1);
    for (const person of [anna, ben, carla]) expect(person.messages(thread).find(({ id: each }) => each === line.id)).toMatchObject({ silent: true, mentionsMe: false });
    expect(textOf(line)).toContain('Ben offers 1 🪵 lumber for 1 🪨 ore.');
    expect(textOf(line)).toContain('Carla and Anna may answer.');
    expect(waysOf(line).buttons.map(({ label }) => label)).toEqual(['Accept', 'Decline', 'Counter…']);
    await reply(anna, 'Accept');
    await stage.quiet();
    expect(offerLine()?.id).toBe(line.id);
    expect(textOf(offerLine() as PageMessage)).toContain('Anna accepts.');
    expect(textOf(offerLine() as PageMessage)).toContain('Carla may answer.');
    // Whoever would rather have it otherwise says so in the own panel.
    await put(carla, await reply(carla, 'Counter…'), 'give ore', 'want lumber', 'want lumber');
    await stage.quiet();
    expect(textOf(offerLine() as PageMessage)).toContain('Carla offers 1 🪨 ore for 2 🪵 lumber instead.');
    expect(waysOf(offerLine() as PageMessage).buttons).toEqual([]);
    expect((await dealsFor(ben)).toSorted()).toEqual(['deal blue 2 lumber for 1 ore', 'deal orange 1 lumber for 1 ore']);
    await take(ben, await panelOf(ben), 'deal orange 1 lumber for 1 ore');
    await stage.quiet();
    expect(offerLine()).toBeUndefined();
    expect(spoken()).toHaveLength(before);
  });

  it('is accepted by both on that line at the same moment, and closed with one of them', async () => {
    await offered();
    await stage.quiet();
    await Promise.all([reply(anna, 'Accept'), reply(carla, 'Accept')]);
    expect((await dealsFor(ben)).toSorted()).toEqual(['deal blue 1 lumber for 1 ore', 'deal orange 1 lumber for 1 ore']);
    await take(ben, await panelOf(ben), 'deal orange 1 lumber for 1 ore');
    expect(await dealsFor(ben)).toEqual([]);
    expect(await cardsOf(anna)).toBe('1 🧱 brick, 2 🪵 lumber and 1 🐑 wool.');
    expect(await cardsOf(carla)).toBe('3 🌾 grain and 1 🪨 ore.');
  });

  it('is over on a line that could not be taken away as well: whoever presses it is told so', async () => {
    await offered();
    await stage.quiet();
    await reply(anna, 'Accept');
    await stage.quiet();
    stage.sandbox.faults.fail({ route: new RegExp(`^DELETE /channels/${thread}/messages`, 'u'), status: 403, code: 50013, times: 1 });
    await take(ben, await panelOf(ben), 'deal orange 1 lumber for 1 ore');
    await stage.quiet();
    foreseen = [expect.stringContaining('a line that is over stays')];
    expect(textOf(await reply(carla, 'Accept'))).toContain('This is no longer open.');
    expect(await dealsFor(ben)).toEqual([]);
    expect(await cardsOf(carla)).toBe('3 🌾 grain and 1 🪨 ore.');
  });

  it('is answered on that line only by those it is put to, and by what they hold: nothing else is told to anybody', async () => {
    const thrown = await take(ben, await panelOf(ben), 'roll');
    await put(ben, await take(ben, thrown, 'offer'), 'give lumber', 'want wool', 'to orange');
    await stage.quiet();
    const line = offerLine() ?? expect.fail('no offer is shown');
    expect(textOf(line)).toContain('Ben offers 1 🪵 lumber for 1 🐑 wool to Anna.');
    const { answers } = await stage.sheet(id);
    const dora = stage.sandbox.addPerson({ name: 'Dora' });
    stage.sandbox.town.join(stage.guild, dora.id);
    expect(textOf(await reply(dora, 'Accept'))).toContain('Only the players can do that.');
    expect(textOf(await reply(carla, 'Decline'))).toContain('You have answered this already, or it was not put to you.');
    expect(textOf(await reply(ben, 'Accept'))).toContain('Das hast du schon beantwortet, oder du warst nicht gefragt.');
    expect((await stage.sheet(id)).answers).toBe(answers);
    await reply(anna, 'Accept');
    expect(await dealsFor(ben)).toEqual(['deal orange 1 lumber for 1 wool']);
    await take(ben, await panelOf(ben), 'retract');
    // The buttons are the same whoever could pay; who cannot is told in private, and is still asked.
    await put(ben, await take(ben, await panelOf(ben), 'offer'), 'give lumber', 'want wool');
    await stage.quiet();
    const before = textOf(offerLine() as PageMessage);
    expect(waysOf(offerLine() as PageMessage).buttons.map(({ label }) => label)).toEqual(['Accept', 'Decline', 'Counter…']);
    expect(textOf(await reply(carla, 'Accept'))).toContain('You do not hold what is wanted.');
    await stage.quiet();
    expect(textOf(offerLine() as PageMessage)).toBe(before);
    expect(before).toContain('Carla and Anna may answer.');
  });

  it('leaves nothing in the thread when the turn ends with the offer open', async () => {
    const before = spoken().length;
    await take(ben, await offered(), 'end');
    await stage.quiet();
    expect(offerLine()).toBeUndefined();
    expect(spoken()).toHaveLength(before + 1);
  });

  /** What happens in so many turns of somebody who only throws the dice, against computers. */
  async function throwing(options: Readonly<Record<string, unknown>>, rounds: number): Promise<readonly string[]> {
    const home = { guild: stage.guild, parent: stage.channel, language: 'en' } as const;
    const { id: solo } = await stage.matches.solo({ game: 'settlers', options, player: { id: carla.id, name: 'Carla' }, level: 'strong', home, token: null });
    // The match has its thread before anything more happens in it.
    await stage.quiet();
    const events: unknown[] = [];
    for (let turns = 0; turns < rounds; turns++) {
      for (const move of ['roll', 'end']) {
        for (let { question, seq } = await stage.matches.panel(solo, carla.id); question && !question.choices.includes(move); { question, seq } = await stage.matches.panel(solo, carla.id)) {
          await stage.matches.answer(solo, carla.id, seq, question.otherwise, null);
        }
        await stage.matches.answer(solo, carla.id, (await stage.matches.panel(solo, carla.id)).seq, [move], null);
        events.push(...(await stage.sheet(solo)).log.map(({ event }) => event));
      }
    }
    return events.map((event) => (event as { kind: string }).kind);
  }

  it('is not forced on anybody: computers answer what is put to them, and leave no offers unasked', async () => {
    const kinds = await throwing({ variant: 'classic', board: 'beginner' }, 3);
    expect(kinds.filter((kind) => kind === 'threw').length).toBeGreaterThan(6);
    expect(kinds.filter((kind) => ['proposed', 'withdrew'].includes(kind))).toEqual([]);
  });

  it('is not offered by a computer where nobody could answer before its turn is over', async () => {
    const kinds = await throwing({ variant: 'cities-and-knights' }, 12);
    expect(kinds.filter((kind) => kind === 'rolled' || kind === 'threw').length).toBeGreaterThan(6);
    expect(kinds).not.toContain('offered');
  });
});
