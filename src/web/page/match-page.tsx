import { useContext, useEffect, useState } from 'preact/hooks';
import type { Scene } from '../../engine/scene/index.ts';
import type { SharedMatch } from '../shared-match.ts';
import { BoardPicture } from './board-picture.tsx';
import { fetchMatch, followMatch } from './live-connection.ts';
import { LiveLog } from './live-log.tsx';
import { MatchHeading } from './match-heading.tsx';
import { MatchLayout } from './match-layout.tsx';
import { PageLanguage, useTranslate } from './page-language.ts';
import { ProblemNote } from './problem-note.tsx';
import { ProofPanel } from './proof-panel.tsx';
import { RecordReplay } from './record-replay.tsx';
import { BoardWords } from './replay-player.tsx';
import { strings } from './strings.ts';
import { useDrawing } from './use-drawing.ts';

/** What the server said first: a match, that there is none, or nothing. */
export type FirstAnswer = SharedMatch | 'offline' | null;

type Shown =
  | { readonly kind: 'gone' | 'offline' }
  | { readonly kind: 'match'; readonly match: SharedMatch; readonly lost: boolean };

const shownOf = (answer: FirstAnswer): Shown => {
  if (answer === null) return { kind: 'gone' };
  return answer === 'offline' ? { kind: 'offline' } : { kind: 'match', match: answer, lost: false };
};

interface MatchProps {
  /** The page's own address, without a slash at its end. */
  readonly address: string;
  readonly first: FirstAnswer;
}

/** A shared match: live while it runs, a replay when it is over. */
export function MatchPage({ address, first }: MatchProps) {
  const t = useTranslate();
  const [shown, setShown] = useState(() => shownOf(first));
  const following = shown.kind === 'match' && shown.match.state === 'running';

  useEffect(() => {
    if (!following) return;
    return followMatch(address, shown.match, (news) => {
      if (news.kind === 'match') setShown({ kind: 'match', match: news.match, lost: false });
      else if (news.kind === 'gone') setShown({ kind: 'gone' });
      else setShown((before) => (before.kind === 'match' ? { ...before, lost: true } : before));
    });
  }, [address, following]);

  const retry = async (): Promise<void> => setShown(shownOf(await fetchMatch(address).catch(() => 'offline' as const)));

  switch (shown.kind) {
    case 'gone':
      return <ProblemNote title={t(strings.unreadable)} text={t(strings.gone)} />;
    case 'offline':
      return <ProblemNote title={t(strings.unreadable)} text={t(strings.offline)} retry={() => void retry()} />;
    case 'match': {
      const { match, lost } = shown;
      const poster = `${address}/${match.turn}.png`;
      if (match.state === 'over' && match.record === undefined)
        return <ProblemNote title={t(match.title)} text={t(strings.notReplayable)} />;
      if (match.state === 'running' && match.view === undefined)
        return <ProblemNote title={t(match.title)} text={t(strings.notReadable)} />;
      return match.record === undefined ? (
        <LiveMatch match={match} lost={lost} poster={poster} />
      ) : (
        <RecordReplay text={match.record} match={match} poster={poster} />
      );
    }
  }
}

interface LiveProps {
  readonly match: SharedMatch;
  readonly lost: boolean;
  readonly poster: string;
}

/** What spectators see of a running match. */
function LiveMatch({ match, lost, poster }: LiveProps) {
  const t = useTranslate();
  const language = useContext(PageLanguage);
  const names = match.seats.map(({ name }) => name);
  const drawing = useDrawing(match.game, names.join());
  const view = match.view?.[language];
  const turn = match.turn === 0 ? t(strings.setup) : t(strings.turn(match.turn));
  return (
    <>
      <MatchHeading title={t(match.title)} state={lost ? 'lost' : 'live'} facts={[turn]} />
      <MatchLayout
        drawing={drawing}
        board={
          <BoardPicture
            drawing={drawing}
            scene={(view?.scene ?? null) as Scene | null}
            label={t(strings.boardAfter(turn))}
            describedBy="board-words"
            poster={poster}
          />
        }
        side={<LiveLog lines={view?.log ?? []} />}
        foot={
          <>
            <ProofPanel commitment={match.commitment} seed={null} verdict={null} />
            <BoardWords words={view?.board ?? ''} />
          </>
        }
      />
    </>
  );
}
