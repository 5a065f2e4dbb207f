import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage, PageModal } from '../../src/sandbox/page-api/index.ts';
import { openPanel } from './simulated-players.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { buttonOf } from './match-helpers.ts';
import { HOUR, MINUTE } from '../../src/match/limits.ts';

let harness: Harness;
let carla: SimulatedPerson;
/** The match, its thread, and the three in the order of play. */
let id: string;
let thread: string;
let ben: SimulatedPerson;
let anna: SimulatedPerson;
let foreseen: readonly unknown[];

/** Beginners' island for three. Ben begins and throws 6: he holds lumber twice, brick and grain; the others an ore each. */
beforeEach(async () => {
  foreseen = [];
  harness = await openHarness({ seed: 'trade' });
  ({ ben, anna } = harness);
  carla = harness.sandbox.addPerson({ name: 'Carla' });
  harness.sandbox.admin.join(harness.guild, carla.id);
  const guests = [
    { id: ben.id, name: 'Ben' },
    { id: carla.id, name: 'Carla' },
  ];
  const home = { guild: harness.guild, parent: harness.channel, language: 'en' } as const;
  ({ id } = await harness.matches.challenge({
    game: 'settlers',
    options: { variant: 'classic', board: 'beginner' },
    challenger: { id: anna.id, name: 'Anna' },
    opponents: guests,
    home,
    token: null,
  }));
  for (const guest of guests) await harness.matches.accept(id, guest.id, null);
  await harness.idle();
  const { players, home: at } = await harness.sheet(id);
  expect(players.map(({ name }) => name)).toEqual(['Ben', 'Carla', 'Anna']);
  thread = at.channel ?? '';
});
afterEach(async () => {
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(harness.warnings).toEqual(foreseen);
  await harness.close();
});

const panelOf = (person: SimulatedPerson): Promise<PageMessage> => openPanel(person, id, thread);

const argOf = (customId: string): string => customId.split(':').slice(5).join(':');
const offersTo = (panel: PageMessage): readonly string[] =>
  controlsOf(panel)
    .buttons.filter(({ verb }) => verb === 'pick')
    .map((button) => argOf(button.id));

/** Presses the button of this choice, or chooses it in the menu that has it. */
async function take(person: SimulatedPerson, panel: PageMessage, choice: string): Promise<PageMessage> {
  const { buttons, menus } = controlsOf(panel);
  const press = buttons.find((button) => argOf(button.id) === choice);
  if (press) return finalMessage(person.click(panel.id, press.id));
  const menu = menus.find(({ values }) => values.includes(choice));
  if (!menu)
    throw new Error(`no ${choice} among ${[...offersTo(panel), ...menus.flatMap(({ values }) => values)].join(', ')}`);
  return finalMessage(person.select(panel.id, menu.id, [choice]));
}

/** Opens the form on a panel. */
async function openForm(person: SimulatedPerson, panel: PageMessage): Promise<PageModal> {
  const opened = await person.click(panel.id, buttonOf(panel, 'form'));
  return opened.kind === 'modal' ? opened.modal : expect.fail('no form was opened');
}

/** Fills in the form on a panel with choices in notation, and sends it. */
async function put(person: SimulatedPerson, panel: PageMessage, ...terms: readonly string[]): Promise<PageMessage> {
  const form = await openForm(person, panel);
  return finalMessage(person.submitModal(form.id, formValues(terms)));
}

/** The form's values: each choice with its number. */
function formValues(terms: readonly string[]): Record<string, readonly string[]> {
  const values: Record<string, string[]> = { give: [], want: [] };
  for (const term of new Set(terms)) {
    const [field = ''] = term.split(' ');
    (values[field] ??= []).push(`${terms.filter((each) => each === term).length} ${term}`);
  }
  return values;
}

/** Ben throws and invites both: a lumber for an ore. */
async function offered(): Promise<PageMessage> {
  return put(ben, await take(ben, await panelOf(ben), 'roll'), 'give lumber', 'want ore');
}

const cardsOf = async (person: SimulatedPerson): Promise<string> =>
  /(?:Your cards|Deine Karten): (.*)/u.exec(textOf(await panelOf(person)))?.[1] ?? '';

const spoken = (): readonly PageMessage[] =>
  anna.messages(thread).filter(({ type, ephemeral }) => type === 0 && !ephemeral);
const offerLine = (): PageMessage | undefined =>
  spoken().find(
    (message) => controlsOf(message).buttons.some(({ verb }) => verb === 'reply') || textOf(message).includes('offers'),
  );

