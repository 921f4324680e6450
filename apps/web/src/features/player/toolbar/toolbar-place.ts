import type { WindowClear } from '@lectern/ui/window';
import { readLocal, removeLocal, writeLocal } from '../../../platform/storage/local-store.ts';

/** Where the toolbar stands: at an edge, or where a click summoned it to (CSS pixels of its middle). */
export type ToolbarEdge = 'bottom' | 'left' | 'right';

/** What the toolbar takes of the screen with the room around it, rem: windows stand beside it. */
export const ROOM_OF_BAR: Readonly<Record<ToolbarEdge, WindowClear>> = {
  bottom: { below: 13 },
  left: { left: 37 },
  right: { right: 37 },
};
export const NOTHING_CLEAR: WindowClear = {};

const KEY = 'player-toolbar';
const FOLDED = 'player-toolbar-folded';

/** Undefined until the teacher was asked. */
export function keptEdge(): ToolbarEdge | undefined {
  const kept = readLocal(KEY);
  return kept === 'bottom' || kept === 'left' || kept === 'right' ? kept : undefined;
}

export function keepEdge(edge: ToolbarEdge): void {
  writeLocal(KEY, edge);
}

/** Whether the toolbar was put away when this machine was last taught with. */
export function keptFolded(): boolean {
  return readLocal(FOLDED) === 'yes';
}

export function keepFolded(folded: boolean): void {
  if (folded) writeLocal(FOLDED, 'yes');
  else removeLocal(FOLDED);
}

/** The middle of a toolbar summoned to a point, kept whole inside the window. */
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
