import type { ReactNode } from 'react';
import type { Opened, Shared } from './use-shared.ts';

/** A link that is open, for who shows what it leads to. */
export interface OpenedLink {
  readonly resource: Opened;
  readonly shared: Pick<Shared, 'calls' | 'noteError'>;
}

export interface ShareScreenProps {
  readonly id: string;
  /** Opens a courseware in the editor. */
  readonly onOpen: (documentId: string) => void;
  /** Leads to the sign-in, and back here. */
  readonly onSignIn: () => void;
  /** Shows what the link leads to in another way than `/s` does. */
  readonly show?: ((open: OpenedLink) => ReactNode) | undefined;
}
