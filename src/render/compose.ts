import type { BoardScene, Scene, ZoomScene } from '../engine/scene/index.ts';
import { composeIsland, composeIslandAlone } from './fields/island/island.ts';
import { composeSheets } from './fields/sheets/sheets.ts';
import { composeTableau } from './fields/tableau/tableau.ts';
import { composeSide, composeSides } from './fields/sides.ts';
import { rect } from './ink/brush.ts';
import { composeChallenge } from './moments/challenge.ts';
import { composeChart } from './moments/chart.ts';
import { fill } from './composition.ts';
import type { Composition, Say } from './composition.ts';
import { composeCard } from './hand/card.ts';
import { composeDeck } from './hand/deck.ts';
import { composeHand } from './hand/hand.ts';
import { colours } from './ink/palette.ts';
import { composeResult } from './moments/result.ts';
import { composeRoll } from './moments/roll.ts';

/** The pieces of a picture, measured and placed. Words are measured here, so the language is needed. */
export function compose(scene: Scene, say: Say): Composition {
  const { width, height, parts } = lay(scene, say);
  const edge = 3;
  // An edge of its own: the table is nearly as dark as the dark background of a chat.
  const edges = [
    rect(0, 0, width, edge),
    rect(0, height - edge, width, edge),
    rect(0, 0, edge, height),
    rect(width - edge, 0, edge, height),
  ];
  return { width, height, parts: [...parts, ...edges.map((area) => fill(area, colours.edge))] };
}

function lay(scene: Scene, say: Say): Composition {
  switch (scene.kind) {
    case 'board':
      return composeBoard(scene);
    case 'zoom':
      return composeZoom(scene);
    case 'hand':
      return composeHand(scene, say);
    case 'card':
      return composeCard(scene, say);
    case 'deck':
      return composeDeck(scene);
    case 'roll':
      return composeRoll(scene, say);
    case 'challenge':
      return composeChallenge(scene);
    case 'result':
      return composeResult(scene);
    case 'chart':
      return composeChart(scene);
    default:
      throw new Error(`Unknown scene: ${String((scene satisfies never as { kind: unknown }).kind)}`);
  }
}

function composeBoard(scene: BoardScene): Composition {
  const { field } = scene;
  switch (field.kind) {
    case 'sides':
      return composeSides(scene, field);
    case 'hexes':
      return composeIsland(scene, field);
    case 'sheets':
      return composeSheets(scene, field);
    case 'tableau':
      return composeTableau(scene, field);
  }
}

function composeZoom(scene: ZoomScene): Composition {
  const { field } = scene;
  switch (field.kind) {
    case 'sides':
      return composeSide(scene, field);
    case 'hexes':
      return composeIslandAlone(scene, field);
    case 'sheets':
      return composeSheets(scene, field);
    case 'tableau':
      return composeTableau(scene, field);
  }
}
