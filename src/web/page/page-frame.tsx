import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../engine/text.ts';
import { DropPage } from './drop-page.tsx';
import { type FirstAnswer, MatchPage } from './match-page.tsx';
import { PageLanguage } from './page-language.ts';
import { preferredLanguage, strings } from './strings.ts';

/** Returns the address of a shared match without a slash at its end; null on the page for files. */
export const matchAddress = (path: string): string | null => /^.*\/m\/[^/]+\/[^/]+(?=\/?$)/.exec(path)?.[0] ?? null;

interface FrameProps {
  /** Null on the page for files. */
  readonly address: string | null;
  readonly first: FirstAnswer;
}

/** The page around a match. */
export function PageFrame({ address, first }: FrameProps) {
  const [language, setLanguage] = useState<Language>(() => preferredLanguage(navigator.languages));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const other = language === 'en' ? 'de' : 'en';
  return (
    <PageLanguage.Provider value={language}>
      <a class="skip" href="#match">
        {strings.skip[language]}
      </a>
      <header class="top">
        <span class="brand">
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <path class="crest" d="M10 6h44v29c0 13-12 19-22 23-10-4-22-10-22-23z" />
            <path class="charge" d="M32 15v34M20 25h24M25 38h14" />
          </svg>
          {strings.brand[language]}
        </span>
        <button type="button" class="quiet" lang={other} onClick={() => setLanguage(other)}>
          {strings.otherLanguage[language]}
        </button>
      </header>
      <main id="match" tabIndex={-1}>
        {address === null ? <DropPage /> : <MatchPage address={address} first={first} />}
      </main>
      <footer class="bottom">
        <p>{strings.credit[language]}</p>
      </footer>
    </PageLanguage.Provider>
  );
}
