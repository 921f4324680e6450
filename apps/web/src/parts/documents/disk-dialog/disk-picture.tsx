import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { downloadLink } from '@lectern/protocol/documents';
import { showToast } from '@lectern/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { documentText, useDocumentTexts } from '../document-texts.ts';
import { DiskFile } from './disk-dialog.tsx';

export interface DiskPictureProps {
  readonly onPicture: (file: File) => void;
  readonly onClose: () => void;
}

function isPicture({ resource_type_code: kind }: DocumentItem): boolean {
  return kind === 'assets_picture';
}

/** Selects a picture of the user's disk and downloads its file. */
export function DiskPicture({ onPicture, onClose }: DiskPictureProps): ReactNode {
  const t = useDocumentTexts();
  const gone = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);
  const take = async (item: DocumentItem) => {
    const { signal } = gone.current;
    try {
      const { url, name } = await call(downloadLink, { params: { id: item.id }, query: {}, signal });
      const answer = await fetch(url, { signal });
      if (!answer.ok) throw new Error(String(answer.status));
      const bytes = await answer.blob();
      onPicture(new File([bytes], name, { type: bytes.type }));
      onClose();
    } catch (error) {
      if (!signal.aborted)
        showToast({ kind: 'failure', text: documentText('pictureFailed', { reason: messageOf(error) }) });
    }
  };
  return (
    <DiskFile
      title={t('pictureFromDisk')}
      isWanted={isPicture}
      onClose={onClose}
      onDocument={(item) => void take(item)}
    />
  );
}
