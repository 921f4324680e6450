import type { Page } from '@lectern/courseware';
import type { Language } from '@lectern/protocol';
import type { RecordsKindCode } from '@lectern/protocol/document-kinds';

/** Comments of pages, by page id, in the form of the pages' records. */
export type PageComments = ReadonlyMap<string, NonNullable<Page['comments']>>;

/** The format of the written file. */
export type WrittenForm = 'pptx' | 'ndpx';

/** Messages from the program to the thread that writes a courseware as a file. */
export type WriterRequest =
  | {
      readonly kind: 'write';
      readonly form: WrittenForm;
      /** The format that an `.ndpx` declares. */
      readonly documentKind: RecordsKindCode;
      /** The courseware as Yjs V1 updates. */
      readonly updates: readonly Uint8Array[];
      readonly title: string;
      /** Milliseconds since 1970. */
      readonly now: number;
      /** PNG pictures of elements that only the stage draws, by id. */
      readonly pictures: ReadonlyMap<string, Uint8Array>;
      /** Comments of each page, by the page's id. */
      readonly comments: PageComments;
      /** Leaves out all comments. */
      readonly unsaid: boolean;
      /** The language in which a presentation has keys of questions in its notes; undefined without keys. */
      readonly keys: Language | undefined;
      /** Write every part again, not on top of the imported file. */
      readonly anew: boolean;
    }
  /** The answer to `wanted`: the requested assets that the courseware has. */
  | { readonly kind: 'assets'; readonly assets: ReadonlyMap<string, Uint8Array> };

/** Messages from the thread. */
export type WriterAnswer =
  /** Hashes of assets that the thread needs: the imported file first, then assets that it does not contain. */
  | {
      readonly kind: 'wanted';
      readonly hashes: readonly string[];
      /** The wanted asset is the imported file, on top of which a presentation is written. */
      readonly original?: boolean;
    }
  /** `problem`: why the imported file could not be used, so that every part was written again. */
  | {
      readonly kind: 'written';
      readonly bytes: Uint8Array;
      readonly problem?: string;
      /** Elements with formulas that had no picture for programs that cannot draw formulas. */
      readonly undrawn?: readonly string[];
    }
  /** The file breaks rules of PowerPoint, also after it was written again; each rule is a sentence. */
  | { readonly kind: 'broken'; readonly rules: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string };
