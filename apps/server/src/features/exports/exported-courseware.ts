import type { CoursewareSnapshot } from '@lectern/courseware';
import type { Printable } from './print/printable.ts';

/** Functions of a courseware that an export needs. */
export interface ExportedCourseware {
  state(documentId: string): Promise<Uint8Array>;
  snapshot(documentId: string): Promise<CoursewareSnapshot>;
  asset(documentId: string, hash: string): ReturnType<Printable['asset']>;
  /** The content of a file; `now` in milliseconds since 1970. */
  write(
    documentId: string,
    form: 'pptx' | 'ndpx',
    about: { readonly title: string; readonly now: number },
    options: {
      readonly signal: AbortSignal;
      /** Leaves out the comments. */
      readonly unsaid?: boolean;
      /** PNG pictures of elements that only the stage draws, by element id. */
      readonly pictures?: ReadonlyMap<string, Uint8Array>;
      /** Receives the elements whose rewritten formulas had no picture in `pictures`. */
      readonly undrawn?: (elementIds: readonly string[]) => void;
    },
  ): Promise<Uint8Array>;
}
