import { boardsOf } from './board-positions.ts';

boardsOf(34);
