import type { CutAway } from '@lectern/protocol/cut-away';
import type { TranscodeStage } from '@lectern/protocol/transcoding';
import type { FolderUpload } from './folder-upload.ts';
import type { KeptFile } from './kept-files.ts';

/** The state of a transfer. `progress` is 0 to 1. */
export type TransferState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'uploading'; readonly progress: number }
  | { readonly kind: 'paused'; readonly progress: number }
  /** Waits until the user selects the same file again. */
  | { readonly kind: 'wanted' }
  | {
      /** The server is reading the file. The duration of a conversion is unknown, so it has no progress. */
      readonly kind: 'working';
      readonly stage: Exclude<TranscodeStage, 'done'>;
      readonly progress?: number;
    }
  /** A folder: its files are listed, then the folders are created on the disk. */
  | { readonly kind: 'reading'; readonly found: number }
  | { readonly kind: 'making'; readonly made: number; readonly total: number }
  | { readonly kind: 'made' }
  | {
      readonly kind: 'ready';
      readonly documentId: string;
      /** Content of the file that was left out; then the courseware does not open automatically. */
      readonly cut?: CutAway;
    }
  | { readonly kind: 'stored' }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly mayRetry: boolean;
      /** The disk is full: the user must delete files before retrying. */
      readonly full?: boolean;
    }
  | { readonly kind: 'cancelled' };

/** The source of a transfer. */
export type TransferSource =
  | {
      readonly kind: 'file';
      readonly file: File;
      readonly parentId: string | undefined;
      /** Set to convert the file into a courseware even if its kind is stored as a file. */
      readonly opensAs: 'courseware' | undefined;
      /** Id of the document of the same name, of which the file becomes a new version. */
      readonly replaces: string | undefined;
    }
  /** A file from before a reload that this browser could not store. */
  | { readonly kind: 'lost'; readonly kept: KeptFile }
  /** A folder whose files become separate documents, in the same folder structure. */
  | { readonly kind: 'folder'; readonly upload: FolderUpload }
  /** A file of the disk that is converted into a courseware. */
  | { readonly kind: 'document'; readonly documentId: string }
  /** A task that was started before a reload. */
  | { readonly kind: 'task'; readonly taskId: string };

export interface Transfer {
  readonly id: string;
  readonly name: string;
  readonly source: TransferSource;
  /** Whether the resulting courseware opens automatically. */
  readonly opens: boolean;
  readonly state: TransferState;
}

/**
 * Reason for aborting transfers after their user signed out. Tasks on the server continue, because the user did not
 * cancel them.
 */
export class UserGone extends DOMException {
  constructor() {
    super('the user signed out', 'AbortError');
  }
}

export function isFinished(state: TransferState): boolean {
  return ['ready', 'stored', 'made', 'failed', 'cancelled'].includes(state.kind);
}
