import { useContext } from 'preact/hooks';
import type { Chip, Ware } from '../../../engine/scene/index.ts';
import { LoadedIcons } from '../marked-text.tsx';

/** An icon of the pictures, in the colour of the text around it. */
export function GameIcon({ name }: { readonly name: string }) {
  const iconPaths = useContext(LoadedIcons);
  const [icon = ''] = name.split('+');
  return (
    <svg class="game-icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      {iconPaths(icon).map((path) => (
        <path d={path} />
      ))}
    </svg>
  );
}

/** The colours of a resource, for a tile of it. */
export const wareColours = ({ fill, ink }: Pick<Ware, 'fill' | 'ink'>) => ({ background: fill, color: ink });

interface ChipProps {
  readonly chip: Chip;
  readonly name: string;
}

/** A number of one resource; hollow as far as it's missing. */
export function WareChip({ chip: { ware, amount, missing }, name }: ChipProps) {
  return (
    <span class={missing ? 'ware missing' : 'ware'} style={wareColours(ware)}>
      <GameIcon name={ware.icon} />
      {amount}
      <span class="visually-hidden"> {name}</span>
    </span>
  );
}
