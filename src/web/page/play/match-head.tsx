import { useContext } from 'preact/hooks';
import type { PlayPosition } from '../../play/play-api.ts';
import { ControlIcon } from '../control-icon.tsx';
import { PageLanguage, useTranslate } from '../page-language.ts';
import { playPageStrings as strings } from './strings.ts';
import { timeText } from './time-text.ts';
import type { Play } from './use-play.ts';

interface HeadProps {
  readonly play: Play;
  readonly position: PlayPosition;
  go(path: string): void;
}

/** The way back, the match, its turn and the time left. */
export function MatchHead({ play, position, go }: HeadProps) {
  const t = useTranslate();
  const language = useContext(PageLanguage);
  const { title, turn, clocks, seat } = position;
  const clock = clocks.find((each) => each.seat === seat);
  return (
    <header class="match-head">
      <a
        class="icon"
        href="../../play"
        aria-label={t(strings.back)}
        onClick={(event) => {
          event.preventDefault();
          go('');
        }}
      >
        <ControlIcon name="back" />
      </a>
      <h1>{t(title)}</h1>
      <p>
        {turn === 0 ? t(strings.setup) : t(strings.turn(turn))}
        {clock?.due && <span> · {t(strings.due(timeText(clock.due, language)))}</span>}
        {clock?.bank && <span> · {t(strings.bank)}</span>}
        {play.lost && (
          <span class="state lost" role="status">
            {t(strings.reconnecting)}
          </span>
        )}
      </p>
    </header>
  );
}
