import type { Board, LessonInk } from '@lectern/courseware/lesson';
import { type Stroke, strokeOf } from '../stroke.ts';

/** A page or a board that was written on. */
export interface InkedPage {
  readonly id: string;
  /** Counts from 1, boards separately; 0 for a page that was deleted from the courseware. */
  readonly number: number;
  readonly board: Board | undefined;
  readonly strokes: readonly Stroke[];
}

/**
 * The pages of the courseware in its order, then boards, then deleted pages. `order`: current page ids of the
 * courseware.
 */
export function inkedPages({ pages, boards }: LessonInk, order: readonly string[]): readonly InkedPage[] {
  const boardOf = new Map(boards.map((board, index) => [board.pageId, { board, number: index + 1 }]));
  const rank = ({ number, board }: InkedPage) =>
    board ? order.length + number : number || order.length + boards.length + 1;
  return [...pages]
    .map(([id, elements]): InkedPage => {
      const { board, number } = boardOf.get(id) ?? { board: undefined, number: order.indexOf(id) + 1 };
      return { id, number, board, strokes: elements.map(strokeOf) };
    })
    .sort((one, other) => rank(one) - rank(other));
}
