import type { CoursewareSnapshot, Page } from '@lectern/courseware';
import type { ErrorCode, ErrorDetails } from '@lectern/protocol';
import type { RecordsKindCode } from '@lectern/protocol/document-kinds';

/** Result of a reader. Assets are bytes by their SHA-256. */
export interface ReadFile {
  readonly snapshot: CoursewareSnapshot;
  readonly assets: readonly ReadAsset[];
  readonly report: ReadReport;
  /** The kind of document that the file becomes. Default: a courseware. */
  readonly kind?: RecordsKindCode;
  /** The thumbnail in the file: bytes of any format. */
  readonly thumbnail?: Uint8Array;
}

/** A file converted into a courseware in its stored form. */
export interface ReadCourseware extends Omit<ReadFile, 'snapshot' | 'kind'> {
  readonly kind: RecordsKindCode;
  /** One Yjs update (encoding V1). */
  readonly state: Uint8Array;
  /** Comments by page id, stored beside the state. */
  readonly comments: ReadonlyMap<string, NonNullable<Page['comments']>>;
  /** Pages in the order of the file. */
  readonly pages: readonly ReadPage[];
}

export interface ReadPage {
  readonly id: string;
  /** The part of the file from which the page was read. */
  readonly origin: string | undefined;
  /** The asset that shows the page, if it is shown by a picture. */
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

/** Request to the thread. */
export interface ReaderRequest {
  readonly bytes: Uint8Array;
  /** Extension of the file: of a presentation, `pdf`, `ndpx`, of a picture, `zip`. */
  readonly extension: string;
}

/** Messages from the thread. */
export type ReaderAnswer =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'read'; readonly file: ReadCourseware }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly details: ErrorDetails }
  | { readonly kind: 'failed'; readonly message: string };
