export { settlers as game } from '../../../games/settlers/game.ts';
