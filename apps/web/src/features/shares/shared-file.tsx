import { getSharedPreview, openSharedPreview } from '@lectern/protocol/shares';
import { type ReactNode, useMemo } from 'react';
import { FilePreview, type PreviewSource } from '../../parts/viewers/index.ts';
import type { Shared } from './use-shared.ts';

export interface SharedFileProps {
  readonly id: string;
  readonly name: string;
  readonly shared: Shared;
}

/** A file as who has its link looks at it. */
export function SharedFile({ id, name, shared: { calls, noteError } }: SharedFileProps): ReactNode {
  const source = useMemo((): PreviewSource => {
    const noted = (error: unknown) => {
      noteError(error);
      throw error;
    };
    return {
      open: (share, signal) => calls.call(openSharedPreview, { params: { id: share }, signal }).catch(noted),
      look: (share, signal) => calls.call(getSharedPreview, { params: { id: share }, signal }).catch(noted),
      // Others look at it too: it goes on.
      cancel: () => Promise.resolve(),
    };
  }, [calls, noteError]);
  return <FilePreview file={{ id, name }} source={source} />;
}
