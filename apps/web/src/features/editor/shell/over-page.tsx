import { late } from '@lectern/ui/late';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { useEditing } from '../editing/editor-context.ts';

const PathHands = late(async () => (await import('../paths/path-hands.tsx')).PathHands);
const PageAids = late(async () => (await import('../aids/page-aids.tsx')).PageAids);

/** Rulers, guides and grid lie over the page where this user has any of them on. */
export function OpenAids(): ReactNode {
  const { rulers, guides, grid, snapsToGrid } = useSignal(useEditing().viewAids.state);
  return rulers || guides || grid || snapsToGrid ? <PageAids /> : null;
}

/** An outline is drawn, or changed point by point. */
export function OpenDrawing(): ReactNode {
  return useSignal(useEditing().session.drawing) ? <PathHands /> : null;
}
