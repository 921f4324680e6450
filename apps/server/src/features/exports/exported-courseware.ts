import type { Printable } from './print/printable.ts';

/** What an export needs of a courseware. */
export interface ExportedCourseware {
  state(documentId: string): Promise<Uint8Array>;
  asset(documentId: string, hash: string): ReturnType<Printable['asset']>;
  /** The bytes of a `.pptx`; `now` in milliseconds since 1970. */
  exportPptx(documentId: string, title: string, now: number): Promise<Uint8Array>;
  exportNdpx(documentId: string): Promise<Uint8Array>;
}
