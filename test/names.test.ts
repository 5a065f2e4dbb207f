import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Each game, each game's scenario reader and each family of commands names the parts that all of them have alike. */
const parallelFolders = /^(src\/games|src\/testkit\/scenario|commands)\/(?!common\/)([\w-]+)\//;

const declaration =
  /^export (?:declare |abstract |async )*(?:(?:const|let) \{([^}]*)\}|(?:const|let|function\*?|class|interface|type|enum) (\w+))/gm;

/** Names a file exports by declaring them; what it passes on from another file isn't declared there. */
const declaredExports = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(declaration)].flatMap(
    ([, several, one]) => (one ?? several)?.match(/\w+(?=\s*(,|$))/g) ?? [],
  );

/** Files that use one name for two things: only folders side by side may share one. */
function clashesOf(files: ReadonlyMap<string, readonly string[]>): string[] {
  const places = new Map<string, string[]>();
  for (const [path, names] of files)
    for (const name of new Set(names)) places.set(name, [...(places.get(name) ?? []), path]);
  return [...places].flatMap(([name, paths]) => {
    const folders = paths.map((path) => parallelFolders.exec(path));
    const oneKind = new Set(folders.map((folder) => folder?.[1])).size === 1;
    const ownFolders = new Set(folders.map((folder) => folder?.[2])).size === paths.length;
    return paths.length < 2 || (oneKind && ownFolders) ? [] : [`${name}: ${paths.toSorted().join(', ')}`];
  });
}

describe('exported names', () => {
  it('have one meaning each', () => {
    const paths = ['src', 'commands'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => `${folder}/${path}`),
    );
    expect(paths.length).toBeGreaterThan(500);
    expect(clashesOf(new Map(paths.map((path) => [path, declaredExports(path)])))).toEqual([]);
  });

  it('are found in every kind of declaration', () => {
    expect(declaredExports('src/engine/seats.ts')).toContain('seatName');
    expect(declaredExports('src/games/rivals/rules/ask.ts')).toEqual(
      expect.arrayContaining(['RivalsQuestion', 'askWorded', 'pickAmong']),
    );
  });

  it.each([
    ['twice outside the games', ['src/match/a.ts', 'src/store/b.ts'], true],
    ['in a game and outside', ['src/games/dice/a.ts', 'src/store/b.ts'], true],
    ['in a game and in what games share', ['src/games/dice/a.ts', 'src/games/phrases.ts'], true],
    ['twice in one game', ['src/games/dice/a.ts', 'src/games/dice/rules/b.ts'], true],
    ['in a game and a scenario reader', ['src/games/dice/a.ts', 'src/testkit/scenario/rivals/b.ts'], true],
    [
      'in a scenario reader and the shared one',
      ['src/testkit/scenario/dice/a.ts', 'src/testkit/scenario/common/b.ts'],
      true,
    ],
    ['in a command and outside', ['commands/parley/a.ts', 'src/games/rivals/b.ts'], true],
    ['in several games', ['src/games/dice/a.ts', 'src/games/rivals/b.ts'], false],
    ['in several families of commands', ['commands/parley/a.ts', 'commands/club/b.ts'], false],
  ])('clash or not %s', (_, paths, clash) => {
    const clashes = clashesOf(new Map(paths.map((path) => [path, ['same']])));
    expect(clashes).toEqual(clash ? [`same: ${paths.toSorted().join(', ')}`] : []);
  });
});
