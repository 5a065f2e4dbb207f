import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Signs of goods in the games' texts, and the icons that pictures have for them. */
const goods: ReadonlyMap<string, { readonly good: string; readonly icon: string }> = new Map([
  ['🧱', { good: 'brick', icon: 'brick-wall' }],
  ['🪵', { good: 'lumber', icon: 'log' }],
  ['🐑', { good: 'wool', icon: 'sheep' }],
  ['🌾', { good: 'grain', icon: 'wheat' }],
  ['🪨', { good: 'ore', icon: 'stone-pile' }],
  ['🪙', { good: 'gold', icon: 'two-coins' }],
  ['📜', { good: 'paper', icon: 'papers' }],
  ['🧵', { good: 'cloth', icon: 'rolled-cloth' }],
]);
const anySign = [...goods.keys()].join('|');
/** A sign and the word after it, which stay on one line. */
const signAndWord = new RegExp(`((?:${anySign})(?:[ \\u00A0]\\p{L}+)?)`, 'u');

/** Returns a line as plain text, for screen readers. The words say what the signs show. */
export const plainLine = (text: string): string =>
  text.replace(new RegExp(`(?:${anySign})[ \\u00A0]?`, 'gu'), '').replaceAll('*', '');

/** Returns the paths of an icon once they are loaded. */
export const LoadedIcons = createContext<(name: string) => readonly string[]>(() => []);

/** Shows a line with `*card names*` and `**numbers**` set off, and goods with the icons of the pictures. */
export function MarkedText({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).map((part, index) => {
        if (index % 2 === 0) return <WithGoods text={part} />;
        return part.startsWith('**') ? <strong>{part.slice(2, -2)}</strong> : <em>{part.slice(1, -1)}</em>;
      })}
    </>
  );
}

function WithGoods({ text }: { readonly text: string }) {
  const iconPaths = useContext(LoadedIcons);
  return (
    <>
      {text.split(signAndWord).map((part, index) => {
        if (index % 2 === 0) return part;
        const [sign = '', ...word] = part;
        const { good, icon } = goods.get(sign) ?? { good: '', icon: '' };
        return (
          <span class="nowrap">
            <svg class={`good ${good}`} viewBox="-40 -40 592 592" aria-hidden="true">
              {iconPaths(icon).map((path) => (
                <path d={path} />
              ))}
            </svg>
            {word.join('')}
          </span>
        );
      })}
    </>
  );
}
