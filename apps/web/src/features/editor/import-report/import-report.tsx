import { lazyComponent } from '@lectern/ui/lazy';
import type { ReactNode } from 'react';
import { useEditing } from '../editing/editor-context.ts';

const ImportReportChip = lazyComponent(
  async () => (await import('./import-report-chip.tsx')).ImportReportChip,
);

/**
 * The report of the parts that the import of this courseware replaced, if any. Loaded after the editor, as a separate
 * chunk.
 */
export function ImportReport(): ReactNode {
  const { id } = useEditing().document;
  return <ImportReportChip key={id} documentId={id} />;
}