/** Presses a button of the line in the thread. */
async function reply(person: SimulatedPerson, label: string): Promise<PageMessage> {
  const line = offerLine() ?? expect.fail('no offer is shown');
  const press = controlsOf(line).buttons.find((button) => button.label === label) ?? expect.fail(`no ${label}`);
  return finalMessage(person.click(line.id, press.id));
}

/** The deals the active player's menu offers to close, in notation. */
const dealsFor = async (person: SimulatedPerson): Promise<readonly string[]> =>
  offersTo(await panelOf(person)).filter((choice) => choice.startsWith('deal'));

describe('a trade by correspondence', () => {
  it('is put together in a form, asked of all at once, and closed with one of two who accept at the same moment', async () => {
    await offered();
    await harness.idle();
    for (const person of [anna, carla])
      expect(textOf(person.messages(person.dm()).at(-1) as PageMessage)).toContain(
        'Ben offers a trade: you give 1 ore, you get 1 lumber.',
      );
    const [annas, carlas] = await Promise.all([panelOf(anna), panelOf(carla)]);
    await Promise.all([take(anna, annas, 'accept'), take(carla, carlas, 'accept')]);
    const panel = await panelOf(ben);
    expect(
      offersTo(panel)
        .filter((choice) => choice.startsWith('deal'))
        .toSorted(),
    ).toEqual(['deal blue 1 lumber for 1 ore', 'deal orange 1 lumber for 1 ore']);
    const closed = await take(ben, panel, 'deal orange 1 lumber for 1 ore');
    // What was agreed on with someone else is not taken back without asking.
    expect(controlsOf(closed).buttons.map(({ verb }) => verb)).not.toContain('undo');
    expect(textOf(closed)).toContain('Deine Karten: 1 🧱 Lehm, 1 🪵 Holz, 1 🌾 Getreide und 1 🪨 Erz.');
    // There is one deal: the other acceptance is gone, and its player reads why.
    expect(await dealsFor(ben)).toEqual([]);
    expect(await cardsOf(anna)).toBe('1 🧱 brick, 2 🪵 lumber and 1 🐑 wool.');
    expect(await cardsOf(carla)).toBe('3 🌾 grain and 1 🪨 ore.');
    expect(textOf(await finalMessage(carla.slash(thread, '/parley log')))).toContain(
      'Ben traded 1 🪵 lumber for 1 🪨 ore with Anna.',
    );
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
    await harness.idle();
    const told = anna.messages(anna.dm()).at(-1) ?? expect.fail('nothing was said');
    // The first message to a person also leads to the settings.
    expect(controlsOf(told).buttons.map(({ label }) => label)).toEqual([
      'Accept',
      'Decline',
      'Make Choice',
      'Open Settings',
    ]);
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
    const { answers } = await harness.sheet(id);
    await take(ben, thrown, 'deal blue 1 lumber for 1 ore');
    // Nobody was asked in between.
    expect((await harness.sheet(id)).answers).toBe(answers + 1);
    expect((await harness.sheet(id)).waits.map(({ seat }) => seat)).toEqual([0]);
    expect(await cardsOf(carla)).toBe('1 🪵 lumber and 3 🌾 grain.');
  });

  it('is refused with the reason when it cannot be paid, goes to oneself or gives what it wants, and nothing is done', async () => {
    await take(ben, await panelOf(ben), 'roll');
    await finalMessage(ben.slash(thread, '/choose', { answer: 'offer' }));
    const { answers } = await harness.sheet(id);
    const typed = async (answer: string): Promise<string> =>
      textOf(await finalMessage(ben.slash(thread, '/choose', { answer })));
    expect(await typed('[give ore, want lumber]')).toContain('Du hast kein Erz zu geben.');
    expect(await typed('[give lumber x3, want ore]')).toContain('Das kannst du höchstens 2-mal wählen.');
    expect(await typed('[give lumber, want ore, to red]')).toContain('Mit dir selbst kannst du nicht handeln.');
    expect(await typed('[give lumber, want lumber]')).toContain(
      'Dieselbe Sorte kann nicht auf beiden Seiten eines Handels stehen.',
    );
    expect(await typed('[give lumber, give brick]')).toContain('Wähle mindestens eine Karte, die du willst');
    expect(await typed('[give lumber, want ore, to white]')).toContain('An diesem Tisch spielt niemand Weiß.');
    expect(await typed('build road 1-99')).toContain('steht gerade nicht zur Wahl');
    expect((await harness.sheet(id)).answers).toBe(answers);
  });

  it('stands in the thread in one quiet line, which is changed as they answer and goes with the offer', async () => {
    const before = spoken().length;
    await offered();
    await harness.idle();
    const line = offerLine() ?? expect.fail('no offer is shown');
    expect(spoken()).toHaveLength(before + 1);
    for (const person of [anna, ben, carla])
      expect(person.messages(thread).find(({ id: each }) => each === line.id)).toMatchObject({
        silent: true,
        mentionsMe: false,
      });
    expect(textOf(line)).toContain('Ben offers 1 🪵 lumber for 1 🪨 ore.');
    expect(textOf(line)).toContain('Carla and Anna can answer.');
    expect(controlsOf(line).buttons.map(({ label }) => label)).toEqual(['Accept', 'Decline', 'Counter…']);
    await reply(anna, 'Accept');
    await harness.idle();
    expect(offerLine()?.id).toBe(line.id);
    expect(textOf(offerLine() as PageMessage)).toContain('Anna accepts.');
    expect(textOf(offerLine() as PageMessage)).toContain('Carla can answer.');
    // A player who prefers other terms says so in their panel.
    await put(carla, await reply(carla, 'Counter…'), 'give ore', 'want lumber', 'want lumber');
    await harness.idle();
    expect(textOf(offerLine() as PageMessage)).toContain('Carla offers 1 🪨 ore for 2 🪵 lumber instead.');
    expect(controlsOf(offerLine() as PageMessage).buttons).toEqual([]);
    expect((await dealsFor(ben)).toSorted()).toEqual([
      'deal blue 2 lumber for 1 ore',
      'deal orange 1 lumber for 1 ore',
    ]);
    await take(ben, await panelOf(ben), 'deal orange 1 lumber for 1 ore');
    await harness.idle();
    expect(offerLine()).toBeUndefined();
    expect(spoken()).toHaveLength(before);
  });

  it('is accepted by both on that line at the same moment, and closed with one of them', async () => {
    await offered();
    await harness.idle();
    await Promise.all([reply(anna, 'Accept'), reply(carla, 'Accept')]);
    expect((await dealsFor(ben)).toSorted()).toEqual([
      'deal blue 1 lumber for 1 ore',
      'deal orange 1 lumber for 1 ore',
    ]);
    await take(ben, await panelOf(ben), 'deal orange 1 lumber for 1 ore');
    expect(await dealsFor(ben)).toEqual([]);
    expect(await cardsOf(anna)).toBe('1 🧱 brick, 2 🪵 lumber and 1 🐑 wool.');
    expect(await cardsOf(carla)).toBe('3 🌾 grain and 1 🪨 ore.');
  });

  it('is announced with one load of the match, and accepted with one load and one look at the profiles', async () => {
    const form = await take(ben, await panelOf(ben), 'roll');
    await harness.idle();
    // The bot looks at every match once after its start; that is over when it has looked a second time.
    await harness.cleanUpGuilds();
    const [last, delivered] = [vi.spyOn(harness.store, 'lastWritten'), vi.spyOn(harness.store, 'delivered')];
    await put(ben, form, 'give lumber', 'want ore');
    await harness.idle();
    expect(new Set(delivered.mock.calls.map(([{ to }]) => to))).toEqual(new Set(['channel', 1, 2]));
    expect(last).toHaveBeenCalledTimes(1);
    const [load, profiles] = [vi.spyOn(harness.store, 'load'), vi.spyOn(harness.store, 'profiles')];
    await reply(anna, 'Accept');
    expect(load).toHaveBeenCalledTimes(1);
    expect(profiles.mock.calls).toEqual([[[ben.id, carla.id, anna.id]]]);
    const panel = vi.spyOn(harness.matches, 'panel');
    expect(textOf(await reply(anna, 'Accept'))).toContain('You’ve already answered this');
    // The page below the refusal, and nothing before it.
    expect(panel).toHaveBeenCalledTimes(1);
  });

  it('is over on a line that could not be taken away as well: whoever presses it is told so', async () => {
    await offered();
    await harness.idle();
    await reply(anna, 'Accept');
    await harness.idle();
    harness.sandbox.faults.fail({
      route: new RegExp(`^DELETE /channels/${thread}/messages`, 'u'),
      status: 403,
      code: 50013,
      times: 1,
    });
    await take(ben, await panelOf(ben), 'deal orange 1 lumber for 1 ore');
    await harness.idle();
    foreseen = [expect.stringContaining('could not remove the line of a closed offer')];
    expect(textOf(await reply(carla, 'Accept'))).toContain('This is no longer open.');
    expect(await dealsFor(ben)).toEqual([]);
    expect(await cardsOf(carla)).toBe('3 🌾 grain and 1 🪨 ore.');
  });

  it('is answered on that line only by those it is put to, and by what they hold: nothing else is told to anybody', async () => {
    const thrown = await take(ben, await panelOf(ben), 'roll');
    await put(ben, thrown, 'give lumber', 'want wool', 'to orange');
    await harness.idle();
    const line = offerLine() ?? expect.fail('no offer is shown');
    expect(textOf(line)).toContain('Ben offers 1 🪵 lumber for 1 🐑 wool to Anna.');
    const { answers } = await harness.sheet(id);
    const dora = harness.sandbox.addPerson({ name: 'Dora' });
    harness.sandbox.admin.join(harness.guild, dora.id);
    expect(textOf(await reply(dora, 'Accept'))).toContain('Only the players can do that.');
    expect(textOf(await reply(carla, 'Decline'))).toContain('You’ve already answered this, or you weren’t asked.');
    expect(textOf(await reply(ben, 'Accept'))).toContain(
      'Das hast du schon beantwortet, oder du wurdest nicht gefragt.',
    );
    expect((await harness.sheet(id)).answers).toBe(answers);
    await reply(anna, 'Accept');
    expect(await dealsFor(ben)).toEqual(['deal orange 1 lumber for 1 wool']);
    await take(ben, await panelOf(ben), 'retract');
    // The buttons are the same for everyone; a player who can't pay learns it in private and is still asked.
    await put(ben, await panelOf(ben), 'give lumber', 'want wool');
    await harness.idle();
    const before = textOf(offerLine() as PageMessage);
    expect(controlsOf(offerLine() as PageMessage).buttons.map(({ label }) => label)).toEqual([
      'Accept',
      'Decline',
      'Counter…',
    ]);
    expect(textOf(await reply(carla, 'Accept'))).toContain('You don’t have what they want.');
    await harness.idle();
    expect(textOf(offerLine() as PageMessage)).toBe(before);
    expect(before).toContain('Carla and Anna can answer.');
  });

  it('leaves nothing in the thread when the turn ends with the offer open', async () => {
    const before = spoken().length;
    await take(ben, await offered(), 'end');
    await harness.idle();
    expect(offerLine()).toBeUndefined();
    expect(spoken()).toHaveLength(before + 1);
  });

  /** Plays this number of turns against computers, only rolling the dice. */
  async function throwing(options: Readonly<Record<string, unknown>>, rounds: number): Promise<readonly string[]> {
    const home = { guild: harness.guild, parent: harness.channel, language: 'en' } as const;
    const { id: solo } = await harness.matches.solo({
      game: 'settlers',
      options,
      player: { id: carla.id, name: 'Carla' },
      level: 'strong',
      home,
      token: null,
    });
    // The match has its thread before anything more happens in it.
    await harness.idle();
    const events: unknown[] = [];
    for (let turns = 0; turns < rounds; turns++) {
      for (const move of ['roll', 'end']) {
        for (
          let { question, seq } = await harness.matches.panel(solo, carla.id);
          question && !question.choices.includes(move);
          { question, seq } = await harness.matches.panel(solo, carla.id)
        ) {
          await harness.matches.answer(solo, carla.id, seq, question.fallback, null);
        }
        await harness.matches.answer(solo, carla.id, (await harness.matches.panel(solo, carla.id)).seq, [move], null);
        events.push(...(await harness.sheet(solo)).log.map(({ event }) => event));
      }
    }
    return events.map((event) => (event as { kind: string }).kind);
  }

  it('is left standing by computers for people, and by none of them for its own sake', async () => {
    const kinds = await throwing({ variant: 'classic', board: 'beginner' }, 3);
    expect(kinds.filter((kind) => kind === 'threw').length).toBeGreaterThan(6);
    expect(kinds).toContain('proposed');
  });

  it('is not offered by a computer where nobody could answer before its turn is over', async () => {
    const kinds = await throwing({ variant: 'cities-and-knights' }, 12);
    expect(kinds.filter((kind) => kind === 'rolled' || kind === 'threw').length).toBeGreaterThan(6);
    expect(kinds).not.toContain('offered');
  });
});

