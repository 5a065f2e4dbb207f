import type { Text } from '../../engine/text.ts';

/** Replies to players who ask for too much at once. */
export const expensiveStrings = {
  underWay: {
    review: {
      en: 'Your last review is still being prepared. Ask again once it’s here.',
      de: 'Dein letzter Rückblick wird noch vorbereitet. Frag noch einmal, sobald er da ist.',
    },
    animate: {
      en: 'Your last animation is still being drawn. Ask again once it’s here.',
      de: 'Deine letzte Animation wird noch gezeichnet. Frag noch einmal, sobald sie da ist.',
    },
    hint: {
      en: 'The computer is still thinking about your last hint. Ask again once it’s here.',
      de: 'Der Computer denkt noch über deinen letzten Tipp nach. Frag noch einmal, sobald er da ist.',
    },
    export: {
      en: 'Your last record is still being written. Ask again once it’s here.',
      de: 'Deine letzte Mitschrift wird noch geschrieben. Frag noch einmal, sobald sie da ist.',
    },
    replay: {
      en: 'I can’t keep up. Try again in a moment.',
      de: 'Ich komme nicht hinterher. Versuch es gleich noch einmal.',
    },
  },
  tooOften: {
    en: 'That’s a lot of requests in a short time. Try again in a few minutes.',
    de: 'Das waren viele Anfragen in kurzer Zeit. Versuch es in ein paar Minuten noch einmal.',
  },
} satisfies { readonly underWay: Readonly<Record<string, Text>>; readonly tooOften: Text };
