import type { CoursewareRecord, Effects, Element, Fill, Line, TableStyle } from '@lectern/courseware';
import type { OpcPackage, Part } from '../package/opc.ts';
import type { ImportNoteCode, ReportBuilder } from '../report.ts';
import type { AssetTable } from './media/assets.ts';

/** The format scheme of a theme (20.1.4.1.14), its fills and lines still holding `phClr`. */
export interface ThemeStyles {
  readonly id: string;
  readonly fills: readonly Fill[];
  readonly backgroundFills: readonly Fill[];
  readonly lines: readonly Line[];
  readonly effects: readonly Effects[];
}

/** The table styles that cells may name by id. */
export interface TableStyleSource {
  find(id: string | undefined, scope: TreeScope): TableStyle | undefined;
}

export interface SlideSize {
  readonly w: number;
  readonly h: number;
}

/** What one import shares: the package, what was made of it so far, and the ports. */
export interface ImportContext {
  readonly package: OpcPackage;
  readonly assets: AssetTable;
  readonly report: ReportBuilder;
  readonly records: CoursewareRecord[];
  readonly newId: () => string;
  /** Ids of pages by the lower-case name of their part. */
  readonly pageIds: ReadonlyMap<string, string>;
  readonly tableStyles: TableStyleSource;
  /** Names of those who commented, by the ids that comments give. */
  readonly commentAuthors: Map<string, string>;
  /** Of every slide, in pixels. */
  readonly size: SlideSize;
  /** Takes down which node each element was read from, for an export to find it again. */
  readonly nodes?: Map<string, NodePlace> | undefined;
  /** Whether a slide is read as a page without content, by the name of its part. Left out: none. */
  readonly isOutline?: ((partName: string) => boolean) | undefined;
}

/** A node in the text of its part: where its `<` stands. */
export interface NodePlace {
  readonly part: string;
  readonly start: number;
}

/** Where a placeholder of a layout or master lies and what it is. */
export interface PlaceholderFrame {
  readonly type: string;
  readonly index: number | undefined;
  readonly frame: Element['frame'];
}

/** The placeholders that those of a tree inherit their places from: a layout's from the master alone. */
export interface InheritedPlaceholders {
  readonly layout?: readonly PlaceholderFrame[];
  readonly master?: readonly PlaceholderFrame[];
}

/** What reading one shape tree (of a slide, a layout or a master) needs and fills. */
export interface TreeScope {
  readonly context: ImportContext;
  readonly part: Part;
  readonly theme: ThemeStyles;
  readonly pageId: string | undefined;
  readonly inherited: InheritedPlaceholders;
  /** Element ids by shape id (`p:cNvPr/@id`), the first of each. */
  readonly elementIds: Map<string, string>;
  /** Called once the tree is read: ties that name elements which may come later. */
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
