import type { Readable } from '@lectern/base';
import type { AssetSource } from '@lectern/stage/view';
import type { SavedState } from '../../../parts/courseware/index.ts';

/** A stored file that the courseware may refer to. */
export interface StoredAsset {
  readonly hash: string;
  readonly mime: string;
  readonly size: number;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The page a user is on, and the ids of the elements selected there. */
export interface Place {
  readonly pageId: string | undefined;
  readonly ids: readonly string[];
}

/** A user in this courseware, as announced to all other users. */
export interface Presence extends Place {
  readonly id: string;
  readonly name: string;
}

/** Both ends of the selection in an open text, `head` at the cursor, as indices of `textAnchor`. */
export interface TextRange {
  readonly elementId: string;
  readonly cell?: string | undefined;
  readonly anchor: number;
  readonly head: number;
}

/** The selection of another user in a text. */
export interface PeerRange {
  readonly id: string;
  readonly name: string;
  readonly elementId: string;
  readonly cell?: string | undefined;
  /**
   * Returns the current indices of the selection; undefined while the text to which they are anchored has not arrived.
   */
  readonly now: () => { readonly anchor: number; readonly head: number } | undefined;
  /** Changes when the user moves the selection, not when the text around it moves. */
  readonly key: string;
}

/**
 * The editor's port to an open courseware, for all data besides its records, which the session has. Implemented by the
 * live document, and by `LocalDocument` for tests.
 */
export interface EditorDocument {
  readonly id: string;
  readonly saved: Readable<SavedState>;
  readonly assets: AssetSource;
  readonly name: Readable<string>;
  rename(name: string): Promise<void>;
  /** Stores a file; rejects with an Error whose message can be shown. */
  upload(file: Blob, onProgress: (fraction: number) => void, signal: AbortSignal): Promise<StoredAsset>;
  /** Makes assets of another courseware available in this one; returns the hashes of the available assets. */
  takeAssets(fromDocumentId: string, hashes: readonly string[]): Promise<readonly string[]>;
  /**
   * Returns the picture of a page of the original PowerPoint file; `part` is the page's `origin`. Rejects with an Error
   * whose message can be shown.
   */
  pagePicture(part: string): Promise<StoredAsset>;
  readonly others: Readable<readonly Presence[]>;
  /** Announces this user's page and selection to other users; `undefined` when the editor closes. */
  announce(place: Place | undefined): void;
  /** The cursors of other users in texts. */
  readonly carets: Readable<readonly PeerRange[]>;
  /** Announces this user's cursor to other users; `undefined` when no text is open. */
  point(range: TextRange | undefined): void;
}
