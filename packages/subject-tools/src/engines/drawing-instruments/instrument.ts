import type { Dispose, Readable } from '@lectern/base';
import type { ToolData, ToolDataPatch } from '@lectern/courseware';
import type { InkGuide, LedStroke, Stroke } from '@lectern/stage/ink';
import type { ReactNode } from 'react';

/** The page under an instrument, and its ink. */
export interface InstrumentPage {
  /** Logical pixels. `endless`: it goes on beyond its edges, and an instrument may lie there. */
  readonly size: { readonly w: number; readonly h: number; readonly endless?: boolean };
  /** Where it stands in the window, and how large a logical pixel of it is; CSS pixels. */
  readonly place: { readonly left: number; readonly top: number; readonly scale: number };
  /** The part of it that is on the screen, logical pixels: an instrument that is taken comes to lie there. */
  readonly seen: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** The same objects until they change. */
  readonly strokes: readonly Stroke[];
  /** Draws with the pen of the hand: x, y and pressure of each point in turn, one step of undo. */
  write(points: readonly number[]): void;
  readonly guides: Readable<ReadonlyMap<string, InkGuide>>;
  readonly led: Readable<LedStroke | undefined>;
  lay(id: string, guide: InkGuide): Dispose;
}

/** What an instrument over the page gets. It keeps its pose through page turns, by its data. */
export interface InstrumentProps {
  /** Of the instrument among the guides. */
  readonly id: string;
  readonly data: ToolData;
  readonly change: (patch: ToolDataPatch) => void;
  readonly language: 'zh' | 'en';
  readonly page: InstrumentPage;
  /** A pen is in the hand: what comes down near an edge is the pen's. */
  readonly writes: boolean;
  readonly close: () => void;
}

export type InstrumentView = (props: InstrumentProps) => ReactNode;
