import type { ReadyPreview } from '@lectern/protocol/previews';
import type { ReactNode } from 'react';
import type { ViewerKeys } from './viewer-keys.ts';

/** The files before and after this one, where it stands among others. */
export interface Leaf {
  readonly previous?: (() => void) | undefined;
  readonly next?: (() => void) | undefined;
  /**
   * The one of their buttons that has the keyboard, for the viewer that comes in the place of this one. Left out where the
   * buttons stay.
   */
  readonly focused?: { current: 'previous' | 'next' | undefined } | undefined;
}

/** What shows a file, and what it says where that cannot be shown. */
export interface ShownPreview {
  readonly id: string;
  readonly name: string;
  readonly preview: ReadyPreview;
  /** Asks for it anew, from the beginning. */
  readonly again: () => void;
  /** Asks for an address that is good again, and answers whether that is worth a try: not twice within a moment. */
  readonly renew: () => Promise<boolean>;
  /** What is offered instead. */
  readonly instead?: ReactNode;
  readonly keys: ViewerKeys;
  readonly leaf?: Leaf | undefined;
  /** The arrow keys lead to other files. */
  readonly arrowsLeaf: boolean;
  /** This browser keeps where a film was left. */
  readonly keepsPlace: boolean;
}
