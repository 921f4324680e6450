export { useFaceTexts } from './face-texts.ts';
export { keepAsBoard } from './keep-as-board.ts';
export { readBoard } from './read-board.ts';
