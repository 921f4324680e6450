import type {
  CoursewareReader,
  Edit,
  Element,
  Geometry,
  LineElement,
  TableElement,
  Tile,
} from '@lectern/courseware';
import type { Box } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { Selection } from '../selection/selection.ts';
import type { Guide } from '../snap/snap.ts';
import type { SnapAids } from '../snap/targets.ts';
import type { ToolState } from './state.ts';

/** The selected elements. */
export interface SelectionPort {
  get(): Selection;
  set(selection: Selection): void;
}

/** A preview of a line that is being drawn: its frame and its outline. */
export type LineOnItsWay = Pick<LineElement, 'frame' | 'geometry'>;

/** Previews of a gesture in progress on the page. */
export interface PreviewPort {
  /** Draws elements in a changed state. */
  show(drafts: ReadonlyMap<string, Element>): void;
  /** Moves the nodes of elements, without rendering them again. */
  shift(ids: readonly string[], by: Point): void;
  guides(guides: readonly Guide[]): void;
  marquee(box: Box | undefined): void;
  /** A line being drawn, before it exists. */
  line(line: LineOnItsWay | undefined): void;
  /** Shows the sites to which the end of a line can be connected. */
  sites(sites: readonly { readonly at: Point; readonly held: boolean }[]): void;
  /** Shows a size or an angle beside the pointer. */
  measure(text: string | undefined): void;
  clear(): void;
}

/** The cells of the only selected table. */
export interface CellsPort {
  /** The cell at a point of the page; for one outside the table, the nearest. */
  at(table: TableElement, point: Point): Tile | undefined;
  /** The first cell of the selection, or the cell whose text is open. */
  begun(table: TableElement): Tile | undefined;
  /** Selects all cells from one to another; an open text is closed. */
  choose(table: TableElement, from: Tile, to: Tile): void;
  /** Clears the selection; returns whether elements were selected. */
  clear(): boolean;
}

/** The view of the page in the window. */
export interface ViewportPort {
  /** Screen pixels per logical pixel. */
  zoom(): number;
  /** Moves the view by screen pixels. */
  pan(by: Point): void;
}

/** An object to be inserted, before it has a position. */
export type Insertion =
  /**
   * `preset` is the name of the shape, which determines its default size; `geometry` is the outline when it is not a
   * preset.
   */
  | { readonly type: 'shape'; readonly preset: string; readonly geometry?: Geometry }
  | { readonly type: 'text' }
  | { readonly type: 'line'; readonly preset: string; readonly arrow: 'none' | 'end' | 'both' };

/** Evaluates the yellow handles of a shape's outline. */
export interface AdjustPort {
  /** The shape's geometry with handle `index` moved to a point of its own box. */
  adjusted(geometry: Geometry, size: { w: number; h: number }, index: number, to: Point): Geometry;
}

/** The services for the tools' states; assembled by the edit session. */
export interface ToolPorts {
  /** The idle state, in which every other state ends. A port, so that no state has to import it. */
  idle(): ToolState;
  /** The state in which a text is open. */
  editing(elementId: string): ToolState;
  readonly reader: CoursewareReader;
  readonly cells: CellsPort;
  readonly selection: SelectionPort;
  readonly preview: PreviewPort;
  readonly viewport: ViewportPort;
  readonly adjust: AdjustPort;
  /** Guides that the user set and the grid, if they are on. */
  snapAids(): SnapAids;
  /** Whether the user may change elements; otherwise they can only select and view them. */
  readonly canEdit: boolean;
  pageId(): string | undefined;
  /** Makes a change as one undo step, if the user may edit. */
  edit(work: (edit: Edit) => void): void;
  /** Copies elements in place, moved by a distance, and returns the copies' ids. */
  duplicate(ids: readonly string[], by: Point): readonly string[];
  /** Creates the element and returns its id; a box without size gets the default size around its corner. */
  insert(
    insertion: Insertion,
    box: Box,
    flips?: { flipH: boolean; flipV: boolean },
    glued?: Partial<Pick<LineElement, 'frame' | 'geometry' | 'start' | 'end'>>,
  ): string | undefined;
  /** Opens the text of an element; false when it has no editable text. */
  openText(elementId: string, at: Point | undefined): boolean;
  closeText(): void;
  /** Opens the content of an element: a chart's data, a video's player; false when it has none. */
  openMore(elementId: string): boolean;
}
