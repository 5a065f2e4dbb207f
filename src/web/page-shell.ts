import type { Language } from '../engine/text.ts';
import type { PageFiles } from './page-files.ts';
import { plainStyle } from './plain-style.ts';
import { webStrings as strings } from './strings.ts';

/** A page before its script runs. */
export interface Shell {
  readonly language: Language;
  readonly title: string;
  readonly about: string;
  /** From the page up to the root: the page works under any path. */
  readonly root: string;
  /** Null for pages without a script of their own. */
  readonly files: Pick<PageFiles, 'script' | 'style' | 'icon'> | null;
  /** Whether it can be installed. */
  readonly installable?: boolean;
  /** Says what isn't possible without script; by default, that a match can't be replayed. */
  readonly needsScript?: string;
  /** Absolute address of the page, for previews; null if it has none. */
  readonly url?: string | null;
  readonly image?: ShellImage | null;
  /** The last lines of the log. */
  readonly log?: readonly string[];
}

export interface ShellImage {
  /** Absolute address, for previews. */
  readonly url: string;
  /** Address relative to the page. */
  readonly path: string;
  readonly alt: string;
  /** Null if it wasn't drawn in time. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

/** Removes the marks of bold and italic text, and emoji: their names follow them. */
const unformatted = (text: string): string =>
  text.replaceAll(/\*\*|(?<!\\)\*|\\(?=\W)|\p{Extended_Pictographic}\uFE0F?[ \u00A0]?/gu, '');

const LONGEST_DESCRIPTION = 300;

/** Writes a page that is complete without script: previews read its head, and its body shows the board. */
export function writeShell(shell: Shell): string {
  const { language, files, root } = shell;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
${headOf(shell).join('\n')}
</head>
<body${files ? '' : ' class="notice"'}>
<div id="app" data-root="${escaped(root)}">
${bodyOf(shell).join('\n')}
</div>
${files?.script ? `<script type="module" src="${escaped(`${root}assets/${files.script}`)}"></script>\n` : ''}</body>
</html>
`;
}

function headOf({ title, about, root, files, url, image, language, installable }: Shell): readonly string[] {
  const meta = (kind: 'name' | 'property', name: string, content: string): string =>
    `<meta ${kind}="${name}" content="${escaped(content)}">`;
  const description = about.length > LONGEST_DESCRIPTION ? `${about.slice(0, LONGEST_DESCRIPTION - 1)}…` : about;
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'viewport', 'width=device-width, initial-scale=1'),
    meta('name', 'color-scheme', 'light dark'),
    meta('name', 'robots', 'noindex, nofollow'),
    meta('name', 'referrer', 'no-referrer'),
    meta('name', 'description', description),
    meta('property', 'og:site_name', 'Parley'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', language === 'de' ? 'de_DE' : 'en_US'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(url ? [meta('property', 'og:url', url)] : []),
    ...(image
      ? [
          meta('property', 'og:image', image.url),
          meta('property', 'og:image:type', 'image/png'),
          ...(image.size
            ? [
                meta('property', 'og:image:width', String(image.size.width)),
                meta('property', 'og:image:height', String(image.size.height)),
              ]
            : []),
          meta('property', 'og:image:alt', image.alt),
        ]
      : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(installable
      ? [
          meta('name', 'theme-color', '#2a1a10'),
          `<link rel="manifest" href="${escaped(`${root}manifest.webmanifest`)}">`,
        ]
      : []),
    ...(files?.icon ? [`<link rel="icon" href="${escaped(`${root}assets/${files.icon}`)}">`] : []),
    `<link rel="stylesheet" href="${escaped(`${root}assets/${plainStyle.name}`)}">`,
    ...(files?.style ? [`<link rel="stylesheet" href="${escaped(`${root}assets/${files.style}`)}">`] : []),
  ];
}

function bodyOf({
  title,
  about,
  files,
  image,
  log = [],
  language,
  needsScript = strings.needsScript[language],
}: Shell): readonly string[] {
  const size = image?.size ? ` width="${image.size.width}" height="${image.size.height}"` : '';
  return [
    '<main class="plain">',
    `<h1>${escaped(title)}</h1>`,
    `<p>${escaped(about)}</p>`,
    ...(image ? [`<img src="${escaped(image.path)}" alt="${escaped(image.alt)}"${size}>`] : []),
    ...(files ? [`<noscript><p>${escaped(needsScript)}</p></noscript>`] : []),
    ...(log.length > 0
      ? [
          `<h2>${escaped(strings.log[language])}</h2>`,
          '<ol>',
          ...log.map((line) => `<li>${escaped(unformatted(line))}</li>`),
          '</ol>',
        ]
      : []),
    '</main>',
  ];
}
