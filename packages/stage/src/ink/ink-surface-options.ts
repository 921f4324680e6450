import type { Readable } from '@lectern/base';
import type { InkGuides } from './ink-guides.ts';
import type { Erasure, InkPage } from './ink-page.ts';
import type { Sample } from './pointer-session.ts';
import type { InkPen, Stroke } from './stroke.ts';

/** What a pointer does on the page. `pointer`: nothing, events go through to the slide. */
export type InkTool =
  | { readonly type: 'pointer' }
  /** `straightens`: a pen held still makes a line or a figure of what it wrote. */
  | { readonly type: 'write'; readonly pen: InkPen; readonly straightens?: boolean }
  | { readonly type: 'erase'; readonly radius: number; readonly whole: boolean }
  /** Light that goes out by itself; six hexadecimal digits. */
  | { readonly type: 'laser'; readonly color: string }
  /** A loop takes what lies in it. */
  | { readonly type: 'lasso' };

/** What hands do beside the tool, as the teacher likes it. */
export interface InkHabits {
  /** The edge of a hand wipes ink away. */
  readonly palmErases: boolean;
  /** Only pens and mice use the tool; fingers are left to whatever lies around. */
  readonly fingersTurn: boolean;
  /** The panel's diagonal in inches, because a palm has the same width on every panel. Left out if it is not known. */
  readonly panelInches?: number | undefined;
}

export interface InkSurfaceOptions {
  /** Two canvases that lie on the slide: what is dry, and above it what is being written. */
  readonly dry: HTMLCanvasElement;
  readonly wet: HTMLCanvasElement;
  /** The page's logical size. */
  readonly pageSize: { readonly w: number; readonly h: number };
  /** What is known of the page from before, with its outlines. */
  readonly page?: InkPage;
  /** What leads the pens that come down near to it. */
  readonly guides?: InkGuides;
  /** `tookMs`: since the pen came down. `straight` is what the stroke becomes by a step of its own: taken back, the writing is there again. */
  onStroke(pen: InkPen, points: number[], straight?: number[], tookMs?: number): void;
  /** Pointers that are another's from now on: what they began to write is dropped, a stroke of theirs is none. */
  readonly taken?: Readable<ReadonlySet<number>>;
  onErase(erasure: Erasure): void;
  /** A loop took these; none when there is nothing in it. */
  onTake(strokes: readonly Stroke[], loop: readonly Sample[]): void;
  /** A pen came down, or went on. */
  onWriting?(): void;
  /** An eraser's pass is over (its removals are one step for undo). */
  onEraseEnd(): void;
}
