import type { CoursewareSnapshot } from '@lectern/courseware';
import type { Printable } from './print/printable.ts';

/** What an export needs of a courseware. */
export interface ExportedCourseware {
  state(documentId: string): Promise<Uint8Array>;
  snapshot(documentId: string): Promise<CoursewareSnapshot>;
  asset(documentId: string, hash: string): ReturnType<Printable['asset']>;
  /** The bytes of a file; `now` in milliseconds since 1970. */
  write(
    documentId: string,
    form: 'pptx' | 'ndpx' | 'board',
    about: { readonly title: string; readonly now: number },
    options: {
      readonly signal: AbortSignal;
      /** Leaves out the comments. */
      readonly unsaid?: boolean;
      /** PNG pictures of what only the stage draws, by the ids of elements. */
      readonly pictures?: ReadonlyMap<string, Uint8Array>;
      /** Receives the elements whose rewritten formulas had no picture among these. */
      readonly undrawn?: (elementIds: readonly string[]) => void;
    },
  ): Promise<Uint8Array>;
}
