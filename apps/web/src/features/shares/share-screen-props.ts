import type { OpenedShare } from '@lectern/protocol/shares';
import type { ReactNode } from 'react';
import type { Shared } from './use-shared.ts';

/** An opened link, for the component that shows its target. */
export interface OpenedLink {
  readonly resource: OpenedShare;
  readonly shared: Pick<Shared, 'calls' | 'noteError'>;
}

/** The action for which a user was redirected to the sign-in. */
export type ShareWish = 'save' | 'edit';

export interface ShareScreenProps {
  readonly id: string;
  /** `look`: shows only the content, without counting it as opened and without actions. */
  readonly mode?: 'open' | 'look';
  /** First page of a courseware, counted from 1. */
  readonly startPage?: number | undefined;
  readonly wish?: ShareWish | undefined;
  /** Opens a document on its screen. */
  readonly onOpen: (address: string) => void;
  /** Navigates to the signed-in user's disk. */
  readonly onDisk: () => void;
  /** Redirects to the sign-in, and back to the same link. */
  readonly onSignIn: (wish?: ShareWish) => void;
  /** Replaces the component that `/s` uses to show the target. */
  readonly show?: ((open: OpenedLink) => ReactNode) | undefined;
}
