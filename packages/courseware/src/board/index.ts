export {
  addBoardPage,
  BOARD_PAGES_MAX,
  boardOf,
  EMPTY_PAGE,
  moveBoardPage,
  type NewBoardPage,
  type RemovedBoardPage,
  removeBoardPage,
  restoreBoardPage,
} from './board-document.ts';
export { type BoardFace, boardFace, isGround, setBoardFace } from './board-face.ts';
export {
  framedBoard,
  framedPageOf,
  isEndlessPage,
  liesWithin,
  setEndlessPage,
  shownArea,
  writtenArea,
} from './endless-page.ts';
export {
  addPicture,
  carriedPlaced,
  coloredPlaced,
  LEAST_PLACED,
  liesAt,
  lineOf,
  type Placed,
  pictureFrame,
  placedAt,
  placedOf,
  placedOn,
  placedOrder,
  putText,
  saidBy,
  TEXT_SIZES,
  turnedBox,
} from './placed.ts';
export { isNothing } from './wet-doing.ts';
export {
  readWetInk,
  saidWetInk,
  type WetStroke,
  withoutForeignInk,
} from './wet-ink.ts';
