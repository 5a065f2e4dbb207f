import { useContext, useEffect, useState } from 'preact/hooks';
import type { PlayMatches, PlayMatchLine, PlayMe } from '../../play/play-api.ts';
import { PageLanguage, useTranslate } from '../page-language.ts';
import { ProblemNote } from '../problem-note.tsx';
import { fetchPlay, postPlay } from './play-connection.ts';
import { forgetLooks } from './last-look.ts';
import { playPageStrings as strings } from './strings.ts';
import { timeText } from './time-text.ts';

interface ListProps {
  readonly root: string;
  go(path: string): void;
}

type Loaded =
  | { readonly kind: 'loading' | 'offline' }
  | { readonly kind: 'signed-out'; readonly discord: boolean }
  | {
      readonly kind: 'signed-in';
      readonly me: Extract<PlayMe, { readonly name: string }>;
      readonly matches: readonly PlayMatchLine[];
    };

/** Milliseconds between two looks at the list. */
const LOOK = 20_000;

async function loadList(root: string): Promise<Loaded> {
  const me = await fetchPlay<PlayMe>(root, 'me.json');
  if (me.name === null) return { kind: 'signed-out', discord: me.discord };
  const { matches } = await fetchPlay<PlayMatches>(root, 'matches.json');
  return { kind: 'signed-in', me, matches };
}

/** The player's matches, those that wait for them first; or how to sign in. */
export function MatchList({ root, go }: ListProps) {
  const t = useTranslate();
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const load = (): void =>
    void loadList(root).then(setLoaded, () =>
      setLoaded((before) => (before.kind === 'loading' ? { kind: 'offline' } : before)),
    );
  useEffect(() => {
    load();
    const timer = setInterval(load, LOOK);
    addEventListener('focus', load);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', load);
    };
  }, [root]);
  useEffect(() => {
    document.title = `${t(strings.title)} · Parley`;
  });

  const signOut = async (where: 'sign-out' | 'sign-out-everywhere'): Promise<void> => {
    forgetLooks();
    await postPlay(root, where);
    load();
  };

  switch (loaded.kind) {
    case 'loading':
      return <p class="loading">{t(strings.loading)}</p>;
    case 'offline':
      return <ProblemNote title={t(strings.broken)} text={t(strings.offline)} retry={load} />;
    case 'signed-out':
      return <SignIn root={root} discord={loaded.discord} />;
    case 'signed-in':
      return (
        <div class="matches">
          <h1>{t(strings.title)}</h1>
          {loaded.matches.length === 0 ? (
            <section class="empty">
              <h2>{t(strings.noMatches)}</h2>
              <p>{t(strings.noMatchesAbout)}</p>
            </section>
          ) : (
            sections.map(({ id, has }) => (
              <Section key={id} id={id} matches={loaded.matches.filter(has)} root={root} go={go} />
            ))
          )}
          <section class="account">
            <p>
              {t(loaded.me.name === '' ? strings.signedIn : strings.signedInAs(loaded.me.name))}
              {loaded.me.sessions.length > 1 && ` ${t(strings.devices(loaded.me.sessions.length))}`}
            </p>
            <button type="button" onClick={() => void signOut('sign-out')}>
              {t(strings.signOut)}
            </button>
            {loaded.me.sessions.length > 1 && (
              <button type="button" onClick={() => void signOut('sign-out-everywhere')}>
                {t(strings.signOutEverywhere)}
              </button>
            )}
          </section>
        </div>
      );
  }
}

const sections = [
  { id: 'waiting', has: ({ waiting, status }: PlayMatchLine) => waiting && status !== 'challenge' },
  {
    id: 'others',
    has: ({ waiting, status }: PlayMatchLine) => !waiting && (status === 'open' || status === 'adjourned'),
  },
  { id: 'challenges', has: ({ status }: PlayMatchLine) => status === 'challenge' },
  { id: 'finished', has: ({ status, waiting }: PlayMatchLine) => status === 'over' && !waiting },
] as const;

interface SectionProps extends ListProps {
  readonly id: (typeof sections)[number]['id'];
  readonly matches: readonly PlayMatchLine[];
}

function Section({ id, matches, root, go }: SectionProps) {
  const t = useTranslate();
  if (matches.length === 0) return null;
  return (
    <section>
      <h2>
        {t(strings[id])} <span class="count">{matches.length}</span>
      </h2>
      <ul>
        {matches.map((match) => (
          <li key={match.id}>
            <MatchLine match={match} root={root} go={go} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MatchLine({ match, root, go }: { readonly match: PlayMatchLine } & ListProps) {
  const t = useTranslate();
  const language = useContext(PageLanguage);
  const { id, game, title, status, waiting, awaiting, due, turn, discord } = match;
  const facts = [
    status === 'challenge' ? t(strings.inDiscord) : turn === 0 ? t(strings.setup) : t(strings.turn(turn)),
    ...(status === 'adjourned' ? [t(strings.adjourned)] : []),
    ...(!waiting && status === 'open' && awaiting.length > 0 ? [t(strings.waitingFor(awaiting.join(', ')))] : []),
    ...(due === null ? [] : [t(strings.due(timeText(due, language)))]),
  ];
  const inner = (
    <>
      <span class={`game-mark ${game}`} aria-hidden="true" />
      <span class="match-name">{t(title)}</span>
      <span class="match-facts">{facts.join(' · ')}</span>
    </>
  );
  const classes = waiting ? 'match-line waiting' : 'match-line';
  if (status === 'challenge')
    return discord === null ? (
      <div class={classes}>{inner}</div>
    ) : (
      <a class={classes} href={discord}>
        {inner}
      </a>
    );
  return (
    <a
      class={classes}
      href={`${root}play/m/${id}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        go(`m/${id}`);
      }}
    >
      {inner}
    </a>
  );
}

function SignIn({ root, discord }: { readonly root: string; readonly discord: boolean }) {
  const t = useTranslate();
  return (
    <section class="problem sign-in">
      <h1>{t(strings.signIn)}</h1>
      <p>{t(strings.signInAbout).replaceAll('*', '')}</p>
      {discord && (
        <a class="button strong" href={`${root}play/sign-in`}>
          {t(strings.withDiscord)}
        </a>
      )}
    </section>
  );
}
