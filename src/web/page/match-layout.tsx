import type { ComponentChildren } from 'preact';
import { LoadedIcons } from './marked-text.tsx';
import type { Drawing } from './use-drawing.ts';

interface LayoutProps {
  /** Null until it is loaded. */
  readonly drawing: Drawing | null;
  readonly board: ComponentChildren;
  readonly controls?: ComponentChildren;
  readonly side: ComponentChildren;
  readonly foot: ComponentChildren;
}

const noIcons = (): readonly string[] => [];

/** Board with its controls, next to it what happened, below it everything else. */
export function MatchLayout({ drawing, board, controls, side, foot }: LayoutProps) {
  return (
    <LoadedIcons.Provider value={drawing?.iconPaths ?? noIcons}>
      <div class="match">
        <div class="stage">{board}</div>
        {controls !== undefined && <div class="deck">{controls}</div>}
        <div class="side">{side}</div>
        <div class="foot">{foot}</div>
      </div>
    </LoadedIcons.Provider>
  );
}