describe('an offer that comes back', () => {
  const directs = (person: SimulatedPerson): readonly PageMessage[] => person.messages(person.dm());
  const lastDirect = (person: SimulatedPerson): PageMessage =>
    directs(person).at(-1) ?? expect.fail('nothing was said directly');
  const dealLabels = (message: PageMessage): readonly string[] => controlsOf(message).buttons.map(({ label }) => label);

  /** Ben's offer, and everyone away for six hours. */
  async function longAgo(): Promise<number> {
    await offered();
    await harness.idle();
    await harness.advance(6 * HOUR);
    await harness.idle();
    return directs(ben).length;
  }

  it('brings its maker one message with the deal as a button when the last answer is in', async () => {
    const before = await longAgo();
    await reply(anna, 'Accept');
    await harness.idle();
    expect(directs(ben)).toHaveLength(before);
    await reply(carla, 'Decline');
    await harness.idle();
    expect(directs(ben)).toHaveLength(before + 1);
    const told = lastDirect(ben);
    expect(textOf(told)).toContain('Your offer has been answered. It’s still your turn');
    expect(textOf(told)).toContain('Anna accepts.');
    expect(dealLabels(told).slice(0, 2)).toEqual(['Deal: Anna gives 1 ore for 1 lumber', 'Play Turn']);
    const closed = await take(ben, told, 'deal orange 1 lumber for 1 ore');
    expect(textOf(closed)).toContain('1 🪨 Erz');
    expect(await cardsOf(anna)).toBe('1 🧱 brick, 2 🪵 lumber and 1 🐑 wool.');
  });

  it('brings it an hour after the first acceptance if someone keeps silent, and later changes the same message', async () => {
    const before = await longAgo();
    await reply(anna, 'Accept');
    await harness.idle();
    await harness.advance(HOUR - MINUTE);
    expect(directs(ben)).toHaveLength(before);
    await harness.advance(2 * MINUTE);
    await harness.idle();
    expect(directs(ben)).toHaveLength(before + 1);
    const told = lastDirect(ben);
    expect(textOf(told)).toContain('Carla hasn’t answered yet.');
    expect(dealLabels(told)).toContain('Deal: Anna gives 1 ore for 1 lumber');
    await reply(carla, 'Accept');
    await harness.idle();
    expect(directs(ben)).toHaveLength(before + 1);
    expect(lastDirect(ben).id).toBe(told.id);
    expect(dealLabels(lastDirect(ben))).toContain('Deal: Carla gives 1 ore for 1 lumber');
    // Nothing more is due about it.
    expect((await harness.sheet(id)).deals?.due).toBeNull();
  });

  it('says so when no one wants it', async () => {
    const before = await longAgo();
    await reply(anna, 'Decline');
    await reply(carla, 'Decline');
    await harness.idle();
    expect(directs(ben)).toHaveLength(before + 1);
    expect(textOf(lastDirect(ben))).toContain('No one took your offer');
    expect(dealLabels(lastDirect(ben))).toContain('Play Turn');
  });

  it('tells nothing that its maker has seen: who looks after an answer is not told of it again', async () => {
    const before = await longAgo();
    await reply(anna, 'Accept');
    await harness.idle();
    await take(ben, await panelOf(ben), 'deal orange 1 lumber for 1 ore');
    await harness.advance(2 * HOUR);
    await harness.idle();
    expect(directs(ben)).toHaveLength(before);
    expect((await harness.sheet(id)).deals).toBeUndefined();
  });

  it('is over for a button that comes too late: the reason, the panel as it is, and nothing changed', async () => {
    await longAgo();
    await reply(anna, 'Accept');
    await reply(carla, 'Accept');
    await harness.idle();
    const told = lastDirect(ben);
    await take(ben, await panelOf(ben), 'deal blue 1 lumber for 1 ore');
    const late = await take(ben, told, 'deal orange 1 lumber for 1 ore');
    expect(textOf(late)).toMatch(/Dieser Button ist veraltet/u);
    expect(controlsOf(late).buttons.map(({ label }) => label)).toContain('Zug beenden');
    expect(await cardsOf(anna)).toBe('1 🧱 brick, 1 🪵 lumber, 1 🐑 wool and 1 🪨 ore.');
  });

  it('follows in an open panel, but not where its maker looks at something else', async () => {
    const panel = await offered();
    await harness.idle();
    const shown = (): PageMessage =>
      ben.messages(thread).find(({ id: each }) => each === panel.id) ?? expect.fail('the panel is gone');
    expect(offersTo(shown())).not.toContain('deal orange 1 lumber for 1 ore');
    await reply(anna, 'Accept');
    await harness.idle();
    expect(offersTo(shown())).toContain('deal orange 1 lumber for 1 ore');
    await finalMessage(ben.click(panel.id, buttonOf(shown(), 'hand')));
    const hand = textOf(shown());
    await reply(carla, 'Accept');
    await harness.idle();
    expect(textOf(shown())).toBe(hand);
  });

  it('follows in an open panel with one click while answers are missing', async () => {
    const panel = await offered();
    await harness.idle();
    const refresh = controlsOf(panel).buttons.find(({ label }) => label === 'Aktualisieren') ?? expect.fail();
    await reply(anna, 'Accept');
    const now = await finalMessage(ben.click(panel.id, refresh.id));
    expect(offersTo(now)).toContain('deal orange 1 lumber for 1 ore');
  });
});

