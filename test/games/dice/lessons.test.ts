import { dice } from '../../../src/games/dice/game.ts';
import { lessonContract } from '../../engine/lesson-contract.ts';

lessonContract(dice);
