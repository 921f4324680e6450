import type { CoursewareSnapshot, Page } from '@lectern/courseware';
import type { ErrorCode, ErrorDetails } from '@lectern/protocol';

/** What a reader makes of a file. Assets are bytes by their SHA-256. */
export interface ReadFile {
  readonly snapshot: CoursewareSnapshot;
  readonly assets: readonly ReadAsset[];
  readonly report: ReadReport;
  /** Left out: a courseware. */
  readonly document?: 'board';
  /** The picture of itself that the file carries: bytes of any kind. */
  readonly thumbnail?: Uint8Array;
}

/** A file read into a courseware as it is stored. */
export interface ReadCourseware extends Omit<ReadFile, 'snapshot'> {
  /** One Yjs update (encoding V1). */
  readonly state: Uint8Array;
  /** What is said of its pages, by their ids: kept beside the state. */
  readonly comments: ReadonlyMap<string, NonNullable<Page['comments']>>;
  /** In their order. */
  readonly pages: readonly ReadPage[];
}

export interface ReadPage {
  readonly id: string;
  /** The part of the file that it came from. */
  readonly origin: string | undefined;
  /** The asset that shows it, where it is shown by a picture. */
  readonly picture: string | undefined;
}

export interface ReadAsset {
  readonly hash: string;
  readonly bytes: Uint8Array;
  readonly mime: string;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
}

export interface ReadReport {
  readonly notes: readonly {
    readonly code: string;
    readonly pageId?: string;
    readonly elementId?: string;
    readonly detail?: string;
    readonly of?: number;
  }[];
  readonly more: number;
  readonly fonts: readonly string[];
}

/** What the program asks of the thread. */
export interface ReaderRequest {
  readonly bytes: Uint8Array;
  /** Of the file: of a presentation, `pdf`, `ndpx`, of a picture, `zip`. */
  readonly extension: string;
}

/** What the thread says. */
export type ReaderAnswer =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'read'; readonly file: ReadCourseware }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly details: ErrorDetails }
  | { readonly kind: 'failed'; readonly message: string };
