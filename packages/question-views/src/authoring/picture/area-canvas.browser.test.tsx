import type { KeyOf, SingleQuestion } from '@lectern/questions';
import { beforeEach, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { chooseFile, press } from '../testing/by-hand.ts';
import { openDialog } from '../testing/mounted-dialog.tsx';
import { memoryHost, pictureFile } from '../testing/picture-host.ts';

let stored: Awaited<ReturnType<typeof openDialog>>;

beforeEach(async () => {
  stored = await openDialog('hotspot', { host: memoryHost() });
  await chooseFile('选择图片', await pictureFile(400, 200));
  await expect.poll(() => document.querySelector('[role="dialog"] svg[viewBox^="0 0 1 "]')).not.toBeNull();
});

const keyOf = () => (stored.question() as SingleQuestion & { key: KeyOf<'hotspot'> }).key;

/** A point of the picture in the window. */
function at(x: number, y: number): { x: number; y: number } {
  const box = document.querySelector('[role="dialog"] svg[viewBox^="0 0 1 "]')?.getBoundingClientRect();
  if (!box) throw new Error('no picture');
  return { x: box.left + x * box.width, y: box.top + y * box.height };
}

it('a drag draws a rectangle, and the first one is the right one', async () => {
  await commands.mouse([
    { do: 'move', ...at(0.25, 0.25) },
    { do: 'down' },
    { do: 'move', ...at(0.5, 0.75), steps: 3 },
    { do: 'up' },
  ]);
  const [area] = keyOf().areas;
  expect(area?.shape).toMatchObject({ type: 'rectangle' });
  expect(area?.shape.type === 'rectangle' && area.shape.left).toBeCloseTo(0.25, 1);
  expect(area?.shape.type === 'rectangle' && area.shape.bottom).toBeCloseTo(0.75, 1);
  expect(keyOf().right).toEqual([area?.id]);
});

it('presses set the corners of a polygon', async () => {
  await press('button', '多边形');
  for (const [x, y] of [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.5, 0.8],
  ] as const)
    await commands.clickAt(at(x, y));
  await press('button', '画好了');
  expect(keyOf().areas[0]?.shape).toMatchObject({ type: 'polygon' });
});

it('keys move an area, make it larger and remove it', async () => {
  await press('button', '圆');
  await press('button', '在中间放一个');
  await press('button', '移动');
  const area = page.getByRole('button', { name: '区域 1', exact: true });
  (area.element() as SVGElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}+');
  const shape = keyOf().areas[0]?.shape;
  expect(shape).toMatchObject({
    type: 'circle',
    centre: { x: expect.closeTo(0.52), y: expect.closeTo(0.52) },
  });
  expect(shape?.type === 'circle' && shape.radius).toBeCloseTo(0.132);
  await userEvent.keyboard('{Delete}');
  expect(keyOf()).toEqual({ areas: [], right: [] });
});
