import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type MountedEditor, mountEditor, one, pressOn } from '../../testing/mounted-editor.tsx';

const BOX = [
  { x: 100, y: 100 },
  { x: 700, y: 160 },
] as const;

const LONG_TEXT = '春天来了，花开了，鸟叫了，小河解冻了，燕子从南方飞回来了，在屋檐下做窝';

const fontButton = page.getByRole('button', { name: /^字体 / });

/** The computed style of the innermost element with this text on the page. */
function styleOf(editor: MountedEditor, text: string): CSSStyleDeclaration | undefined {
  const word = page.elementLocator(editor.slide).getByText(text).elements()[0];
  return word && getComputedStyle(word);
}

function paragraphOf(editor: MountedEditor, text: string): HTMLElement | undefined {
  return page.elementLocator(editor.slide).getByText(text).elements()[0]?.parentElement ?? undefined;
}

async function choose(list: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option }).click();
}

async function fill(field: string, value: string): Promise<void> {
  const box = page.getByRole('textbox', { name: field, exact: true });
  await box.fill(value);
  await pressOn(box, 'Enter');
}

it('a font is found by its name in pinyin and is listed as recent, and a size is typed into the list of sizes', async () => {
  const editor = await mountEditor();
  await editor.writeText('春天来了', ...BOX);
  await fontButton.click();
  const search = page.getByRole('combobox', { name: '字体' });
  await expect.element(search).toHaveFocus();
  await commands.typeKeys('kaiti');
  await commands.press(['Enter']);
  await expect.poll(() => styleOf(editor, '春天来了')?.fontFamily).toMatch(/WenKai/);
  await expect.element(search).not.toBeInTheDocument();
  await fontButton.click();
  const recent = page.getByRole('group', { name: '最近使用' }).getByRole('option');
  await expect.element(recent.first()).toHaveTextContent('楷体');
  await commands.press(['Escape']);
  // The list returns the focus when it is removed, and would take it from the next list.
  await expect.element(fontButton).toHaveFocus();
  await editor.button('选择字号').click();
  await expect.element(page.getByRole('menu')).toHaveFocus();
  await commands.typeKeys('36');
  await expect.element(page.getByRole('menuitem', { name: '36', exact: true })).toHaveFocus();
  await commands.press(['Enter']);
  await expect.poll(() => styleOf(editor, '春天来了')?.fontSize).toBe('48px');
});

it('a paragraph gets bullets, numbers with a start, indents and letter spacing', async () => {
  const editor = await mountEditor();
  await editor.writeText('春天来了', ...BOX);
  const shown = () => paragraphOf(editor, '春天来了')?.textContent;
  const indent = () => getComputedStyle(paragraphOf(editor, '春天来了') ?? editor.slide).textIndent;
  await editor.button('项目符号样式').click();
  await editor.button('➢').click();
  await expect.poll(shown).toContain('➢');
  await expect.element(editor.button('➢')).not.toBeInTheDocument();
  await editor.button('编号样式').click();
  await editor.button('一、二、三、').click();
  await expect.poll(shown).toContain('一、');
  await expect.element(editor.button('一、二、三、')).not.toBeInTheDocument();
  await editor.button('编号样式').click();
  await fill('起始编号', '3');
  await expect.poll(shown).toContain('三、');
  await commands.press(['Escape']);
  await editor.button('编号').click();
  await editor.button('首行缩进两字').click();
  await expect.poll(indent).toBe('64px');
  await editor.button('缩进和段间距').click();
  await choose('特殊缩进', '悬挂缩进');
  await expect.poll(indent).toBe('-64px');
  await editor.button('字符间距').click();
  await choose('字符间距', '稀疏');
  await expect.poll(() => styleOf(editor, '春天来了')?.letterSpacing).toBe('4px');
});

it('the margins of a box that is changed while its text is open stay when typing continues, and the section stays expanded', async () => {
  const editor = await mountEditor();
  await editor.writeText('春天来了', ...BOX);
  await editor.doubleClick({ x: 130, y: 120 });
  await expect.element(editor.openText).toBeVisible();
  await commands.press(['End']);
  await commands.typeKeys('，');
  await editor.button('文本框').click();
  const margins = page.getByRole('group', { name: '内部边距' });
  const left = margins.getByRole('textbox', { name: '左' });
  await left.fill('2.54');
  await pressOn(left, 'Enter');
  await pressOn(editor.openText, 'End');
  await commands.typeKeys('花开了');
  await expect.poll(() => getComputedStyle(one('[data-text-frame]')).paddingLeft).toBe('96px');
  await expect.poll(() => editor.slide.textContent).toContain('春天来了，花开了');
  await commands.press(['Escape']);
  await editor.reopen();
  await editor.click({ x: 250, y: 130 });
  await page.getByRole('tab', { name: '文本' }).click();
  await expect.element(margins).toBeVisible();
});

