import { ASSET_MAX_BYTES } from '@lectern/protocol/courseware';
import { errorMessage } from '@lectern/protocol/errors';
import type { EditSession } from '@lectern/stage/edit';
import { showToast } from '@lectern/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { formatSize } from '../../../platform/i18n/format.ts';
import { currentLanguage } from '../../../platform/i18n/language.ts';
import type { EditorDocument } from '../document/document-port.ts';
import { editorText } from '../locale/texts.ts';
import { type Destination, insertFile, kindOfMime, type MediaKind } from './insert-media.ts';

export interface Upload {
  readonly key: number;
  readonly name: string;
  /** 0 to 1. */
  readonly fraction: number;
  readonly cancel: () => void;
}

export interface UploadList {
  readonly current: readonly Upload[];
  /** Uploads a file and puts it on the page; default destination is the page's middle. */
  add(file: File, destination?: Destination): void;
}

/** The files that are being uploaded for the page. */
export function useUploads(document: EditorDocument, session: EditSession): UploadList {
  const [current, setCurrent] = useState<readonly Upload[]>([]);
  const next = useRef(0);
  const add = useCallback(
    (file: File, destination?: Destination) => {
      // Without permission to edit, no file is uploaded.
      if (!session.canEdit) return;
      const kind = kindOfMime(file.type);
      if (kind === undefined || (destination?.insteadOf !== undefined && kind !== 'picture')) {
        showToast({ kind: 'attention', text: editorText('insert.wrongKind') });
        return;
      }
      const refused = refusedSize(file);
      if (refused !== undefined) {
        showToast({ kind: 'failure', text: failureOf(file.name, kind, new Error(refused)) });
        return;
      }
      next.current += 1;
      const key = next.current;
      insertFile(
        document,
        session,
        file,
        (progress) =>
          setCurrent((before) => {
            const others = before.filter((upload) => upload.key !== key);
            if (!progress) return others;
            const { name, fraction } = progress;
            return [...others, { key, name, fraction, cancel: () => progress.cancel() }];
          }),
        destination,
      ).catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'AbortError') return;
        showToast({ kind: 'failure', text: failureOf(file.name, kind, error) });
      });
    },
    [document, session],
  );
  return useMemo(() => ({ current, add }), [current, add]);
}

/** The message that section 8 of the specification asks for. */
function failureOf(name: string, kind: MediaKind, error: unknown): string {
  const type = editorText(`edit.unnamed.${kind}`);
  if (error instanceof ApiError && error.code === 'NETWORK') {
    return editorText('insert.networkFailed', { type, name });
  }
  const reason =
    error instanceof Error && error.message !== '' ? error.message : editorText('insert.uploadUnknown');
  return editorText('insert.uploadFailed', { type, name, reason });
}

/**
 * Returns the error message for a file that is too large, before the file is read, because hashing it loads all of it
 * into memory.
 */
export function refusedSize({ size }: Pick<File, 'size'>): string | undefined {
  if (size <= ASSET_MAX_BYTES) return undefined;
  return errorMessage('FILE_TOO_LARGE', currentLanguage(), { size: formatSize(ASSET_MAX_BYTES) });
}
