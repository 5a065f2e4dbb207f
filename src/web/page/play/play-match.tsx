import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PlayPosition } from '../../play/play-api.ts';
import { LiveLog } from '../live-log.tsx';
import { LoadedIcons, plainLine } from '../marked-text.tsx';
import { PageLanguage, useTranslate } from '../page-language.ts';
import { ProblemNote } from '../problem-note.tsx';
import { useDrawing } from '../use-drawing.ts';
import { ActionBar } from './action-bar.tsx';
import { changedGoods, changedPlaces, looksOf } from './changes.ts';
import { ChoiceList } from './choice-list.tsx';
import { ChoiceSheets } from './choice-sheets.tsx';
import { withoutNumbers } from './board-places.ts';
import { HandPanel } from './hand-panel.tsx';
import { HintCard } from './hint-card.tsx';
import { MatchHead } from './match-head.tsx';
import { NewsReel } from './news-reel.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { HeldNote, QuestionPanel } from './question-panel.tsx';
import { ResultPanel } from './result-panel.tsx';
import { playPageStrings as strings } from './strings.ts';
import { type BoardHandle, TouchBoard } from './touch-board.tsx';
import { useDrag } from './use-drag.ts';
import { useForced } from './use-forced.ts';
import { type Play, usePlay } from './use-play.ts';
import { type PageTurn, useTurn } from './use-turn.ts';

interface MatchProps {
  readonly root: string;
  readonly id: string;
  /** Leads to another page of the player. */
  go(path: string): void;
}

/** One match, to be played by touching it. */
export function PlayMatch({ root, id, go }: MatchProps) {
  const t = useTranslate();
  const play = usePlay(root, id);
  const { position, trouble } = play;
  useEffect(() => {
    if (trouble === 'signed-out') go('');
  }, [trouble]);
  if (trouble === 'missing') return <ProblemNote title={t(strings.missing)} text={t(strings.missingAbout)} />;
  if (trouble === 'offline' && !position)
    return <ProblemNote title={t(strings.broken)} text={t(strings.offline)} retry={play.reload} />;
  if (!position) return <p class="loading">{t(strings.loading)}</p>;
  return <Table play={play} position={position} go={go} />;
}

type Tab = 'hand' | 'log' | 'orders' | 'list';
const tabs: readonly Tab[] = ['hand', 'log', 'orders', 'list'];

interface TableProps extends Pick<MatchProps, 'go'> {
  readonly play: Play;
  readonly position: PlayPosition;
}

