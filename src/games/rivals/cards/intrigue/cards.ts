import type { Card } from '../card.ts';

export const bishop: Card = { kind: 'action-attack', placement: 'hand', copies: { intrigue: 2 }, duelCopies: { intrigue: 1 } };
export const michael: Card = { kind: 'action-neutral', placement: 'hand', copies: { intrigue: 1 }, duelCopies: {} };
export const missionary: Card = { kind: 'action-attack', placement: 'hand', copies: { intrigue: 1 } };
export const odinsPriest: Card = { kind: 'action-attack', placement: 'hand', copies: { intrigue: 1 } };

export const priestessOfTheNorns: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { intrigue: 2 }, duelCopies: { intrigue: 1 },
};

export const redLightTavern: Card = {
  kind: 'building', placement: 'foreign-road', copies: { intrigue: 1 }, duelCopies: {}, cost: { grain: 1, lumber: 1 },
};

export const abbeyBrewery: Card = {
  kind: 'building', placement: 'region', copies: { intrigue: 1 },
  levels: [{}, { commerce: 2 }, { commerce: 1, strength: 1 }, { strength: 2 }],
};

export const reinerTheMiller: Card = {
  kind: 'hero', placement: 'region', copies: { intrigue: 1 }, duelCopies: {}, unique: true,
  cost: { grain: 1, gold: 1 }, points: { commerce: 1 },
};

export const greatThingstead: Card = {
  kind: 'extraordinary-site', placement: 'settlement-or-city', copies: { intrigue: 1 }, duelCopies: {},
  cost: { grain: 2, lumber: 2, wool: 2 }, points: { victory: 2 },
};

export const odinsFountain: Card = {
  kind: 'extraordinary-site', placement: 'settlement-or-city', copies: { intrigue: 1 }, duelCopies: {}, unique: true,
  cost: { brick: 1, ore: 1, gold: 1 },
};

export const pilgrimageSite: Card = {
  kind: 'extraordinary-site', placement: 'settlement-or-city', copies: { intrigue: 1 }, unique: true,
  cost: { ore: 1, gold: 1 }, points: { commerce: 1 },
};

export const godfrey: Card = {
  kind: 'hero', placement: 'settlement-or-city', copies: { intrigue: 1 }, unique: true, cost: { wool: 1, ore: 1 },
  points: { strength: 1 },
};

export const masterOfTheBrotherhood: Card = {
  kind: 'unit', placement: 'settlement-or-city', copies: { intrigue: 1 }, duelCopies: {}, unique: true,
  cost: { wool: 1, gold: 2 }, points: { skill: 1, progress: 1 },
};

export const bishopsSee: Card = {
  kind: 'building', placement: 'city', copies: { intrigue: 2 }, duelCopies: { intrigue: 1 },
  cost: { brick: 1, ore: 2, gold: 2 }, points: { victory: 1 },
};

export const church: Card = {
  kind: 'building', placement: 'city', copies: { intrigue: 2 }, duelCopies: { intrigue: 1 }, faceUp: true,
  unique: true, cost: { brick: 2, ore: 2 }, points: { victory: 1 },
};

export const odinsTemple: Card = {
  kind: 'building', placement: 'city', copies: { intrigue: 2 }, duelCopies: { intrigue: 1 }, faceUp: true,
  unique: true, cost: { grain: 2, lumber: 2 }, points: { victory: 1 },
};

export const sacrificialSite: Card = {
  kind: 'building', placement: 'city', copies: { intrigue: 1 }, cost: { brick: 1, lumber: 1, wool: 2 },
  points: { victory: 1 },
};

export const bran: Card = {
  kind: 'hero', placement: { on: 'odins-temple' }, copies: { intrigue: 1 }, unique: true, cost: { wool: 2, ore: 2 },
  points: { victory: 1, strength: 2 },
};

export const judith: Card = {
  kind: 'hero', placement: { on: 'church' }, copies: { intrigue: 1 }, unique: true, cost: { grain: 2, ore: 2 },
  points: { victory: 1, skill: 2 },
};

export const goodNeighbors: Card = { kind: 'event', placement: 'event', copies: { intrigue: 2 }, duelCopies: { intrigue: 1 } };
export const religiousDispute: Card = { kind: 'event', placement: 'event', copies: { intrigue: 2 }, duelCopies: { intrigue: 1 } };
