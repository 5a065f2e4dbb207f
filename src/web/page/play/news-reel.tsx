import { useEffect, useState } from 'preact/hooks';
import type { Die } from '../../../engine/scene/index.ts';
import type { PlayEvent } from '../../play/play-api.ts';
import { MarkedText } from '../marked-text.tsx';
import { useTranslate } from '../page-language.ts';
import { GameIcon, wareColours } from './game-icon.tsx';
import { playPageStrings as strings } from './strings.ts';

/** Milliseconds an event stays; a roll stays longer. */
const LINE = 1_300;
const ROLL = 1_900;
/** Events shown; of more, the last ones. */
const MOST = 8;

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays what happened since the last look, one event after the other. Nothing moves where motion isn't wanted. */
export function NewsReel({ news }: { readonly news: readonly PlayEvent[] }) {
  const t = useTranslate();
  const [at, setAt] = useState(0);
  const shown = isCalm() ? [] : news.slice(-MOST);
  const event = shown[at];
  useEffect(() => setAt(0), [news]);
  useEffect(() => {
    if (!event) return;
    const timer = setTimeout(() => setAt((before) => before + 1), event.roll ? ROLL : LINE);
    return () => clearTimeout(timer);
  }, [event]);
  if (!event) return null;
  return (
    <div class="reel" aria-hidden="true">
      {event.roll && (
        <div class="reel-dice" key={`dice ${at}`}>
          {event.roll.dice.map((die, index) => (
            <DieFace key={index} die={die} />
          ))}
        </div>
      )}
      <p key={at}>
        <MarkedText text={t(event.text)} />
      </p>
      <button type="button" tabIndex={-1} onClick={() => setAt(shown.length)}>
        {t(strings.skipNews)}
      </button>
    </div>
  );
}

/** Spots of a die on a grid of three by three, by value. */
const pips: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

function DieFace({ die }: { readonly die: Die }) {
  if (die === null) return null;
  if ('ware' in die)
    return (
      <span class="die" style={wareColours(die.ware)}>
        <GameIcon name={die.ware.icon} />
      </span>
    );
  if ('icon' in die)
    return (
      <span class="die" style={die.fill ? { background: die.fill } : undefined}>
        <GameIcon name={die.icon} />
      </span>
    );
  return (
    <span class="die" style={die.fill ? { background: die.fill } : undefined}>
      <svg viewBox="0 0 36 36">
        {(pips[die.value] ?? []).map((at) => (
          <circle cx={8 + (at % 3) * 10} cy={8 + Math.floor(at / 3) * 10} r="3.4" />
        ))}
      </svg>
    </span>
  );
}
