import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../../src/engine/answers.ts';
import { startLive, giveAnswer } from '../../../src/engine/live-match.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import type { Decision } from '../../../src/engine/script.ts';
import { languages, type Text } from '../../../src/engine/text.ts';
import { rivals as game } from '../../../src/games/rivals/game.ts';
import type { GameEvent } from '../../../src/games/rivals/game-event.ts';
import { optionsSchema } from '../../../src/games/rivals/options.ts';
import { type View, viewOf } from '../../../src/games/rivals/view.ts';
import { variantIds } from '../../../src/games/rivals/vocabulary.ts';
import { textProblems } from './text-problems.ts';

/** All that is said in a match: each text once, with what it belongs to. */
interface Spoken {
  readonly complaints: Set<string>;
  readonly heard: Set<string>;
  readonly questions: Map<string, Text>;
  readonly news: Map<string, Text>;
}

function listen(spoken: Spoken, variant: string, seed: string): void {
  const options = optionsSchema.parse({ variant });
  const live = startLive(game, game.rules.setup(options, 2, seed));
  const random = randomFrom({ seed: `${seed} answers`, drawn: 0 });
  for (let turns = 0; live.open.length > 0 && turns < 3000; turns++) {
    for (const event of live.events.splice(0)) hear(spoken, event);
    for (const decision of live.open) {
      // The menu of actions changes little from one to the next.
      if (decision.key !== 'action' || turns % 5 === 0) read(spoken, viewOf(live.state, decision.seat), decision);
    }
    const asked = live.open[random.below(live.open.length)] as Decision;
    giveAnswer(live, asked.seat, randomAnswer(asked, random));
  }
  for (const event of live.events.splice(0)) hear(spoken, event);
}

function hear(spoken: Spoken, event: GameEvent): void {
  for (const listener of [0, 1, null]) {
    const words = game.text.describeEvent(event, listener);
    if (!words) continue;
    spoken.news.set(`${event.kind} to ${listener}`, words);
    if (!isNew(spoken, words)) continue;
    for (const language of languages) {
      const begun = words[language].replace(/^\{seat \d\}|^\*/, 'A');
      if (!/^\p{Lu}.*\.$/u.test(begun)) spoken.complaints.add(`no sentence: ${words[language]}`);
      if (/(?<![\d:])[+−-]\d|\b0[ud]|\br0|↗/u.test(words[language]))
        spoken.complaints.add(`notation: ${words[language]}`);
    }
  }
}

/** Looks at a text the first time it is said; whether it was the first time. */
function isNew({ heard, complaints }: Spoken, words: Text): boolean {
  if (heard.has(words.en)) return false;
  heard.add(words.en);
  for (const complaint of textProblems(words)) complaints.add(complaint);
  return true;
}

function read(spoken: Spoken, view: View, decision: Decision): void {
  if (decision.key === 'roll') {
    const { text, alt } = game.text.describe(view);
    if (Math.max(alt.en.length, alt.de.length) > 1024) spoken.complaints.add(`long description: ${alt.en}`);
    if (text.en === text.de) spoken.complaints.add(`one language: ${text.en}`);
  }
  const question = game.text.question(view, decision);
  spoken.questions.set(decision.key, question);
  isNew(spoken, question);
  const seen = new Set<string>();
  for (const id of decision.choices) {
    const { text: button, detail } = game.text.label(view, decision, id);
    if (seen.has(button.en)) spoken.complaints.add(`twice in ${decision.key}: ${button.en}`);
    seen.add(button.en);
    if (isNew(spoken, button)) checkButton(spoken, button);
    if (detail && isNew(spoken, detail)) {
      const long = languages.map((language) => detail[language]).filter(({ length }) => length > 100);
      for (const words of long) spoken.complaints.add(`long detail: ${words}`);
    }
  }
}

function checkButton({ complaints }: Spoken, button: Text): void {
  for (const language of languages) if (button[language].length > 45) complaints.add(`long label: ${button[language]}`);
  if (/[.]$|^[a-z]| [a-z]+$/.test(button.en)) complaints.add(`no button: ${button.en}`);
}

describe('what is said in a match', () => {
  it.each(variantIds)(
    'of %s reads well, question by question, choice by choice, event by event',
    { timeout: 60_000 },
    (variant) => {
      const spoken: Spoken = { complaints: new Set(), heard: new Set(), questions: new Map(), news: new Map() };
      for (let match = 0; match < 2; match++) listen(spoken, variant, `spoken ${variant} ${match}`);
      expect([...spoken.complaints]).toEqual([]);
      expect([...spoken.questions.values(), ...spoken.news.values()].filter(({ en, de }) => en === de)).toEqual([]);
      expect(spoken.questions.size).toBeGreaterThan(20);
    },
  );
});

