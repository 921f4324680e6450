import type { Readable } from '@lectern/base';
import type { InkGuides } from './ink-guides.ts';
import type { Erasure, InkPage } from './pages/ink-page.ts';
import type { Sample } from './sessions/pointer-session.ts';
import type { InkPen, Stroke } from './stroke.ts';

/** The effect of a pointer on the page. `pointer`: none, events pass through to the slide. */
export type InkTool =
  | { readonly type: 'pointer' }
  /** `straightens`: holding the pen still turns the stroke into a line or a figure. */
  | { readonly type: 'write'; readonly pen: InkPen; readonly straightens?: boolean }
  | { readonly type: 'erase'; readonly radius: number; readonly whole: boolean }
  /** A light that fades by itself; `color` is six hexadecimal digits. */
  | { readonly type: 'laser'; readonly color: string }
  /** A loop selects the strokes in it. */
  | { readonly type: 'lasso' };

/** The teacher's preferences about hands, besides the tool. */
export interface InkHabits {
  /** The edge of a hand erases ink. */
  readonly palmErases: boolean;
  /** Only pens and mice use the tool; touches are left to the surrounding elements. */
  readonly fingersTurn: boolean;
  /** The panel's diagonal in inches, for a palm has the same width on every panel. Left out if it is not known. */
  readonly panelInches?: number | undefined;
}

export interface InkSurfaceOptions {
  /** Two canvases over the slide: the finished strokes, and above them the strokes being written. */
  readonly dry: HTMLCanvasElement;
  readonly wet: HTMLCanvasElement;
  /** The page's logical size. */
  readonly pageSize: { readonly w: number; readonly h: number };
  /** A cached page with the outlines of its strokes. */
  readonly page?: InkPage;
  /** Guides for pens that are pressed near them. */
  readonly guides?: InkGuides;
  /**
   * `tookMs`: time since the pen was pressed. `straight`: the figure that the stroke becomes in a separate undo step;
   * undoing it restores the handwriting.
   */
  onStroke(pen: InkPen, points: number[], straight?: number[], tookMs?: number): void;
  /** Ids of pointers that another component handles from now on: strokes that they began are discarded. */
  readonly taken?: Readable<ReadonlySet<number>>;
  onErase(erasure: Erasure): void;
  /** A loop selected these strokes; empty when the loop contains none. */
  onTake(strokes: readonly Stroke[], loop: readonly Sample[]): void;
  /** A pen was pressed, or moved. */
  onWriting?(): void;
  /** An eraser pass has finished (its removals are one undo step). */
  onEraseEnd(): void;
}
