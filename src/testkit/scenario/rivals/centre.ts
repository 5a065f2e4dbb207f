import { type Random, shuffle } from '../../../engine/random.ts';
import { regionCard } from '../../../games/rivals/rules/settlement.ts';
import { fullSupply, regionCards, startingPrincipality } from '../../../games/rivals/rules/setup.ts';
import type { Principality, State } from '../../../games/rivals/state.ts';
import { type CentreCard, rivalsSeatNames } from '../../../games/rivals/vocabulary.ts';
import { dealStack, toListedStack } from './deal.ts';
import { ScenarioError } from '../common/file-schema.ts';
import type { Scenario, StackList } from './file.ts';

/** The region cards that lie in no principality, the listed ones where they are listed. */
export function stackRegions(spec: StackList | undefined, seats: readonly Principality[], random: Random): string[] {
  const left = [...regionCards];
  const take = (where: string, card: string): string => {
    const at = left.indexOf(card);
    if (at >= 0) return left.splice(at, 1)[0] as string;
    throw new ScenarioError(`${where}: ${card} ${regionCards.includes(card) ? 'is used twice' : 'is no region card'}`);
  };
  seats.forEach(({ regions }, seat) => {
    for (const region of regions) take(rivalsSeatNames[seat] as string, regionCard(region));
  });
  const top = [...(spec?.only ?? []), ...(spec?.top ?? [])].map((card) => take('regions', card));
  const bottom = (spec?.bottom ?? []).map((card) => take('regions', card));
  return dealStack([toListedStack('regions', spec, top, bottom)], shuffle(left, random))[0] as string[];
}

/** What the centre rows leave of the box: beside the supply of the start, what both begin with. */
export function centreSupply(seats: readonly Principality[], { supply }: Scenario): State['supply'] {
  const begun = [0, 1].map(startingPrincipality);
  const left = (kind: CentreCard): number => {
    const total = fullSupply[kind] + countCentre(begun, kind);
    const rest = total - countCentre(seats, kind);
    if (rest < 0) throw new ScenarioError(`there are only ${total} ${kind} cards`);
    return supply?.[kind] ?? rest;
  };
  return { road: left('road'), settlement: left('settlement'), city: left('city') };
}

function countCentre(seats: readonly Principality[], kind: CentreCard): number {
  let count = 0;
  for (const { towns, ends } of seats) {
    if (kind === 'road') count += towns.length - 1 + Number(ends[0]) + Number(ends[1]);
    else count += kind === 'settlement' ? towns.length : towns.filter(({ city }) => city).length;
  }
  return count;
}
