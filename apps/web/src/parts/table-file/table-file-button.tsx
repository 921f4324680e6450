import { FileButton } from '@lectern/ui';
import { FileSpreadsheet } from 'lucide-react';

export interface TableFileButtonProps {
  readonly busy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: string;
}

/** Chooses a file with a table. Old workbooks can be chosen too, so that it can be said why they are not read. */
export function TableFileButton({ busy, onFiles, children }: TableFileButtonProps) {
  return (
    <FileButton
      icon={<FileSpreadsheet aria-hidden="true" />}
      busy={busy}
      accept=".xlsx,.csv,.txt,.xls"
      onFiles={onFiles}
    >
      {children}
    </FileButton>
  );
}
