import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { CutNotice } from './cut-notice.tsx';

/** The notice above the page of the editor, until it was read. */
export function OpenCutNotice(): ReactNode {
  const { document, importReportShown, missing } = useEditing();
  const shown = useSignal(missing);
  return shown ? (
    <CutNotice
      documentId={document.id}
      missing={shown}
      onReport={() => importReportShown.set(true)}
      onRead={() => missing.set(undefined)}
    />
  ) : null;
}
