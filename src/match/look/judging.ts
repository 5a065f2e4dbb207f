import type { Judge } from '../ports.ts';
import { problems } from '../problems.ts';

/** The same judge; where it cannot think at the moment, the host hears why and the person in words that it can be tried again. */
export function speakingOfTrouble(judge: Judge, report: (error: unknown) => void): Judge {
  const trying = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      report(error);
      throw problems.thinkingFailed();
    }
  };
  return { ...judge, advice: async (...of) => trying(judge.advice(...of)), lines: async (...of) => trying(judge.lines(...of)) };
}
