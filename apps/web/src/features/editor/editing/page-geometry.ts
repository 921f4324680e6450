import type { EditSession } from '@lectern/stage/edit';
import type { Point } from '../media/insert-media.ts';

/** Logical pixels. */
export interface PageSize {
  readonly w: number;
  readonly h: number;
}

/** Returns the size of every page. */
export function pageSizeOf({ store }: Pick<EditSession, 'store'>): PageSize {
  return store.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
}

/**
 * Returns the point of the page under a client point, logical pixels; undefined beside the page. `surface` is the node
 * that the page is drawn in.
 */
export function pointUnder(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  session: EditSession,
  surface: HTMLElement | null,
): Point | undefined {
  const box = surface?.getBoundingClientRect();
  if (!box) return undefined;
  const at = session.viewport.toPage({ x: clientX - box.left, y: clientY - box.top });
  const { w, h } = session.store.find('deck', 'deck')?.size ?? { w: 0, h: 0 };
  return at.x >= 0 && at.y >= 0 && at.x <= w && at.y <= h ? at : undefined;
}
