import { ANSWER_TIME } from '../../clubs/ladder.ts';
import { endWithoutVacations } from '../time/vacation.ts';
import type { Ports } from '../transition/commit.ts';

/** Returns until when someone may answer a challenge of this time: vacations don't count. */
export const answerTime = async ({ store }: Pick<Ports, 'store'>, person: string, at: number): Promise<number> =>
  endWithoutVacations(await store.profile(person), at, ANSWER_TIME);
