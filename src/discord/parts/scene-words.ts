import type { CardScene, HandScene, Scene } from '../../engine/scene/index.ts';
import { type Language, withNames } from '../../engine/text.ts';

const soft = (words: string): string => words.replaceAll('\u00ad', '');

/** A hand in words: every card with what can be done with it, and the goods beside it. */
export function handWords({ title, cards, goods }: HandScene, language: Language, names: readonly string[]): string {
  const lines = cards.map(({ card, status }) => `${soft(card.name[language])}${status ? `: ${status.text[language]}` : ''}`);
  const stock = goods?.chips.map(({ amount, ware }) => `${amount} ${ware.name[language]}`).join(', ');
  return withNames([title[language], ...lines, ...(goods && stock ? [`${goods.title[language]}: ${stock}`] : [])].join('\n'), names);
}

/** A card in words, line by line. */
export function cardLines({ card, foot }: CardScene, language: Language): readonly string[] {
  const cost = card.cost.map(({ ware, amount }) => `${amount} ${ware.name[language]}`).join(', ') || card.free?.[language];
  return [
    soft(card.name[language]),
    [card.kind[language], cost].filter(Boolean).join(' · '),
    ...(card.text ? [card.text[language]] : []),
    ...(card.requirement ? [card.requirement[language]] : []),
    foot[0][language],
  ].filter(Boolean);
}

/** The places that carry a number in a picture, with these numbers. */
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
