import { type ReactNode, useState } from 'react';
import { CutNotice } from './cut-notice.tsx';
import { isCutRead } from './report-dismissal.ts';
import { useSummary } from './use-summary.ts';

/** The notice above the pages on a phone, until it was read. */
export function PhoneCutNotice({ documentId }: { readonly documentId: string }): ReactNode {
  const missing = useSummary(documentId)?.missing;
  const [read, setRead] = useState(() => isCutRead(documentId));
  return missing && !read ? (
    <CutNotice documentId={documentId} missing={missing} onRead={() => setRead(true)} />
  ) : null;
}
