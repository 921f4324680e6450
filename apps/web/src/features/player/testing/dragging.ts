import type { Element } from '@lectern/courseware';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { MountedPlayer } from './mounted-player.tsx';

export type Point = readonly [x: number, y: number];

/** The hint of the drag tool. */
export const dragHint = page.getByText(/按住内容就能拖动/);

/** A rectangle on a page. */
export const shape = (
  id: string,
  order: string,
  [x, y]: Point,
  [w, h]: Point,
  more: Partial<Element> = {},
): Element =>
  ({
    kind: 'element',
    id,
    parentId: 'page1',
    order,
    frame: { x, y, w, h },
    type: 'shape',
    geometry: { type: 'preset', preset: 'rect' },
    fill: { type: 'solid', color: { type: 'rgb', value: 'CFE8FF' } },
    ...more,
  }) as Element;

/** The middle of an element, CSS pixels; `at` counts copies of it. */
export function middleOf(player: MountedPlayer, id: string, at = 0): Point {
  const drawn = player.slide.querySelectorAll(`[data-element-id="${id}"]`)[at];
  const { x, y, width, height } = (drawn ?? player.slide).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Waits until the middle of an element is at this point, CSS pixels. */
export async function lies(player: MountedPlayer, id: string, [x, y]: Point): Promise<void> {
  const off = () => {
    const [atX, atY] = middleOf(player, id);
    return Math.hypot(atX - x, atY - y) < 2 ? 'there' : `${atX}, ${atY}`;
  };
  await expect.poll(off).toBe('there');
}

/** Drags with the mouse. */
export async function drag([x, y]: Point, [byX, byY]: Point): Promise<void> {
  await commands.mouse([
    { do: 'move', x, y },
    { do: 'down' },
    { do: 'move', x: x + byX / 2, y: y + byY / 2 },
    { do: 'move', x: x + byX, y: y + byY, steps: 2 },
    { do: 'up' },
  ]);
}

/** Selects the drag tool. */
export async function takeUpDragging(player: MountedPlayer): Promise<void> {
  await player.pressTool('拖拽');
  await expect.element(dragHint).toBeVisible();
}
