import { useContext, useMemo, useState } from 'preact/hooks';
import { BoardPicture } from './board-picture.tsx';
import { CurveGraph } from './curve-graph.tsx';
import type { CheckedRecord, RecordInfo } from './load-record.ts';
import { LogPanel, useTurnHeading } from './log-panel.tsx';
import { plainLine } from './marked-text.tsx';
import { MatchLayout } from './match-layout.tsx';
import { PageLanguage, useTranslate } from './page-language.ts';
import { ProofPanel } from './proof-panel.tsx';
import { ReplayControls, ReplaySettings, ViewerChoice } from './replay-controls.tsx';
import {
  boardAt,
  chancesCurve,
  describeAt,
  handAt,
  logOf,
  pointsCurve,
  type ReplayedMatch,
  runOf,
  turnRuns,
  type Viewer,
} from './replay-model.ts';
import type { SharedMatch } from '../shared-match.ts';
import { strings } from './strings.ts';
import type { Drawing } from './use-drawing.ts';
import { usePlayback } from './use-playback.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSwipe } from './use-swipe.ts';

interface PlayerProps {
  readonly replay: ReplayedMatch;
  readonly info: RecordInfo;
  readonly checked: CheckedRecord;
  readonly commitment: string;
  readonly review?: SharedMatch['review'];
  readonly drawing: Drawing | null;
  readonly poster?: string | undefined;
}

/** A replayed match with everything to move through it. */
export function ReplayPlayer({ replay, info, checked, commitment, review, drawing, poster }: PlayerProps) {
  const t = useTranslate();
  const language = useContext(PageLanguage);
  const { names } = replay;
  const [viewer, setViewer] = useState<Viewer>(null);
  const runs = useMemo(() => turnRuns(replay.steps), [replay]);
  const playback = usePlayback(runs);
  useShortcuts(playback);
  const swipe = useSwipe((direction) => playback.goTo(playback.at - direction));
  const { step, before } = playback;
  const run = runOf(runs, step);
  const heading = useTurnHeading(names)(runs[run]?.turn ?? 0, runs[run]?.seat ?? null);
  const board = useMemo(() => boardAt(replay, step, viewer, before), [replay, step, viewer, before]);
  const hand = useMemo(() => (viewer === null ? null : handAt(replay, step, viewer)), [replay, step, viewer]);
  const words = useMemo(() => describeAt(replay, step, viewer, language), [replay, step, viewer, language]);
  const log = useMemo(() => logOf(replay, viewer, language), [replay, viewer, language]);
  const curve = useMemo(
    () => (review && chancesCurve(review.chances, names.length, runs)) || pointsCurve(replay, runs),
    [replay, runs, review],
  );
  const moments = (review?.moments ?? []).flatMap((turn) => {
    const found = runs.findIndex((each) => each.turn === turn);
    return found === -1 ? [] : [found];
  });
  const news = log[run]?.lines.findLast((line) => line.step <= step)?.text ?? '';
  const seen = viewer === null ? t(strings.everyoneSaw) : t(strings.seatKnew(names[viewer] ?? '?'));
  return (
    <MatchLayout
      drawing={drawing}
      board={
        <div class="swipe" {...swipe}>
          <BoardPicture
            drawing={drawing}
            scene={board}
            label={t(strings.boardAfter(`${heading}, ${seen}`))}
            describedBy="board-words"
            poster={poster}
          />
          <p class="visually-hidden" aria-live="polite">
            {playback.playing ? '' : `${heading}. ${plainLine(news)}`}
          </p>
        </div>
      }
      controls={
        <>
          <ReplayControls playback={playback} heading={heading} />
          {runs.length > 2 && (
            <CurveGraph
              curve={curve}
              runs={runs}
              names={names}
              at={run}
              moments={moments}
              onPick={(picked) => playback.goToStep(runs[picked]?.last ?? 0)}
            />
          )}
          <ReplaySettings playback={playback} />
        </>
      }
      side={
        <>
          {names.length > 1 && <ViewerChoice names={names} viewer={viewer} onChoose={setViewer} />}
          {hand && viewer !== null && (
            <figure class="hand" tabIndex={0} aria-label={t(strings.handOf(names[viewer] ?? '?'))}>
              <BoardPicture drawing={drawing} scene={hand} label={t(strings.handOf(names[viewer] ?? '?'))} />
            </figure>
          )}
          <LogPanel turns={log} names={names} step={step} onPick={playback.goToStep} />
        </>
      }
      foot={
        <>
          <ProofPanel commitment={commitment} seed={info.seed} verdict={checked.verdict} record={info.text} />
          <BoardWords words={words} />
        </>
      }
    />
  );
}

/** The board in words, for screen readers and for everyone who wants to look something up. */
export function BoardWords({ words }: { readonly words: string }) {
  const t = useTranslate();
  return (
    <details class="words">
      <summary>{t(strings.boardInWords)}</summary>
      <pre id="board-words">{plainLine(words)}</pre>
    </details>
  );
}
