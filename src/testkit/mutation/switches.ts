/** The active mutant of this process and how often it was reached: 0 while reach is measured, -1 for none. */
export interface Switches {
  active: number;
  most: number;
  times: number;
}

/** Returns the switches shared by all test files of a worker. */
export const switches = (): Switches =>
  ((globalThis as { __switches?: Switches }).__switches ??= { active: -1, most: 0, times: 0 });

interface Named {
  readonly name: string;
  readonly suite?: Named | undefined;
}

/** Returns the name as `testNamePattern` sees it. */
export const nameOf = ({ name, suite }: Named): string => (suite?.name ? `${nameOf(suite)} ${name}` : name);
