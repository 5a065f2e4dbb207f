import type { Variant } from '../../../engine/game/index.ts';
import type { Text } from '../../../engine/text.ts';
import type { Counted } from '../../phrases.ts';
import type { CountedKind } from '../cards/card.ts';
import type {
  CardSet,
  CentreCard,
  EventFace,
  Phase,
  PointKind,
  RegionType,
  Resource,
  Token,
  VariantId,
} from '../vocabulary.ts';

export const gameName: Text = { en: 'The Rivals for Catan', de: 'Die Fürsten von Catan' };

export const resourceNames: Readonly<Record<Resource, Text>> = {
  brick: { en: 'brick', de: 'Lehm' },
  grain: { en: 'grain', de: 'Getreide' },
  lumber: { en: 'lumber', de: 'Holz' },
  wool: { en: 'wool', de: 'Wolle' },
  ore: { en: 'ore', de: 'Erz' },
  gold: { en: 'gold', de: 'Gold' },
};

/** An emoji for each resource, for messages without a picture. */
export const resourceSigns: Readonly<Record<Resource, string>> = {
  brick: '🧱',
  grain: '🌾',
  lumber: '🪵',
  wool: '🐑',
  ore: '🪨',
  gold: '🪙',
};

export const regionNames: Readonly<Record<RegionType, Text>> = {
  hills: { en: 'hills', de: 'Hügelland' },
  fields: { en: 'fields', de: 'Ackerland' },
  forest: { en: 'forest', de: 'Wald' },
  pasture: { en: 'pasture', de: 'Weideland' },
  mountains: { en: 'mountains', de: 'Gebirge' },
  'gold-field': { en: 'gold field', de: 'Goldfluss' },
};

/** Short names for headings and for use beside symbols. */
export const pointNames: Readonly<Record<PointKind, Text>> = {
  victory: { en: 'victory', de: 'Siegpunkte' },
  commerce: { en: 'commerce', de: 'Handel' },
  strength: { en: 'strength', de: 'Stärke' },
  skill: { en: 'skill', de: 'Geschick' },
  progress: { en: 'progress', de: 'Fortschritt' },
};

export const pointWords: Readonly<Record<PointKind, Counted>> = {
  victory: { one: { en: 'victory point', de: 'Siegpunkt' }, many: { en: 'victory points', de: 'Siegpunkte' } },
  commerce: { one: { en: 'commerce point', de: 'Handelspunkt' }, many: { en: 'commerce points', de: 'Handelspunkte' } },
  strength: { one: { en: 'strength point', de: 'Stärkepunkt' }, many: { en: 'strength points', de: 'Stärkepunkte' } },
  skill: { one: { en: 'skill point', de: 'Geschickpunkt' }, many: { en: 'skill points', de: 'Geschickpunkte' } },
  progress: {
    one: { en: 'progress point', de: 'Fortschrittspunkt' },
    many: { en: 'progress points', de: 'Fortschrittspunkte' },
  },
};

export const cardWord: Counted = { one: { en: 'card', de: 'Karte' }, many: { en: 'cards', de: 'Karten' } };
export const resourceWord: Counted = {
  one: { en: 'resource', de: 'Rohstoff' },
  many: { en: 'resources', de: 'Rohstoffe' },
};

export const countedWords: Readonly<Record<CountedKind, Counted>> = {
  'trade-ship': { one: { en: 'trade ship', de: 'Handelsschiff' }, many: { en: 'trade ships', de: 'Handelsschiffe' } },
  'common-ship': {
    one: { en: 'trade ship for one type', de: 'Handelsschiff für eine Sorte' },
    many: { en: 'trade ships for one type', de: 'Handelsschiffe für eine Sorte' },
  },
  hero: { one: { en: 'hero', de: 'Held' }, many: { en: 'heroes', de: 'Helden' } },
  unit: { one: { en: 'unit', de: 'Einheit' }, many: { en: 'units', de: 'Einheiten' } },
};

export const centreWords: Readonly<Record<CentreCard, Counted>> = {
  road: { one: { en: 'road', de: 'Straße' }, many: { en: 'roads', de: 'Straßen' } },
  settlement: { one: { en: 'settlement', de: 'Siedlung' }, many: { en: 'settlements', de: 'Siedlungen' } },
  city: { one: { en: 'city', de: 'Stadt' }, many: { en: 'cities', de: 'Städte' } },
};

/** Names of the card sets; `letters` is printed on card backs in pictures. */
export const setNames: Readonly<
  Record<CardSet, { readonly name: Text; readonly about: Text; readonly letters: Text }>
> = {
  basic: {
    name: { en: 'Basic Set', de: 'Basis-Set' },
    about: {
      en: 'Buildings, ships and heroes: part of every match.',
      de: 'Gebäude, Schiffe, Helden und Heldinnen: in jeder Partie dabei.',
    },
    letters: { en: 'Bas', de: 'Bas' },
  },
  gold: {
    name: { en: 'Era of Gold', de: 'Zeit des Goldes' },
    about: { en: 'Merchants, mints and pirates.', de: 'Kaufleute, Münzen und Kaperschiffe.' },
    letters: { en: 'Gol', de: 'Gol' },
  },
  turmoil: {
    name: { en: 'Era of Turmoil', de: 'Zeit der Wirren' },
    about: {
      en: 'Night raids, riots, and the guards against them.',
      de: 'Nächtliche Überfälle, Unruhen und was dagegen hilft.',
    },
    letters: { en: 'Tur', de: 'Wir' },
  },
  progress: {
    name: { en: 'Era of Progress', de: 'Zeit des Fortschritts' },
    about: {
      en: 'Scholars, great buildings, and the plague in the cities.',
      de: 'Gelehrsamkeit, große Bauten und die Seuche in den Städten.',
    },
    letters: { en: 'Pro', de: 'For' },
  },
  intrigue: {
    name: { en: 'Era of Intrigue', de: 'Zeit der Intrigen' },
    about: {
      en: 'Two faiths, and schemes against your opponent’s hand.',
      de: 'Zwei Religionen und Ränke gegen die gegnerische Hand.',
    },
    letters: { en: 'Int', de: 'Int' },
  },
  'merchant-princes': {
    name: { en: 'Era of Merchant Princes', de: 'Zeit der Handelsherren' },
    about: {
      en: 'Residences, fleets and a metropolis of trade.',
      de: 'Residenzen, Flotten und eine Metropole des Handels.',
    },
    letters: { en: 'Mer', de: 'Her' },
  },
  barbarians: {
    name: { en: 'Era of Barbarians', de: 'Zeit der Barbaren' },
    about: {
      en: 'A common enemy at the border, and triumphs to win.',
      de: 'Ein gemeinsamer Feind an der Grenze und Triumphe über ihn.',
    },
    letters: { en: 'Bar', de: 'Bar' },
  },
};

