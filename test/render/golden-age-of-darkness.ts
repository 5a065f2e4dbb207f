import { giveAnswer } from '../../src/engine/live-match.ts';
import type { Scene } from '../../src/engine/scene/index.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { scene } from '../../src/games/rivals/scenes/index.ts';
import { positionFrom } from '../games/rivals/scenario-position.ts';
import { names } from './random-matches.ts';

/** The widest principality there can be, with roads at both ends. */
const wide = {
  centre: {
    '-6': 'road',
    '-5': 'settlement',
    '-4': 'road',
    '-3': 'city',
    '-2': 'road',
    '-1': 'city',
    0: 'road',
    '+1': 'city',
    '+2': 'road',
    '+3': 'city',
    '+4': 'road',
    '+5': 'settlement',
    '+6': 'road',
    '+7': 'settlement',
    '+8': 'road',
  },
  regions: {
    '-6u': 'fields 3 x1',
    '-6d': 'mountains 4 x3',
    '-4u': 'forest 6 x2',
    '-4d': 'gold-field 3 x1',
    '-2u': 'forest 2 x3',
    '-2d': 'hills 3 x2',
    '0u': 'gold-field 1 x3',
    '0d': 'pasture 4 x1',
    '+2u': 'fields 6 x2',
    '+2d': 'mountains 5 x3',
    '+4u': 'pasture 6 x1',
    '+4d': 'hills 5',
    '+6u': 'forest 4 x3',
    '+6d': 'hills 1 x2',
    '+8u': 'mountains 2 x1',
    '+8d': 'pasture 5 x3',
  },
};
const narrow = { centre: { '-1': 'city', 0: 'road', '+1': 'city' } };

const basics = {
  '-5u1': 'brick-ship',
  '-5d1': 'toll-bridge',
  '-3u1': 'marketplace',
  '-3d1': 'candamir',
  '-3u2': 'large-trade-ship',
  '-1u1': 'storehouse',
  '-1d1': 'grain-mill',
  '+1d1': 'wool-ship',
  '+5u1': 'siglind',
  '+5d1': 'marketplace',
  '+7u1': 'parish-hall',
  '+7d1': 'ore-ship',
};

const boards = {
  intrigue: {
    red: {
      ...wide,
      sites: {
        ...basics,
        '-3d2': ['bran', 'odins-temple'],
        '-1u2': ['judith', 'church'],
        '-1d2': 'bishops-see',
        '+1u1': 'great-thingstead',
        '+1u2': 'sacrificial-site',
        '+1d2': 'bishops-see',
        '+3u1': 'odins-fountain',
        '+3d1': 'master-of-the-brotherhood',
        'x-6u': 'abbey-brewery l2',
        'x+2u': 'reiner-the-miller',
      },
    },
    blue: {
      ...narrow,
      sites: {
        '-1u1': 'pilgrimage-site',
        '-1d1': 'godfrey',
        '-1u2': 'church',
        '+1d2': 'odins-temple',
        '!r+2': 'red-light-tavern',
      },
    },
  },
  'merchant-princes': {
    red: {
      ...wide,
      sites: {
        ...basics,
        '-3d2': 'commercial-harbor',
        '-1u2': 'craft-guild',
        '-1d2': 'lighthouse',
        '+1u1': 'wainwright',
        '+1u2': 'master-merchants-alliance',
        '+1d2': 'lighthouse',
        '+3u1': 'olaf',
        '+3d1': 'ship-builder',
        'x-4u': 'paper-merchants-residence l3',
        'x+4u': 'cloth-merchants-residence l2',
        'r-2': 'trading-post',
        'r+2': 'trading-post',
      },
      centre: { ...wide.centre, '+3': 'metropolis' },
    },
    blue: {
      ...narrow,
      sites: { '-1u1': 'commercial-harbor', '-1d1': 'pirate-ship', '!r0': 'brigand-camp', '!+3d2': 'trading-station' },
    },
  },
  barbarians: {
    red: {
      ...wide,
      sites: {
        ...basics,
        '-3d2': 'castle',
        '-1u2': 'bailiwick',
        '-1d2': 'arsenal',
        '+1u1': 'arnd',
        '+1u2': 'arsenal',
        '+1d2': 'secret-brotherhood',
        '+3u1': 'white-raven-tavern',
        '+3d1': 'marie',
        '+3u2': 'baroc',
        '+3d2': 'caravel',
        'x-2d': 'border-fortress l3',
      },
      marker: 'triumph-card l2',
    },
    blue: {
      ...narrow,
      sites: {
        '-1u1': 'siward',
        '-1d1': 'wolfgang',
        '-1u2': 'castle',
        'x-2d': 'border-fortress l1',
        '!r+2': 'barbarian-stronghold',
      },
      marker: 'triumph-card l1',
    },
    stacks: { events: ['barbarian-attack'] },
  },
  tournament: {
    red: {
      ...wide,
      sites: {
        ...basics,
        '-3d2': ['bran', 'odins-temple'],
        '-1u2': ['judith', 'church'],
        '-1d2': 'castle',
        '+1u1': 'arnd',
        '+1u2': 'commercial-harbor',
        '+1d2': 'craft-guild',
        '+3u1': 'wainwright',
        '+3d1': 'caravel',
        '+3u2': 'lighthouse',
        'x-4u': 'paper-merchants-residence l2',
        'x-2d': 'border-fortress l3',
        'x-6u': 'abbey-brewery l1',
        'r-2': 'trading-post',
      },
      marker: 'triumph-card l3',
      centre: { ...wide.centre, '-1': 'metropolis' },
    },
    blue: {
      ...narrow,
      sites: {
        '-1u1': 'drill-ground',
        '-1d1': 'baroc',
        '-1u2': 'hedge-tavern',
        '+1u1': 'irmgard',
        '!r0': 'red-light-tavern',
        '!r+2': 'barbarian-stronghold',
        '!+3d2': 'trading-station',
      },
      marker: 'triumph-card l1',
    },
    stacks: {
      events: ['barbarian-attack'],
      'red-discard': ['missionary', 'scout'],
      'blue-discard': ['tactical-retreat'],
    },
  },
};

/** Each game of the Age of Darkness with as much on the table as there is room for, right after an event was rolled. */
export function ageOfDarknessScenes(): readonly [string, Scene][] {
  return Object.entries(boards).map(([variant, position]) => {
    const live = positionFrom({ variant, turn: { seat: 'blue', phase: 'roll' }, dice: ['4 event'], ...position });
    const before = rivals.views.forSeat(structuredClone(live.state), null);
    giveAnswer(live, 1, ['roll']);
    return [`widest-${variant}`, scene(rivals.views.forSeat(live.state, null), { kind: 'board', names, before })];
  });
}
