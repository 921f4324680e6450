import type { ToolViewProps } from '@lectern/stage/view';

/**
 * What the sizes of a tool count in: a fortieth of its width, or less where it is low. Ten at 400 × 320; the least side
 * of a press is 44 px of the 1920 design, 30 of a tool's own pixels.
 */
export function unitOf({ w, h }: ToolViewProps['size']): number {
  return Math.max(4, Math.min(w / 40, h / 32));
}
