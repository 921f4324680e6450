import { IconButton, Menu, MenuItem } from '@lectern/ui';
import { Download, FileText, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { type LiveCourseware, whenSaved } from '../../../parts/courseware/index.ts';
import { openExport } from '../../../parts/exports/index.ts';
import { useTexts } from '../model/board-texts.ts';

export interface DownloadMenuProps {
  readonly live: LiveCourseware;
  readonly name: string;
  readonly pageCount: number;
  readonly currentPage: number;
  /** Writes pending strokes to the document before it returns. */
  readonly settle: () => void;
}

/** Menu that exports the board as PDF or pictures. */
export function DownloadMenu({ live, name, pageCount, currentPage, settle }: DownloadMenuProps): ReactNode {
  const t = useTexts();
  const download = (kind: 'pdf' | 'pictures') => {
    settle();
    void openExport({
      kind,
      document: { id: live.documentId, name },
      pageCount,
      currentPage,
      showsAllPages: true,
      ready: () => whenSaved(live.saved),
    });
  };
  return (
    <Menu align="end" trigger={<IconButton label={t('download')} icon={<Download aria-hidden="true" />} />}>
      <MenuItem icon={<FileText aria-hidden="true" />} onSelect={() => download('pdf')}>
        {t('pdf')}
      </MenuItem>
      <MenuItem icon={<Image aria-hidden="true" />} onSelect={() => download('pictures')}>
        {t('pictures')}
      </MenuItem>
    </Menu>
  );
}
