import type { ListStyle, ResolvedTextBox, TextBody } from '@lectern/courseware';
import { type ReactNode, useMemo } from 'react';
import { usePageScope } from '../stage-context.ts';
import type { TextRect } from './frame-layout.ts';
import { shrinkOf, type TextScope } from './text-scope.ts';

/** The context for the styles of a text's runs, from the surrounding page. */
export function useTextScope(box: ResolvedTextBox): TextScope {
  const { design, pageNumber } = usePageScope();
  return useMemo(
    () => ({
      colors: design.colors,
      theme: design.theme,
      fonts: design.deck?.embeddedFonts,
      pageNumber,
      now: new Date(),
      vertical: box.vertical,
      ...shrinkOf(box),
    }),
    [design, pageNumber, box],
  );
}

export interface TextViewProps {
  readonly body: TextBody;
  readonly box: ResolvedTextBox;
  /** The list styles that the paragraphs inherit, nearest first (`lookOf(element, design).levels`). */
  readonly levels: readonly ListStyle[];
  readonly rect: TextRect;
  /** Degrees by which the text is rotated within its element: 180 in a vertically flipped shape. */
  readonly turn?: number | undefined;
  /** Whether the text shrinks on overflow beyond its stored scale when its autofit is `shrink`; true by default. */
  readonly fit?: boolean | undefined;
  /** Replaces the paragraphs: an editor. */
  readonly children?: ReactNode;
}
