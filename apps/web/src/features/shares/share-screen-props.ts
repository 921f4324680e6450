import type { OpenedShare } from '@lectern/protocol/shares';
import type { ReactNode } from 'react';
import type { Shared } from './use-shared.ts';

/** A link that is open, for who shows what it leads to. */
export interface OpenedLink {
  readonly resource: OpenedShare;
  readonly shared: Pick<Shared, 'calls' | 'noteError'>;
}

/** What somebody came back for who was led to the sign-in. */
export type ShareWish = 'save' | 'edit';

export interface ShareScreenProps {
  readonly id: string;
  /** `look`: what a link leads to and nothing else; it is not counted as opened, and nothing of it is taken along. */
  readonly mode?: 'open' | 'look';
  /** Of a courseware, counted from 1. */
  readonly startPage?: number | undefined;
  readonly wish?: ShareWish | undefined;
  /** Opens a courseware in the editor. */
  readonly onOpen: (documentId: string, isBoard: boolean) => void;
  /** To the disk of who is signed in. */
  readonly onDisk: () => void;
  /** Leads to the sign-in, and back to the same link. */
  readonly onSignIn: (wish?: ShareWish) => void;
  /** Shows what the link leads to in another way than `/s` does. */
  readonly show?: ((open: OpenedLink) => ReactNode) | undefined;
}
