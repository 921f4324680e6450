import type { ToolViewProps } from '@lectern/stage/view';

/**
 * The unit of a tool's sizes: a fortieth of its width, or less when its height is small. It is 10 at 400 × 320; the
 * least size of a button is 44 px of the 1920 design, which are 30 of a tool's pixels.
 */
export function unitOf({ w, h }: ToolViewProps['size']): number {
  return Math.max(4, Math.min(w / 40, h / 32));
}
