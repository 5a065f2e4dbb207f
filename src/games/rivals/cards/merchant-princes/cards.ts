import type { Card } from '../card.ts';

export const gero: Card = { kind: 'action-neutral', placement: 'hand', copies: { 'merchant-princes': 1 } };
export const guildMaster: Card = { kind: 'action-neutral', placement: 'hand', copies: { 'merchant-princes': 1 }, duelCopies: {} };
export const hergild: Card = { kind: 'action-neutral', placement: 'hand', copies: { 'merchant-princes': 1 }, duelCopies: {} };
export const maritimeTradeMonopoly: Card = { kind: 'action-attack', placement: 'hand', copies: { 'merchant-princes': 2 } };
export const mendicants: Card = { kind: 'action-attack', placement: 'hand', copies: { 'merchant-princes': 1 }, duelCopies: {} };

export const tacticalRetreat: Card = {
  kind: 'action-attack', placement: 'hand', copies: { 'merchant-princes': 1 }, duelCopies: {},
};

export const tradeMonopoly: Card = { kind: 'action-attack', placement: 'hand', copies: { 'merchant-princes': 1 } };

export const commercialMetropolis: Card = {
  kind: 'metropolis', placement: 'center', copies: { 'merchant-princes': 1 }, duelCopies: {}, unique: true,
  cost: { brick: 2, lumber: 2, wool: 2 }, points: { victory: 2 },
};

export const brigandCamp: Card = {
  kind: 'building', placement: 'foreign-road', copies: { 'merchant-princes': 1 }, cost: { wool: 1, gold: 1 },
};

export const tradingPost: Card = {
  kind: 'building', placement: 'road', copies: { 'merchant-princes': 2 }, duelCopies: { 'merchant-princes': 1 },
  cost: { grain: 1, wool: 1 }, points: { commerce: 1 },
};

export const clothMerchantsResidence: Card = {
  kind: 'building', placement: 'region', copies: { 'merchant-princes': 1 }, duelCopies: {},
  levels: [{}, { commerce: 1 }, { commerce: 2 }, { commerce: 3 }],
};

export const paperMerchantsResidence: Card = {
  kind: 'building', placement: 'region', copies: { 'merchant-princes': 1 },
  levels: [{}, { commerce: 1 }, { commerce: 1, progress: 1 }, { commerce: 1, progress: 1, victory: 1 }],
};

export const wainwright: Card = {
  kind: 'building', placement: 'settlement-or-city', copies: { 'merchant-princes': 1 }, cost: { lumber: 1, ore: 1 },
  points: { commerce: 1 },
};

export const olaf: Card = {
  kind: 'hero', placement: 'settlement-or-city', copies: { 'merchant-princes': 1 }, unique: true,
  cost: { grain: 1, wool: 1 }, points: { commerce: 1, skill: 1 },
};

export const shipBuilder: Card = {
  kind: 'unit', placement: 'settlement-or-city', copies: { 'merchant-princes': 1 }, unique: true,
  cost: { wool: 1, ore: 1 }, points: { skill: 1 },
};

export const commercialHarbor: Card = {
  kind: 'building', placement: 'city', copies: { 'merchant-princes': 2 }, duelCopies: { 'merchant-princes': 1 },
  faceUp: true, unique: true, cost: { brick: 1, grain: 2, wool: 2 }, points: { victory: 1, commerce: 1 },
};

export const craftGuild: Card = {
  kind: 'building', placement: 'city', copies: { 'merchant-princes': 2 }, duelCopies: { 'merchant-princes': 1 },
  unique: true, cost: { brick: 1, lumber: 1, ore: 3 }, points: { victory: 1 },
};

export const lighthouse: Card = {
  kind: 'building', placement: 'city', copies: { 'merchant-princes': 2 }, duelCopies: { 'merchant-princes': 1 },
  cost: { brick: 2, lumber: 1, ore: 1 }, points: { victory: 1 },
};

export const masterMerchantsAlliance: Card = {
  kind: 'building', placement: 'city', copies: { 'merchant-princes': 1 }, cost: { brick: 1, grain: 2, lumber: 1 },
  points: { victory: 1 },
};

export const tradingStation: Card = {
  kind: 'building', placement: 'foreign-city', copies: { 'merchant-princes': 1 }, duelCopies: {},
  cost: { brick: 1, wool: 1 },
};

export const capriciousSea: Card = { kind: 'event', placement: 'event', copies: { 'merchant-princes': 1 } };

export const fortunateTradeVoyage: Card = {
  kind: 'event', placement: 'event', copies: { 'merchant-princes': 2 }, duelCopies: { 'merchant-princes': 1 },
};

export const hourOfTheMasterMerchants: Card = {
  kind: 'event', placement: 'event', copies: { 'merchant-princes': 1 }, duelCopies: {},
};
