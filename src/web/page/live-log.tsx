import { useEffect, useRef } from 'preact/hooks';
import { MarkedText } from './marked-text.tsx';
import { useTranslate } from './page-language.ts';
import { strings } from './strings.ts';

/** The log of a running match. New lines are announced, and shown unless the reader has scrolled up. */
export function LiveLog({ lines }: { readonly lines: readonly string[] }) {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">{t(strings.log)}</h2>
      <div
        class="log-lines"
        ref={list}
        tabIndex={0}
        role="log"
        aria-labelledby="log-title"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          atEnd.current = scrollTop + clientHeight > scrollHeight - 40;
        }}
      >
        {lines.length === 0 && <p>{t(strings.noLog)}</p>}
        <ol>
          {lines.map((line, index) => (
            <li key={index} aria-current={index === lines.length - 1 ? 'step' : undefined}>
              <MarkedText text={line} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
