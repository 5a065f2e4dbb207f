import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { findGameIcons } from '../testkit/find-game-icons.ts';

const source = 'src/web/page';
const target = join('dist', source);

/** Resolves `icons:rivals` to a file with the paths of the icons that this game may show. */
const gameIcons: Plugin = {
  name: 'game icons',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^icons:/ }, ({ path }) => ({ path: `${path.slice(6)}-icons.json`, namespace: 'icons' }));
    onLoad({ filter: /.*/, namespace: 'icons' }, ({ path }) => ({
      contents: JSON.stringify(findGameIcons(path.replace('-icons.json', ''))),
      loader: 'file',
    }));
  },
};

/**
 * Bundles the match page into files named after their contents, so that browsers can keep them forever. The manifest
 * says what the entry points are called.
 */
await rm(target, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: ['main.tsx', 'style.css', 'icon.svg'].map((file) => join(source, file)),
  outdir: target,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  target: ['es2023'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  loader: { '.woff2': 'file', '.svg': 'copy' },
  plugins: [gameIcons],
  metafile: true,
  logLevel: 'warning',
});
const manifest = Object.fromEntries(
  Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint === undefined || !['main.tsx', 'style.css', 'icon.svg'].includes(basename(entryPoint))
      ? []
      : [[basename(entryPoint).replace('.tsx', '.js'), basename(file)]],
  ),
);
writeFileSync(join(target, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
