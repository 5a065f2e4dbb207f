import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { tempFolder } from '../temp-folder.ts';
import { buildImage, type Image } from './docker-image.ts';
import { freePort, type Program, startProgram } from './program.ts';

let folder: string;
let image: Image;
const running = new Set<Program>();

beforeAll(() => {
  folder = tempFolder();
  image = buildImage(folder);
}, 180_000);
afterAll(async () => {
  for (const { process } of running) process.kill('SIGKILL');
  await Promise.all([...running].map((program) => program.ended()));
});

let folders = 0;
const newFolder = (): string => join(folder, `data-${folders++}`);

function launch(environment: Readonly<Record<string, string>>, words: readonly string[] = []): Program {
  const program = startProgram(image.folder, [...image.command, ...words], {
    DATA_DIR: newFolder(),
    PORT: '0',
    ...environment,
  });
  running.add(program);
  return program;
}

const addressOf = async (program: Program): Promise<string> => (await program.until(/http:\/\/127\.0\.0\.1:\d+/))[0];

/** The program ends with one sentence that a user understands. */
async function refusal(environment: Readonly<Record<string, string>>, words: readonly string[] = []): Promise<string> {
  const program = launch(environment, words);
  expect(await program.ended()).toBe(1);
  const said = program.said().trim();
  expect(said).not.toMatch(/\n|\bat .*:\d+|node:internal|Error:/);
  expect(said).toMatch(/\.$/);
  return said;
}

