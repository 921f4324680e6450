import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { currentSession } from '../../../platform/api/session.ts';
import { DiskDialog } from './disk-dialog.tsx';

export interface DiskFileProps {
  readonly title: string;
  readonly isWanted: (item: DocumentItem) => boolean;
  readonly onDocument: (item: DocumentItem) => void;
  readonly onClose: () => void;
}

/** Chooses a document of the user's disk, on a screen without a query client. */
export function DiskFile(props: DiskFileProps): ReactNode {
  const [client] = useState(() => new QueryClient());
  const userId = currentSession()?.userId;
  if (userId === undefined) return null;
  return (
    <QueryClientProvider client={client}>
      <DiskDialog userId={userId} {...props} />
    </QueryClientProvider>
  );
}
