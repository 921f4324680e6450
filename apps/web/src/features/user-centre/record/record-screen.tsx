import type { ReactNode } from 'react';

export interface RecordScreenProps {
  readonly userId: string;
  /** What one's lessons were, another feature's. */
  readonly lessons: ReactNode;
}

/** What one taught, and what one did. */
export function RecordScreen({ lessons }: RecordScreenProps) {
  return lessons;
}
