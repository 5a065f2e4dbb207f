import type { AnyGame } from '../../engine/game.ts';
import type { CardScene, Scene } from '../../engine/scene.ts';
import type { Language } from '../../engine/text.ts';
import { frame, type Page, picture, say, small } from '../components.ts';
import type { Desk } from '../desk.ts';
import { accentOf } from '../people.ts';
import { draw } from '../pictures.ts';

/** A card to look at: drawn, and in words for everybody who reads. */
export async function cardPage(desk: Desk, game: AnyGame, id: string, language: Language): Promise<Page> {
  // A card looks the same in every match, so there is no view to draw it from.
  const scene: Scene = game.scene(null, { kind: 'card', id });
  const lines = scene.kind === 'card' ? wordsOf(scene, language) : [];
  const alt = lines.join('\n').replaceAll(/[*#_-]{1,3} ?/g, '');
  const file = await draw(desk.renderer, desk.log, () => scene, language, alt);
  return {
    components: [frame(accentOf(null), [...(file ? [picture(file)] : []), say(lines.join('\n') || id)])],
    files: file ? [file] : [],
  };
}

function wordsOf({ card, foot }: CardScene, language: Language): readonly string[] {
  const cost = card.cost.map(({ ware, amount }) => `${amount} ${ware.name[language]}`).join(', ') || card.free?.[language];
  const worths = card.worths.map(({ before, after }) => [before?.[language], after?.[language]].filter(Boolean).join(' ')).filter(Boolean);
  return [
    `## ${card.name[language].replaceAll('\u00ad', '')}`,
    [card.kind[language], cost, ...worths].filter(Boolean).join(' · '),
    ...(card.text ? [card.text[language]] : []),
    ...(card.requirement ? [card.requirement[language]] : []),
    small(foot.map((text) => text[language]).filter(Boolean).join('\n')),
  ];
}
