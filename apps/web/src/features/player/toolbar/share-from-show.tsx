import type { DocumentItem } from '@lectern/protocol/document-shapes';
import type { ShowOverlays } from '@lectern/stage/show';
import { type ReactNode, useLayoutEffect } from 'react';
import { ShareDialog, useOwnDocument } from '../../../parts/documents/index.ts';
import { addressNow } from '../../../platform/router/router.ts';

/** The courseware of this window if the signed-in user owns it, because only owners may share; otherwise undefined. */
export function useOwnCourseware(): DocumentItem | undefined {
  return useOwnDocument(new URLSearchParams(addressNow().search).get('fileId') ?? undefined);
}

export interface ShareFromShowProps {
  readonly item: DocumentItem;
  readonly overlays: ShowOverlays;
  readonly onClose: () => void;
}

/** The share dialog over the show, which receives no keys meanwhile. */
export function ShareFromShow({ item, overlays, onClose }: ShareFromShowProps): ReactNode {
  useLayoutEffect(() => overlays.lay({ id: 'share', takes: ['keys', 'wheel', 'swipes'] }), [overlays]);
  return <ShareDialog item={item} userId={item.owner_id} onClose={onClose} />;
}
