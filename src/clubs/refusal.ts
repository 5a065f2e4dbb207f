import type { Competition } from './competition.ts';

/** Why something can't be done in a competition. */
export type ClubRefusalCode =
  | 'ended'
  | 'started'
  | 'not-started'
  | 'full'
  | 'you-are-in'
  | 'already-in'
  | 'you-are-out'
  | 'not-in'
  | 'not-a-ladder'
  | 'is-a-ladder'
  | 'too-far'
  | 'yourself'
  | 'busy'
  | 'opponent-busy'
  | 'no-challenge'
  | 'too-few'
  | 'past'
  | 'too-short'
  | 'too-long'
  | 'already-extended'
  | 'round-over'
  | 'misfit';

export interface ClubRefusal {
  readonly refused: ClubRefusalCode;
}

export const refuse = (refused: ClubRefusalCode): ClubRefusal => ({ refused });

export const isRefused = (answer: object): answer is ClubRefusal => 'refused' in answer;

export const hasEnded = ({ phase }: Pick<Competition, 'phase'>): boolean => phase === 'over' || phase === 'cancelled';
