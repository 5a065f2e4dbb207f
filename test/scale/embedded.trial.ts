import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../temp-folder.ts';

/** How often the process is killed or ended: 1,000 take about half an hour. */
const RESTARTS = Number(process.env['RESTARTS'] ?? 1_000);
const program = fileURLToPath(new URL('../../dist/src/testkit/embedded-player.js', import.meta.url));
const isRoot = process.getuid?.() === 0;

interface Line {
  readonly kind: string;
  readonly id: string;
  readonly seq: number | null;
  readonly over: boolean;
  readonly drop: number;
  readonly add: readonly unknown[];
  readonly history: readonly unknown[];
  readonly words: string;
}

interface Known {
  readonly seq: number;
  readonly history: readonly unknown[];
  readonly over: boolean;
}

/** What was confirmed of every match, and beside it what may or may not have been written when the process ended. */
class Ledger {
  readonly confirmed = new Map<string, Known>();
  readonly tried = new Map<string, Known>();
  readonly faults: string[] = [];
  readonly warnings: string[] = [];
  moves = 0;
  refused = 0;
  reports = 0;

  hear(line: Line): void {
    const { id } = line;
    const known = this.confirmed.get(id) ?? { seq: 0, history: [], over: false };
    if (line.kind === 'trying') {
      const history = [...known.history.slice(0, known.history.length - line.drop), ...line.add];
      this.tried.set(id, { seq: line.seq ?? 0, history, over: line.over });
    } else if (line.kind === 'done') {
      this.confirmed.set(id, this.tried.get(id) as Known);
      this.tried.delete(id);
      this.moves++;
    } else if (line.kind === 'not done') {
      this.tried.delete(id);
      this.refused++;
    } else if (line.kind === 'report') this.check(line);
    else if (line.kind === 'warned') this.warnings.push(line.words);
  }

  /** A match is as it was confirmed, or as the one write that was under way would have it: nothing missing, nothing twice. */
  check({ id, seq, over, history }: Line): void {
    this.reports++;
    const fits = (known: Known | undefined): boolean =>
      known !== undefined &&
      known.over === over &&
      (over || known.seq === seq) &&
      isDeepStrictEqual(known.history, history);
    const [confirmed, tried] = [this.confirmed.get(id), this.tried.get(id)];
    const found = [confirmed, tried].find(fits);
    if (found) this.confirmed.set(id, found);
    else if (confirmed || history.length > 0) {
      this.faults.push(
        `${id}: confirmed ${confirmed?.seq} with ${confirmed?.history.length} answers, tried ${tried?.seq}, stored ${seq} with ${history.length}`,
      );
    }
    this.tried.delete(id);
  }

  /** All that is known, open matches first. */
  ids(): readonly string[] {
    const all = [...new Set([...this.confirmed.keys(), ...this.tried.keys()])];
    return all.toSorted(
      (a, b) => Number(this.confirmed.get(a)?.over ?? false) - Number(this.confirmed.get(b)?.over ?? false),
    );
  }
}

/** Plays in a folder until `end` was called and the process is gone. */
function play(
  folder: string,
  ledger: Ledger,
  ids: readonly string[],
  { before = [], failing = false }: { before?: readonly string[]; failing?: boolean } = {},
) {
  const [command = '', ...words] = [
    ...before,
    process.execPath,
    program,
    folder,
    String(Math.random()),
    ids.join(','),
    ...(failing ? ['failing'] : []),
  ];
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout);
  const closed = Promise.all([once(lines, 'close'), once(child, 'exit')]);
  let said = 0;
  const heard = new Set<() => void>();
  const kinds = new Map<string, string>();
  lines.on('line', (text) => {
    const line = JSON.parse(text) as Line;
    ledger.hear(line);
    kinds.set(line.kind, line.words);
    if (line.kind === 'done') said++;
    for (const look of heard) look();
  });
  const until = (happened: () => boolean): Promise<unknown> =>
    Promise.race([closed, new Promise<void>((resolve) => heard.add(() => happened() && resolve()))]);
  return {
    kinds,
    until,
    moves: (count: number) => until(() => said >= count),
    ended: () => closed,
    async end(signal: NodeJS.Signals): Promise<void> {
      child.kill(signal);
      await closed;
    },
  };
}

/** The last start of all: every match ever begun is looked at. */
async function audit(folder: string, ledger: Ledger): Promise<void> {
  const ids = ledger.ids();
  const before = ledger.reports;
  const last = play(folder, ledger, ids);
  await last.until(() => last.kinds.has('ready'));
  await last.end('SIGKILL');
  expect(ledger.faults).toEqual([]);
  expect(ledger.reports - before).toBe(ids.length);
}

