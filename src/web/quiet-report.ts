/** Milliseconds until the same trouble is reported again. */
const AGAIN_AFTER = 60_000;
/** Different troubles remembered. */
const KEPT = 100;

/** Wraps a report so that the same trouble, which may concern every viewer twice a second, is reported once a minute. */
export function quietReport(report: (error: unknown) => void, now: () => number): (error: unknown) => void {
  const reported = new Map<string, number>();
  return (error) => {
    const text = error instanceof Error ? error.message : String(error);
    const last = reported.get(text);
    if (last !== undefined && now() - last < AGAIN_AFTER) return;
    reported.delete(text);
    reported.set(text, now());
    if (reported.size > KEPT) reported.delete(reported.keys().next().value ?? '');
    report(error);
  };
}
