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
  /** Calls back when the page's ink changes, by this user or another. */
  subscribe(pageId: string, listener: () => void): Dispose;
  /** Adds a stroke in logical pixels of the page, as in `Stroke`; one step of undo. */
  add(pageId: string, pen: InkPen, points: readonly number[]): void;
  /** Replaces strokes by other strokes in one undo step. */
  replace(pageId: string, removed: readonly string[], added: readonly Stroke[]): void;
  /** Undoes the last change of the ink on that page in this show, by any user. */
  undo(pageId: string): void;
}

/** A writing surface that covers the slide. */
export interface ShowSheet {
  /** Id of the page of the lesson's ink that is written on; not a page of the courseware. */
  readonly pageId: string;
  /** Description of the sheet for the teacher's phone. */
  readonly board: Omit<SaidBoard, 'id'>;
  /** Content between the slide and the ink, which fills the slide. */
  readonly under: ReactNode;
  /** Receives the show's next and previous commands while the sheet is open. */
  readonly turn: (by: 1 | -1) => void;
}

/** Guides (such as a ruler) that a stroke snaps to when the pen is within 12 logical pixels. */
export interface ToolGuides {
  readonly all: Readable<ReadonlyMap<string, InkGuide>>;
  /** The stroke that snapped last, updated while it is drawn. */
  readonly led: Readable<LedStroke | undefined>;
  /** Adds a guide, replacing one with the same id, until it is disposed. */
  lay(id: string, guide: InkGuide): Dispose;
}

/** The show as class tools see it; tools are drawn again when the page or its position on the screen changes. */
export interface ToolShow {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  /** Undefined when the courseware has no pages. */
  readonly pageId: string | undefined;
  /** Counted from 1, including hidden pages. */
  readonly pageNumber: number;
  readonly pageCount: number;
  /** The show's own cover over the slide, such as a black screen. */
  readonly cover: ShowCoverKind;
  /** Size of a page, logical pixels. */
  readonly pageSize: { readonly w: number; readonly h: number };
  /** The current position of the page in the window: whole, or zoomed and moved by the user. */
  readonly place: PagePlace;
  readonly ink: ToolInk;
  /** The element that contains the slide as shown, with its ink; for tools that show it a second time. */
  surface(): HTMLElement | null;
  /** The sheet that is written on instead of the slide; undefined without a sheet. */
  readonly sheet: ShowSheet | undefined;
  /** Lays a sheet over the slide, replacing another, until the returned function is called. */
  writeOn(sheet: ShowSheet): Dispose;
  readonly guides: ToolGuides;
  /** The active ink tool. */
  readonly inkTool: InkTool;
  /** The pen for strokes of a tool: the active pen, otherwise the last active pen. */
  readonly pen: InkPen;
  /** Sends a command to the show: `next`, `previous`, `{ page: 3 }`. */
  command(asked: ShowCommand): void;
}
