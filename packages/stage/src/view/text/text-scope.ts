import type { ColorContext, EmbeddedFont, ResolvedTextBox, Theme } from '@lectern/courseware';

/** What the looks of runs and paragraphs are worked out from. */
export interface TextScope {
  readonly colors: ColorContext;
  readonly theme: Theme | undefined;
  /** Fonts that came with the courseware. */
  readonly fonts?: readonly EmbeddedFont[] | undefined;
  /** Text shrunk to fit: what sizes are multiplied by (1 when not). */
  readonly fontScale: number;
  /** … and what is taken from line and paragraph spacing, a fraction. */
  readonly lineReduction: number;
  /** Text that shrinks further when it does not fit (see `useFit`). */
  readonly fits?: boolean | undefined;
  readonly pageNumber: number | undefined;
  /** What date fields say. */
  readonly now?: Date | undefined;
  readonly vertical: ResolvedTextBox['vertical'];
  /** Of a text only the shadows are drawn that lie behind letters filled by an image: see `letter-paint.ts`. */
  readonly shadowsAlone?: boolean | undefined;
}

/** How much text of a box is shrunk, as stored by whoever fitted it. */
export function shrinkOf(box: ResolvedTextBox): Pick<TextScope, 'fontScale' | 'lineReduction' | 'fits'> {
  return box.autofit?.type === 'shrink'
    ? { fontScale: box.autofit.fontScale ?? 1, lineReduction: box.autofit.lineReduction ?? 0, fits: true }
    : { fontScale: 1, lineReduction: 0 };
}