describe('the embedded store', () => {
  it('keeps every confirmed move exactly once through kills and orderly ends', { timeout: 7_200_000 }, async () => {
    const folder = tempFolder();
    const ledger = new Ledger();
    const ends = { SIGKILL: 0, SIGTERM: 0 };
    const tell = (): void => {
      process.stdout.write(
        `${ends.SIGKILL} kills and ${ends.SIGTERM} orderly ends, ${ledger.confirmed.size} matches, ${ledger.moves} confirmed changes, ${ledger.reports} looks, ${ledger.faults.length} faults\n`,
      );
    };
    for (let restart = 0; restart < RESTARTS; restart++) {
      const player = play(folder, ledger, ledger.ids().slice(0, 60));
      // Often in the start itself or soon after it, sometimes after more than a hundred writes.
      const moves = restart % 10 === 0 ? 0 : 1 + Math.floor(Math.random() ** 2 * 150);
      await (moves === 0 ? player.until(() => player.kinds.size > 0) : player.moves(moves));
      const signal = Math.random() < 0.5 ? 'SIGKILL' : 'SIGTERM';
      await player.end(signal);
      ends[signal]++;
      expect(ledger.faults).toEqual([]);
      if ((restart + 1) % 50 === 0) tell();
    }
    await audit(folder, ledger);
    tell();
    // An unfinished last record was confirmed to nobody; indexes that an orderly end cuts off are written at the next start.
    const harmless = /is incomplete|^The indexes will be updated later: the store is closed$/u;
    expect(ledger.warnings.filter((warning) => !harmless.test(warning))).toEqual([]);
  });

  it('keeps every confirmed move though syncs of the disk fail', async () => {
    const folder = tempFolder();
    const ledger = new Ledger();
    for (let restart = 0; restart < 10; restart++) {
      const process = play(folder, ledger, ledger.ids().slice(0, 60), { failing: true });
      await process.moves(60);
      await process.end(restart % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
    }
    expect(ledger.refused).toBeGreaterThan(0);
    await audit(folder, ledger);
    process.stdout.write(
      `failing syncs: ${ledger.moves} confirmed, ${ledger.refused} refused, ${ledger.faults.length} faults\n`,
    );
  });

  it('keeps a second process in other namespaces away, and loses nothing by it', async () => {
    const folder = tempFolder();
    const ledger = new Ledger();
    const first = play(folder, ledger, []);
    await first.moves(30);
    for (let visit = 0; visit < 3; visit++) {
      const second = play(folder, new Ledger(), [], { before: isRoot ? ['unshare', '-n', '-p', '-f'] : [] });
      await second.ended();
      expect(second.kinds.get('refused to start')).toMatch(/^Another instance .+\.$/);
    }
    await first.moves(90);
    await first.end('SIGKILL');
    await audit(folder, ledger);
  });

  it.runIf(isRoot && process.platform === 'linux')(
    'keeps every confirmed move on a full disk, and says what is wrong with a read-only one',
    async () => {
      const disk = join(tempFolder(), 'disk');
      mkdirSync(disk);
      const mount = (...words: readonly string[]): void => expect(spawnSync('mount', [...words, disk]).status).toBe(0);
      mount('-t', 'tmpfs', '-o', 'size=192k', 'tmpfs');
      try {
        const ledger = new Ledger();
        for (let round = 0; round < 4; round++) {
          mount('-o', `remount,size=${192 + round * 128}k`);
          const filling = play(disk, ledger, ledger.ids().slice(0, 60));
          const before = ledger.refused;
          await filling.until(() => ledger.refused > before + 20);
          expect(filling.kinds.get('failed')).toContain('the journal cannot be written');
          mount('-o', `remount,size=${256 + round * 128}k`);
          const confirmed = ledger.moves;
          await filling.until(() => ledger.moves > confirmed + 5);
          await filling.end(round % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
        }
        mount('-o', 'remount,size=64m');
        await audit(disk, ledger);
        process.stdout.write(
          `full disk: ${ledger.moves} confirmed, ${ledger.refused} refused, ${ledger.faults.length} faults\n`,
        );
        mount('-o', 'remount,ro');
        for (const folder of [disk, join(disk, 'new')]) {
          const refused = play(folder, new Ledger(), []);
          await refused.ended();
          expect(refused.kinds.get('refused to start')).toMatch(/^The data folder .+ cannot be used \(.+\): .+\.$/);
        }
      } finally {
        spawnSync('umount', [disk]);
      }
    },
  );
});
