/** What the thread is asked. JSON of records (`{ records: […] }`) goes in and out compressed by gzip. */
export type VersionQuestion =
  /** The records as this program has them, and what is to be known of them. */
  | { readonly kind: 'look'; readonly json: Uint8Array }
  /** The same of a document with these updates (Yjs V1). */
  | { readonly kind: 'begin'; readonly updates: readonly Uint8Array[] }
  /** What makes the document of these updates (Yjs V1) what the version says, and what the document says before. */
  | { readonly kind: 'restore'; readonly updates: readonly Uint8Array[]; readonly json: Uint8Array };

export interface LookedAt {
  readonly json: Uint8Array;
  /** Of the JSON, bytes. */
  readonly size: number;
  readonly schema: number;
  readonly pageCount: number;
  readonly files: readonly string[];
  /** From a file of another program. */
  readonly isImported: boolean;
}

export interface VersionAnswer {
  readonly looked: LookedAt;
  /** For `restore`; undefined where there is nothing to change. */
  readonly update?: Uint8Array | undefined;
}
