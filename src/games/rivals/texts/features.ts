import { type Text, perLanguage } from '../../../engine/text.ts';
import { isCardId } from '../cards/registry.ts';
import { type Resource, resources } from '../vocabulary.ts';
import { cardTexts } from './cards.ts';
import { resourceNames } from './names.ts';

/** The benefit of a growing feature. */
const gains: Readonly<Record<string, Text>> = {
  points: { en: 'victory points', de: 'Siegpunkte' },
  settlements: { en: 'another settlement', de: 'noch eine Siedlung' },
  cities: { en: 'another city', de: 'noch eine Stadt' },
  strength: { en: 'strength', de: 'Stärke' },
  commerce: { en: 'commerce', de: 'Handel' },
  skill: { en: 'skill', de: 'Geschick' },
  progress: { en: 'progress', de: 'Fortschritt' },
  'token.hero': { en: 'the strength advantage', de: 'den Stärkevorteil' },
  'token.trade': { en: 'the trade advantage', de: 'den Handelsvorteil' },
  numbers: { en: 'more numbers that pay off', de: 'mehr Zahlen, die etwas bringen' },
  rates: { en: 'better trade rates', de: 'bessere Tauschkurse' },
  sites: { en: 'room for expansions', de: 'Platz für Ausbauten' },
  'city-sites': { en: 'room for city expansions', de: 'Platz für Stadtausbauten' },
  roads: { en: 'room for a settlement', de: 'Platz für eine Siedlung' },
  hand: { en: 'more cards in hand', de: 'mehr Karten auf der Hand' },
  'road-soon': { en: 'a road soon', de: 'bald eine Straße' },
  'settlement-soon': { en: 'a settlement soon', de: 'bald eine Siedlung' },
  'city-soon': { en: 'a city soon', de: 'bald eine Stadt' },
};

const safe: Text = { en: 'safety from brigands', de: 'Schutz vor Räubern' };
const held: Text = { en: 'a setback for your opponent', de: 'einen Rückschlag für dein Gegenüber' };

/** Says in a few words why a change of a feature is good; null for features that mean little alone. */
export function featureText(name: string, up: boolean): Text | null {
  const [whose = '', ...rest] = name.split('.');
  const what = rest.join('.');
  if (whose === 'their') return up ? null : held;
  if (whose !== 'own') return null;
  if (!up) return what === 'exposed' || what === 'at-risk' ? safe : null;
  const resource = rest[0] === 'income' ? resources.find((each) => each === rest[1]) : undefined;
  if (resource) return income(resource);
  if (isCardId(what)) return perLanguage((language) => `*${cardTexts[what].name[language]}*`);
  return gains[what] ?? null;
}

const income = (resource: Resource): Text => {
  const name = resourceNames[resource];
  return { en: `more ${name.en} from now on`, de: `mehr ${name.de} von nun an` };
};
