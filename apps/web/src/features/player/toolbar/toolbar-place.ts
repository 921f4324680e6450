import type { WindowClear } from '@lectern/ui/window';
import { readLocal, removeLocal, writeLocal } from '../../../platform/storage/local-store.ts';

/** Edge at which the toolbar is placed unless a click has moved it. */
export type ToolbarEdge = 'bottom' | 'left' | 'right';

/** Space that the toolbar takes with its margin, rem: windows are placed beside it. */
export const ROOM_OF_BAR: Readonly<Record<ToolbarEdge, WindowClear>> = {
  bottom: { below: 13 },
  left: { left: 37 },
  right: { right: 37 },
};
export const NOTHING_CLEAR: WindowClear = {};

const KEY = 'player-toolbar';
const FOLDED = 'player-toolbar-folded';

/** The stored edge; undefined until the teacher has selected one. */
export function keptEdge(): ToolbarEdge | undefined {
  const kept = readLocal(KEY);
  return kept === 'bottom' || kept === 'left' || kept === 'right' ? kept : undefined;
}

export function keepEdge(edge: ToolbarEdge): void {
  writeLocal(KEY, edge);
}

/** Whether the toolbar was folded in the last lesson on this machine. */
export function keptFolded(): boolean {
  return readLocal(FOLDED) === 'yes';
}

export function keepFolded(folded: boolean): void {
  if (folded) writeLocal(FOLDED, 'yes');
  else removeLocal(FOLDED);
}

/** Centre of a toolbar moved to a point, limited so that all of it is inside the window. */
export function summonedTo(
  point: { readonly x: number; readonly y: number },
  toolbar: { readonly w: number; readonly h: number },
  view: { readonly w: number; readonly h: number },
): { readonly x: number; readonly y: number } {
  const margin = 12;
  const clamp = (value: number, half: number, whole: number) =>
    Math.min(Math.max(value, half + margin), Math.max(whole - half - margin, half + margin));
  return {
    x: clamp(point.x, toolbar.w / 2, view.w),
    y: clamp(point.y, toolbar.h / 2, view.h),
  };
}
