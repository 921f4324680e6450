export { newEndlessBoard } from './new-endless-board.ts';
