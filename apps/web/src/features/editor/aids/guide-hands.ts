import { addGuide, moveGuide, type PageGuide, removeGuide } from '@lectern/courseware';
import type { EditSession } from '@lectern/stage/edit';
import { pageSizeOf } from '../editing/page-geometry.ts';
import { type AidsState, stepOf, type ViewAids } from '../editing/view-aids.ts';

/**
 * Returns where a guide under the pointer would be, logical pixels of the page; on a grid line when snapping to the
 * grid is on.
 */
export function guidePlace(
  session: EditSession,
  state: AidsState,
  axis: PageGuide['axis'],
  pointer: { readonly x: number; readonly y: number },
): number {
  const at = session.viewport.toPage(pointer)[axis];
  const step = state.snapsToGrid ? stepOf(state) : 1;
  return Math.round(at / step) * step;
}

/**
 * Drags a guide with the pointer until the pointer is released: over the page the guide stays, beside the page it is
 * removed.
 */
export function holdGuide(
  node: HTMLElement,
  event: PointerEvent,
  { session, viewAids }: { readonly session: EditSession; readonly viewAids: ViewAids },
  guide: { readonly id: string | undefined; readonly axis: PageGuide['axis'] },
): void {
  if (event.button !== 0 || !session.canEdit) return;
  const pointerId = event.pointerId;
  const surface = node.closest('[role="application"]');
  if (!surface) return;
  event.stopPropagation();
  event.preventDefault();
  node.setPointerCapture(pointerId);
  let moved = guide.id === undefined;
  const at = (now: PointerEvent): number => {
    const box = surface.getBoundingClientRect();
    const pointer = { x: now.clientX - box.left, y: now.clientY - box.top };
    return guidePlace(session, viewAids.state.get(), guide.axis, pointer);
  };
  const begun = { x: event.clientX, y: event.clientY };
  const move = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    moved ||= Math.hypot(now.clientX - begun.x, now.clientY - begun.y) > TREMOR;
    if (moved) viewAids.held.set({ ...guide, at: at(now) });
  };
  const end = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    node.removeEventListener('pointermove', move);
    node.removeEventListener('pointerup', end);
    node.removeEventListener('pointercancel', end);
    viewAids.held.set(undefined);
    if (!moved || now.type === 'pointercancel') return;
    const place = at(now);
    const size = pageSizeOf(session)[guide.axis === 'x' ? 'w' : 'h'];
    const isOnPage = place >= 0 && place <= size;
    const { id, axis } = guide;
    if (id === undefined) {
      if (!isOnPage) return;
      viewAids.change({ guides: true });
      session.edit((edit) => addGuide(edit, axis, place));
    } else if (isOnPage) session.edit((edit) => moveGuide(edit, id, place));
    else session.edit((edit) => removeGuide(edit, id));
  };
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', end);
  node.addEventListener('pointercancel', end);
}

/** Pixels of the screen that the pointer may move before a press counts as a drag. */
const TREMOR = 2;
