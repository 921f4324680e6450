/**
 * The kinds of document that teachers create and that open on a screen. Server and web add a row each (docs/adding.md). Files
 * and folders have no row: see `file-kinds.ts`. The table imports no library, because first loads contain it.
 */

/**
 * The formats of exports. PDF (one file) and PNG or JPEG (one picture per page) are drawn. The others are written from
 * the records: a show in one HTML file that any browser opens, a PowerPoint file, or the file format of coursewares.
 */
export const EXPORT_FORMATS = ['pdf', 'png', 'jpeg', 'html', 'pptx', 'ndpx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Formats that contain the pages as pictures. */
export const DRAWN_FORMATS: readonly ExportFormat[] = ['pdf', 'png', 'jpeg'];

/** Facts of a kind that server and web both need. The key in the table is the `resource_type_code` of the documents. */
export interface DocumentKind {
  /** The `format` of the documents: the extension of their files. */
  readonly format: string;
  /** The `core_type` of the documents: the type of viewer, from the list of the specification. */
  readonly coreType: string;
  /** The `file_type` that filters a listing by the kind. */
  readonly listedAs: string;
  /** The documents contain pages of a courseware's records, which are drawn as thumbnails, shown by links and exported. */
  readonly pages: boolean;
  /** The player opens the documents, and the owner's record of acts lists their creation. */
  readonly taught: boolean;
  /** The documents may be given to colleagues and shared by a link. */
  readonly shared: boolean;
  readonly comments: boolean;
  readonly versions: boolean;
  readonly exports: readonly ExportFormat[];
}

export const documentKinds = {
  coursewares: {
    format: 'ndpx',
    coreType: 'courseware',
    listedAs: 'courseware',
    pages: true,
    taught: true,
    shared: true,
    comments: true,
    versions: true,
    exports: EXPORT_FORMATS,
  },
  superboard: {
    format: 'superboard',
    coreType: 'courseware',
    listedAs: 'superboard',
    pages: true,
    taught: false,
    shared: true,
    comments: false,
    versions: false,
    exports: DRAWN_FORMATS,
  },
} as const satisfies Readonly<Record<string, DocumentKind>>;

type Kinds = typeof documentKinds;
export type DocumentKindCode = keyof Kinds;

/** The kinds with pages of a courseware's records. */
export type PagedKindCode = {
  [Code in DocumentKindCode]: Kinds[Code]['pages'] extends true ? Code : never;
}[DocumentKindCode];

/** The type of a field over all rows, such as `KindField<'listedAs'>`. */
export type KindField<Field extends keyof DocumentKind> = Kinds[DocumentKindCode][Field];
