import { blankCourseware, type CoursewareRecord } from '@lectern/courseware';
import { writeNdpx } from '@lectern/courseware/ndpx';
import { expect, type Locator, type Page } from '@playwright/test';
import { registerTeacher, signIn } from '../account-api.ts';
import { pressTool } from '../class-toolbar.ts';
import { Fingers } from '../fingers.ts';
import { importFile } from '../imported-file.ts';
import { test } from '../shared-server.ts';

type Point = readonly [number, number];

test.use({ viewport: { width: 1920, height: 1080 }, hasTouch: true });

/** A courseware whose page has a clock, in the show. */
async function teach(page: Page, url: string): Promise<Fingers> {
  await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  const teacher = await registerTeacher(url);
  const { records } = blankCourseware();
  const parentId = records.find(({ kind }) => kind === 'page')?.id ?? '';
  const clock: CoursewareRecord = {
    kind: 'element',
    type: 'tool',
    id: 'clock',
    parentId,
    order: 'z',
    frame: { x: 60, y: 60, w: 400, h: 400 },
    toolKey: 'Clock',
    data: {},
  };
  const others = records.filter((each) => each.kind !== 'element' || each.parentId !== parentId);
  const file = writeNdpx({ snapshot: { records: [...others, clock] }, assets: new Map() });
  const documentId = await importFile(teacher, '钟表.ndpx', file);
  await signIn(page, url, teacher, `/play?fileId=${documentId}`);
  return await Fingers.on(page);
}

async function openTool(page: Page, name: string): Promise<void> {
  const list = page.getByRole('dialog', { name: '学科工具' });
  await pressTool(page, '学科工具');
  await list.getByRole('searchbox').fill(name);
  await list.getByRole('button', { name, exact: true }).click();
  await expect(list).toBeHidden();
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return box;
}

async function middle(locator: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(locator);
  return [x + width / 2, y + height / 2];
}

/** Turns the minute hand from 10:10 to half past with a finger. */
async function turnToHalf(fingers: Fingers, clock: Locator): Promise<void> {
  const face = await boxOf(clock.getByRole('group', { name: '钟表' }));
  const radius = (Math.min(face.width, face.height) / 2) * 0.6;
  const at = (degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [
      face.x + face.width / 2 + radius * Math.sin(angle),
      face.y + face.height / 2 - radius * Math.cos(angle),
    ];
  };
  await fingers.press(1, at(60));
  for (const degrees of [75, 90, 110, 130, 150, 170, 180]) await fingers.move(1, at(degrees));
  await fingers.lift(1);
  await expect(clock.getByRole('status')).toHaveText('上午 10:30');
}

/** Drags it with a finger and checks that it follows. */
async function dragged(fingers: Fingers, grip: Locator, by: Point, moved: Locator = grip): Promise<void> {
  const from = await middle(grip);
  const before = await middle(moved);
  await fingers.go(from, [from[0] + by[0], from[1] + by[1]]);
  await expect
    .poll(async () => {
      const [x, y] = await middle(moved);
      return Math.hypot(x - before[0] - by[0], y - before[1] - by[1]) < 12 ? 'there' : `${x}, ${y}`;
    })
    .toBe('there');
}

test('clock hands are rotated by a finger on a page and in a window, and instruments are moved and rotated by a finger', async ({
  page,
  server,
}) => {
  const fingers = await teach(page, server.url);
  await turnToHalf(fingers, page.getByTestId('show'));
  await openTool(page, '钟表');
  const window = page.getByRole('dialog', { name: '钟表' });
  await expect(window.getByRole('status')).toHaveText('上午 10:10');
  await turnToHalf(fingers, window);
  // The tool's window is moved by its title bar, and resized by an edge and by two fingers.
  await dragged(fingers, window.getByRole('heading'), [-200, 60]);
  const { width } = await boxOf(window);
  const edge = await boxOf(window.locator('[data-edge="e"]'));
  await fingers.go([edge.x + edge.width / 2, edge.y + 90], [edge.x + edge.width / 2 + 80, edge.y + 90]);
  await expect.poll(async () => Math.abs((await boxOf(window)).width - width - 80) < 4).toBe(true);
  await window.getByRole('button', { name: '关闭' }).click();

  for (const [name, key] of [
    ['直尺', 'Ruler'],
    ['量角器', 'Protractor'],
    ['直角三角尺', 'RightSetSquare'],
  ] as const) {
    await openTool(page, name);
    const piece = page.getByRole('application', { name: new RegExp(`^${name}`) });
    await expect(piece).toBeVisible();
    const said = await piece.getAttribute('aria-label');
    const before = await middle(piece);
    await fingers.go(before, [before[0] + 60, before[1] + 40]);
    await expect
      .poll(async () => {
        const [x, y] = await middle(piece);
        return Math.hypot(x - before[0] - 60, y - before[1] - 40) < 6;
      }, key)
      .toBe(true);
    const knob = await middle(piece.getByRole('slider', { name: '旋转' }));
    await fingers.go(knob, [knob[0] - 90, knob[1] - 160]);
    await expect(piece).not.toHaveAttribute('aria-label', said ?? '');
    await pressTool(page, '还原');
    await expect(piece).toBeHidden();
  }
});

test('the curtain, the magnifier and a compass are dragged, moved and opened by a finger', async ({
  page,
  server,
}) => {
  const fingers = await teach(page, server.url);
  await pressTool(page, '放大镜');
  const lens = page.getByRole('group', { name: /^拖动镜片移动/ });
  await expect(lens).toBeVisible();
  await dragged(fingers, lens, [120, 90]);
  await pressTool(page, '放大镜');
  await expect(lens).toBeHidden();

  await pressTool(page, '拉幕');
  const foot = page.getByRole('slider', { name: '拖动下边，露出幕后的内容' });
  await expect(foot).toHaveAttribute('aria-valuenow', '100');
  const before = await middle(foot);
  await fingers.go(before, [before[0], before[1] - 300]);
  await expect(foot).toHaveAttribute('aria-valuenow', '72');
  await pressTool(page, '拉幕');
  await expect(foot).toBeHidden();

  await openTool(page, '圆规');
  const hinge = page.getByRole('slider', { name: '画弧' });
  await dragged(fingers, page.getByRole('slider', { name: '半径' }), [80, 0]);
  const from = await middle(hinge);
  await fingers.go(from, [from[0] + 140, from[1] + 60]);
  await expect(page.getByTestId('ink-dry')).toBeAttached();
});
