import { ControlIcon } from '../control-icon.tsx';
import { useTranslate } from '../page-language.ts';
import { playPageStrings as strings } from './strings.ts';
import type { Play } from './use-play.ts';
import type { PageTurn } from './use-turn.ts';

interface BarProps {
  readonly play: Play;
  readonly turn: PageTurn;
}

/** Undo, dice, trade, hint and the end of the turn, always at the same places. */
export function ActionBar({ play, turn }: BarProps) {
  const t = useTranslate();
  const { position, busy } = play;
  const { model, question } = turn;
  const undo = position?.undo ?? null;
  const [roll] = model?.slots.dice ?? [];
  const [end, ...otherEnds] = model?.slots.end ?? [];
  const trades = model?.slots.trade ?? [];
  const trading = trades.length > 0 || (question?.form ?? null) !== null;
  return (
    <div class="action-bar" role="toolbar" aria-label={t(strings.actions)}>
      <button
        type="button"
        disabled={!undo || busy}
        aria-label={undo ? t(strings.undoThis(t(undo.label))) : t(strings.undo)}
        onClick={() => play.undo('step')}
      >
        <ControlIcon name="undo" />
        <span>{t(strings.undo)}</span>
      </button>
      <button
        type="button"
        class={roll ? 'strong' : undefined}
        disabled={!roll || busy}
        data-slot="dice"
        onClick={() => roll && turn.choose(roll)}
      >
        <ControlIcon name="dice" />
        <span>{t(strings.roll)}</span>
      </button>
      <button type="button" disabled={!trading || busy} data-slot="trade" onClick={() => turn.open({ kind: 'trade' })}>
        <ControlIcon name="trade" />
        <span>{t(strings.trade)}</span>
      </button>
      <button type="button" disabled={!position?.hint || busy} data-slot="hint" onClick={play.askHint}>
        <ControlIcon name="hint" />
        <span>{t(strings.hint)}</span>
      </button>
      <button
        type="button"
        class={end ? 'strong' : undefined}
        disabled={!end || busy}
        data-slot="end"
        onClick={() => {
          if (!end) return;
          // Two ways to end are a choice like any other.
          if (otherEnds.length > 0) turn.open({ kind: 'menu', group: 'end' });
          else turn.choose(end);
        }}
      >
        <ControlIcon name="end" />
        <span>{t(strings.end)}</span>
      </button>
    </div>
  );
}
