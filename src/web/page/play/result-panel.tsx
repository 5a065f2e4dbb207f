import type { PlayPosition } from '../../play/play-api.ts';
import { BoardPicture } from '../board-picture.tsx';
import { useTranslate } from '../page-language.ts';
import type { Drawing } from '../use-drawing.ts';
import { playPageStrings as strings } from './strings.ts';

interface ResultProps {
  readonly drawing: Drawing | null;
  readonly result: NonNullable<PlayPosition['result']>;
}

/** How the match ended. */
export function ResultPanel({ drawing, result }: ResultProps) {
  const t = useTranslate();
  return (
    <section class="result" aria-labelledby="result-text">
      <p class="eyebrow">{t(strings.over)}</p>
      <h2 id="result-text">{t(result.text)}</h2>
      {result.scene && <BoardPicture drawing={drawing} scene={result.scene} label={t(strings.result)} />}
    </section>
  );
}
