import { importSourceLink } from '@lectern/protocol/transcoding';
import { Button } from '@lectern/ui';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../../platform/api/call.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { formatSize } from '../../platform/i18n/format-size.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useImportedFileTexts } from './imported-file-texts.ts';

export interface DownloadSourceProps {
  readonly documentId: string;
  /** Size in bytes; undefined when unknown. */
  readonly size?: number | undefined;
}

/** A button that downloads the complete file a courseware was imported from, for users with permission. */
export function DownloadSource({ documentId, size }: DownloadSourceProps): ReactNode {
  const t = useImportedFileTexts();
  const { busy, run } = useCall();
  const download = () =>
    run(async () => {
      const { name, url } = await call(importSourceLink, { params: { id: documentId } });
      saveFile(name, url);
    });
  return (
    <Button size="small" busy={busy} icon={<Download aria-hidden="true" />} onClick={() => void download()}>
      {size === undefined ? t('download') : t('downloadSize', { size: formatSize(size) })}
    </Button>
  );
}
