import type { CoursewareSnapshot } from '@lectern/courseware';

/** What is printed, and what of it. */
export interface Printable {
  /** The courseware as one Yjs V1 update. */
  readonly state: Uint8Array;
  /** The same as plain records. */
  snapshot(): Promise<CoursewareSnapshot>;
  readonly title: string;
  readonly language: 'zh' | 'en';
  /** Numbers of pages, counted from 1; left out for all. */
  readonly pages?: readonly number[] | undefined;
  /** Hidden pages too, where all are printed. */
  readonly hidden: boolean;
  /** The document of a lesson as one Yjs V1 update: what was written in it is drawn over the pages, and those alone are. */
  readonly ink?: Uint8Array | undefined;
  /** Speaker notes go along with a show; left out, they do not. */
  readonly notes?: boolean;
  /** A file of the courseware by its SHA-256; undefined for one that it may not use, or that was lost. */
  asset(hash: string): Promise<PrintableAsset | undefined>;
}

export interface PrintableAsset {
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** Pages done, of how many; the first call comes with none done. */
export type PrintProgress = (done: number, total: number) => void;
