import { settlers } from '../../../src/games/settlers/game.ts';
import { lessonContract } from '../../engine/lesson-contract.ts';

lessonContract(settlers);
