import type { Readable } from '@lectern/base';
import type { Page } from '@lectern/courseware';
import { IconButton, Menu, Spinner } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  DownloadChoices,
  type DownloadKind,
  openExport,
  useDownloadTexts,
} from '../../../parts/exports/index.ts';
import type { SaveState } from '../document/document-port.ts';
import { useEditing } from '../editing/editor-context.ts';

/** What was typed a moment ago is on its way; without a connection the download itself says so. Milliseconds. */
const SAVING_PATIENCE_MS = 5000;

/** Takes the courseware out as a file. */
export function DownloadButton(): ReactNode {
  const t = useDownloadTexts();
  const { document, session } = useEditing();
  const name = useSignal(document.name);
  const [busy, setBusy] = useState(false);
  const download = async (kind: DownloadKind) => {
    const ready = () => savedOf(document.saved);
    setBusy(true);
    const pages = session.store.pages();
    await openExport({
      kind,
      document: { id: document.id, name },
      pageCount: pages.length,
      currentPage: pages.indexOf(session.pageId.get() ?? '') + 1 || undefined,
      ready,
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
      <DownloadChoices onChoose={(kind) => void download(kind)} />
    </Menu>
  );
}

/** Of PowerPoint the part is the slide's XML, which goes back as it was. */
function isPdfAsItLooks(page: Page | undefined): boolean {
  return page?.picture?.shown === true && !page.picture.part.endsWith('.xml');
}

/** Resolves when everything is saved, or when it takes too long. */
function savedOf(saved: Readable<SaveState>): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      unsubscribe();
      clearTimeout(timer);
      resolve();
    };
    const unsubscribe = saved.subscribe(() => saved.get().type === 'saved' && finish());
    const timer = setTimeout(finish, SAVING_PATIENCE_MS);
    if (saved.get().type === 'saved') finish();
  });
}
