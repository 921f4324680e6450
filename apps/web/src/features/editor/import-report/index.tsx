import { late } from '@lectern/ui/late';
import type { ReactNode } from 'react';
import { useEditing } from '../editing/editor-context.ts';

const ImportReportChip = late(async () => (await import('./import-report-chip.tsx')).ImportReportChip);

/** What the import of this courseware replaced, where there is something to say. Comes after the editor, in its own file. */
export function ImportReport(): ReactNode {
  const { id } = useEditing().document;
  return <ImportReportChip key={id} documentId={id} />;
}
