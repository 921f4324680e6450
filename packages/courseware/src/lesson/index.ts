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
export { LessonDocument, type LessonState, type LessonValue } from './lesson-document.ts';
export { type LessonInk, lessonInkOf } from './lesson-ink.ts';
