export {
  BOARDS_MAX,
  type Board,
  type BoardColor,
  boardPaint,
  boardsOf,
  colors,
  type Ground,
  grounds,
  keptBoard,
  nextBoard,
  shownBoard,
} from './board.ts';
export { colorOnBoard, contrast } from './chalk.ts';
export { type Area, type GroundLines, groundLines } from './ground-lines.ts';
export { LessonDocument, type LessonState, type LessonValue, type LessonValues } from './lesson-document.ts';
export { type LessonInk, lessonInkOf } from './lesson-ink.ts';
export { PEN_COLORS, type PenColor } from './pen-colors.ts';
