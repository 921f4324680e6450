import { type Readable, useSignal } from '@lectern/stage/edit';
import { IconButton, Menu, Spinner } from '@lectern/ui';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  type CoursewareFormat,
  DownloadChoices,
  downloadCourseware,
  useDownloadTexts,
} from '../../../platform/downloads/index.ts';
import type { SaveState } from '../document-port.ts';
import { useEditing } from '../editor-context.ts';

/** What was typed a moment ago is on its way; without a connection the download itself says so. Milliseconds. */
const SAVING_PATIENCE_MS = 5000;

/** Takes the courseware out as a file. */
export function DownloadButton(): ReactNode {
  const t = useDownloadTexts();
  const { document } = useEditing();
  const name = useSignal(document.name);
  const [busy, setBusy] = useState(false);
  const download = async (format: CoursewareFormat) => {
    setBusy(true);
    await downloadCourseware({ id: document.id, name }, format, () => savedOf(document.saved));
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
      <DownloadChoices onChoose={(format) => void download(format)} />
    </Menu>
  );
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
