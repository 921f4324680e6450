import type { CutAway } from '@lectern/protocol/cut-away';
import type { TranscodeStage } from '@lectern/protocol/transcoding';
import type { FolderUpload } from './folder-upload.ts';
import type { KeptFile } from './kept-files.ts';

/** Where one file is on its way. `progress` is 0 to 1. */
export type TransferState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'uploading'; readonly progress: number }
  | { readonly kind: 'paused'; readonly progress: number }
  /** Until the same file is chosen once more. */
  | { readonly kind: 'wanted' }
  | {
      /** On the server, which reads it. How long a conversion takes nobody knows: it has no progress. */
      readonly kind: 'working';
      readonly stage: Exclude<TranscodeStage, 'done'>;
      readonly progress?: number;
    }
  /** A folder: its files are found, then the folders made on the disk. */
  | { readonly kind: 'reading'; readonly found: number }
  | { readonly kind: 'making'; readonly made: number; readonly total: number }
  | { readonly kind: 'made' }
  | {
      readonly kind: 'ready';
      readonly documentId: string;
      /** What the courseware does not hold of the file: it does not open by itself then. */
      readonly cut?: CutAway;
    }
  | { readonly kind: 'stored' }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly mayRetry: boolean;
      /** The disk is full: something has to go before it is tried again. */
      readonly full?: boolean;
    }
  | { readonly kind: 'cancelled' };

/** What becomes a document. */
export type TransferSource =
  | {
      readonly kind: 'file';
      readonly file: File;
      readonly parentId: string | undefined;
      /** Set where the file becomes a courseware, though it would be kept as a file. */
      readonly opensAs: 'courseware' | undefined;
      /** The document of the same name whose newer version it is. */
      readonly replaces: string | undefined;
    }
  /** A file that was on its way before the page was loaded anew, and that this browser could not keep. */
  | { readonly kind: 'lost'; readonly kept: KeptFile }
  /** A folder whose files become documents of their own, in folders like theirs. */
  | { readonly kind: 'folder'; readonly upload: FolderUpload }
  /** A file of the disk that is read into a courseware. */
  | { readonly kind: 'document'; readonly documentId: string }
  /** A task that was begun before the page was loaded anew. */
  | { readonly kind: 'task'; readonly taskId: string };

export interface Transfer {
  readonly id: string;
  readonly name: string;
  readonly source: TransferSource;
  /** The courseware that comes of it opens by itself. */
  readonly opens: boolean;
  readonly state: TransferState;
}

/** Why what a window sends stops by itself. What the server already works on goes on: nobody took it back. */
export class UserGone extends DOMException {
  constructor() {
    super('the user is gone', 'AbortError');
  }
}

export function isFinished(state: TransferState): boolean {
  return ['ready', 'stored', 'made', 'failed', 'cancelled'].includes(state.kind);
}
