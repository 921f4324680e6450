import type { DocumentItem } from '@lectern/protocol/document-shapes';
import type { ReactNode } from 'react';
import type { DocumentWish } from './document-menu.tsx';

/** Carries out what is asked of documents. */
export interface DocumentWishes {
  /** `press`: the mouse is down on what opens it. */
  readonly onWish: (wish: DocumentWish | 'press', item: DocumentItem) => void;
  readonly onWishMany: (
    wish: 'move' | 'copy' | 'bin' | 'restore' | 'delete' | 'download' | 'share',
    items: readonly DocumentItem[],
  ) => void;
  /** Into a folder that is known already: what was dragged there. */
  readonly onMoveTo: (items: readonly DocumentItem[], folderId: string | null) => void;
  /** Place it on the screen: the dialog that a wish opened. */
  readonly dialog: ReactNode;
}
