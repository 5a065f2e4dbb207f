import { describe, expect, it } from 'vitest';
import { languages, seatPlaceholder, type Text, perLanguage, fillNames } from '../../../src/engine/text.ts';
import { cards as gameCards } from '../../../src/games/rivals/cards/index.ts';
import { idsBySet } from '../../../src/games/rivals/cards/ids.ts';
import {
  kindNames,
  placementText,
  requirementText,
  timingNames,
} from '../../../src/games/rivals/texts/card-type-text.ts';
import { cardTexts } from '../../../src/games/rivals/texts/cards.ts';
import { orderTexts, settingTexts } from '../../../src/games/rivals/texts/orders.ts';
import {
  countCards,
  countGoods,
  countPoints,
  italicCard,
  listGoods,
  regionText,
  shortName,
  showPlace,
  sourceText,
  goodsList,
} from '../../../src/games/rivals/texts/phrases.ts';
import { ruleChapters } from '../../../src/games/rivals/texts/rule-chapters.ts';
import {
  faceNames,
  phaseNames,
  pointNames,
  pointWords,
  regionNames,
  resourceNames,
  setNames,
  tokenNames,
  variantNames,
} from '../../../src/games/rivals/texts/names.ts';
import { textProblems } from './text-problems.ts';
import { capitalize, joinAnd, joinOr } from '../../../src/games/phrases.ts';

const cards = Object.entries(cardTexts);

