import { type CoursewareStore, designOf, type Frame, homeOf, lookOf, setFrame } from '@lectern/courseware';
import { applyToVector } from '../geometry/matrix.ts';
import { parentMatrix, placementOf } from '../geometry/placement.ts';
import { resizedFrame } from '../geometry/resize.ts';

const tolerance = 0.5;

/**
 * The frame that a shape which grows with its text needs for what `node` shows now; undefined when it fits or does not
 * grow. It grows away from where its text is anchored.
 */
export function grownFrame(store: CoursewareStore, elementId: string, node: Element): Frame | undefined {
  const element = store.find('element', elementId);
  const pageId = homeOf(store, elementId);
  if (element?.type !== 'shape' || pageId === undefined) return undefined;
  const { box } = lookOf(element, designOf(store, pageId));
  if (box.autofit?.type !== 'grow' || box.vertical !== 'horz') return undefined;
  const textFrame = node.querySelector<HTMLElement>('[data-text-frame]');
  const flow = textFrame?.querySelector<HTMLElement>('[data-text-flow]');
  if (!textFrame || !flow) return undefined;
  const { frame } = element;
  const around = frame.h - textFrame.offsetHeight;
  const h = Math.ceil(flow.offsetHeight + box.insetTop + box.insetBottom + around);
  const wide = box.wrap
    ? frame.w
    : Math.ceil(flow.offsetWidth + box.insetLeft + box.insetRight + frame.w - textFrame.offsetWidth);
  if (Math.abs(h - frame.h) < tolerance && Math.abs(wide - frame.w) < tolerance) return undefined;
  const placement = placementOf(store, element);
  const by = applyToVector(placement.matrix, { x: wide - frame.w, y: h - frame.h });
  const up = box.anchor === 'b';
  const centred = box.anchor === 'ctr';
  return resizedFrame(
    frame,
    placement,
    parentMatrix(store, element),
    up ? 'ne' : 'se',
    up ? { x: by.x, y: -by.y } : centred ? { x: by.x, y: by.y / 2 } : by,
    { ratio: false, centred, least: 1 },
  );
}

/** After the looks of whole elements changed: those that grow with their text are brought to their size. */
export function growElements(
  store: CoursewareStore,
  ids: readonly string[],
  root: ParentNode,
  merge: string,
): void {
  const frames = new Map<string, Frame>();
  for (const id of ids) {
    const node = root.querySelector(`[data-element-id="${CSS.escape(id)}"]`);
    const frame = node ? grownFrame(store, id, node) : undefined;
    if (frame) frames.set(id, frame);
  }
  if (frames.size === 0) return;
  store.transact(
    (edit) => {
      for (const [id, frame] of frames) setFrame(edit, id, frame);
    },
    { merge },
  );
}
