import type { Language } from '../../engine/text.ts';
import { type MessagePage, textPage } from '../ui/components.ts';
import { reviewStrings as strings } from '../strings/review.ts';

/** Milliseconds between two messages about the progress. */
const INTERVAL = 1_500;

/** Shows how far a review is while it is made. `settled` resolves once nothing more is shown. */
export function createProgress(
  show: (page: MessagePage) => Promise<void>,
  language: Language,
  now: () => number,
): { readonly report: (share: number) => void; settled(): Promise<void> } {
  let last = now();
  let shown = Promise.resolve();
  return {
    report(share) {
      if (now() - last < INTERVAL) return;
      last = now();
      // What is lost here is shown with the review itself.
      shown = shown.then(() => show(textPage(strings.progress(share)[language]))).catch(() => undefined);
    },
    settled: () => shown,
  };
}
