import type { Script } from '../../../engine/script.ts';
import type { Context } from '../state.ts';
import { withAnswersOfOthers } from './answers-during-turn.ts';
import { prepare } from './setup.ts';
import { playMenuChoice } from './turn.ts';

/** Plays from one resting state to the next: a part of the set-up, a roll, or one action. */
export function step(t: Context): Script {
  switch (t.state.phase) {
    case 'setup':
      return prepare(t);
    case 'roll':
    case 'trade':
    case 'build':
    case 'action':
      return withAnswersOfOthers(t, playMenuChoice(t));
    case 'over':
      throw new Error('the match is over');
  }
}