describe('a common offer', () => {
  it('costs one click: what is spare for what a purchase lacks', async () => {
    const thrown = await take(ben, await panelOf(ben), 'roll');
    const { answers } = await harness.sheet(id);
    const asks = controlsOf(thrown).buttons.filter(({ verb, label }) => verb === 'plan' && label?.endsWith('anbieten'));
    expect(asks.map(({ label }) => label)).toEqual(['2 Holz für 1 Wolle, 1 Erz anbieten']);
    await finalMessage(ben.click(thrown.id, asks[0]?.id ?? ''));
    await harness.idle();
    expect((await harness.sheet(id)).answers).toBe(answers + 2);
    expect(textOf(offerLine() as PageMessage)).toContain('Ben offers 2 🪵 lumber for 1 🐑 wool and 1 🪨 ore.');
  });

  it('costs two with any other terms: the form and its submission, with amounts and names', async () => {
    const thrown = await take(ben, await panelOf(ben), 'roll');
    const form = await openForm(ben, thrown);
    expect(form.title).toBe('Handel anbieten');
    const fields = form.components.flatMap((part) => (part.type === 18 ? [part] : []));
    expect(fields.map(({ label }) => label)).toEqual(['Du gibst', 'Du bekommst', 'Mit (alle, wenn du nichts wählst)']);
    const options = fields.map(({ component }) => ('options' in component ? component.options : []));
    expect(options[0]?.map(({ label }) => label)).toEqual(['1 Lehm', '1 Holz', '2 Holz', '1 Getreide']);
    expect(options[2]?.map(({ label }) => label)).toEqual(['Carla', 'Anna']);
    await finalMessage(ben.submitModal(form.id, formValues(['give lumber', 'give brick', 'want ore', 'to orange'])));
    await harness.idle();
    expect(textOf(offerLine() as PageMessage)).toContain('Ben offers 1 🧱 brick and 1 🪵 lumber for 1 🪨 ore to Anna.');
  });

  it('that cannot be made is refused with the reason above the panel, and the form still holds it', async () => {
    const thrown = await take(ben, await panelOf(ben), 'roll');
    const { answers } = await harness.sheet(id);
    const refused = await put(ben, thrown, 'give lumber', 'want lumber');
    expect(textOf(refused)).toContain('Dieselbe Sorte kann nicht auf beiden Seiten eines Handels stehen.');
    expect((await harness.sheet(id)).answers).toBe(answers);
    const again = await openForm(ben, refused);
    const chosen = again.components.flatMap((part) =>
      part.type === 18 && 'options' in part.component
        ? part.component.options.filter((option) => option.default).map(({ label }) => label)
        : [],
    );
    expect(chosen).toEqual(['1 Holz', '1 Holz']);
    const forged = await finalMessage(
      ben.submitModal(
        again.id,
        { give: ['99999999999999 give lumber', 'nonsense'], want: ['1 want ore'] },
        { forge: true },
      ),
    );
    expect(textOf(forged)).toContain('Zu viel: Wähle höchstens 80.');
    expect((await harness.sheet(id)).answers).toBe(answers);
  });

  it('is refused on a form that was opened before the turn moved on', async () => {
    const thrown = await take(ben, await panelOf(ben), 'roll');
    const form = await openForm(ben, thrown);
    await take(ben, await panelOf(ben), 'end');
    const late = await finalMessage(ben.submitModal(form.id, formValues(['give lumber', 'want ore'])));
    expect(textOf(late)).toMatch(/Dieser Button ist veraltet/u);
    expect(await cardsOf(ben)).toBe('1 🧱 Lehm, 2 🪵 Holz und 1 🌾 Getreide.');
  });
});
