export {
  addBoardPage,
  BOARD_PAGES_MAX,
  boardOf,
  moveBoardPage,
  type NewBoardPage,
  type RemovedBoardPage,
  removeBoardPage,
  restoreBoardPage,
} from './board-document.ts';
export { type BoardFace, boardFace, setBoardFace } from './board-face.ts';
export {
  readWetInk,
  saidWetInk,
  type WetStroke,
  withoutForeignInk,
} from './wet-ink.ts';
