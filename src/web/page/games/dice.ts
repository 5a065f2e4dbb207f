export { dice as game } from '../../../games/dice/game.ts';
