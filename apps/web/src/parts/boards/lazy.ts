export { newEndlessBoard } from './keep-as-board.ts';
