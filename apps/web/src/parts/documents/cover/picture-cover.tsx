import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { COVER_MAX_BYTES, downloadLink, putCover } from '@lectern/protocol/documents';
import { useEffect } from 'react';
import { call } from '../../../platform/api/call.ts';
import { redrawnPicture, wholeWithin } from '../../../platform/redrawn-picture.ts';
import { coverKey, noteStoredCover, oneAtATime } from './stored-covers.ts';

/** Size of a stored thumbnail, pixels: sharp on a card at twice the density. */
const COVER = { width: 640, height: 640 };
/** Largest picture that is downloaded to create its thumbnail, bytes. */
const FILE_MAX = 30 * 1024 * 1024;

export interface PictureCoverProps {
  readonly item: DocumentItem;
}

/** Creates and stores the thumbnail of a picture file once; from then on every card shows it. Renders nothing. */
export function PictureCover({ item }: PictureCoverProps) {
  const { id } = item;
  const key = coverKey(item);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    oneAtATime(async () => {
      if (signal.aborted) return;
      const params = { id };
      const { url, size } = await call(downloadLink, { params, query: {}, signal });
      if (size > FILE_MAX) return;
      const answer = await fetch(url, { signal });
      if (!answer.ok) return;
      const cover = await redrawnPicture(await answer.blob(), (picture) => wholeWithin(picture, COVER), {
        fileMaxBytes: FILE_MAX,
        maxBytes: COVER_MAX_BYTES,
        qualities: [0.85, 0.6],
      });
      if (cover === undefined || signal.aborted) return;
      const saved = await call(putCover, { params, query: {}, body: cover });
      if (saved.cover !== null) noteStoredCover(key, saved.cover);
    }).catch(() => undefined); // The icon stays; the next visit of the desk tries again.
    return () => abort.abort();
  }, [id, key]);
  return null;
}
