import { struggle } from '../../../src/games/struggle/game.ts';
import { lessonContract } from '../../engine/lesson-contract.ts';

lessonContract(struggle);
