import type { DocumentItem } from '@lectern/protocol/document-shapes';
import type { ReactNode } from 'react';
import type { DocumentWish } from './document-menu.tsx';

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
