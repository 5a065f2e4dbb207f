import { useTranslate } from './page-language.ts';
import { strings } from './strings.ts';

interface ProblemProps {
  readonly title: string;
  readonly text: string;
  readonly retry?: () => void;
}

/** Says what went wrong, and what to do about it. */
export function ProblemNote({ title, text, retry }: ProblemProps) {
  const t = useTranslate();
  return (
    <section class="problem" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {retry && (
        <button type="button" class="strong" onClick={retry}>
          {t(strings.retry)}
        </button>
      )}
    </section>
  );
}
