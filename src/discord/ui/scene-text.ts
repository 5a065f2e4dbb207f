import type { CardScene, HandScene, Scene } from '../../engine/scene/index.ts';
import { type Language, fillNames } from '../../engine/text.ts';

const soft = (text: string): string => text.replaceAll('\u00ad', '');

/** Describes a hand: its cards with their possible uses, and what can be bought. */
export function handText(scene: HandScene, language: Language, names: readonly string[]): string {
  const { title, tiles = [], warning, cards, goods, offers, facts: info = [], foot } = scene;
  const held = tiles
    .flat()
    .map(({ ware, count, rate }) => `${count} ${ware.name[language]}${rate ? ` (${rate})` : ''}`);
  const lines = cards.map(
    ({ card, status }) => `${soft(card.name[language])}${status ? `: ${status.text[language]}` : ''}`,
  );
  const stock = goods?.chips.map(({ amount, ware }) => `${amount} ${ware.name[language]}`).join(', ');
  const bought = offers?.list.map(({ name, status }) => `${soft(name[language])}: ${status.text[language]}`) ?? [];
  const all = [
    title[language],
    ...(held.length > 0 ? [held.join(', ')] : []),
    ...(warning ? [warning[language]] : []),
    ...lines,
    ...(goods && stock ? [`${goods.title[language]}: ${stock}`] : []),
    ...(offers?.title ? [offers.title[language]] : []),
    ...bought,
    ...info.map(({ text }) => text[language]),
    ...(foot ? [`${foot.lead[language]}, ${foot.detail[language]}`] : []),
  ];
  return fillNames(all.join('\n'), names);
}

/** Describes a card line by line. */
export function cardText({ card, foot }: CardScene, language: Language): readonly string[] {
  const cost =
    card.cost.map(({ ware, amount }) => `${amount} ${ware.name[language]}`).join(', ') || card.free?.[language];
  return [
    soft(card.name[language]),
    [card.kind[language], cost].filter(Boolean).join(' · '),
    ...(card.text ? [card.text[language]] : []),
    ...(card.requirement ? [card.requirement[language]] : []),
    foot[0][language],
  ].filter(Boolean);
}

/** Returns the numbered places of a picture. */
export function numberedPlaces(scene: Scene): readonly (readonly [number: number, place: string])[] {
  const found = new Map<number, string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { place, number } = value as { place?: unknown; number?: unknown };
    if (typeof place === 'string' && typeof number === 'number') found.set(number, place);
    for (const each of Object.values(value)) visit(each);
  };
  visit(scene);
  return [...found].toSorted(([a], [b]) => a - b);
}
