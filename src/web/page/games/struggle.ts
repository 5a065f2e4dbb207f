export { struggle as game } from '../../../games/struggle/game.ts';
