import type { ShapeElement } from '@lectern/courseware';
import { PageRun } from '@lectern/stage/show';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { seriousFindings } from '../../../../platform/testing/serious-findings.ts';
import { emptyPage, type MountedEditor, middleOf, mountEditor, one } from '../../testing/mounted-editor.tsx';
import { addAnimation, choose } from '../../testing/panel-actions.ts';

const steps = page.getByRole('region', { name: /第 \d 次单击/ });
const RECTANGLE = { x: 250, y: 200 };
const ELLIPSE = { x: 750, y: 200 };

const shape = (number: number, x: number): ShapeElement => ({
  kind: 'element',
  type: 'shape',
  id: `shape-${number}`,
  name: `形状 ${number}`,
  parentId: 'page-1',
  order: `a${number}`,
  frame: { x, y: 100, w: 300, h: 200 },
  geometry: { type: 'preset', preset: 'rect' },
  fill: { type: 'solid', color: { type: 'rgb', value: '4472C4' } },
});

async function withTwoShapes(): Promise<MountedEditor> {
  const { records } = emptyPage();
  return mountEditor({ records: [...records, shape(1, 100), shape(2, 600)] });
}

/** Shows the drawn page as a lesson would. */
function showPage({ slide, store }: MountedEditor): PageRun {
  const run = new PageRun(slide, { reader: store, pageId: 'page-1', size: { w: 1280, h: 720 } });
  onTestFinished(() => run.dispose());
  run.begin('start');
  return run;
}

const visibilityOf = (element: HTMLElement | undefined) => element && getComputedStyle(element).visibility;

function grip(row: Locator): Element {
  const found = row.element().querySelector('[data-grip]');
  if (found === null) throw new Error('the row has no grip');
  return found;
}

async function tap(button: Locator): Promise<void> {
  const element = await button.findElement();
  element.scrollIntoView({ block: 'nearest' });
  // The dialog around the button moves while it opens.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await commands.tapAt(middleOf(element));
}

async function pull(what: Element, to: Element, by: { x: number; y: number }): Promise<void> {
  const there = middleOf(to);
  await commands.mouse([
    { do: 'move', ...middleOf(what) },
    { do: 'down' },
    { do: 'move', x: there.x + by.x, y: there.y + by.y, steps: 5 },
    { do: 'up' },
  ]);
}

describe('the animations of a page', () => {
  it('are added, reordered, and played as they were set', async () => {
    const editor = await withTwoShapes();
    await editor.click(RECTANGLE);
    await addAnimation('进入', '飞入');
    await editor.click(ELLIPSE);
    await addAnimation('强调', '陀螺旋');
    await expect.poll(() => steps.elements()).toHaveLength(2);
    await expect.element(steps.first()).toMatchTextContent(/飞入/);
    await page.getByRole('button', { name: '提前' }).click();
    await expect.element(steps.first()).toMatchTextContent(/陀螺旋/);
    expect(await seriousFindings()).toEqual([]);
    await choose('开始', '上一动画之后');
    await expect.element(page.getByRole('region', { name: '翻到本页时' })).toMatchTextContent(/陀螺旋/);

    const run = showPage(editor);
    expect(visibilityOf(editor.elements[0])).toBe('hidden');
    run.next();
    await expect.poll(() => visibilityOf(editor.elements[0])).toBe('visible');
  });

  it('play on the page that is edited, which looks the same afterwards', async () => {
    const editor = await withTwoShapes();
    await editor.click(RECTANGLE);
    await addAnimation('退出', '淡化');
    const [shape] = editor.elements;
    // The final state is shown briefly before the edited state returns, so every frame is checked.
    let wasHidden = false;
    const watch = () => {
      wasHidden ||= visibilityOf(shape) === 'hidden';
      if (!wasHidden) requestAnimationFrame(watch);
    };
    watch();
    await page.getByRole('button', { name: '播放本页动画' }).click();
    await expect.poll(() => wasHidden).toBe(true);
    await expect.element(page.getByRole('button', { name: '播放本页动画' })).toBeVisible();
    await expect.poll(() => visibilityOf(shape)).toBe('visible');
  });

  it('are shown on the page while the pointer is on an effect, and marked in the list of pages', async () => {
    const editor = await withTwoShapes();
    await editor.click(RECTANGLE);
    await page.getByRole('tab', { name: '动画' }).click();
    await page.getByRole('button', { name: '选择效果' }).click();
    const [rectangle] = editor.elements;
    await page.getByRole('region', { name: '强调' }).getByRole('button', { name: '陀螺旋' }).hover();
    await expect.poll(() => rectangle?.getAnimations().length).toBeGreaterThan(0);
    await page.getByRole('region', { name: '进入' }).getByRole('button', { name: '飞入' }).click();
    await expect.poll(() => document.querySelectorAll('nav [data-moves]')).toHaveLength(1);
  });

  it('are dragged into another order and along the time line', async () => {
    const editor = await withTwoShapes();
    await editor.click(RECTANGLE);
    await addAnimation('进入', '飞入');
    await editor.click(ELLIPSE);
    await addAnimation('强调', '陀螺旋');
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect.element(steps.first()).toMatchTextContent(/飞入/);
    await pull(grip(row('陀螺旋')), grip(row('飞入')), { x: 0, y: -12 });
    await expect.element(steps.first()).toMatchTextContent(/陀螺旋/);
    await commands.press(['Control+z']);
    await expect.element(steps.first()).toMatchTextContent(/飞入/);

    const begins = page.getByRole('slider', { name: '“形状 2”的开始时间' });
    await pull(begins.element(), begins.element(), { x: 40, y: 0 });
    await expect.element(begins).not.toHaveAttribute('aria-valuenow', '0');
    const lasts = page.getByRole('slider', { name: '“形状 2”的播放长度' }).element() as HTMLElement;
    const before = Number(lasts.ariaValueNow);
    lasts.focus();
    await commands.press(['Shift+ArrowRight']);
    await expect.poll(() => Number(lasts.ariaValueNow)).toBe(before + 1);
    expect(await seriousFindings()).toEqual([]);
  });

  it('start at a click on another object when that object is their trigger', async () => {
    const editor = await withTwoShapes();
    await editor.click(RECTANGLE);
    await addAnimation('进入', '飞入');
    // The number badge on the page opens its animation.
    await page.getByRole('button', { name: '第 1 次单击：形状 1' }).click();
    await choose('触发', '单击“形状 2”');
    await expect.element(page.getByRole('region', { name: '单击“形状 2”时' })).toMatchTextContent(/飞入/);

    const [rectangle, ellipse] = editor.elements;
    const run = showPage(editor);
    expect(visibilityOf(rectangle)).toBe('hidden');
    await expect.poll(() => run.trigger(ellipse?.dataset.elementId ?? '')).toBe(true);
    await expect.poll(() => visibilityOf(rectangle)).toBe('visible');
  });

  it('are reordered by their grips with a finger, and a motion path is drawn by taps', async () => {
    const editor = await withTwoShapes();
    await editor.click(RECTANGLE);
    await addAnimation('进入', '飞入');
    await tap(page.getByRole('button', { name: '选择效果' }));
    await tap(page.getByRole('button', { name: '画直线' }));
    await expect.element(page.getByRole('button', { name: '在页面上画出路径' })).toBeVisible();
    const there = editor.at({ x: 800, y: 500 });
    await commands.tapAt(there);
    const end = await page.getByRole('button', { name: '路径终点' }).findElement();
    expect(middleOf(end).x).toBeCloseTo(there.x, -1);
    const [first, second] = [...document.querySelectorAll('[data-grip]')].map(middleOf);
    if (!first || !second) throw new Error('there are less than two grips');
    await commands.dragFinger(second, { x: second.x, y: first.y - 4 });
    await expect.element(page.getByRole('region', { name: '第 1 次单击' })).toMatchTextContent(/手绘路径/);
  });
});

