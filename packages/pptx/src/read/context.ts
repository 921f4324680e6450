import type { CoursewareRecord, Effects, Element, Fill, Line, TableStyle } from '@lectern/courseware';
import type { OpcPackage, Part } from '../package/opc.ts';
import type { ImportNoteCode, ReportBuilder } from '../report.ts';
import type { AssetTable } from './media/assets.ts';

/** The format scheme of a theme (20.1.4.1.14); its fills and lines still contain `phClr`. */
export interface ThemeStyles {
  readonly id: string;
  readonly fills: readonly Fill[];
  readonly backgroundFills: readonly Fill[];
  readonly lines: readonly Line[];
  readonly effects: readonly Effects[];
}

/** The table styles that tables refer to by id. */
export interface TableStyleSource {
  find(id: string | undefined, scope: TreeScope): TableStyle | undefined;
}

export interface SlideSize {
  readonly w: number;
  readonly h: number;
}

/** Shared state of one import: the package, results so far, and ports. */
export interface ImportContext {
  readonly package: OpcPackage;
  readonly assets: AssetTable;
  readonly report: ReportBuilder;
  readonly records: CoursewareRecord[];
  readonly newId: () => string;
  /** Ids of pages by the lower-case name of their part. */
  readonly pageIds: ReadonlyMap<string, string>;
  readonly tableStyles: TableStyleSource;
  /** Names of comment authors, by the ids in comments. */
  readonly commentAuthors: Map<string, string>;
  /** Size of all slides, pixels. */
  readonly size: SlideSize;
  /** Records the source node of each element, for exporting it unchanged. */
  readonly nodes?: Map<string, NodePlace> | undefined;
  /** Whether the slide with this part name is read as a page without content. If omitted, no slide is. */
  readonly isOutline?: ((partName: string) => boolean) | undefined;
}

/** Position of a node in the text of its part: index of its `<`. */
export interface NodePlace {
  readonly part: string;
  readonly start: number;
}

/** Frame and type of a placeholder of a layout or master. */
export interface PlaceholderFrame {
  readonly type: string;
  readonly index: number | undefined;
  readonly frame: Element['frame'];
}

/** Placeholders from which the placeholders of a tree inherit frames; for a layout only the master's. */
export interface InheritedPlaceholders {
  readonly layout?: readonly PlaceholderFrame[];
  readonly master?: readonly PlaceholderFrame[];
}

/** State for reading one shape tree (of a slide, a layout or a master). */
export interface TreeScope {
  readonly context: ImportContext;
  readonly part: Part;
  readonly theme: ThemeStyles;
  readonly pageId: string | undefined;
  readonly inherited: InheritedPlaceholders;
  /** Element ids by shape id (`p:cNvPr/@id`), the first of each. */
  readonly elementIds: Map<string, string>;
  /** Called after the tree is read: resolves references to elements that come later. */
  readonly later: (() => void)[];
}

export function note(scope: TreeScope, code: ImportNoteCode, elementId?: string, detail?: string): void {
  scope.context.report.add(
    code,
    {
      ...(scope.pageId === undefined ? {} : { pageId: scope.pageId }),
      ...(elementId === undefined ? {} : { elementId }),
    },
    detail,
  );
}