function Table({ play, position, go }: TableProps) {
  const t = useTranslate();
  const language = useContext(PageLanguage);
  const { looked } = play;
  const turn = useTurn(play);
  const forced = useForced(play);
  const handle = useRef<BoardHandle>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  const names = position.seats.map(({ name }) => name).join();
  const drawing = useDrawing(position.game, names);
  const drag = useDrag({
    onLift: turn.lift,
    onDrop(card, at) {
      const tile = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-tile]')?.dataset['tile'];
      if (tile === undefined) turn.drop(card, handle.current?.placeAt(at) ?? null);
      else turn.exchange(card, tile);
    },
  });
  // A game without a hand shows the player's own part of the table instead.
  const own = position.hand?.kind === 'zoom' ? position.hand : null;
  const hand = position.hand?.kind === 'hand' ? position.hand : null;
  const cards = position.cards?.kind === 'hand' ? position.cards : null;
  const shownTabs = tabs.filter((each) => each !== 'hand' || hand || cards);
  const [chosen, setTab] = useState<Tab>('hand');
  const tab = shownTabs.includes(chosen) ? chosen : 'log';
  const showTab = (next: Tab): void => {
    setTab(next);
    requestAnimationFrame(() => panel.current && bringUp(panel.current));
  };
  const shown = own && !wide ? own : position.board;
  const scene = useMemo(() => shown && withoutNumbers(shown), [shown]);
  const [fresh, gained] = useMemo(() => {
    const looks = looksOf(position);
    return [changedPlaces(looked, looks), changedGoods(looked, looks)] as const;
  }, [position]);
  const turnName = position.turn === 0 ? t(strings.setup) : t(strings.turn(position.turn));
  const tipPlace = turn.question?.tip?.place ?? null;

  return (
    <LoadedIcons.Provider value={drawing?.iconPaths ?? noIcons}>
      <div class={`table${turn.held === null ? '' : ' placing'}`} data-version={position.version}>
        <MatchHead play={play} position={position} go={go} />
        <div class="table-board">
          {scene ? (
            <TouchBoard
              drawing={drawing}
              scene={scene}
              label={t(strings.board(t(position.title), turnName))}
              describedBy="board-brief"
              lit={turn.lit}
              picked={pickedPlaces(turn)}
              fresh={fresh}
              hinted={play.hint?.place ?? tipPlace}
              handle={handle}
              nameOf={(place) => nameOfPlace(turn, place, t)}
              onTouch={turn.touchPlace}
              onAway={() => turn.hold(null)}
            />
          ) : (
            <p class="loading">{t(strings.unreadable)}</p>
          )}
          <p id="board-brief" class="visually-hidden">
            {plainLine(t(position.words.brief))}
          </p>
          {own && position.board && (
            <button type="button" class="board-switch" onClick={() => setWide(!wide)}>
              {t(wide ? strings.ownSheet : strings.table)}
            </button>
          )}
          <NewsReel news={position.news} />
        </div>
        <div class="table-side">
          {play.notice && (
            <p class={`notice-line ${play.notice.kind}`} role="alert">
              {play.notice.kind === 'stale' && <b>{t(strings.stale)} </b>}
              {t(play.notice.text)}
            </p>
          )}
          {forced.choice && (
            <p class="notice-line forced" role="status">
              <span>{t(forced.choice.endsTurn ? strings.forced.ending : strings.forced.rolling)}</span>{' '}
              <button type="button" onClick={forced.wait}>
                {t(strings.forced.wait)}
              </button>
            </p>
          )}
          {play.hint && <HintCard hint={play.hint} play={play} />}
          {position.result ? (
            <ResultPanel drawing={drawing} result={position.result} />
          ) : (
            <QuestionPanel play={play} turn={turn} />
          )}
          <TableNotes play={play} position={position} go={go} />
          <div class="tabs" role="tablist" aria-label={t(strings.actions)}>
            {shownTabs.map((each) => (
              <button
                type="button"
                role="tab"
                key={each}
                id={`tab-${each}`}
                aria-selected={tab === each}
                aria-controls="tab-panel"
                tabIndex={tab === each ? 0 : -1}
                onClick={() => showTab(each)}
                onKeyDown={({ key }) => {
                  const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
                  const next = shownTabs.at((shownTabs.indexOf(tab) + by) % shownTabs.length);
                  if (by === 0 || !next) return;
                  showTab(next);
                  document.getElementById(`tab-${next}`)?.focus();
                }}
              >
                {t(strings[each])}
              </button>
            ))}
          </div>
          <div class="tab-panel" id="tab-panel" ref={panel} role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
            {tab === 'hand' && cards && <HandPanel scene={cards} turn={turn} drag={drag} gained={none} />}
            {tab === 'hand' && hand && <HandPanel scene={hand} turn={turn} drag={drag} gained={gained} />}
            {tab === 'log' && <LiveLog lines={position.log.map(({ text }) => text[language])} />}
            {tab === 'orders' && <OrdersPanel play={play} position={position} forced={forced} />}
            {tab === 'list' && <ChoiceList play={play} turn={turn} position={position} />}
          </div>
          <HeldNote turn={turn} />
        </div>
        <ActionBar play={play} turn={turn} />
        <p class="visually-hidden" aria-live="polite">
          {position.news.map(({ text }) => plainLine(text[language])).join(' ')}
          {turn.question ? ` ${plainLine(t(turn.question.text))}` : ''}
        </p>
        <ChoiceSheets play={play} turn={turn} hand={hand} />
        {drag.dragged && (
          <div
            class="dragged"
            style={{ transform: `translate(${drag.dragged.at.x}px, ${drag.dragged.at.y}px)` }}
            aria-hidden="true"
          >
            {drag.dragged.name}
          </div>
        )}
      </div>
    </LoadedIcons.Provider>
  );
}

/** Scrolls what was chosen below its tabs, if hardly any of it is in sight. */
function bringUp(panel: HTMLElement): void {
  const side = panel.parentElement;
  const tabs = panel.previousElementSibling;
  if (!side || !tabs) return;
  const hidden = panel.getBoundingClientRect().top - side.getBoundingClientRect().top;
  if (hidden > side.clientHeight / 2) side.scrollTop += hidden - tabs.clientHeight;
}

const noIcons = (): readonly string[] => [];
const none: ReadonlyMap<string, number> = new Map();

/** Whom play waits for, what others ask, open offers, and the next match. */
function TableNotes({ play, position, go }: TableProps) {
  const t = useTranslate();
  const { awaiting, seat, seats, requests, offer, next, waitingMatches, question, status } = position;
  const others = awaiting.filter((each) => each !== seat).map((each) => seats[each]?.name ?? '');
  const idle = !question;
  return (
    <>
      {requests.map((request) => (
        <p class="notice-line" key={request.text.en}>
          {t(request.text)}
        </p>
      ))}
      {offer && (
        <ul class="offer-lines">
          {offer.lines.map((line) => (
            <li key={line.en}>{t(line)}</li>
          ))}
        </ul>
      )}
      {idle && status === 'open' && others.length > 0 && (
        <p class="waiting-line">{t(strings.waitingFor(others.join(', ')))}</p>
      )}
      {status === 'adjourned' && <p class="waiting-line">{t(strings.adjourned)}</p>}
      {idle && next !== null && (
        <button type="button" class="strong next-match" disabled={play.busy} onClick={() => go(`m/${next}`)}>
          {t(strings.nextMatch(waitingMatches))}
        </button>
      )}
    </>
  );
}

function pickedPlaces({ model, picks }: PageTurn): ReadonlySet<string> {
  if (!model?.several) return new Set();
  return new Set(
    [...model.places].flatMap(([place, choices]) => (choices.some(({ id }) => picks.includes(id)) ? [place] : [])),
  );
}

/** Names a place by what can be done there. */
function nameOfPlace(turn: PageTurn, place: string, translate: ReturnType<typeof useTranslate>): string {
  const choices = (turn.model?.places.get(place) ?? []).filter(({ card }) => turn.held === null || card === turn.held);
  return choices.map(({ text }) => plainLine(translate(text))).join('; ') || place;
}
