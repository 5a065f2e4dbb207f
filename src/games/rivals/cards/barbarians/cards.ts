import type { Card } from '../card.ts';

export const allianceAgainstTheBarbarians: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { barbarians: 2 }, duelCopies: { barbarians: 1 },
};

export const castellan: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { barbarians: 2 }, duelCopies: { barbarians: 1 },
};

export const contestOfTheHeroes: Card = {
  kind: 'action-attack', placement: 'hand', copies: { barbarians: 2 }, duelCopies: { barbarians: 1 },
};

export const siegfried: Card = { kind: 'action-neutral', placement: 'hand', copies: { barbarians: 1 }, duelCopies: {} };

export const barbarianStronghold: Card = {
  kind: 'building', placement: 'foreign-road', copies: { barbarians: 1 }, duelCopies: {}, cost: { lumber: 1, gold: 1 },
};

export const borderFortress: Card = {
  kind: 'building', placement: 'region', copies: { barbarians: 2 }, duelCopies: { barbarians: 1 }, unique: true,
  cost: { brick: 1 }, levels: [{}, { strength: 1 }, { strength: 2 }, { strength: 4 }],
};

export const whiteRavenTavern: Card = {
  kind: 'building', placement: 'settlement-or-city', copies: { barbarians: 1 }, duelCopies: {},
  cost: { grain: 1, lumber: 1 }, points: { skill: 1 },
};

export const arnd: Card = {
  kind: 'hero', placement: 'settlement-or-city', copies: { barbarians: 1 }, unique: true,
  cost: { grain: 1, wool: 1, ore: 1 }, points: { strength: 1, skill: 1 },
};

export const baroc: Card = {
  kind: 'hero', placement: 'settlement-or-city', copies: { barbarians: 1 }, duelCopies: {}, unique: true,
  cost: { ore: 1, gold: 1 }, points: { strength: 1 },
};

export const caravel: Card = {
  kind: 'ship', placement: 'settlement-or-city', copies: { barbarians: 1 }, duelCopies: {},
  cost: { lumber: 1, wool: 1, ore: 1 }, points: { strength: 2 },
};

export const marie: Card = {
  kind: 'hero', placement: 'settlement-or-city', copies: { barbarians: 1 }, unique: true, cost: { wool: 2, ore: 1 },
  points: { strength: 1, skill: 1 },
};

export const siward: Card = {
  kind: 'hero', placement: 'settlement-or-city', copies: { barbarians: 1 }, unique: true, cost: { grain: 1, gold: 1 },
  points: { strength: 1 },
};

export const wolfgang: Card = {
  kind: 'hero', placement: 'settlement-or-city', copies: { barbarians: 1 }, unique: true, cost: { gold: 2 },
  points: { skill: 1 },
};

export const arsenal: Card = {
  kind: 'building', placement: 'city', copies: { barbarians: 2 }, duelCopies: { barbarians: 1 },
  cost: { brick: 1, lumber: 1, ore: 2 }, points: { victory: 1 },
};

export const bailiwick: Card = {
  kind: 'building', placement: 'city', copies: { barbarians: 2 }, duelCopies: { barbarians: 1 }, unique: true,
  cost: { brick: 1, lumber: 1, wool: 2 }, points: { victory: 1 },
};

export const castle: Card = {
  kind: 'building', placement: 'city', copies: { barbarians: 2 }, duelCopies: { barbarians: 1 }, faceUp: true,
  unique: true, cost: { brick: 2, lumber: 1, ore: 1 }, points: { victory: 1 },
};

export const secretBrotherhood: Card = {
  kind: 'building', placement: 'city', copies: { barbarians: 2 }, duelCopies: { barbarians: 1 }, unique: true,
  cost: { lumber: 1, wool: 2, gold: 1 }, points: { victory: 1 },
};

export const triumphCard: Card = {
  kind: 'marker', placement: 'marker', copies: { barbarians: 2 }, duelCopies: { barbarians: 1 }, faceUp: true,
  unique: true, levels: [{}, { victory: 1 }, { victory: 2 }, { victory: 3 }],
};

export const barbarianAttack: Card = {
  kind: 'event', placement: 'event', copies: { barbarians: 3 }, duelCopies: { barbarians: 1 },
};

export const retreatOfTheBarbarians: Card = { kind: 'event', placement: 'event', copies: { barbarians: 1 }, duelCopies: {} };
