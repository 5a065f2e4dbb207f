import { commonGains, reasonsIn } from '../../reasons.ts';

export const featureText = reasonsIn(
  {
    ...commonGains,
    income: { en: 'more from the dice from now on', de: 'von nun an mehr von den Würfeln' },
    line: { en: 'a longer road', de: 'eine längere Straße' },
    army: { en: 'another knight played', de: 'einen weiteren ausgespielten Ritter' },
    cards: { en: 'another development card', de: 'noch eine Entwicklungskarte' },
    'longest-road': { en: 'the Longest Road', de: 'die Längste Handelsstraße' },
    'largest-army': { en: 'the Largest Army', de: 'die Größte Rittermacht' },
    realm: { en: 'a stronger realm of improvements and knights', de: 'ein stärkeres Reich aus Ausbauten und Rittern' },
    'hidden-points': { en: 'victory points nobody sees', de: 'Siegpunkte, die niemand sieht' },
    'best-site': { en: 'a good site for a settlement', de: 'einen guten Bauplatz für eine Siedlung' },
    'second-site': { en: 'a second site for a settlement', de: 'einen zweiten Bauplatz für eine Siedlung' },
    rates: { en: 'better rates of trade', de: 'bessere Tauschkurse' },
  },
  { 'hand-at-risk': { en: 'fewer cards at risk on a seven', de: 'weniger Karten, die eine Sieben kostet' } },
);
