import { getSharedPreview, openSharedPreview } from '@lectern/protocol/shares';
import { type ReactNode, useMemo } from 'react';
import { FilePreview, type PreviewSource } from '../../parts/viewers/index.ts';
import type { Shared } from './use-shared.ts';

export interface SharedFileProps {
  readonly id: string;
  readonly name: string;
  readonly shared: Shared;
}

/** A file viewed by a link. */
export function SharedFile({ id, name, shared: { calls, noteError } }: SharedFileProps): ReactNode {
  const source = useMemo((): PreviewSource => {
    const noted = (error: unknown) => {
      noteError(error);
      throw error;
    };
    return {
      open: (share, signal) => calls.call(openSharedPreview, { params: { id: share }, signal }).catch(noted),
      look: (share, signal) => calls.call(getSharedPreview, { params: { id: share }, signal }).catch(noted),
      // The conversion continues, because other users may be waiting for it too.
      cancel: () => Promise.resolve(),
    };
  }, [calls, noteError]);
  return <FilePreview file={{ id, name }} source={source} />;
}
