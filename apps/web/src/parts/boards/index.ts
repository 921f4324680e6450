export {
  BOARDS_MAX,
  type Board,
  type BoardColor,
  boardsOf,
  colors,
  type Ground,
  grounds,
  keptBoard,
  nextBoard,
  shownBoard,
} from './board.ts';
export { BoardGround } from './board-ground.tsx';
