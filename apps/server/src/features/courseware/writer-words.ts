import type { Page } from '@lectern/courseware';

/** What is said of pages, by their ids, as their records have it. */
export type PageComments = ReadonlyMap<string, NonNullable<Page['comments']>>;

/** As what a courseware is taken out; `board`: an `.ndpx` that says it is one. */
export type WrittenForm = 'pptx' | 'ndpx' | 'board';

/** What the program says to the thread that writes a courseware as a file. */
export type WriterRequest =
  | {
      readonly kind: 'write';
      readonly form: WrittenForm;
      /** The courseware as Yjs V1 updates. */
      readonly updates: readonly Uint8Array[];
      readonly title: string;
      /** Milliseconds since 1970. */
      readonly now: number;
      /** PNG pictures of elements that only the stage draws, by id. */
      readonly pictures: ReadonlyMap<string, Uint8Array>;
      /** What is said of each page, by its id. */
      readonly comments: PageComments;
      /** Leaves out all comments. */
      readonly unsaid: boolean;
      /** A presentation is not to stand on the file that was imported: every part is written anew. */
      readonly anew: boolean;
    }
  /** The answer to `wanted`: those that the courseware has. */
  | { readonly kind: 'assets'; readonly assets: ReadonlyMap<string, Uint8Array> };

/** What the thread says. */
export type WriterAnswer =
  /** Hashes of assets to be given: of the file that was imported, then of what that does not hold. */
  | {
      readonly kind: 'wanted';
      readonly hashes: readonly string[];
      /** It is the file that was imported, which a presentation stands on. */
      readonly original?: boolean;
    }
  /** `problem`: why the imported file could not be stood on, so that every part was written anew. */
  | {
      readonly kind: 'written';
      readonly bytes: Uint8Array;
      readonly problem?: string;
      /** Elements with formulas that had no picture for programs without formulas. */
      readonly undrawn?: readonly string[];
    }
  /** The file breaks rules of PowerPoint, also after it was written anew; each rule is a sentence. */
  | { readonly kind: 'broken'; readonly rules: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string };
