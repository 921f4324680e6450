/** What the program says to the thread that writes a presentation. */
export type PptxRequest =
  | {
      readonly kind: 'write';
      /** The courseware as a Yjs V1 update. */
      readonly state: Uint8Array;
      readonly title: string;
      /** Milliseconds since 1970. */
      readonly now: number;
    }
  /** The answer to `wanted`: those that the courseware has. */
  | { readonly kind: 'assets'; readonly assets: ReadonlyMap<string, Uint8Array> };

/** What the thread says. */
export type PptxAnswer =
  /** Hashes of the assets that the courseware's records use. */
  | { readonly kind: 'wanted'; readonly hashes: readonly string[] }
  | { readonly kind: 'written'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly message: string };
