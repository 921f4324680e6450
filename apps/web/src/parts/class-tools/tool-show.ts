import type { Dispose, Readable } from '@lectern/base';
import type { CoursewareReader } from '@lectern/courseware';
import type { SaidBoard } from '@lectern/protocol/phone-views';
import type { InkGuide, InkPen, InkTool, LedStroke, Stroke } from '@lectern/stage/ink';
import type { PagePlace, ShowCommand, ShowCoverKind } from '@lectern/stage/show';
import type { AssetSource, StageLabels } from '@lectern/stage/view';
import type { ReactNode } from 'react';

/** The ink of a show, page by page. */
export interface ToolInk {
  /** A page's strokes, the oldest first; the same objects until they change. */
  strokes(pageId: string): readonly Stroke[];
  /** When a page's ink changes, by this hand or another. */
  subscribe(pageId: string, listener: () => void): Dispose;
  /** A stroke by logical pixels of the page, as `Stroke` has them; one step of undo. */
  add(pageId: string, pen: InkPen, points: readonly number[]): void;
  /** Strokes in the place of others, one step of undo. */
  replace(pageId: string, removed: readonly string[], added: readonly Stroke[]): void;
  /** Takes back what was written last on that page in this show, by whatever hand. */
  undo(pageId: string): void;
}

/** Something that is written on instead of the slide, over it. */
export interface ShowSheet {
  /** The page of the lesson's ink that is written on; none of the courseware's. */
  readonly pageId: string;
  /** What the teacher's phone is told of it. */
  readonly board: Omit<SaidBoard, 'id'>;
  /** Lies between the slide and the ink, and fills the slide. */
  readonly under: ReactNode;
  /** What is asked of a show to go on or back is asked of the sheet. */
  readonly turn: (by: 1 | -1) => void;
}

/** What leads pens that come down within 12 logical pixels of it. */
export interface ToolGuides {
  readonly all: Readable<ReadonlyMap<string, InkGuide>>;
  /** The stroke that was led last, while it is written too. */
  readonly led: Readable<LedStroke | undefined>;
  /** Lays a guide, in the place of one with the same id, until it is disposed. */
  lay(id: string, guide: InkGuide): Dispose;
}

/** The show as class tools see it; they are drawn anew when the page, or its place on the screen, becomes another. */
export interface ToolShow {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  /** Undefined for a courseware without pages. */
  readonly pageId: string | undefined;
  /** Counted from 1, hidden pages too. */
  readonly pageNumber: number;
  readonly pageCount: number;
  /** What of the show's own covers the slide. */
  readonly cover: ShowCoverKind;
  /** Of a page, logical pixels. */
  readonly pageSize: { readonly w: number; readonly h: number };
  /** Where the page stands in the window at this moment: whole, or enlarged and moved by hands. */
  readonly place: PagePlace;
  readonly ink: ToolInk;
  /** What holds the slide as it is shown, with its ink; for tools that show it a second time. */
  surface(): HTMLElement | null;
  /** What is written on instead of the slide. */
  readonly sheet: ShowSheet | undefined;
  /** Lays a sheet over the slide, in the place of another, until what is answered is called. */
  writeOn(sheet: ShowSheet): Dispose;
  readonly guides: ToolGuides;
  /** What the hand holds. */
  readonly inHand: InkTool;
  /** What a tool writes with: the pen in the hand, else the one that was held last. */
  readonly pen: InkPen;
  /** Asks something of the show: `next`, `previous`, `{ page: 3 }`. */
  command(asked: ShowCommand): void;
}
