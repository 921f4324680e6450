import type { Element, ElementOf, ElementType, Frame } from '@lectern/courseware';
import type { ReactNode } from 'react';
import type { Mirror } from './frame-style.ts';

/** The props of the drawing of one type of element. */
export interface DrawingProps<T extends ElementType = ElementType> {
  readonly element: ElementOf<T> & Element;
  /** The displayed frame: mirrored when it is in a flipped group. */
  readonly frame: Frame;
  /** Replaces the element's paragraphs. */
  readonly text?: ReactNode;
  /** The cell of a table (`rowId:columnId`) that `text` belongs to. */
  readonly cell?: string | undefined;
  /** Whether the element belongs to a layout or master behind a page. */
  readonly backdrop?: boolean | undefined;
  /** Renders the child elements, mirrored when it is flipped. */
  readonly renderChildren?: (mirror: Mirror | undefined) => ReactNode;
}