export const variantNames: Readonly<Record<VariantId, Pick<Variant, 'name' | 'short' | 'about'>>> = {
  intro: {
    name: { en: 'Introductory Game', de: 'Einführungsspiel' },
    short: { en: 'Intro', de: 'Einführung' },
    about: {
      en: 'Just the Basic Set, first to 7 points wins: quick, and the best start for newcomers.',
      de: 'Nur das Basis-Set, bis 7 Siegpunkte: flott und der richtige Einstieg für Neulinge.',
    },
  },
  gold: {
    name: setNames.gold.name,
    about: {
      en: 'Trade decides: a Merchant Guild open to both, pirates and demands for goods; first to 12 points wins.',
      de: 'Der Handel entscheidet: eine Händlergilde für beide, Kaperschiffe und Forderungen, bis 12 Siegpunkte.',
    },
  },
  turmoil: {
    name: setNames.turmoil.name,
    about: {
      en: 'The harshest era: Archer, Arsonist and Traitor against towers and chapels; first to 12 points wins.',
      de: 'Die schärfste der Zeiten: Bogenschütze, Feuerteufel und Verräter gegen Türme und Kapellen, bis 12 Siegpunkte.',
    },
  },
  progress: {
    name: setNames.progress.name,
    about: {
      en: 'The most peaceful era: a University, lots of cards, and the Plague as a common enemy; first to 12 points wins.',
      de: 'Die friedlichste der Zeiten: Universität, viele Karten und die Seuche als gemeinsamer Feind, bis 12 Siegpunkte.',
    },
  },
  intrigue: {
    name: setNames.intrigue.name,
    about: {
      en: 'Church against temple: spy on hands, win over heroes, hold on to your faith; first to 12 points wins.',
      de: 'Kirche gegen Tempel: Hände werden durchsucht, Helden wechseln die Seite, ein Glaube will bewahrt sein, bis 12 Siegpunkte.',
    },
  },
  'merchant-princes': {
    name: setNames['merchant-princes'].name,
    about: {
      en: 'Residences that grow, cards placed in your opponent’s principality, and a trade metropolis; first to 12 points wins.',
      de: 'Residenzen, die wachsen, Karten im anderen Fürstentum und eine Metropole des Handels, bis 12 Siegpunkte.',
    },
  },
  barbarians: {
    name: setNames.barbarians.name,
    about: {
      en: 'Barbarians keep coming: with enough units you drive them off in triumph; first to 13 points wins.',
      de: 'Barbaren kommen immer wieder; wer genug Einheiten hat, schlägt sie im Triumph zurück, bis 13 Siegpunkte.',
    },
  },
  duel: {
    name: { en: 'The Duel of the Princes', de: 'Das Duell der Fürsten' },
    short: { en: 'Duel', de: 'Duell' },
    about: {
      en: 'Parts of three eras at once, six draw stacks, first to 13 points wins: for those who know the cards.',
      de: 'Drei Zeiten zugleich, von jeder ein Teil, sechs Nachziehstapel und 13 Siegpunkte: für alle, die die Karten kennen.',
    },
  },
  tournament: {
    name: { en: 'The Tournament Game', de: 'Das Turnierspiel' },
    short: { en: 'Tournament', de: 'Turnier' },
    about: {
      en: 'Each player brings a secret deck of 36 cards from all sets and draws from their own stacks; first to 13 points wins.',
      de: 'Jede Seite bringt ein geheimes Deck von 36 Karten aus allen Sets mit und zieht von eigenen Stapeln, bis 13 Siegpunkte.',
    },
  },
};

export const faceNames: Readonly<Record<EventFace, Text>> = {
  brigand: { en: 'Brigand Attack', de: 'Räuberüberfall' },
  trade: { en: 'Trade', de: 'Handel' },
  celebration: { en: 'Celebration', de: 'Fest' },
  harvest: { en: 'Plentiful Harvest', de: 'Gutes Erntejahr' },
  event: { en: 'Event', de: 'Ereignis' },
};

export const phaseNames: Readonly<Record<Phase, Text>> = {
  setup: { en: 'set-up', de: 'Aufbau' },
  roll: { en: 'roll', de: 'Wurf' },
  action: { en: 'action phase', de: 'Aktionsphase' },
  replenish: { en: 'replenish', de: 'Nachziehen' },
  exchange: { en: 'exchange', de: 'Tauschen' },
  over: { en: 'the end', de: 'Ende' },
};

export const tokenNames: Readonly<Record<Token, Text>> = {
  hero: { en: 'strength advantage', de: 'Stärkevorteil' },
  trade: { en: 'trade advantage', de: 'Handelsvorteil' },
};
