import type { Readable } from '@lectern/base';
import type { AssetSource } from '@lectern/stage/view';
import type { SavedState } from '../../../parts/courseware/index.ts';

/** A file that the courseware may now refer to. */
export interface StoredAsset {
  readonly hash: string;
  readonly mime: string;
  readonly size: number;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Where in the courseware somebody is, with what is chosen there. */
export interface Place {
  readonly pageId: string | undefined;
  readonly ids: readonly string[];
}

/** Somebody in this courseware, as everyone else is told. */
export interface Presence extends Place {
  readonly id: string;
  readonly name: string;
}

/** Both ends of what is chosen in an open text, the second where the cursor is, counted as `textAnchor` does. */
export interface TextRange {
  readonly elementId: string;
  readonly cell?: string | undefined;
  readonly anchor: number;
  readonly head: number;
}

/** What somebody else has chosen in a text. */
export interface PeerRange {
  readonly id: string;
  readonly name: string;
  readonly elementId: string;
  readonly cell?: string | undefined;
  /** Where it is now; undefined while what it hangs on has not come. */
  readonly now: () => { readonly anchor: number; readonly head: number } | undefined;
  /** Becomes another when they move it, not when the text moves under it. */
  readonly key: string;
}

/**
 * Everything that the editor needs of an open courseware beside its records, which the session has: the live document is
 * one, a local one (`LocalDocument`) is what tests open.
 */
export interface EditorDocument {
  readonly id: string;
  readonly saved: Readable<SavedState>;
  readonly assets: AssetSource;
  readonly name: Readable<string>;
  rename(name: string): Promise<void>;
  /** Stores a file; rejects with an Error whose message can be shown. */
  upload(file: Blob, onProgress: (fraction: number) => void, signal: AbortSignal): Promise<StoredAsset>;
  /** Makes assets of another courseware usable here; answers those that are. */
  takeAssets(fromDocumentId: string, hashes: readonly string[]): Promise<readonly string[]>;
  /**
   * The page of the PowerPoint file that the courseware came from, as it looks there; `part` is its `origin`. Rejects with
   * an Error whose message can be shown.
   */
  pagePicture(part: string): Promise<StoredAsset>;
  readonly others: Readable<readonly Presence[]>;
  /** Tells the others where this teacher is; `undefined` when the editor closes. */
  announce(place: Place | undefined): void;
  /** The cursors of others in texts. */
  readonly carets: Readable<readonly PeerRange[]>;
  /** Tells the others where the cursor is; `undefined` where no text is open. */
  point(range: TextRange | undefined): void;
}
