import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type MountedEditor, mountEditor, one, pressOn } from '../../testing/mounted-editor.tsx';
import { choose } from '../../testing/panel-actions.ts';

/** Draws an empty text box, which is then open. */
async function openBox(editor: MountedEditor, y: number): Promise<void> {
  await editor.button('文本').click();
  await editor.drag({ x: 100, y }, { x: 700, y: y + 40 });
  await expect.element(editor.openText).toBeVisible();
}

const textTab = page.getByRole('tab', { name: '文本', exact: true });

async function fill(field: string, value: string): Promise<void> {
  const box = page.getByRole('textbox', { name: field, exact: true }).first();
  await box.fill(value);
  await pressOn(box, 'Enter');
}

it('typing a letter does not redraw the panel, the bar at the selection or the thumbnails', async () => {
  const editor = await mountEditor();
  await openBox(editor, 100);
  await commands.typeKeys('雨点落在窗台上');
  await expect.poll(() => editor.thumbnails[0]?.textContent).toContain('雨点落在窗台上');
  const changes: string[] = [];
  const watch = new MutationObserver((records) => {
    for (const { type, attributeName, target } of records) {
      const node = target instanceof Element ? target : target.parentElement;
      changes.push(`${type} ${attributeName ?? ''} ${node?.outerHTML.slice(0, 120)}`);
    }
  });
  const around = 'aside[aria-label="属性"], [role="toolbar"][aria-label="所选对象"], nav';
  expect(document.querySelectorAll(around)).toHaveLength(3);
  for (const place of document.querySelectorAll(around))
    watch.observe(place, { subtree: true, childList: true, attributes: true, characterData: true });
  await commands.press(['a', 'b', 'c']);
  expect(changes).toEqual([]);
  watch.disconnect();
});

it('text typed below the end of the page does not scroll the page in its frame', async () => {
  const editor = await mountEditor();
  const before = editor.slide.getBoundingClientRect().toJSON();
  await openBox(editor, 660);
  for (const line of ['一行', '两行', '三行', '四行', '五行']) {
    await commands.typeKeys(line);
    await commands.press(['Enter']);
  }
  const scrolled = [...document.querySelectorAll('*')].filter(
    (node) => node.scrollTop !== 0 && node.contains(document.activeElement),
  );
  expect(scrolled).toEqual([]);
  expect(editor.slide.getBoundingClientRect().toJSON()).toEqual(before);
});

it('a box changes its size in the same step when all of its text is enlarged or reduced', async () => {
  const editor = await mountEditor();
  await editor.writeText('秋天的雨', { x: 100, y: 200 }, { x: 700, y: 240 });
  const height = () => editor.field('高');
  await editor.showStyle();
  await expect.poll(height).toBeGreaterThan(0);
  const before = height();
  await textTab.click();
  await fill('字号', '72');
  await editor.showStyle();
  // A line of 72 points is at least 96 pixels high.
  await expect.poll(height).toBeGreaterThan(Math.max(before, 96));
  await pressOn(editor.surface, 'Control+z');
  await expect.poll(height).toBe(before);
  await commands.press(['Control+[']);
  await expect.poll(height).toBeLessThan(before);
});

it('a symbol picker that is closed without a choice returns the focus to its button', async () => {
  const editor = await mountEditor();
  await editor.writeText('秋天的雨', { x: 100, y: 200 }, { x: 700, y: 240 });
  const panel = page.getByRole('complementary', { name: '属性' });
  const symbols = panel.getByRole('button', { name: '符号', exact: true });
  await symbols.click();
  await expect.element(page.getByRole('textbox', { name: /^查找符号/ })).toBeVisible();
  await commands.press(['Escape']);
  await expect.element(symbols).toHaveFocus();
});

