import { commonGains, reasonsIn } from '../../reasons.ts';

export const featureText = reasonsIn(
  {
    ...commonGains,
    roads: { en: 'another road', de: 'noch eine Straße' },
    knights: { en: 'another knight', de: 'noch einen Ritter' },
    castles: { en: 'the castle', de: 'die Burg' },
    jokers: { en: 'a joker to use', de: 'einen Joker in Reserve' },
    sites: { en: 'a site to build on next', de: 'einen Bauplatz für das Nächste' },
    line: { en: 'a longer road', de: 'eine längere Straße' },
    'longest-road': { en: 'the Longest Road', de: 'die Längste Handelsstraße' },
    'largest-army': { en: 'the Largest Army', de: 'die Größte Rittermacht' },
    prospect: { en: 'dice that pay for more', de: 'Würfel, die für mehr reichen' },
    'turn-points': { en: 'points in this turn', de: 'Punkte in diesem Zug' },
  },
  {},
);
