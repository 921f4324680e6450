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
import type { Guide } from '../snap/guide.ts';
import type { SnapAids } from '../snap/targets.ts';
import type { ToolState } from './state.ts';

/** The chosen elements. */
export interface SelectionPort {
  get(): Selection;
  set(selection: Selection): void;
}

/** A line that is being drawn: where it would lie, and how it would run. */
export type LineOnItsWay = Pick<LineElement, 'frame' | 'geometry'>;

/** What the page shows while a hand is on it and nothing is decided yet. */
export interface PreviewPort {
  /** Elements drawn as they would be. */
  show(drafts: ReadonlyMap<string, Element>): void;
  /** Elements moved as they stand, without drawing them again. */
  shift(ids: readonly string[], by: Point): void;
  guides(guides: readonly Guide[]): void;
  marquee(box: Box | undefined): void;
  /** A line being drawn, before it exists. */
  line(line: LineOnItsWay | undefined): void;
  /** The places where the end of a line may be glued. */
  sites(sites: readonly { readonly at: Point; readonly held: boolean }[]): void;
  /** A size or an angle beside the pointer. */
  measure(text: string | undefined): void;
  clear(): void;
}

/** The cells of the table that alone is chosen. */
export interface CellsPort {
  /** The cell at a point of the page; for one outside the table, the nearest. */
  at(table: TableElement, point: Point): Tile | undefined;
  /** Where choosing began, or the cell whose text is open. */
  begun(table: TableElement): Tile | undefined;
  /** All cells from one to another; an open text is closed. */
  choose(table: TableElement, from: Tile, to: Tile): void;
  /** Whether there were any. */
  clear(): boolean;
}

/** The window onto the page. */
export interface ViewportPort {
  /** Pixels of the screen for one logical pixel. */
  zoom(): number;
  /** Moves what is shown by pixels of the screen. */
  pan(by: Point): void;
}

/** What a finished insertion is, before it has a place. */
export type Insertion =
  /** `preset` is its name, by which it has a usual size; `geometry` its outline where that is no preset. */
  | { readonly type: 'shape'; readonly preset: string; readonly geometry?: Geometry }
  | { readonly type: 'text' }
  | { readonly type: 'line'; readonly preset: string; readonly arrow: 'none' | 'end' | 'both' };

/** How the outline of a shape answers to one of its yellow handles. */
export interface AdjustPort {
  /** The shape's geometry with handle `index` brought to a point of its own box. */
  adjusted(geometry: Geometry, size: { w: number; h: number }, index: number, to: Point): Geometry;
}

/** Everything that the hand's states may ask for; put together where the editor is. */
export interface ToolPorts {
  /** The state in which nothing is held: where every other state ends. A port, so that no state imports its way back. */
  idle(): ToolState;
  /** The state in which a text is open. */
  editing(elementId: string): ToolState;
  readonly reader: CoursewareReader;
  readonly cells: CellsPort;
  readonly selection: SelectionPort;
  readonly preview: PreviewPort;
  readonly viewport: ViewportPort;
  readonly adjust: AdjustPort;
  /** Guides put by hand and the grid, where they are on. */
  snapAids(): SnapAids;
  /** Whether things may be changed; without that they are chosen and looked at, and nothing else. */
  readonly canEdit: boolean;
  pageId(): string | undefined;
  /** Makes a change of one undo step, where the user may edit. */
  edit(work: (edit: Edit) => void): void;
  /** Copies elements in place, moved by a distance, and answers their ids. */
  duplicate(ids: readonly string[], by: Point): readonly string[];
  /** Makes the element and answers its id; a box of no size asks for the usual one around its corner. */
  insert(
    insertion: Insertion,
    box: Box,
    flips?: { flipH: boolean; flipV: boolean },
    glued?: Partial<Pick<LineElement, 'frame' | 'geometry' | 'start' | 'end'>>,
  ): string | undefined;
  /** Opens the text of an element; false when it has none to edit. */
  openText(elementId: string, at: Point | undefined): boolean;
  closeText(): void;
  /** Opens what an element holds: a chart's data, a film's player; false when there is nothing. */
  openMore(elementId: string): boolean;
}