describe('card texts', () => {
  it('exist for every card, and only for cards', () => {
    expect(Object.keys(cardTexts).toSorted()).toEqual(Object.values(idsBySet).flat().toSorted());
  });

  it.each(cards)('%s reads well in both languages', (_, { name, text: effect, needs, short }) => {
    expect([name, effect, needs, short].flatMap((part) => (part ? textProblems(part) : []))).toEqual([]);
    expect(effect.en).not.toBe(effect.de);
  });

  it.each(cards)('%s keeps to its length and punctuation', (_, { name, text: effect }) => {
    for (const language of languages) {
      expect(name[language].length).toBeLessThanOrEqual(45);
      expect(effect[language].length).toBeLessThanOrEqual(220);
      expect(effect[language]).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(effect[language]).not.toMatch(/[*_`~]/);
    }
  });

  it.each(cards.flatMap(([id, { needs }]) => (needs ? [[id, needs] as const] : [])))(
    '%s says what it requires',
    (_, needs) => {
      expect(needs.en).toMatch(/^(Requires|Only|Not) .{1,110}[^.]$/);
      expect(needs.de).toMatch(/^(Erfordert|Nur|Nicht) .{1,110}[^.]$/);
    },
  );

  it('gives no two cards the same name', () => {
    for (const language of languages) {
      const names = cards.map(([, { name }]) => name[language]);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  it('hints on the small card at what tells it from its like', () => {
    expect(cardTexts['ore-ship']).toMatchObject({ short: { en: '2:1' }, shortIcon: 'resource:ore' });
    expect(cardTexts['grain-mill']).toMatchObject({ short: { en: '2×' }, shortIcon: 'resource:grain' });
    expect(cardTexts.storehouse).toMatchObject({ short: { en: 'no', de: 'ohne' }, shortIcon: 'event-face:brigand' });
    expect(cardTexts['building-crane']).toMatchObject({ short: { en: '−1' }, shortIcon: 'city' });
  });
});

describe('rules', () => {
  it.each(['goal', 'victory'])('names in *%s* every number of points that wins', (chapter) => {
    const { body } = ruleChapters.find(({ id }) => id === chapter) ?? {};
    expect(body?.en).toMatch(/Barbarians[^.]* 13|13 in the Era of Barbarians/u);
    expect(body?.de).toMatch(/Barbaren[^.]* 13|13 in der Zeit der Barbaren/u);
    expect(body?.en).toContain('Tournament Game');
    expect(body?.de).toContain('Turnierspiel');
  });

  it('has 12 to 20 chapters with ids of their own', () => {
    expect(ruleChapters.length).toBeGreaterThanOrEqual(12);
    expect(ruleChapters.length).toBeLessThanOrEqual(20);
    expect(new Set(ruleChapters.map(({ id }) => id)).size).toBe(ruleChapters.length);
  });

  it.each(ruleChapters.map((chapter) => [chapter.id, chapter] as const))(
    '%s fits a message and reads well',
    (_, { title, body }) => {
      expect([...textProblems(title), ...textProblems(body)]).toEqual([]);
      for (const language of languages) {
        expect(title[language].length).toBeLessThanOrEqual(45);
        expect(body[language].length).toBeLessThanOrEqual(1800);
        for (const line of body[language].split('\n')) expect((line.match(/\*/g) ?? []).length % 2).toBe(0);
      }
      expect(body.en).not.toBe(body.de);
    },
  );

  it('names cards as the cards are called', () => {
    const chapterTitles = ruleChapters.map(({ title }) => title);
    for (const language of languages) {
      const known = new Set([
        ...cards.flatMap(([id, { name }]) => [name[language], shortName(id as keyof typeof cardTexts)[language]]),
        ...chapterTitles.map((title) => title[language]),
      ]);
      const inflected = new Set(['Großen Handelsschiff', 'Kapellen', 'Chapels']);
      for (const { body } of ruleChapters) {
        const named = [...body[language].matchAll(/(?<![*])\*([^*\n]+?):?\*(?![*])/g)].map(
          ([, name]) => name as string,
        );
        expect(named.filter((name) => !known.has(name) && !inflected.has(name))).toEqual([]);
      }
    }
  });

  it('says what the face-up stack of every era holds', () => {
    const { body } = ruleChapters.find(({ id }) => id === 'setup') ?? expect.fail('no chapter about the beginning');
    const faceUp = Object.entries(gameCards).flatMap(([id, card]) =>
      'faceUp' in card ? [id as keyof typeof cardTexts] : [],
    );
    expect(faceUp.length).toBeGreaterThan(6);
    for (const language of languages) {
      expect(faceUp.filter((id) => !body[language].includes(`*${cardTexts[id].name[language]}*`))).toEqual([]);
      expect(body[language]).toMatch(/Tournament Game it holds 1|Turnierspiel hat auch er 1/u);
    }
  });

  it('says what can remove a card in the other principality', () => {
    const { body } =
      ruleChapters.find(({ id }) => id === 'darkness') ?? expect.fail('no chapter about the Age of Darkness');
    for (const language of languages) {
      for (const id of ['trading-station', 'arsonist', 'red-light-tavern', 'barbarian-stronghold'] as const) {
        expect(body[language]).toContain(`*${cardTexts[id].name[language]}*`);
      }
    }
    expect(cardTexts['contest-of-the-heroes'].text.en).toContain('tie');
    expect(cardTexts['contest-of-the-heroes'].text.de).toContain('Gleichstand');
  });

  it('says the numbers of victory', () => {
    const victory = ruleChapters.find(({ id }) => id === 'victory');
    for (const language of languages)
      for (const number of ['7', '12', '13']) expect(victory?.body[language]).toContain(number);
  });
});

describe('words', () => {
  const records: readonly (readonly [string, readonly Text[]])[] = [
    ['resources', Object.values(resourceNames)],
    ['regions', Object.values(regionNames)],
    ['points', [...Object.values(pointNames), ...Object.values(pointWords).flatMap(({ one, many }) => [one, many])]],
    ['sets', Object.values(setNames).flatMap(({ name, about, letters }) => [name, about, letters])],
    ['variants', Object.values(variantNames).flatMap(({ name, about }) => [name, about])],
    ['faces', Object.values(faceNames)],
    ['phases', Object.values(phaseNames)],
    ['tokens', Object.values(tokenNames)],
    ['kinds', Object.values(kindNames)],
    ['timings', Object.values(timingNames)],
    ['orders', Object.values(orderTexts).flatMap(({ name, about }) => [name, about])],
    ['settings of orders', Object.values(settingTexts)],
  ];
  it.each(records)('%s read well', (_, texts) => {
    expect(texts.flatMap(textProblems)).toEqual([]);
  });

  it('describes each variant in one sentence that fits a menu', () => {
    for (const { about } of Object.values(variantNames)) {
      for (const language of languages) {
        expect(about[language]).toMatch(/^[^.]+\.$/);
        expect(about[language].length).toBeLessThanOrEqual(150);
      }
    }
  });

  it('says what a card requires, and that some may lie only once', () => {
    const card = { kind: 'building', placement: 'city', copies: {} } as const;
    expect(requirementText('staple-house', card)?.en).toBe('Requires your own Merchant Guild');
    expect(requirementText('university', { ...card, unique: true })).toEqual({
      en: 'Requires your own Abbey or Library. Only one in each principality',
      de: 'Erfordert ein eigenes Kloster oder eine eigene Bibliothek. Nur einmal je Fürstentum',
    });
    expect(requirementText('abbey', { ...card, unique: true })?.de).toBe('Nur einmal je Fürstentum');
    expect(requirementText('harbor', card)).toBeNull();
  });

  it('says on which card a card lies', () => {
    expect(placementText({ on: 'church' })).toEqual({ en: 'On top of: Church', de: 'Auf: Kirche' });
    expect(placementText('city')).toEqual({ en: 'In a city', de: 'In einer Stadt' });
  });
});

describe('phrases', () => {
  it('counts', () => {
    expect(countGoods(2, 'brick')).toEqual({ en: '2 brick', de: '2 Lehm' });
    expect(countCards(1)).toEqual({ en: '1 card', de: '1 Karte' });
    expect(countCards(0)).toEqual({ en: '0 cards', de: '0 Karten' });
    expect(countPoints(1, 'progress')).toEqual({ en: '1 progress point', de: '1 Fortschrittspunkt' });
    expect(countPoints(3, 'skill')).toEqual({ en: '3 skill points', de: '3 Geschickpunkte' });
  });

  it('lists goods in the order of printed costs', () => {
    expect(listGoods({ ore: 2, brick: 1 })).toEqual({ en: '1 brick, 2 ore', de: '1 Lehm, 2 Erz' });
    expect(listGoods({ ore: 0 })).toEqual({ en: 'nothing', de: 'nichts' });
    expect(goodsList({ gold: 2, wool: 1, grain: 1 })).toEqual({
      en: '1 🌾 grain, 1 🐑 wool and 2 🪙 gold',
      de: '1 🌾 Getreide, 1 🐑 Wolle und 2 🪙 Gold',
    });
  });

  it('joins', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((word) => perLanguage(() => word)) as [Text, Text, Text];
    expect(joinAnd([a])).toEqual({ en: 'a', de: 'a' });
    expect(joinAnd([a, b])).toEqual({ en: 'a and b', de: 'a und b' });
    expect(joinOr([a, b, c])).toEqual({ en: 'a, b or c', de: 'a, b oder c' });
    expect(joinAnd([])).toEqual({ en: 'nothing', de: 'nichts' });
  });

  it('names cards in italics, and persons without their epithet', () => {
    expect(italicCard('marketplace')).toEqual({ en: '*Marketplace*', de: '*Markt*' });
    expect(shortName('irmgard')).toEqual({ en: 'Irmgard', de: 'Irmgard' });
    expect(shortName('brigitta')).toEqual({ en: 'Brigitta', de: 'Brigitta' });
    expect(shortName('gift-for-the-prince').en).toBe('Gift for the Prince');
    expect(shortName('alliance-against-the-barbarians').en).toBe('Alliance Against the Barbarians');
  });

  it('shows places with a real minus sign, and leaves other ids alone', () => {
    expect(showPlace('-1d2')).toBe('−1d2');
    expect(showPlace('x-2u')).toBe('x−2u');
    expect(showPlace('!-1u1')).toBe('↗−1u1');
    expect(showPlace('+3')).toBe('+3');
    expect(showPlace('stack-1')).toBe('stack-1');
    expect(sourceText('stack-2')).toEqual({ en: 'draw stack 2', de: 'Nachziehstapel 2' });
    expect(regionText('forest', 6)).toEqual({ en: 'forest 6', de: 'Wald 6' });
    expect(capitalize({ en: 'ä b', de: 'ore' })).toEqual({ en: 'Ä b', de: 'Ore' });
  });

  it('leaves room for names, which the game does not know', () => {
    expect(fillNames(`${seatPlaceholder(1)} rolled, ${seatPlaceholder(0)} waits.`, ['Anna', 'Ben'])).toBe(
      'Ben rolled, Anna waits.',
    );
  });
});
