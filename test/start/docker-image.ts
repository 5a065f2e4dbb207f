import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** What the last stage of a Dockerfile amounts to. */
export interface Image {
  /** Stands for `/` in the image. */
  readonly root: string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly user: string | null;
  readonly healthCheck: string | null;
}

interface Stage {
  readonly root: string;
  workdir: string;
  user: string | null;
  command: readonly string[];
  healthCheck: string | null;
  readonly environment: Record<string, string>;
}

const project = resolve(import.meta.dirname, '../..');

/**
 * Carries out a Dockerfile in a folder, without Docker. Files are copied and commands run as it says, with two exceptions that
 * would need the network: for `npm ci` the packages of this project stand in, for `npm prune` those of them that the lock file
 * does not call development packages.
 */
export function buildImage(into: string): Image {
  const stages = new Map<string, Stage>();
  const ignored = readLines('.dockerignore');
  let stage: Stage | null = null;
  for (const [word, rest] of instructions()) {
    if (word === 'FROM') {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? 'last';
      stage = { root: join(into, name), workdir: '/', user: null, command: [], healthCheck: null, environment: {} };
      stages.set(name, stage);
      mkdirSync(stage.root, { recursive: true });
    } else if (stage === null) throw new Error(`${word} stands before FROM`);
    else perform(stage, stages, ignored, word, rest);
  }
  if (stage === null) throw new Error('the Dockerfile is empty');
  const { root, workdir, environment, command, user, healthCheck } = stage;
  return { root, folder: join(root, workdir), environment, command, user, healthCheck };
}

const readLines = (file: string): readonly string[] =>
  readFileSync(join(project, file), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function instructions(): readonly (readonly [string, string])[] {
  const whole = readFileSync(join(project, 'Dockerfile'), 'utf8').replaceAll(/\\\n\s*/g, '');
  const lines = whole.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
}

function perform(
  stage: Stage,
  stages: ReadonlyMap<string, Stage>,
  ignored: readonly string[],
  word: string,
  rest: string,
): void {
  switch (word) {
    case 'WORKDIR':
      stage.workdir = rest;
      mkdirSync(join(stage.root, rest), { recursive: true });
      return;
    case 'ENV':
      Object.assign(stage.environment, Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))));
      return;
    case 'COPY':
      return copy(stage, stages, ignored, rest);
    case 'RUN':
      for (const command of rest.split(' && ')) run(stage, command);
      return;
    case 'USER':
      stage.user = rest;
      return;
    case 'CMD':
      stage.command = JSON.parse(rest) as string[];
      return;
    case 'HEALTHCHECK':
      stage.healthCheck = rest;
      return;
    case 'VOLUME':
    case 'EXPOSE':
      return;
    default:
      throw new Error(`${word} is not understood`);
  }
}

function copy(stage: Stage, stages: ReadonlyMap<string, Stage>, ignored: readonly string[], rest: string): void {
  const words = rest.split(' ');
  const from = words[0]?.startsWith('--from=') ? stages.get(words.shift()?.slice(7) ?? '') : null;
  const target = words.pop() ?? '.';
  for (const source of words) {
    if (!from && ignored.includes(source)) throw new Error(`${source} is copied but stands in .dockerignore`);
    const path = join(from?.root ?? project, source);
    const folder = join(stage.root, stage.workdir);
    // Docker copies what a folder holds, but a file under its name.
    const place = target.endsWith('/') ? join(folder, target, basename(source)) : join(folder, target);
    if (from) link(path, place);
    else cpSync(path, place, { recursive: true, verbatimSymlinks: true });
  }
}

function run(stage: Stage, command: string): void {
  const folder = join(stage.root, stage.workdir);
  const packages = join(folder, 'node_modules');
  if (command === 'npm ci') return symlinkSync(join(project, 'node_modules'), packages);
  if (command === 'npm prune --omit=dev') return keepProduction(packages);
  const [program = '', ...words] = command
    .split(' ')
    .map((part) => (part.startsWith('/') ? join(stage.root, part) : part));
  if (program === 'chown') return;
  execFileSync(program, words, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...stage.environment },
  });
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

/** The link to all packages gives way to copies of those the program runs with. */
function keepProduction(packages: string): void {
  rmSync(packages);
  const lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as Lock;
  for (const [path, { dev }] of Object.entries(lock.packages)) {
    // A package within another comes along with it; one for another system is not there.
    const outermost = path.startsWith('node_modules/') && path.lastIndexOf('node_modules/') === 0;
    if (!outermost || dev === true || !existsSync(join(project, path))) continue;
    link(join(project, path), join(packages, '..', path));
  }
}

/** As a copy, but every file is the same one under a second name where the disk allows it: nobody writes into what is there. */
function link(from: string, to: string): void {
  const kind = lstatSync(from);
  mkdirSync(kind.isDirectory() ? to : dirname(to), { recursive: true });
  if (kind.isDirectory()) for (const name of readdirSync(from)) link(join(from, name), join(to, name));
  else if (kind.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else {
    try {
      linkSync(from, to);
    } catch {
      copyFileSync(from, to);
    }
  }
}
