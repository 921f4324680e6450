import type { Dispose, Readable } from '@lectern/base';
import type { ToolData, ToolDataPatch } from '@lectern/courseware';
import type { InkGuide, LedStroke, Stroke } from '@lectern/stage/ink';
import type { ReactNode } from 'react';

/** The page under an instrument, and its ink. */
export interface InstrumentPage {
  /**
   * Size of the page, logical pixels. `endless`: the page continues beyond its edges, and an instrument may be placed
   * there.
   */
  readonly size: { readonly w: number; readonly h: number; readonly endless?: boolean };
  /** The position of the page in the window, CSS pixels; `scale`: CSS pixels per logical pixel. */
  readonly place: { readonly left: number; readonly top: number; readonly scale: number };
  /** The visible part of the page, logical pixels: the initial position of an instrument is in it. */
  readonly seen: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** The ink of the page; the same objects until it changes. */
  readonly strokes: readonly Stroke[];
  /** Draws a stroke with the current pen: x, y and pressure of each point in turn, one undo step. */
  write(points: readonly number[]): void;
  readonly guides: Readable<ReadonlyMap<string, InkGuide>>;
  readonly led: Readable<LedStroke | undefined>;
  lay(id: string, guide: InkGuide): Dispose;
}

/** The props of an instrument over the page. Its pose is in its data, so it survives changes of the page. */
export interface InstrumentProps {
  /** Id of the instrument among the guides. */
  readonly id: string;
  readonly data: ToolData;
  readonly change: (patch: ToolDataPatch) => void;
  readonly language: 'zh' | 'en';
  readonly page: InstrumentPage;
  /** Whether the pen tool is active: a pointer that comes down near an edge then belongs to the pen. */
  readonly writes: boolean;
  readonly close: () => void;
}

export type InstrumentView = (props: InstrumentProps) => ReactNode;
