import { rivals } from '../../../src/games/rivals/game.ts';
import { lessonContract } from '../../engine/lesson-contract.ts';

lessonContract(rivals);
