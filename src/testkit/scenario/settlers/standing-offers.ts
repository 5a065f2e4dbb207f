import { ScenarioError } from '../common/file-schema.ts';
import { canonicalTradeTerms, readTradeTerms, writeTradeTerms } from '../../../games/settlers/notation.ts';
import type { Proposal, State } from '../../../games/settlers/state.ts';
import type { PlayerColour } from '../../../games/settlers/vocabulary.ts';

/** `1 brick for 2 wool`, `1 brick for 1 ore to red + orange`. */
export function readStandingOffer(state: State, seat: number, written: string): Proposal {
  const [terms = '', to] = written.split(' to ');
  const read = readTradeTerms(terms);
  const size = state.bank.length;
  const strange = !read || [...read.give.slice(size), ...read.want.slice(size)].some((count) => count > 0);
  if (strange || read.give.some((count, sort) => count > 0 && (read.want[sort] ?? 0) > 0))
    throw new ScenarioError(`“${written}” is no offer`);
  const seats = (to?.split(' + ') ?? []).map((name) => state.colours.indexOf(name as PlayerColour));
  if (seats.some((each) => each < 0 || each >= state.sides.length || each === seat))
    throw new ScenarioError(`“${written}” names a seat that cannot take it`);
  return {
    seat,
    give: read.give.slice(0, size),
    want: read.want.slice(0, size),
    to: seats.sort((a, b) => a - b),
    standing: true,
  };
}

export function writeStandingOffer({ colours }: State, { give, want, to }: Proposal): string {
  const seats = to.map((seat) => colours[seat] as string).join(' + ');
  return seats ? `${writeTradeTerms(give, want)} to ${seats}` : writeTradeTerms(give, want);
}

/** `blue 1 brick for 2 wool` */
export const writeProposal = ({ colours }: State, { seat, give, want }: Proposal): string =>
  `${colours[seat] as string} ${writeTradeTerms(give, want)}`;

/** Cards and addressees in any order. */
export function sameWriting(written: string): string {
  const [terms = '', to] = written.split(' to ');
  return to === undefined
    ? canonicalTradeTerms(terms)
    : `${canonicalTradeTerms(terms)} to ${to.split(' + ').sort().join(' + ')}`;
}

/** The same of `blue 1 brick for 2 wool`. */
export function sameProposal(written: string): string {
  const [seat = '', ...terms] = written.split(' ');
  return `${seat} ${canonicalTradeTerms(terms.join(' '))}`;
}
