import type { Page } from '@lectern/courseware';
import { IconButton, Menu, MenuSeparator, Spinner } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { whenSaved } from '../../../parts/courseware/index.ts';
import {
  DownloadChoices,
  type DownloadKind,
  openExport,
  useDownloadTexts,
} from '../../../parts/exports/index.ts';
import { CommandItem } from '../commands/command-item.tsx';
import { saveAs } from '../commands/screen/saving.ts';
import { useEditing } from '../editing/editor-context.ts';

/** Exports the courseware as a file. */
export function DownloadButton(): ReactNode {
  const t = useDownloadTexts();
  const { document, session } = useEditing();
  const name = useSignal(document.name);
  const [busy, setBusy] = useState(false);
  const download = async (kind: DownloadKind) => {
    const ready = () => whenSaved(document.saved);
    setBusy(true);
    const pages = session.store.pages();
    await openExport({
      kind,
      document: { id: document.id, name },
      pageCount: pages.length,
      currentPage: pages.indexOf(session.pageId.get() ?? '') + 1 || undefined,
      ready,
      questions: session.store.all('element').some(({ type }) => type === 'question'),
      picturedPages: pages.some((id) => isPdfAsItLooks(session.store.find('page', id))),
    });
    setBusy(false);
  };
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          label={t('download')}
          icon={busy ? <Spinner size="small" delay={0} /> : <Download aria-hidden="true" />}
          disabled={busy}
        />
      }
    >
      <CommandItem command={saveAs} drawsIcon />
      <MenuSeparator />
      <DownloadChoices onChoose={(kind) => void download(kind)} />
    </Menu>
  );
}

/**
 * Whether a page shows its picture and comes from a PDF. In a page from PowerPoint the part is the slide's XML, which
 * is exported unchanged.
 */
function isPdfAsItLooks(page: Page | undefined): boolean {
  return page?.picture?.shown === true && !page.picture.part.endsWith('.xml');
}
