import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../../engine/text.ts';
import { PageLanguage } from '../page-language.ts';
import { preferredLanguage, strings as pageStrings } from '../strings.ts';
import { MatchList } from './match-list.tsx';
import { PlayMatch } from './play-match.tsx';
import { playPageStrings as strings } from './strings.ts';

/** Returns the id of the match in an address; null for the list. */
const matchIn = (path: string): string | null => /\/play\/m\/(\w+)\/?$/.exec(path)?.[1] ?? null;

interface FrameProps {
  /** Absolute address of the root, with a slash at its end. */
  readonly root: string;
}

const LANGUAGE = 'parley-language';

function storedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(LANGUAGE);
    return stored === 'en' || stored === 'de' ? stored : null;
  } catch {
    return null;
  }
}

/** The pages of one player: the list of matches and each match. */
export function PlayFrame({ root }: FrameProps) {
  const [language, setLanguage] = useState<Language>(() => storedLanguage() ?? preferredLanguage(navigator.languages));
  const [match, setMatch] = useState(() => matchIn(location.pathname));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    const onPop = (): void => setMatch(matchIn(location.pathname));
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
  const go = (path: string): void => {
    history.pushState(null, '', path === '' ? `${root}play` : `${root}play/${path}`);
    setMatch(matchIn(location.pathname));
    scrollTo(0, 0);
  };
  const other = language === 'en' ? 'de' : 'en';
  const turnLanguage = (): void => {
    setLanguage(other);
    try {
      localStorage.setItem(LANGUAGE, other);
    } catch {
      // Then it lasts until the page is closed.
    }
  };
  return (
    <PageLanguage.Provider value={language}>
      <a class="skip" href="#match">
        {strings.skip[language]}
      </a>
      {match === null && (
        <header class="top">
          <span class="brand">
            <svg viewBox="0 0 64 64" aria-hidden="true">
              <path class="crest" d="M10 6h44v29c0 13-12 19-22 23-10-4-22-10-22-23z" />
              <path class="charge" d="M32 15v34M20 25h24M25 38h14" />
            </svg>
            {pageStrings.brand[language]}
          </span>
          <button type="button" class="quiet" lang={other} onClick={turnLanguage}>
            {pageStrings.otherLanguage[language]}
          </button>
        </header>
      )}
      <main id="match" tabIndex={-1}>
        {match === null ? <MatchList root={root} go={go} /> : <PlayMatch key={match} root={root} id={match} go={go} />}
      </main>
      {match === null && (
        <footer class="bottom">
          <p>{pageStrings.credit[language]}</p>
        </footer>
      )}
    </PageLanguage.Provider>
  );
}
