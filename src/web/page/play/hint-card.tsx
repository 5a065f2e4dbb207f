import type { PlayHint } from '../../play/play-api.ts';
import { MarkedText } from '../marked-text.tsx';
import { useTranslate } from '../page-language.ts';
import { playPageStrings as strings } from './strings.ts';
import type { Play } from './use-play.ts';

/** A strong player's move, with a button that plays it. The board stays in view: its place is marked there. */
export function HintCard({ hint, play }: { readonly hint: PlayHint; readonly play: Play }) {
  const t = useTranslate();
  return (
    <section class="hint-card" role="status">
      <p class="eyebrow">{t(strings.hintTitle)}</p>
      <p>
        <b>
          <MarkedText text={t(hint.text)} />
        </b>
      </p>
      {[hint.better, hint.why].map(
        (line) =>
          line && (
            <p key={line.en}>
              <MarkedText text={t(line)} />
            </p>
          ),
      )}
      <div class="confirm-row">
        <button type="button" onClick={play.dismiss}>
          {t(strings.close)}
        </button>
        <button type="button" class="strong" disabled={play.busy} onClick={() => play.plan(hint.moves)}>
          {t(strings.doIt)}
        </button>
      </div>
    </section>
  );
}
