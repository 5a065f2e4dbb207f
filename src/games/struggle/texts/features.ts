import { commonGains, featureTextFrom } from '../../feature-text.ts';
import { expansionNames } from './names.ts';

export const featureText = featureTextFrom(
  {
    ...commonGains,
    ...expansionNames,
    'roads.a': { en: 'another road', de: 'noch eine Straße' },
    'roads.b': { en: 'another road', de: 'noch eine Straße' },
    'knights.a': { en: 'another knight', de: 'noch einen Ritter' },
    'knights.b': { en: 'another knight', de: 'noch einen Ritter' },
    plans: { en: 'something to build soon', de: 'bald etwas zu bauen' },
  },
  { 'hand-at-risk': { en: 'fewer cards at risk', de: 'weniger Karten in Gefahr' } },
);
