import type { Curve, TurnRun } from './replay-model.ts';
import { useTurnHeading } from './log-panel.tsx';
import { useTranslate } from './page-language.ts';
import { strings } from './strings.ts';

interface GraphProps {
  readonly curve: Curve;
  readonly runs: readonly TurnRun[];
  readonly names: readonly string[];
  /** Index of the turn that the board shows. */
  readonly at: number;
  /** Indexes of turning points. */
  readonly moments: readonly number[];
  readonly onPick: (run: number) => void;
}

const WIDTH = 1000;
const HEIGHT = 100;

/** The match as a line per seat, which is a slider too. */
export function CurveGraph({ curve, runs, names, at, moments, onPick }: GraphProps) {
  const t = useTranslate();
  const heading = useTurnHeading(names);
  const last = Math.max(1, runs.length - 1);
  const x = (run: number): number => (run / last) * WIDTH;
  const y = (value: number): number => HEIGHT - 4 - (value / curve.max) * (HEIGHT - 8);
  const title = t(curve.kind === 'chances' ? strings.chances : strings.points);
  const valueOf = (seat: number): string => {
    const value = curve.values[seat]?.[at] ?? 0;
    return curve.kind === 'chances' ? t(strings.percent(value)) : String(value);
  };
  const titleAt = (run: number): string => heading(runs[run]?.turn ?? 0, runs[run]?.seat ?? null);
  return (
    <section class="graph" aria-label={title}>
      <div class="graph-head">
        <h2>{title}</h2>
        <ul class="legend">
          {names.map((name, seat) => (
            <li key={seat} class={`seat-${seat}`}>
              <svg viewBox="0 0 24 8" aria-hidden="true">
                <path class="line" d="M0 4h24" />
              </svg>
              {name} <b>{valueOf(seat)}</b>
            </li>
          ))}
        </ul>
      </div>
      <div class="plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="grid" d={`M0 ${HEIGHT / 2}h${WIDTH}`} />
          {moments.map((run) => (
            <path key={run} class="moment" d={`M${x(run)} 0v${HEIGHT}`} />
          ))}
          {curve.values.map((line, seat) => (
            <path
              key={seat}
              class={`line seat-${seat}`}
              d={line
                .map((value, run) => `${run === 0 ? 'M' : 'L'}${x(run).toFixed(1)} ${y(value).toFixed(1)}`)
                .join('')}
            />
          ))}
          <path class="cursor" d={`M${x(at)} 0v${HEIGHT}`} />
        </svg>
        <input
          type="range"
          min={0}
          max={runs.length - 1}
          value={at}
          aria-label={title}
          aria-valuetext={`${titleAt(at)}: ${names.map((name, seat) => `${name} ${valueOf(seat)}`).join(', ')}`}
          onInput={({ currentTarget }) => onPick(Number(currentTarget.value))}
        />
      </div>
      {moments.length > 0 && (
        <p class="moments">
          <span>{t(strings.moments)}</span>
          {moments.map((run) => (
            <button key={run} type="button" aria-pressed={run === at} onClick={() => onPick(run)}>
              {titleAt(run)}
            </button>
          ))}
        </p>
      )}
    </section>
  );
}