it('a text shrinks to fit its box while it is typed and when the box is made lower, and grows again', async () => {
  const editor = await mountEditor();
  await editor.writeText('秋天', { x: 100, y: 100 }, { x: 900, y: 160 });
  await textTab.click();
  await editor.button('文本框').click();
  await choose('文字与框', '文字缩小');
  await editor.doubleClick({ x: 300, y: 120 });
  await expect.element(editor.openText).toBeVisible();
  /** The difference of the drawn and the stored height, and the size of the text. */
  const drawn = () => {
    const flow = one('[role="application"] [data-text-flow]');
    const run = flow.querySelector('p *');
    return {
      beyond: flow.style.getPropertyValue('--fit'),
      size: run ? Math.round(Number.parseFloat(getComputedStyle(run).fontSize)) : 0,
    };
  };
  const { size: whole } = drawn();
  await commands.insertText('秋天的雨有一盒五彩缤纷的颜料'.repeat(20));
  await expect.poll(() => drawn().size).toBeLessThan(whole * 0.6);
  await commands.insertText('雨');
  expect(drawn().beyond).toBe('');
  await commands.press(['Control+a']);
  await commands.insertText('雨');
  await expect.poll(drawn).toEqual({ beyond: '', size: whole });
  // The same happens when the box is made lower, and higher again by one undo.
  await commands.press(['Escape']);
  await editor.showStyle();
  await fill('高', '30');
  const shrunk = () => {
    const flow = one('[role="application"] [data-text-flow]');
    const run = flow.querySelector('[data-paragraph] *');
    const size = run ? Number.parseFloat(getComputedStyle(run).fontSize) : 0;
    return `${flow.style.getPropertyValue('--fit')}${Math.round(size)}`;
  };
  await expect.poll(() => /^\d+$/.test(shrunk()) && Number(shrunk()) < whole).toBe(true);
  await pressOn(editor.surface, 'Control+z');
  await expect.poll(shrunk).toBe(`${whole}`);
});

it('an open text is undone step by step: first the format, then the letters', async () => {
  const editor = await mountEditor();
  await editor.writeText('想一想', { x: 100, y: 100 }, { x: 500, y: 160 });
  await editor.doubleClick({ x: 130, y: 120 });
  await expect.element(editor.openText).toBeVisible();
  await commands.press(['Control+a', 'Control+i']);
  await expect.poll(() => editor.styleOf('想一想')?.fontStyle).toBe('italic');
  await commands.press(['Control+z']);
  await expect.poll(() => editor.styleOf('想一想')?.fontStyle).toBe('normal');
  await commands.press(['Control+z']);
  await expect.poll(() => editor.styleOf('想一想')).toBeUndefined();
});

it('a text stays open when Escape closes a colour picker, and its box is removed when it stayed empty', async () => {
  const editor = await mountEditor();
  await openBox(editor, 100);
  await commands.typeKeys('秋天');
  await commands.press(['Control+a']);
  await editor.button('文字颜色').click();
  const picker = page.getByRole('dialog', { name: '文字颜色' });
  await expect.element(picker).toBeVisible();
  await page.elementLocator(one('[role="dialog"] input[type="color"]')).fill('#c00000');
  await expect.poll(() => editor.styleOf('秋天')?.color).toBe('rgb(192, 0, 0)');
  await commands.press(['Escape']);
  await expect.element(picker).not.toBeInTheDocument();
  await expect.element(editor.openText).toHaveFocus();
  await commands.press(['Delete', 'Escape']);
  await expect.poll(() => editor.elements.length).toBe(0);
});

it('a text is typed directly into a selected shape, gets emphasis dots and a highlight, and is cleared', async () => {
  const editor = await mountEditor();
  await editor.drawShape('矩形', { x: 200, y: 200 }, { x: 600, y: 400 });
  await commands.typeKeys('rain');
  await commands.press(['Escape']);
  await textTab.click();
  await editor.button('着重号').click();
  await editor.button('突出显示').click();
  await editor.button('#FFFF00').first().click();
  await expect.poll(() => editor.styleOf('rain')?.backgroundColor).toBe('rgb(255, 255, 0)');
  expect(editor.styleOf('rain')?.getPropertyValue('text-emphasis-style')).toMatch(/dot/);
  await editor.button('清除格式').click();
  await expect.poll(() => editor.styleOf('rain')?.backgroundColor).toBe('rgba(0, 0, 0, 0)');
  expect(editor.styleOf('rain')?.getPropertyValue('text-emphasis-style')).toBe('none');
});

it('a shape is made transparent, and its outline dashed', async () => {
  const editor = await mountEditor();
  await editor.drawShape('矩形', { x: 200, y: 200 }, { x: 600, y: 400 });
  await editor.showStyle();
  await pressOn(page.getByRole('slider', { name: '不透明度' }).first(), 'Home');
  await editor.button('边框').click();
  await editor.button('#FF0000').first().click();
  await choose('线型', '虚线');
  await expect.poll(() => editor.parts('path[stroke-dasharray]')[0]?.checkVisibility()).toBe(true);
  expect(editor.parts('[fill-opacity="0"], [fill*="rgba"]')).not.toEqual([]);
});
