export { rivals as game } from '../../../games/rivals/game.ts';
