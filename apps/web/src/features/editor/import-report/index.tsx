import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import type { ImportReportChipProps } from './import-report-chip.tsx';

/** What the import of this courseware replaced, where there is something to say. Comes after the editor, in its own file. */
export function ImportReport(): ReactNode {
  const { id } = useEditing().document;
  const [Chip, setChip] = useState<ComponentType<ImportReportChipProps>>();
  useEffect(() => {
    let left = false;
    import('./import-report-chip.tsx').then(
      ({ ImportReportChip }) => left || setChip(() => ImportReportChip),
      // Without a connection the editor goes on without its report; the next opening asks again.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return Chip ? <Chip key={id} documentId={id} /> : null;
}
