import type { ColorContext, EmbeddedFont, ResolvedTextBox, Theme } from '@lectern/courseware';

/** The context from which the styles of runs and paragraphs are computed. */
export interface TextScope {
  readonly colors: ColorContext;
  readonly theme: Theme | undefined;
  /** Fonts that are embedded in the courseware. */
  readonly fonts?: readonly EmbeddedFont[] | undefined;
  /** The factor for font sizes of text that was shrunk to fit (1 by default). */
  readonly fontScale: number;
  /** The reduction of line and paragraph spacing, a fraction. */
  readonly lineReduction: number;
  /** Whether the text shrinks further when it does not fit (see `useFit`). */
  readonly fits?: boolean | undefined;
  readonly pageNumber: number | undefined;
  /** The date that date fields show. */
  readonly now?: Date | undefined;
  readonly vertical: ResolvedTextBox['vertical'];
  /** Whether only the shadows behind letters filled by an image are drawn: see `letter-paint.ts`. */
  readonly shadowsAlone?: boolean | undefined;
}

/** How much the text of a box is shrunk, as stored by the program that fitted it. */
export function shrinkOf(box: ResolvedTextBox): Pick<TextScope, 'fontScale' | 'lineReduction' | 'fits'> {
  return box.autofit?.type === 'shrink'
    ? { fontScale: box.autofit.fontScale ?? 1, lineReduction: box.autofit.lineReduction ?? 0, fits: true }
    : { fontScale: 1, lineReduction: 0 };
}
