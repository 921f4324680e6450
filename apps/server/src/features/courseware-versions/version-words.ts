/** Messages to the thread. JSON of records (`{ records: […] }`) is compressed by gzip in both directions. */
export type VersionQuestion =
  /** Migrate the records to the program's schema and report facts about them. */
  | { readonly kind: 'look'; readonly json: Uint8Array }
  /** The same for a document with these updates (Yjs V1). */
  | { readonly kind: 'begin'; readonly updates: readonly Uint8Array[] }
  /** Compute the update that turns the document of these updates (Yjs V1) into the version, and its records before. */
  | { readonly kind: 'restore'; readonly updates: readonly Uint8Array[]; readonly json: Uint8Array };

export interface LookedAt {
  readonly json: Uint8Array;
  /** Size of the uncompressed JSON, bytes. */
  readonly size: number;
  readonly schema: number;
  readonly pageCount: number;
  readonly files: readonly string[];
  /** Imported from a file of another program. */
  readonly isImported: boolean;
}

export interface VersionAnswer {
  readonly looked: LookedAt;
  /** For `restore`; undefined when there is nothing to change. */
  readonly update?: Uint8Array | undefined;
}
