import type { DocumentItem } from '@lectern/protocol/document-shapes';
import type { PointerEvent, ReactNode } from 'react';
import type { DownloadKind } from '../../exports/index.ts';

/** An action on one document, carried out by the screen that shows it. */
export type DocumentWish =
  | 'open'
  | 'teach'
  | 'give-out'
  | 'rename'
  | 'move'
  | 'copy'
  | 'share'
  | 'download'
  | `download-${DownloadKind}`
  | 'make-courseware'
  | 'bin'
  | 'restore'
  | 'delete';

/** Handlers for actions on documents. */
export interface DocumentWishes {
  /** `press`: the pointer is down on the element that opens the document. */
  readonly onWish: (wish: DocumentWish | 'press', item: DocumentItem) => void;
  readonly onWishMany: (
    wish: 'move' | 'copy' | 'bin' | 'restore' | 'delete' | 'download' | 'share',
    items: readonly DocumentItem[],
  ) => void;
  /** Moves documents to a folder without a dialog, after a drag. */
  readonly onMoveTo: (items: readonly DocumentItem[], folderId: string | null) => void;
  /** The dialog that an action opened; the caller renders it. */
  readonly dialog: ReactNode;
}

/** Whether a click is likely to follow a pointer-down. A finger is usually about to scroll. */
export function isPress({ pointerType, button }: Pick<PointerEvent, 'pointerType' | 'button'>): boolean {
  return pointerType === 'mouse' && button === 0;
}
