import type { CoursewareSnapshot } from '@lectern/courseware';

/** A courseware to be printed, and which parts of it. */
export interface Printable {
  /** The courseware as one Yjs V1 update. */
  readonly state: Uint8Array;
  /** The courseware as plain records. */
  snapshot(): Promise<CoursewareSnapshot>;
  readonly title: string;
  readonly language: 'zh' | 'en';
  /** Page numbers, counted from 1; all pages if omitted. */
  readonly pages?: readonly number[] | undefined;
  /** Whether hidden pages are included when all pages are printed. */
  readonly hidden: boolean;
  /**
   * The document of a lesson as one Yjs V1 update: its ink is drawn over the pages, and only pages with ink are
   * printed.
   */
  readonly ink?: Uint8Array | undefined;
  /** Whether a show contains speaker notes; false if omitted. */
  readonly notes?: boolean;
  /** A file of the courseware by its SHA-256; undefined for a file that it may not use, or that was lost. */
  asset(hash: string): Promise<PrintableAsset | undefined>;
}

export interface PrintableAsset {
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** Receives the number of finished pages and the total; the first call has none finished. */
export type PrintProgress = (done: number, total: number) => void;
