import type { PageFiles } from '../page-files.ts';
import { caching, type WebResponse } from '../responses.ts';

/** Returns what a browser needs to install the play page. All addresses are relative, so it works below any path. */
export function webManifest({ icons }: Pick<PageFiles, 'icons'>): WebResponse {
  return {
    status: 200,
    type: 'application/manifest+json',
    cache: caching.ask,
    body: JSON.stringify({
      name: 'Parley',
      short_name: 'Parley',
      id: 'play',
      start_url: 'play',
      scope: './',
      display: 'standalone',
      background_color: '#f1e5c6',
      theme_color: '#2a1a10',
      icons: icons.map(({ name, file }) => ({
        src: `assets/${file}`,
        sizes: /(\d+)\.png$/.exec(name)?.[1]?.replace(/^\d+$/, (size) => `${size}x${size}`) ?? 'any',
        type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
        purpose: name.includes('maskable') ? 'maskable' : 'any',
      })),
    }),
  };
}
