import type { PointerEvent } from 'react';

/** Whether a click is likely to follow a pointer-down. A finger is usually about to scroll. */
export function isPress({ pointerType, button }: Pick<PointerEvent, 'pointerType' | 'button'>): boolean {
  return pointerType === 'mouse' && button === 0;
}
