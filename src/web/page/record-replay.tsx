import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyGame } from '../../engine/game/index.ts';
import type { SharedMatch } from '../shared-match.ts';
import { BoardPicture } from './board-picture.tsx';
import { listNames, MatchHeading } from './match-heading.tsx';
import { knownGames, loadGame } from './load-game.ts';
import type { CheckedRecord, RecordInfo, UnreadableReason } from './load-record.ts';
import { MatchLayout } from './match-layout.tsx';
import { useTranslate } from './page-language.ts';
import { ProblemNote } from './problem-note.tsx';
import { ProofPanel } from './proof-panel.tsx';
import { ReplayPlayer } from './replay-player.tsx';
import { strings } from './strings.ts';
import { useDrawing } from './use-drawing.ts';

interface RecordProps {
  readonly text: string;
  /** What the server says about the match; missing for a dropped file. */
  readonly match?: SharedMatch;
  /** Address of the server's picture of the last position. */
  readonly poster?: string;
}

type Loading =
  | { readonly kind: 'reading' }
  | { readonly kind: 'replaying'; readonly info: RecordInfo }
  | { readonly kind: 'ready'; readonly info: RecordInfo; readonly game: AnyGame; readonly checked: CheckedRecord }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason }
  | { readonly kind: 'offline' };

/** Replays a record and shows it; the server's picture is there at once. */
export function RecordReplay({ text, match, poster }: RecordProps) {
  const t = useTranslate();
  const [loading, setLoading] = useState<Loading>({ kind: 'reading' });
  const [attempt, setAttempt] = useState(0);
  const commitment = match?.commitment ?? null;

  useEffect(() => {
    let wanted = true;
    setLoading({ kind: 'reading' });
    const show = (next: Loading): void => {
      if (wanted) setLoading(next);
    };
    replayRecordText(text, commitment, show).catch(() => show({ kind: 'offline' }));
    return () => {
      wanted = false;
    };
  }, [text, commitment, attempt]);

  const info = 'info' in loading ? loading.info : null;
  const names = useMemo(() => match?.seats.map(({ name }) => name) ?? info?.names ?? [], [match, info]);
  const replay = useMemo(
    () => (loading.kind === 'ready' ? { game: loading.game, names, steps: loading.checked.steps } : null),
    [loading, names],
  );
  const drawing = useDrawing(match?.game ?? info?.game ?? '', names.join());

  if (loading.kind === 'unreadable')
    return <ProblemNote title={t(strings.unreadable)} text={t(strings.reasons[loading.reason])} />;
  if (loading.kind === 'offline')
    return (
      <ProblemNote
        title={t(strings.unreadable)}
        text={t(strings.offline)}
        // After an update of the server, only a new page finds its files. A dropped file would be lost.
        retry={() => (match ? location.reload() : setAttempt((before) => before + 1))}
      />
    );
  if (loading.kind === 'ready' && loading.checked.steps.length === 0)
    return <ProblemNote title={t(strings.failed)} text={t(strings.failedAbout)} />;
  const winners = info?.result.winners.map((seat) => names[seat] ?? '?') ?? [];
  const result =
    info && t(strings.result(info.result.kind, listNames(winners, t), winners.length > 1, names.length === 1));
  const variant =
    loading.kind === 'ready' ? loading.game.info.variants.find(({ id }) => id === info?.variant)?.name : undefined;
  return (
    <>
      <MatchHeading
        title={match ? t(match.title) : names.join(' – ') || t(strings.loading)}
        state="over"
        verdict={loading.kind === 'ready' ? loading.checked.verdict : null}
        facts={[...(result === null ? [] : [result]), ...(variant ? [t(variant)] : [])]}
      />
      {loading.kind === 'ready' && replay ? (
        <ReplayPlayer
          replay={replay}
          info={loading.info}
          checked={loading.checked}
          commitment={match?.commitment ?? loading.info.commitment}
          review={match?.review}
          drawing={drawing}
          poster={poster}
        />
      ) : (
        <MatchLayout
          drawing={null}
          board={<BoardPicture drawing={null} scene={null} label={t(strings.board)} poster={poster} />}
          side={<p class="loading">{t(strings.loading)}</p>}
          foot={<ProofPanel commitment={commitment ?? ''} seed={info?.seed ?? ''} verdict={null} />}
        />
      )}
    </>
  );
}

/** Lets the browser paint and handle input. */
const pause = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

async function replayRecordText(text: string, commitment: string | null, show: (next: Loading) => void): Promise<void> {
  const { checkRecord, readRecordInfo, UnreadableRecord } = await import('./load-record.ts');
  try {
    const info = readRecordInfo(text, knownGames);
    show({ kind: 'replaying', info });
    const game = await loadGame(info.game);
    const checked = await checkRecord(game, info, commitment, { pause, now: () => performance.now() });
    show({ kind: 'ready', info, game, checked });
  } catch (error) {
    if (!(error instanceof UnreadableRecord)) throw error;
    show({ kind: 'unreadable', reason: error.reason });
  }
}
