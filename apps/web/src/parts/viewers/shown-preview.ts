import type { ReadyPreview } from '@lectern/protocol/previews';
import type { ReactNode } from 'react';
import type { ViewerKeys } from './viewer-keys.ts';

/** Functions that show the previous and next file; undefined at the ends. */
export interface Leaf {
  readonly previous?: (() => void) | undefined;
  readonly next?: (() => void) | undefined;
  /**
   * The button that has the focus, passed on to the viewer that replaces this viewer. Omitted when the buttons are not
   * replaced.
   */
  readonly focused?: { current: 'previous' | 'next' | undefined } | undefined;
}

/** Properties of the component that shows a file. */
export interface ShownPreview {
  readonly id: string;
  readonly name: string;
  readonly preview: ReadyPreview;
  /** Requests the preview again from the beginning. */
  readonly again: () => void;
  /**
   * Requests a new address; returns whether loading the file again is worthwhile: false if it was renewed a moment ago.
   */
  readonly renew: () => Promise<boolean>;
  /** Offered when the file cannot be shown. */
  readonly instead?: ReactNode;
  readonly keys: ViewerKeys;
  readonly leaf?: Leaf | undefined;
  /** Whether the arrow keys page through files. */
  readonly arrowsLeaf: boolean;
  /** Whether this browser stores the position of a video. */
  readonly keepsPlace: boolean;
}
