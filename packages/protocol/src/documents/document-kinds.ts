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
  /**
   * The documents consist of a courseware's records, with or without pages: browsers store copies of them, and their files
   * are archives of records.
   */
  readonly records: boolean;
  /** The documents contain pages of a courseware's records, which are drawn as thumbnails and exported. */
  readonly pages: boolean;
  /** The player opens the documents, and the owner's record of acts lists their creation. */
  readonly taught: boolean;
  /** The questions of the documents are given out as assignments. */
  readonly givenOut: boolean;
  /** The documents may be given to colleagues. */
  readonly shared: boolean;
  /** A link may show the documents to visitors. */
  readonly linked: boolean;
  readonly comments: boolean;
  readonly versions: boolean;
  readonly exports: readonly ExportFormat[];
}

export const documentKinds = {
  coursewares: {
    format: 'ndpx',
    coreType: 'courseware',
    listedAs: 'courseware',
    records: true,
    pages: true,
    taught: true,
    givenOut: false,
    shared: true,
    linked: true,
    comments: true,
    versions: true,
    exports: EXPORT_FORMATS,
  },
  superboard: {
    format: 'superboard',
    coreType: 'courseware',
    listedAs: 'superboard',
    records: true,
    pages: true,
    taught: false,
    givenOut: false,
    shared: true,
    linked: true,
    comments: false,
    versions: false,
    exports: DRAWN_FORMATS,
  },
  exercises: {
    format: 'exercise',
    coreType: 'exercise',
    listedAs: 'exercise',
    records: true,
    pages: false,
    taught: false,
    givenOut: true,
    shared: true,
    // Visitors would get the keys of the questions with the records.
    linked: false,
    comments: false,
    versions: true,
    exports: [],
  },
} as const satisfies Readonly<Record<string, DocumentKind>>;

type Kinds = typeof documentKinds;
export type DocumentKindCode = keyof Kinds;

/** The kinds that consist of a courseware's records. */
export type RecordsKindCode = {
  [Code in DocumentKindCode]: Kinds[Code]['records'] extends true ? Code : never;
}[DocumentKindCode];

/** The kinds with pages of a courseware's records. */
export type PagedKindCode = {
  [Code in DocumentKindCode]: Kinds[Code]['pages'] extends true ? Code : never;
}[DocumentKindCode];

/** The type of a field over all rows, such as `KindField<'listedAs'>`. */
export type KindField<Field extends keyof DocumentKind> = Kinds[DocumentKindCode][Field];
