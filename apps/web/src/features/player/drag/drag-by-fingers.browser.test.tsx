import type { CoursewareSnapshot, Element } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { drag, lies, type Point, shape, takeUpDragging } from '../testing/dragging.ts';
import { emptyPages, type MountedPlayer, mountPlayer, resizeWindow } from '../testing/mounted-player.tsx';

/** Opens a show in a window of 1280 by 720 pixels: a CSS pixel is a logical pixel. */
async function teach(snapshot: CoursewareSnapshot): Promise<MountedPlayer> {
  await resizeWindow(1280, 720);
  return await mountPlayer(snapshot);
}

const square = (id: string, parentId: string, x: number, y: number, more: Partial<Element> = {}) =>
  shape(id, `z${id}`, [x, y], [100, 100], { parentId, ...more } as Partial<Element>);

const group = (id: string, order: string, [x, y]: Point, rotation: number): Element => ({
  kind: 'element',
  type: 'group',
  id,
  parentId: 'page1',
  order,
  frame: { x, y, w: 300, h: 100, rotation },
});

const byFinger = ([x, y]: Point, [toX, toY]: Point) => commands.dragFinger({ x, y }, { x: toX, y: toY });

/** Drags two objects at once, each with a finger. */
async function together(...ways: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
  const at = (share: number) =>
    ways.map(([[x, y], [toX, toY]]) => ({ x: x + (toX - x) * share, y: y + (toY - y) * share }));
  await commands.fingers([0, 0.25, 0.5, 0.75, 1].map(at));
}

/** A page with two draggable shapes: a child of a rotated group, and one that appears at a click. */
function turnedGroup(): CoursewareSnapshot {
  const movable = { movableInClass: true };
  const appears = {
    id: 'in',
    elementId: 'comes',
    effect: { class: 'entrance', preset: 10 },
    trigger: { type: 'click' },
    delay: 0,
    duration: 60,
  } as const;
  return {
    records: [
      ...emptyPages(1).records.map((each) =>
        each.kind === 'page' ? { ...each, animations: [appears] } : each,
      ),
      group('turned', 'a5', [200, 200], 90),
      square('child', 'turned', 0, 0, movable),
      square('other', 'turned', 200, 0, movable),
      square('comes', 'page1', 900, 300, movable),
    ],
  };
}

it('several objects are dragged at once, also on a zoomed page and in a rotated group, and hidden objects once they appear', async () => {
  const player = await teach(turnedGroup());
  await lies(player, 'child', [350, 150]);
  await takeUpDragging(player);
  // The shape is still hidden: a finger at its position drags nothing.
  await byFinger([950, 350], [910, 390]);
  await commands.press(['PageDown']);
  const comes = () => player.slide.querySelector('[data-element-id="comes"]');
  await expect.poll(() => comes()?.checkVisibility({ visibilityProperty: true })).toBe(true);
  await lies(player, 'comes', [950, 350]);
  await together(
    [
      [350, 150],
      [450, 350],
    ],
    [
      [950, 350],
      [800, 600],
    ],
  );
  await lies(player, 'child', [450, 350]);
  await lies(player, 'comes', [800, 600]);
  await lies(player, 'other', [350, 350]);

  // Zoomed twice about the middle: a finger on a draggable shape moves only the shape, by the finger's distance.
  await commands.press(['z']);
  await expect.element(page.getByTestId('zoom-frame')).toBeVisible();
  await commands.tapAt({ x: 640, y: 360 });
  await lies(player, 'child', [260, 340]);
  await byFinger([260, 340], [460, 440]);
  await lies(player, 'child', [460, 440]);
  await lies(player, 'other', [60, 340]);
  await commands.press(['Control+0']);
  await lies(player, 'child', [550, 400]);
});

/** A page without objects to drag but one, with a background, a locked object and a group. */
function unprepared(): CoursewareSnapshot {
  return {
    records: [
      ...emptyPages(2).records,
      shape('background', 'a1', [0, 0], [1280, 720]),
      square('plain', 'page1', 100, 100),
      square('locked', 'page1', 300, 100, { locked: true }),
      square('marked', 'page1', 500, 100, { movableInClass: true }),
      group('group', 'zz', [100, 300], 0),
      square('one', 'group', 0, 0),
      square('two', 'group', 200, 0),
    ],
  };
}

it('any object on an unprepared page is dragged, groups as a whole, but no locked object; the pointer drags marked objects', async () => {
  const player = await teach(unprepared());
  await lies(player, 'plain', [150, 150]);
  // The pointer drags only marked objects. A press with it acts on the page.
  const carried = () => document.querySelector('[data-movable="marked"]')?.hasAttribute('data-carried');
  await expect.poll(carried).toBe(true);
  await byFinger([550, 150], [650, 250]);
  await lies(player, 'marked', [650, 250]);
  await drag([650, 250], [-50, -50]);
  await lies(player, 'marked', [600, 200]);
  expect(player.pageNumber, 'a drag does not change the page').toBe(1);
  await commands.press(['Control+z']);
  await lies(player, 'marked', [650, 250]);
  await drag([150, 150], [40, 40]);
  await player.goTo(1);
  await lies(player, 'plain', [150, 150]);

  await takeUpDragging(player);
  await together(
    [
      [150, 150],
      [150, 220],
    ],
    [
      [350, 350],
      [450, 450],
    ],
  );
  await lies(player, 'plain', [150, 220]);
  await lies(player, 'one', [250, 450]);
  await lies(player, 'two', [450, 450]);
  await byFinger([350, 150], [450, 250]);
  await lies(player, 'locked', [350, 150]);
  await byFinger([900, 500], [800, 400]);
  await lies(player, 'background', [640, 360]);
  expect(player.pageNumber).toBe(1);
});
