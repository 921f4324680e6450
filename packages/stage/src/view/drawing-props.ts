import type { Element, ElementOf, ElementType, Frame } from '@lectern/courseware';
import type { ReactNode } from 'react';
import type { Mirror } from './frame-style.ts';

/** What the drawing of one type of element gets. */
export interface DrawingProps<T extends ElementType = ElementType> {
  readonly element: ElementOf<T> & Element;
  /** Its frame as it is shown: mirrored when it is in a flipped group. */
  readonly frame: Frame;
  /** Stands in the place of its paragraphs. */
  readonly text?: ReactNode;
  /** The cell of a table (`rowId:columnId`) whose paragraphs they are. */
  readonly cell?: string | undefined;
  /** Of a layout or master behind a page. */
  readonly backdrop?: boolean | undefined;
  /** Draws the elements inside it, in a mirror when it is flipped. */
  readonly renderChildren?: (mirror: Mirror | undefined) => ReactNode;
}
