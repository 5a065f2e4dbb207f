import type { BoardScene, EmojiScene, Scene, ZoomScene } from '../engine/scene/index.ts';
import { composeIsland, composeIslandZoom } from './fields/island/island.ts';
import { composeSheets } from './fields/sheets/sheets.ts';
import { composeTableau } from './fields/tableau/tableau.ts';
import { composeSideZoom, composeSides } from './fields/sides.ts';
import { rect } from './style/brush.ts';
import { composeChallenge } from './moments/challenge.ts';
import { composeChart } from './moments/chart.ts';
import { fillPart } from './composition.ts';
import type { Composition, Translate } from './composition.ts';
import { composeCard } from './hand/card.ts';
import { composeDeck } from './hand/deck.ts';
import { composeHand } from './hand/hand.ts';
import { themeColours } from './style/theme.ts';
import { composeProfile } from './moments/profile.ts';
import { composeBracket } from './moments/bracket.ts';
import { composeEmoji } from './moments/emoji.ts';
import { composeResult } from './moments/result.ts';
import { composeRoll } from './moments/roll.ts';
import { composeStandings } from './moments/standings.ts';

/** Measures and places the parts of a picture. Text is measured too, so the language matters. */
export function composeScene(scene: Scene, translate: Translate): Composition {
  if (scene.kind === 'emoji') return composeEmoji(scene);
  const { width, height, parts } = composeByKind(scene, translate);
  const edge = 3;
  // A border, because the table is nearly as dark as Discord's dark theme.
  const edges = [
    rect(0, 0, width, edge),
    rect(0, height - edge, width, edge),
    rect(0, 0, edge, height),
    rect(width - edge, 0, edge, height),
  ];
  return { width, height, parts: [...parts, ...edges.map((area) => fillPart(area, themeColours.edge))] };
}

function composeByKind(scene: Exclude<Scene, EmojiScene>, translate: Translate): Composition {
  switch (scene.kind) {
    case 'board':
      return composeBoard(scene);
    case 'zoom':
      return composeZoom(scene);
    case 'hand':
      return composeHand(scene, translate);
    case 'card':
      return composeCard(scene, translate);
    case 'deck':
      return composeDeck(scene);
    case 'roll':
      return composeRoll(scene, translate);
    case 'challenge':
      return composeChallenge(scene);
    case 'result':
      return composeResult(scene);
    case 'chart':
      return composeChart(scene);
    case 'profile':
      return composeProfile(scene);
    case 'standings':
      return composeStandings(scene);
    case 'bracket':
      return composeBracket(scene);
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
      return composeSideZoom(scene, field);
    case 'hexes':
      return composeIslandZoom(scene, field);
    case 'sheets':
      return composeSheets(scene, field);
    case 'tableau':
      return composeTableau(scene, field);
  }
}
