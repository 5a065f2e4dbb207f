import { useEffect, useRef } from 'preact/hooks';
import { MarkedText } from './marked-text.tsx';
import { useTranslate } from './page-language.ts';
import type { LogTurn } from './replay-model.ts';
import { strings } from './strings.ts';

/** Returns the heading of a turn: its number and whose it is. */
export function useTurnHeading(names: readonly string[]): (turn: number, seat: number | null) => string {
  const t = useTranslate();
  return (turn, seat) => {
    if (turn === 0) return t(strings.setup);
    return t(seat === null ? strings.turn(turn) : strings.turnOf(turn, names[seat] ?? '?'));
  };
}

interface LogProps {
  readonly turns: readonly LogTurn[];
  readonly names: readonly string[];
  readonly step: number;
  readonly onPick: (step: number) => void;
}

/** The whole log, with the line that the board shows. */
export function LogPanel({ turns, names, step, onPick }: LogProps) {
  const t = useTranslate();
  const heading = useTurnHeading(names);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => markCurrent(list.current, step), [turns, step]);
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">{t(strings.log)}</h2>
      <div class="log-lines" ref={list} tabIndex={0} role="group" aria-labelledby="log-title">
        {turns.map(({ turn, seat, first, last, lines }) => (
          <section key={first}>
            <h3 class={seat === null ? undefined : `seat-${seat}`}>
              <button type="button" onClick={() => onPick(last)}>
                {heading(turn, seat)}
              </button>
            </h3>
            <ol>
              {lines.map((line, index) => (
                <li key={index} data-step={line.step} onClick={() => onPick(line.step)}>
                  <MarkedText text={line.text} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}

/** Highlights the lines of a step and scrolls to them. Done here, as drawing the list again at every step is slow. */
function markCurrent(list: HTMLElement | null, step: number): void {
  if (!list) return;
  let current = -1;
  const lines = [...list.querySelectorAll<HTMLElement>('[data-step]')];
  for (const line of lines) {
    const at = Number(line.dataset['step']);
    if (at <= step) current = Math.max(current, at);
  }
  for (const line of lines) {
    const at = Number(line.dataset['step']);
    line.classList.toggle('ahead', at > step);
    if (at === current) line.setAttribute('aria-current', 'step');
    else line.removeAttribute('aria-current');
  }
  const shown = lines.findLast((line) => line.hasAttribute('aria-current'));
  if (shown) keepVisible(list, shown);
  else list.scrollTop = 0;
}

function keepVisible(list: HTMLElement, line: HTMLElement): void {
  const top = line.offsetTop - list.offsetTop;
  const room = list.clientHeight;
  if (top < list.scrollTop + 40 || top + line.offsetHeight > list.scrollTop + room - 40)
    list.scrollTop = top - room * 0.55;
}
