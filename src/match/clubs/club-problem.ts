import type { ClubRefusal, ClubRefusalCode } from '../../clubs/refusal.ts';
import { type Problem, problems } from '../problems.ts';

/** Words why a competition refuses something. */
const wordings: Readonly<Record<ClubRefusalCode, () => Problem>> = {
  ended: problems.competitionEnded,
  started: problems.competitionStarted,
  'not-started': problems.competitionNotStarted,
  full: problems.competitionFull,
  'you-are-in': problems.alreadySignedUp,
  'already-in': problems.placeTaken,
  'you-are-out': problems.notSignedUp,
  'not-in': problems.noPlace,
  'not-a-ladder': problems.notALadder,
  'is-a-ladder': problems.isALadder,
  'too-far': problems.challengeTooFar,
  yourself: problems.self,
  busy: problems.ladderBusy,
  'opponent-busy': problems.ladderOpponentBusy,
  'no-challenge': problems.noLadderChallenge,
  'too-few': problems.tooFewSignedUp,
  past: problems.startInThePast,
  'too-short': problems.seasonTooShort,
  'too-long': problems.seasonTooLong,
  'already-extended': problems.alreadyExtended,
  'round-over': problems.roundOver,
  misfit: problems.competitionMisfit,
};

export const clubProblem = ({ refused }: ClubRefusal): Problem => wordings[refused]();
