import { ask as askAnything } from '../../../engine/ask.ts';
import type { Answer, Question, Script } from '../../../engine/script.ts';
import type { QuestionKey } from '../texts/questions.ts';

/** A question there are words for: one without does not compile. */
export type Asking = Question & { readonly key: QuestionKey };

export const ask: (question: Asking) => Script<Answer> = askAnything;
