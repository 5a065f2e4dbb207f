import { useEffect } from 'preact/hooks';
import type { Text } from '../../engine/text.ts';
import { ControlIcon, verdictSigns } from './control-icon.tsx';
import type { Verdict } from './load-record.ts';
import { useTranslate } from './page-language.ts';
import { strings } from './strings.ts';

/** Returns `Anna`, `Anna and Ben`, `Anna, Ben and Clara`. */
export function listNames(names: readonly string[], translate: (text: Text) => string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${translate(strings.and)} ${last}`;
}

interface HeadingProps {
  readonly title: string;
  readonly state: 'live' | 'lost' | 'over';
  readonly facts: readonly string[];
  /** Null until everything was recomputed. */
  readonly verdict?: Verdict | null;
}

/** The players, whether the match is on, and how it ended. */
export function MatchHeading({ title, state, facts, verdict }: HeadingProps) {
  const t = useTranslate();
  useEffect(() => {
    document.title = `${title} · Parley`;
  }, [title]);
  // The server adds the game to the names.
  const at = title.lastIndexOf(' · ');
  const [players, ...game] = at === -1 ? [title] : [title.slice(0, at), title.slice(at + 3)];
  const label = { live: strings.live, lost: strings.reconnecting, over: strings.over }[state];
  return (
    <div class="heading">
      <h1>{players}</h1>
      <p class="facts">
        <span class={`state ${state}`} role="status">
          {t(label)}
        </span>
        {[...facts, ...game.filter((name) => !facts.includes(name))].map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {verdict && (
          <a class={`verdict-link ${verdictSigns[verdict.kind]}`} href="#proof">
            <ControlIcon name={verdictSigns[verdict.kind]} />
            {t(strings.verdicts[verdict.kind])}
          </a>
        )}
      </p>
    </div>
  );
}