describe('the image', () => {
  it('holds all that the program needs, and no development package', async () => {
    const port = await freePort();
    const program = launch({ ...image.environment, DATA_DIR: newFolder(), HEALTH_PORT: String(port) });
    const address = await addressOf(program);
    const health = await fetch(`http://127.0.0.1:${port}/health`);
    expect([health.status, await health.text()]).toEqual([200, 'alive\n']);
    expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    for (const [file, words] of [
      ['/', '<title>'],
      ['/main.js', 'WebSocket'],
      ['/style.css', '.message'],
      ['/icon.svg', '<svg'],
    ] as const) {
      const answer = await fetch(`${address}${file}`);
      expect(answer.status).toBe(200);
      const text = await answer.text();
      expect(text).toContain(words);
      expect(text).not.toMatch(/from ?["'](preact|\.\/)/);
    }
    const matchPage = await (await fetch(`${address}/replay`)).text();
    const files = [...matchPage.matchAll(/(?:src|href)="(assets\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toContainEqual(expect.stringMatching(/^assets\/main-\w+\.js$/));
    for (const file of files) expect((await fetch(`${address}/${file}`)).status).toBe(200);
    program.process.kill('SIGTERM');
    expect(await program.ended()).toBe(0);
  });

  it('draws pictures', async () => {
    const program = launch({});
    const address = await addressOf(program);
    const { people } = (await (await fetch(`${address}/page-api/people`)).json()) as {
      people: readonly { id: string }[];
    };
    const window = new WebSocket(`${address.replace('http', 'ws')}/page?as=${people[0]?.id}`);
    let use = (_command: string): void => undefined;
    /** Uses commands as the page does. */
    const commandsIn =
      ({ channels, commands }: Frame) =>
      (command: string): void => {
        const channelId = channels?.find(({ kind }) => kind === 'text')?.id;
        const commandId = commands?.find(({ name }) => name === command)?.id;
        window.send(JSON.stringify({ id: 1, type: 'slash', channelId, commandId, path: [], options: {} }));
      };
    const picture = await new Promise<string>((resolve, reject) => {
      window.on('error', reject);
      window.on('message', (data: Buffer) => {
        const frame = JSON.parse(data.toString()) as Frame;
        if (frame.type === 'snapshot') {
          use = commandsIn(frame);
          use('solo');
        }
        if (frame.type !== 'message') return;
        const found = /"url":"([^"]+board\.png[^"]*)"/.exec(JSON.stringify(frame.message))?.[1];
        if (found) resolve(found);
        // A busy machine says in words what it could not draw in time, and is asked again.
        else if (frame.message?.components.length) use('board');
      });
    });
    const answer = await fetch(`${address}${picture}`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    window.close();
    program.process.kill('SIGTERM');
    expect(await program.ended()).toBe(0);
  });

  it('can install its packages on every system', () => {
    // `npm ci` refuses a lock file that leaves out what other systems would install.
    const { packages } = JSON.parse(readFileSync(join(image.root, '../build/app/package-lock.json'), 'utf8')) as Lock;
    const wanted = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map(
        (name) => [`${path}/node_modules/${name}`, `node_modules/${name}`] as const,
      ),
    );
    expect(wanted.filter((places) => !places.some((place) => place in packages))).toEqual([]);
    // Only what is for other systems may lack its hash.
    const unproven = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && integrity === undefined);
    expect(unproven.filter(([, { optional }]) => optional !== true)).toEqual([]);
  });

  it('runs as nobody important, and tells how it is', () => {
    expect(image.user).toBe('node');
    expect(image.healthCheck).toContain('/health');
  });
});

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly optionalDependencies?: Readonly<Record<string, string>>;
        readonly integrity?: string;
        readonly optional?: boolean;
      }
    >
  >;
}

interface Frame {
  readonly type: string;
  readonly message?: { readonly components: readonly unknown[] };
  readonly channels?: readonly { readonly id: string; readonly kind: string }[];
  readonly commands?: readonly { readonly id: string; readonly name: string }[];
}

/** Cuts a file of the image off while something runs. */
async function withBroken(name: string, run: () => Promise<void>): Promise<void> {
  const file = join(image.folder, name);
  const whole = readFileSync(file);
  const put = (bytes: Buffer): void => {
    // The file may be the same one under a second name.
    rmSync(file);
    writeFileSync(file, bytes);
  };
  put(whole.subarray(0, 100));
  try {
    await run();
  } finally {
    put(whole);
  }
}

describe('npm start', () => {
  it('says of a broken file of puzzles that it cannot be read, and what helps', async () => {
    await withBroken('assets/puzzles.jsonl.gz', async () => {
      expect(await refusal({})).toMatch(/^assets\/puzzles\.jsonl\.gz cannot be read: .*npm run puzzles/);
    });
  });

  it('starts with weights it cannot use, and warns of them', async () => {
    await withBroken('assets/weights/rivals.intro.json', async () => {
      const program = launch({});
      await addressOf(program);
      expect(program.said()).toMatch(
        /"level":40.*assets\/weights\/rivals\.intro\.json cannot be read\. .*npm run train/,
      );
      program.process.kill('SIGTERM');
      expect(await program.ended()).toBe(0);
    });
  });

  it('says what it can do', async () => {
    const program = launch({}, ['--help']);
    expect(await program.ended()).toBe(0);
    for (const word of ['DISCORD_TOKEN', 'REDIS_URL', 'DATA_DIR', 'PORT', 'HEALTH_PORT', 'HEALTH_HOST', 'LOG_LEVEL'])
      expect(program.said()).toContain(word);
  });

  it('prints one address and nothing else', async () => {
    const program = launch({});
    await addressOf(program);
    program.process.kill('SIGINT');
    expect(await program.ended()).toBe(0);
    expect(program.said().trim()).toMatch(/^The sandbox is open: http:\/\/127\.0\.0\.1:\d+$/);
  });

  it('keeps what was there, and ends when it is told to', async () => {
    const data = newFolder();
    const first = launch({ DATA_DIR: data });
    const address = await addressOf(first);
    const added = await fetch(`${address}/page-api/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Dora' }),
    });
    expect(added.status).toBe(200);
    first.process.kill('SIGTERM');
    expect(await first.ended()).toBe(0);
    const second = launch({ DATA_DIR: data });
    const people = await (await fetch(`${await addressOf(second)}/page-api/people`)).text();
    expect(people).toContain('Dora');
  });
});

describe('a mistake', () => {
  it('in an option', async () => {
    expect(await refusal({}, ['--port'])).toContain('--port');
  });

  it('in the environment names each setting', async () => {
    const said = await refusal({ PORT: 'many', LOG_LEVEL: 'loud', REDIS_URL: 'localhost', DISCORD_TOKEN: 'secret' });
    for (const word of ['PORT', 'LOG_LEVEL', 'REDIS_URL', 'DISCORD_TOKEN']) expect(said).toContain(word);
    expect(said).not.toContain('secret');
  });

  it('in the file .env is found as well', async () => {
    const file = join(image.folder, '.env');
    writeFileSync(file, 'REDIS_SENTINELS=nowhere\n');
    try {
      expect(await refusal({})).toContain('REDIS_SENTINELS');
    } finally {
      rmSync(file);
    }
  });

  it('with a port that is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    expect(await refusal({ PORT: String(port) })).toBe(
      `Port ${port} is taken: stop what uses it, or choose another with PORT=${port + 1}.`,
    );
    expect(await refusal({ HEALTH_PORT: String(port) })).toContain('HEALTH_PORT');
    taken.close();
  });

  it('with a folder that cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: join(file, 'data') })).toContain('DATA_DIR');
    expect(await refusal({ DATA_DIR: file })).toContain('DATA_DIR');
  });

  it('with a Redis that is not there', async () => {
    expect(await refusal({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` })).toContain('check the address');
  });

  it('with a second instance on the same data', async () => {
    const data = newFolder();
    const first = launch({ DATA_DIR: data });
    await addressOf(first);
    expect(await refusal({ DATA_DIR: data })).toContain('Another instance');
  });
});