it('a box grows with its text, or the text shrinks to fit, in columns or vertically', async () => {
  const editor = await mountEditor();
  await editor.writeText(LONG_TEXT, ...BOX);
  const heightNow = () => {
    const zoom = editor.slide.getBoundingClientRect().width / 1280;
    return (editor.elements[0]?.getBoundingClientRect().height ?? 0) / zoom;
  };
  // The text has two lines once the font has loaded.
  await expect.poll(heightNow).toBeGreaterThan(70);
  const grown = heightNow();
  await editor.button('文本框').click();
  await choose('文字与框', '文字缩小');
  await editor.showStyle();
  await fill('高', '50');
  await expect.poll(heightNow).toBeLessThan(grown);
  await expect.poll(() => Number.parseFloat(styleOf(editor, LONG_TEXT)?.fontSize ?? '')).toBeLessThan(31);
  await page.getByRole('tab', { name: '文本' }).click();
  await fill('分栏', '2');
  await expect.poll(() => getComputedStyle(one('[data-text-flow]')).columnCount).toBe('2');
  await choose('文字方向', '竖排');
  await expect.poll(() => getComputedStyle(one('[data-text-frame]')).writingMode).toBe('vertical-rl');
});

it('a colour is picked from the page for a text, and then listed in every other colour picker', async () => {
  // The browser's eyedropper is removed, so that the editor's own is used: a test cannot control the browser's.
  Reflect.deleteProperty(globalThis, 'EyeDropper');
  const editor = await mountEditor();
  await editor.drawShape('矩形', { x: 700, y: 300 }, { x: 1000, y: 500 });
  await editor.writeText('看图', { x: 100, y: 100 }, { x: 600, y: 160 });
  const drawn = editor.elements[0]?.querySelector('path');
  const fillOfShape = getComputedStyle(drawn ?? editor.slide).fill;
  await editor.button('文字颜色').click();
  await editor.button('取色').click();
  await expect.poll(() => document.querySelector('[data-eyedropper]')).not.toBeNull();
  await editor.click({ x: 800, y: 400 });
  await expect.poll(() => styleOf(editor, '看图')?.color).toBe(fillOfShape);
  await editor.button('突出显示').click();
  const recent = page.getByRole('group', { name: '最近使用' }).getByRole('button');
  await expect.element(recent.first()).toBeVisible();
});

it('a text gets a symbol by search and a named style, and undo removes the style alone', async () => {
  const editor = await mountEditor();
  await editor.writeText('看图', { x: 100, y: 100 }, { x: 600, y: 160 });
  await editor.doubleClick({ x: 130, y: 120 });
  await expect.element(editor.openText).toBeVisible();
  await commands.press(['End']);
  await editor.button('符号').click();
  await editor.button('拼音').click();
  await editor.button('ǎ').click();
  await page.getByRole('textbox', { name: /查找符号/ }).fill('平行');
  await commands.press(['Enter', 'Escape']);
  await expect.element(editor.openText).toHaveTextContent('看图ǎ∥');
  await expect.element(editor.openText).toHaveFocus();
  await editor.button('文字样式').click();
  await editor.button('标题').click();
  await expect.poll(() => styleOf(editor, '看图ǎ∥')?.fontWeight).toBe('700');
  await expect.poll(() => styleOf(editor, '看图ǎ∥')?.fontSize).toMatch(/^53/);
  await commands.press(['Control+z']);
  await expect.poll(() => styleOf(editor, '看图ǎ∥')?.fontSize).toBe('32px');
});

it('a text is converted to word art with a gradient and a shadow, is bent and straightened, and is converted back', async () => {
  const editor = await mountEditor();
  await editor.writeText('看图', { x: 100, y: 100 }, { x: 600, y: 160 });
  await editor.button('艺术字').click();
  await editor.button('艺术字样式 3').click();
  const image = () => styleOf(editor, '看图')?.backgroundImage;
  await expect.poll(image).toMatch(/gradient/);
  const shadow = page.getByRole('switch', { name: '文字阴影' });
  await shadow.click();
  await choose('弯曲', '上弯弧');
  await expect.poll(() => editor.elements[0]?.querySelector('svg')).toBeTruthy();
  await choose('弯曲', '不弯曲');
  await page.getByRole('group', { name: '艺术字' }).getByRole('button', { name: '无' }).click();
  await expect.poll(image).toBe('none');
});
