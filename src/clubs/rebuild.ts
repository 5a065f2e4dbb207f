import type { Competition, MatchFacts } from './competition.ts';
import { outcomeOfMatch } from './take-facts.ts';

/** Returns a competition with every played fixture decided again by its result; nothing else changes. */
export const rebuildCompetition = (competition: Competition, results: MatchFacts): Competition => ({
  ...competition,
  fixtures: competition.fixtures.map((fixture) => {
    const fact = fixture.outcome?.by === 'played' && fixture.match !== undefined && results.get(fixture.match);
    return fact && fact.kind === 'result'
      ? { ...fixture, outcome: outcomeOfMatch(competition.entrants, fixture, fact) }
      : fixture;
  }),
});