it('include a motion path that is drawn on the page, whose points are moved and reversed', async () => {
  const editor = await mountEditor();
  await editor.writeText('秋天\n的雨', { x: 100, y: 100 }, { x: 500, y: 200 });
  await editor.click({ x: 300, y: 120 });
  await addAnimation('进入', '淡化');
  await page.getByRole('button', { name: '选择效果' }).click();
  await page.getByRole('button', { name: '自由绘制' }).click();
  await expect.element(page.getByRole('button', { name: '在页面上画出路径' })).toHaveFocus();
  await editor.drag({ x: 300, y: 130 }, { x: 900, y: 500 });
  const end = (await page.getByRole('button', { name: '路径终点' }).findElement()) as HTMLElement;
  const drawn = middleOf(end).x;
  end.focus();
  await commands.press(['Shift+ArrowLeft']);
  await expect.poll(() => middleOf(end).x).toBeLessThan(drawn);
  const moved = middleOf(end).x;
  await page.getByRole('button', { name: '反转路径方向' }).click();
  await expect.poll(() => middleOf(one('[aria-label="路径起点"]')).x).toBeCloseTo(moved, 0);
  await page.getByRole('switch', { name: '锁定路径' }).click();
  await expect.poll(() => editor.store.find('page', 'page-1')?.animations?.at(-1)?.pathLocked).toBe(true);
});

it('are moved by keys between the paragraphs that appear word by word', async () => {
  const editor = await mountEditor();
  await editor.writeText('秋天\n的雨', { x: 100, y: 100 }, { x: 500, y: 200 });
  await editor.click({ x: 300, y: 120 });
  await addAnimation('进入', '淡化');
  await choose('文字', '逐词');
  await choose('分步', '逐段');
  await expect.element(steps.first()).toMatchTextContent(/第 1 段/);
  await expect.element(steps.nth(1)).toMatchTextContent(/第 2 段/);
  await addAnimation('强调', '陀螺旋');
  const row = page.getByRole('button', { name: /^陀螺旋/ });
  (row.element() as HTMLElement).focus();
  await commands.press(['Alt+ArrowUp']);
  await expect.element(row).toHaveFocus();
  await expect.element(steps.nth(1)).toMatchTextContent(/陀螺旋/);
  await expect.element(page.getByText('现在是第 2 个，共 3 个')).toBeInTheDocument();
  await commands.press(['Control+z']);
  await expect.element(steps.nth(2)).toMatchTextContent(/陀螺旋/);
});
