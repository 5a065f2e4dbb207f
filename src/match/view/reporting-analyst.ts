import type { Analyst } from '../ports.ts';
import { problems } from '../problems.ts';

/** Wraps an analyst: a failure is reported to the host, and the person is asked to try again. */
export function reportingAnalyst(analyst: Analyst, report: (error: unknown) => void): Analyst {
  const orReport = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      report(error);
      throw problems.analysisFailed();
    }
  };
  return {
    ...analyst,
    advice: async (...of) => orReport(analyst.advice(...of)),
    lines: async (...of) => orReport(analyst.lines(...of)),
  };
}
