import type { ListStyle, ResolvedTextBox, TextBody } from '@lectern/courseware';
import type { ReactNode } from 'react';
import type { TextRect } from './frame-layout.ts';

export interface TextViewProps {
  readonly body: TextBody;
  readonly box: ResolvedTextBox;
  /** What the paragraphs inherit, nearest first (`lookOf(element, design).levels`). */
  readonly levels: readonly ListStyle[];
  readonly rect: TextRect;
  /** Degrees that the text turns against its element: 180 in a shape flipped upside down. */
  readonly turn?: number | undefined;
  /** Shrinks on overflow beyond its stored scale, where its autofit says `shrink`; true when left out. */
  readonly fit?: boolean | undefined;
  /** Stands in the place of the paragraphs: an editor. */
  readonly children?: ReactNode;
}
