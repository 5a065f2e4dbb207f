import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import sharp from 'sharp';
import { findGameIcons } from '../testkit/find-game-icons.ts';

const source = 'src/web/page';
const target = join('dist', source);

/** Source files by the names under which the server looks for them. */
const entries: Readonly<Record<string, string>> = {
  'main.js': 'main.tsx',
  'style.css': 'style.css',
  'play.js': 'play/play.tsx',
  'play.css': 'play/play.css',
  'open-ticket.js': 'open-ticket.ts',
  'icon.svg': 'icon.svg',
};

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

/** Draws the icon for home screens and returns its file. One that may be cropped keeps its distance from the edges. */
async function writeIcon(name: string, size: number, margin: number): Promise<string> {
  const inner = Math.round(size * (1 - 2 * margin));
  const crest = await sharp(readFileSync(join(source, 'icon.svg')), { density: 600 })
    .resize(inner)
    .toBuffer();
  const picture = await sharp({ create: { width: size, height: size, channels: 4, background: '#f1e5c6' } })
    .composite([{ input: crest }])
    .png()
    .toBuffer();
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8);
  const file = name.replace('.png', `-${hash}.png`);
  writeFileSync(join(target, file), picture);
  return file;
}

/**
 * Bundles the pages into files named after their contents, so that browsers can keep them forever. The manifest says
 * what the entry points are called.
 */
await rm(target, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: Object.values(entries).map((file) => join(source, file)),
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
const outputs = Object.entries(metafile.outputs);
const manifest = Object.fromEntries(
  Object.entries(entries).flatMap(([name, file]) =>
    outputs
      .filter(([, { entryPoint }]) => entryPoint === join(source, file))
      .map(([output]) => [name, basename(output)] as const),
  ),
);
const icons = { 'icon-192.png': [192, 0.08], 'icon-512.png': [512, 0.08], 'icon-maskable.png': [512, 0.2] } as const;
const iconFiles: Record<string, string> = {};
for (const [name, [size, margin]] of Object.entries(icons)) iconFiles[name] = await writeIcon(name, size, margin);
writeFileSync(join(target, 'manifest.json'), `${JSON.stringify({ ...manifest, ...iconFiles }, null, 2)}\n`);