it('names the place of an event by its region or side, and by the notation only in matches from before', () => {
  const event = { kind: 'built', seat: 0, card: 'abbey', place: '-1u1', paid: {} } as const;
  const said = (more: object, listener: number | null) => game.text.describeEvent({ ...event, ...more }, listener);
  expect(said({ at: 'city 2/3' }, 0)).toEqual({
    en: 'You built *Abbey* (middle city).',
    de: 'Du hast *Kloster* (mittlere Stadt) gebaut.',
  });
  expect(said({ at: 'settlement 4/5' }, null)?.de).toBe('{seat 0} hat *Kloster* (vierte Siedlung) gebaut.');
  expect(said({ card: 'brigand-camp', place: '!r0', at: '!road 1/3' }, 1)).toEqual({
    en: '{seat 0} built *Brigand Camp* (your left road).',
    de: '{seat 0} hat *Räuberlager* (deine linke Straße) gebaut.',
  });
  expect(said({ card: 'brigand-camp', place: '!r0', at: '!road 1/3' }, 0)?.en).toBe(
    'You built *Brigand Camp* ({seat 1}’s left road).',
  );
  expect(said({}, 0)?.en).toBe('You built *Abbey* (−1u1).');
  const swapped = { kind: 'swapped', seat: 1, places: ['-2u', '+2d'] } as const;
  expect(game.text.describeEvent({ ...swapped, swapped: ['forest 6', 'pasture 5'] }, 1)).toEqual({
    en: 'You swapped Forest 6 and Pasture 5.',
    de: 'Du hast Wald 6 und Weideland 5 vertauscht.',
  });
  expect(game.text.describeEvent({ ...swapped, swapped: ['abbey', 'toll-bridge'] }, 1)?.en).toBe(
    'You swapped *Abbey* and *Toll Bridge*.',
  );
  expect(game.text.describeEvent(swapped, 1)?.en).toBe('You swapped −2u and +2d.');
});

it('C-traitor: tells what was taken to both, how many to those who watch, and when it was nothing', () => {
  const robbed = (cards: readonly 'scout'[]): GameEvent => ({
    kind: 'robbed',
    seat: 1,
    cards,
    by: 'traitor',
    taken: true,
  });
  const heard = (event: GameEvent) => [0, 1, null].map((listener) => game.text.describeEvent(event, listener)?.en);
  expect(heard(robbed(['scout']))).toEqual([
    'You took *Scout* from {seat 1}’s hand (*Traitor*).',
    '{seat 0} took *Scout* from your hand (*Traitor*).',
    '{seat 0} took 1 card from {seat 1}’s hand (*Traitor*).',
  ]);
  expect(game.text.describeEvent(robbed([]), 1)).toEqual({
    en: '{seat 0} took no card from your hand (*Traitor*).',
    de: '{seat 0} hat keine Karte aus deiner Hand genommen (*Verräter*).',
  });
});

it('C-riots: the question names all that can be done', () => {
  const view = viewOf(game.rules.setup(optionsSchema.parse({ variant: 'turmoil' }), 2, 'riots'), 0);
  const ask = (...choices: readonly string[]) =>
    game.text.question(view, { seat: 0, key: 'riots', choices, min: 1, max: 1, fallback: [choices[0] ?? ''] });
  expect(ask('pay', '-1u1', 'play sebastian')).toEqual({
    en: '*Riots*: pay, give up a unit or play *Sebastian*.',
    de: '*Unruhen*: Zahle, gib eine Einheit auf oder spiele *Sebastian*.',
  });
  expect(ask('-1u1', '-1d1').de).toBe('*Unruhen*: Gib eine Einheit auf.');
});

it('C-tithe-barn: one resource is spoken of as one', () => {
  const view = viewOf(game.rules.setup(optionsSchema.parse({ variant: 'turmoil' }), 2, 'tithe'), 0);
  const asked = { seat: 0, key: 'gain.tithe-barn', choices: ['+2u', '0d'], min: 1, max: 1, fallback: ['+2u'] };
  expect(game.text.question(view, asked)).toEqual({
    en: '*Tithe Barn*: take 1 grain or 1 wool.',
    de: '*Zehntscheuer*: Nimm 1 Getreide oder 1 Wolle.',
  });
});
