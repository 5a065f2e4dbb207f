import { commonGains, featureTextFrom } from '../../feature-text.ts';

export const featureText = featureTextFrom(
  {
    ...commonGains,
    roads: { en: 'another road', de: 'noch eine Straße' },
    knights: { en: 'another knight', de: 'noch einen Ritter' },
    castles: { en: 'the castle', de: 'die Burg' },
    jokers: { en: 'a joker to use', de: 'einen Joker in Reserve' },
    sites: { en: 'a site for your next build', de: 'einen Bauplatz für später' },
    line: { en: 'a longer road', de: 'eine längere Straße' },
    'longest-road': { en: 'the Longest Road', de: 'die Längste Handelsstraße' },
    'largest-army': { en: 'the Largest Army', de: 'die Größte Rittermacht' },
    prospect: { en: 'dice that pay for more', de: 'Würfel, die für mehr reichen' },
    'turn-points': { en: 'points this turn', de: 'Punkte in diesem Zug' },
  },
  {},
);
