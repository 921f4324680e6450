import type { ReadyPreview } from '@lectern/protocol/previews';
import type { ReactNode } from 'react';

/** What shows a file, and what it says where that cannot be shown. */
export interface ShownPreview {
  readonly preview: ReadyPreview;
  /** Asks for it anew. */
  readonly again: () => void;
  /** What is offered instead. */
  readonly instead?: ReactNode;
}
