import type { PointerEvent } from 'react';

/** Whether a click is likely to follow. A finger is mostly about to scroll. */
export function isPress({ pointerType, button }: Pick<PointerEvent, 'pointerType' | 'button'>): boolean {
  return pointerType === 'mouse' && button === 0;
}
