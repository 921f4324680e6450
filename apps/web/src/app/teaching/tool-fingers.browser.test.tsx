import type { CoursewareSnapshot } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import {
  emptyPages,
  type MountedPlayer,
  resizeWindow,
} from '../../features/player/testing/mounted-player.tsx';
import { command, press, steadyMiddle, teachClass } from './testing/taught-class.ts';

/** A page with a clock. */
function clockPage(): CoursewareSnapshot {
  const frame = { x: 60, y: 60, w: 400, h: 400 };
  const tool = { kind: 'element', type: 'tool', toolKey: 'Clock', data: {} } as const;
  return {
    records: [...emptyPages(1).records, { ...tool, id: 'clock', parentId: 'page1', order: 'z', frame }],
  };
}

async function teach(snapshot?: CoursewareSnapshot): Promise<MountedPlayer> {
  await resizeWindow(1920, 1080);
  return await teachClass(snapshot);
}

/** Presses a command of the toolbar, or of the card of all tools. */
async function pressCommand(id: string): Promise<void> {
  if (!document.querySelector(`[role="toolbar"] [data-command="${id}"]`))
    await press(() => command('all-tools'), 'mouse');
  await press(() => command(id), 'mouse');
}

async function openTool(name: string): Promise<void> {
  const list = page.getByRole('dialog', { name: '学科工具' });
  await pressCommand('subject-tools');
  await list.getByRole('searchbox').fill(name);
  await list.getByRole('button', { name, exact: true }).click();
  await expect.element(list).not.toBeInTheDocument();
}

const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();
function middle(locator: Locator): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Rotates the minute hand from 10:10 to half past with a finger. */
async function turnToHalf(clock: Locator): Promise<void> {
  const group = clock.getByRole('group', { name: '钟表' });
  await steadyMiddle(() => group.query());
  const face = boxOf(group);
  const radius = (Math.min(face.width, face.height) / 2) * 0.6;
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return {
      x: face.x + face.width / 2 + radius * Math.sin(angle),
      y: face.y + face.height / 2 - radius * Math.cos(angle),
    };
  };
  await commands.fingers([60, 75, 90, 110, 130, 150, 170, 180].map((degrees) => [at(degrees)]));
  await expect.element(clock.getByRole('status')).toHaveTextContent('上午 10:30');
}

/** Drags a grip with a finger and checks that `moved` follows. */
async function dragged(grip: Locator, [x, y]: readonly [number, number]): Promise<void> {
  const from = await steadyMiddle(() => grip.query());
  await commands.dragFinger(from, { x: from.x + x, y: from.y + y });
  await expect
    .poll(() => {
      const now = middle(grip);
      return Math.hypot(now.x - from.x - x, now.y - from.y - y) < 12 ? 'there' : `${now.x}, ${now.y}`;
    })
    .toBe('there');
}

it('clock hands are rotated by a finger on a page and in a window, which is moved and resized by fingers', async () => {
  await teach(clockPage());
  await turnToHalf(page.getByTestId('show'));
  await openTool('钟表');
  const window = page.getByRole('dialog', { name: '钟表' });
  await expect.element(window.getByRole('status')).toHaveTextContent('上午 10:10');
  await turnToHalf(window);
  // The tool's window is moved by its title bar, and resized by an edge.
  await dragged(window.getByRole('heading'), [-200, 60]);
  const { width } = boxOf(window);
  const edge = window.element().querySelector('[data-edge="e"]')?.getBoundingClientRect();
  if (!edge) throw new Error('the window has no edge');
  const [x, y] = [edge.x + edge.width / 2, edge.y + 90];
  await commands.dragFinger({ x, y }, { x: x + 80, y });
  await expect.poll(() => Math.abs(boxOf(window).width - width - 80)).toBeLessThan(4);
});

for (const name of ['直尺', '量角器', '直角三角尺'])
  it(`the instrument ${name} is moved and rotated by a finger, and put away with all other tools`, async () => {
    await teach();
    await openTool(name);
    const piece = page.getByRole('application', { name: new RegExp(`^${name}`) });
    await expect.element(piece).toBeVisible();
    const said = piece.element().ariaLabel;
    const before = middle(piece);
    await commands.dragFinger(before, { x: before.x + 60, y: before.y + 40 });
    const off = () => Math.hypot(middle(piece).x - before.x - 60, middle(piece).y - before.y - 40);
    await expect.poll(off).toBeLessThan(6);
    const knob = middle(piece.getByRole('slider', { name: '旋转' }));
    await commands.dragFinger(knob, { x: knob.x - 90, y: knob.y - 160 });
    await expect.poll(() => piece.element().ariaLabel).not.toBe(said);
    await pressCommand('restore');
    await expect.element(piece).not.toBeInTheDocument();
  });

it('the magnifier is moved by a finger', async () => {
  await teach();
  await pressCommand('magnifier');
  const lens = page.getByRole('group', { name: /^拖动镜片移动/ });
  await expect.element(lens).toBeVisible();
  await dragged(lens, [120, 90]);
  await pressCommand('magnifier');
  await expect.element(lens).not.toBeInTheDocument();
});

it('the curtain is opened by a finger at its lower edge', async () => {
  await teach();
  await pressCommand('curtain');
  const foot = page.getByRole('slider', { name: '拖动下边，露出幕后的内容' });
  await expect.element(foot).toHaveAttribute('aria-valuenow', '100');
  const from = await steadyMiddle(() => foot.element().firstElementChild ?? foot.element());
  await commands.dragFinger(from, { x: from.x, y: from.y - 300 });
  await expect.element(foot).toHaveAttribute('aria-valuenow', '72');
  await pressCommand('curtain');
  await expect.element(foot).not.toBeInTheDocument();
});

it('a compass is opened by a finger and draws an arc with ink', async () => {
  const player = await teach();
  await openTool('圆规');
  const hinge = page.getByRole('slider', { name: '画弧' });
  await expect.element(hinge).toBeVisible();
  await dragged(page.getByRole('slider', { name: '半径' }), [80, 0]);
  const from = middle(hinge);
  await commands.dragFinger(from, { x: from.x + 140, y: from.y + 60 });
  await expect.poll(() => player.inked()).toBeGreaterThan(0);
});
