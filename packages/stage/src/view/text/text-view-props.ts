import type { ListStyle, ResolvedTextBox, TextBody } from '@lectern/courseware';
import type { ReactNode } from 'react';
import type { TextRect } from './frame-layout.ts';

export interface TextViewProps {
  readonly body: TextBody;
  readonly box: ResolvedTextBox;
  /** The list styles that the paragraphs inherit, nearest first (`lookOf(element, design).levels`). */
  readonly levels: readonly ListStyle[];
  readonly rect: TextRect;
  /** Degrees by which the text is rotated within its element: 180 in a vertically flipped shape. */
  readonly turn?: number | undefined;
  /** Whether it shrinks on overflow beyond its stored scale when its autofit is `shrink`; true by default. */
  readonly fit?: boolean | undefined;
  /** Replaces the paragraphs: an editor. */
  readonly children?: ReactNode;
}
