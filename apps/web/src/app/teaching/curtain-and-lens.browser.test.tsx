import { expect, it } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { emptyPages, type MountedPlayer } from '../../features/player/testing/mounted-player.tsx';
import { teachClass } from './testing/taught-class.ts';

const curtain = page.getByRole('region', { name: '拉幕' });
const bottom = curtain.getByRole('slider', { name: /下边/ });
const top = curtain.getByRole('slider', { name: /上边/ });

const value = (edge: Locator) => edge.element().ariaValueNow;
const pageShown = (player: MountedPlayer) => player.slide.dataset.pageId;

it('a curtain is dragged from its sides, keeps its position when the show is opened again, and closes on a page change if the teacher enabled it', async () => {
  const player = await teachClass(emptyPages(4), ['curtain']);
  await player.tool('拉幕').click();
  await expect.element(bottom).toHaveAttribute('aria-valuenow', '100');
  const held = bottom.element().getBoundingClientRect();
  const [x, y] = [held.x + held.width / 2, held.y + held.height / 2];
  await commands.mouse([
    { do: 'move', x, y },
    { do: 'down' },
    { do: 'move', x, y: y - 300, steps: 5 },
    { do: 'up' },
  ]);
  await expect.poll(() => value(bottom)).toBe('61');
  (top.element() as HTMLElement).focus();
  await commands.press(['ArrowDown', 'ArrowDown', 'ArrowDown']);
  await expect.poll(() => value(top)).toBe('12');

  await player.reopen();
  await expect.element(bottom).toHaveAttribute('aria-valuenow', '61');
  const before = pageShown(player);
  await commands.press(['PageDown']);
  await expect.poll(() => pageShown(player)).not.toBe(before);
  expect(value(bottom)).toBe('61');
  // A gesture on the curtain neither changes nor zooms the page below; beside the curtain it does.
  const [hidden, whole] = [pageShown(player), player.slide.getBoundingClientRect()];
  const wheel = { do: 'wheel', dx: 0, dy: -300 } as const;
  await commands.mouse([{ do: 'move', x, y: y - 420 }, wheel]);
  await commands.hold('Control', true);
  await commands.mouse([wheel]);
  await commands.hold('Control', false);
  expect(player.slide.getBoundingClientRect()).toEqual(whole);
  expect(pageShown(player)).toBe(hidden);
  await commands.mouse([{ do: 'move', x, y: y - 100 }, wheel]);
  await expect.poll(() => pageShown(player)).toBe(before);
  await curtain.getByRole('button', { name: '翻页后遮住' }).click();
  await commands.press(['PageDown']);
  await expect.poll(() => value(bottom)).toBe('100');
  await expect.poll(() => value(top)).toBe('0');
  await curtain.getByRole('button', { name: '收起' }).click();
  await expect.element(curtain).not.toBeInTheDocument();
});

it('a magnifier enlarges the content under it, ink included, and is moved; a spotlight darkens the rest of the screen', async () => {
  const player = await teachClass(emptyPages(4), ['magnifier']);
  await player.tool('画笔').click();
  await player.draw([0.2, 0.4], [0.8, 0.4]);
  await player.tool('放大镜').click();
  const tool = page.getByRole('region', { name: '放大镜' });
  const lens = tool.getByRole('group');
  await expect.element(tool.getByText('2 倍', { exact: true })).toBeVisible();
  const inkInLens = () => {
    const canvas = lens.element().querySelector('canvas');
    const drawn = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return drawn.some((byte, index) => index % 4 === 3 && byte > 0);
  };
  await expect.poll(inkInLens).toBe(true);

  const at = lens.element().getBoundingClientRect();
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  await commands.mouse([
    { do: 'move', x, y },
    { do: 'down' },
    { do: 'move', x: x - 200, y: y + 40, steps: 4 },
    { do: 'up' },
  ]);
  await expect.poll(() => lens.element().getBoundingClientRect().x).toBeCloseTo(at.x - 200, 1);
  const moved = lens.element().getBoundingClientRect();
  expect(moved.y).toBeCloseTo(at.y + 40, 1);
  await commands.mouse([{ do: 'wheel', dx: 0, dy: -100 }]);
  await expect.element(tool.getByText('2.5 倍', { exact: true })).toBeVisible();
  // The content under the middle of the lens is shown in its middle.
  const surface = page.getByTestId('show').element().getBoundingClientRect();
  const copy = () => {
    const drawn = lens.element().querySelector('[inert]')?.firstElementChild;
    return drawn?.getBoundingClientRect() ?? new DOMRect();
  };
  const middle = moved.x + moved.width / 2;
  await expect.poll(() => copy().width / surface.width).toBeCloseTo(2.5, 2);
  expect((middle - copy().left) / 2.5).toBeCloseTo(middle - surface.left, 0);

  await player.reopen();
  await expect.element(tool.getByText('2.5 倍', { exact: true })).toBeVisible();
  await expect.poll(() => lens.element().getBoundingClientRect().x).toBeCloseTo(moved.x, 0);
  await tool.getByRole('button', { name: '聚光灯' }).click();
  const light = page.getByRole('region', { name: '聚光灯' }).getByRole('group');
  await expect.element(light).toBeVisible();
  const before = light.element().getBoundingClientRect().width;
  (light.element() as HTMLElement).focus();
  await commands.press(['+']);
  await expect.poll(() => light.element().getBoundingClientRect().width).toBeCloseTo(before * 1.1, 0);
});
