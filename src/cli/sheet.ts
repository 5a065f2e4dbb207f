import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Banner, Column, HandScene, Scene, CardSite, ZoomScene } from '../engine/scene/index.ts';
import { languages, type Text, verbatim } from '../engine/text.ts';
import { type CardId, idsBySet } from '../games/rivals/cards/ids.ts';
import '../games/rivals/cards/index.ts';
import { plainFace, portraitOf } from '../games/rivals/scenes/cards.ts';
import { cardIcons } from '../games/rivals/scenes/icons.ts';
import { pointTotal } from '../games/rivals/scenes/styles.ts';
import { setNames } from '../games/rivals/texts/names.ts';
import { createRenderer } from '../render/index.ts';

/** Draws all cards of all sets for inspection: as portraits and as they look on the table. */
const folder = 'out/sheet';
const centre: Text = { en: 'Centre cards', de: 'Zentrumskarten' };

function readScene(title: Text, ids: readonly CardId[]): HandScene {
  return {
    kind: 'hand',
    seat: null,
    title,
    note: { en: `${ids.length} cards`, de: `${ids.length} Karten` },
    cards: ids.map((id, index) => ({ card: portraitOf(id), number: index + 1, status: null })),
    goods: null,
    across: 4,
  };
}

/** Returns cities full of cards, eight columns per picture. */
function tableScenes(title: Text, ids: readonly CardId[]): readonly ZoomScene[] {
  const scenes: ZoomScene[] = [];
  for (let start = 0; start < ids.length; start += 24) {
    const columns: Column[] = [];
    for (let at = start; at < Math.min(start + 24, ids.length); at += 4) {
      const site = (offset: number): CardSite[] => {
        const id = ids[at + offset];
        return id === undefined ? [] : [{ place: '', face: plainFace(id) }];
      };
      const town = { place: `+${2 * (at - start) + 1}`, icon: cardIcons.city, points: 2, rank: 2 } as const;
      columns.push({ kind: 'town', town, upper: [...site(1), ...site(0)], lower: [...site(2), ...site(3)] });
    }
    scenes.push({
      kind: 'zoom',
      banners: [bannerOf(title)],
      field: { kind: 'sides', sides: [{ seat: 0, columns }] },
      footer: { lead: title, detail: verbatim(''), legend: null },
    });
  }
  return scenes;
}

const bannerOf = (title: Text): Banner => ({
  seat: 0,
  name: title.en,
  note: null,
  score: pointTotal('victory', 0),
  target: 12,
  totals: [],
  holdings: [],
  tokens: [],
});

const renderer = createRenderer();
mkdirSync(folder, { recursive: true });
for (const [set, ids] of Object.entries(idsBySet) as [keyof typeof idsBySet, readonly CardId[]][]) {
  const title = set === 'centre' ? centre : setNames[set].name;
  const pictures: [string, Scene][] = [
    [set, readScene(title, ids)],
    ...tableScenes(title, ids).map((scene, index): [string, Scene] => [`${set}-table-${index + 1}`, scene]),
  ];
  for (const language of languages) {
    for (const [name, scene] of pictures) {
      const { png, width, height } = await renderer.draw(scene, { language });
      const file = join(folder, `${name}.${language}.png`);
      writeFileSync(file, png);
      console.log(`${file}  ${width} × ${height}  ${Math.round(png.length / 1000)} kB`);
    }
  }
}
await renderer.close();
