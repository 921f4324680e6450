import { FileButton } from '@lectern/ui';
import { FileSpreadsheet } from 'lucide-react';

export interface TableFileButtonProps {
  readonly busy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: string;
}

/** Chooses a file with a table. */
export function TableFileButton({ busy, onFiles, children }: TableFileButtonProps) {
  return (
    <FileButton
      icon={<FileSpreadsheet aria-hidden="true" />}
      busy={busy}
      accept=".xlsx,.xlsm,.xls,.et,.csv,.txt,.tsv,.htm,.html"
      onFiles={onFiles}
    >
      {children}
    </FileButton>
  );
}
