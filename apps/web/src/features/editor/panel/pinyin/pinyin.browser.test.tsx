import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { seriousFindings } from '../../../../platform/testing/serious-findings.ts';
import { type MountedEditor, mountEditor, pressOn } from '../../testing/mounted-editor.tsx';
import { choose } from '../../testing/panel-actions.ts';

const panel = page.getByRole('region', { name: '拼音' });
const syllables = (editor: MountedEditor) => editor.parts('rt').map((each) => each.textContent);
const count = (editor: MountedEditor, selector: string) => editor.parts(selector).length;

/** A text with pinyin above all of its characters, selected. */
async function withPinyin(text = '银行行走', right = 700): Promise<MountedEditor> {
  const editor = await mountEditor();
  await editor.writeText(text, { x: 100, y: 200 }, { x: right, y: 260 });
  await page.getByRole('tab', { name: '文本' }).click();
  await panel.getByRole('button', { name: '加拼音' }).click();
  await expect.poll(() => syllables(editor).length).toBeGreaterThan(3);
  return editor;
}

/** Opens the text of the selected box. */
async function open(editor: MountedEditor): Promise<HTMLElement> {
  await pressOn(editor.surface, 'Enter');
  await expect.element(editor.openText).toBeVisible();
  return editor.openText.element() as HTMLElement;
}

it('pinyin is added above all selected characters by word, and the text makes space for it', async () => {
  const editor = await mountEditor();
  await editor.writeText('银行行走', { x: 100, y: 200 }, { x: 700, y: 260 });
  await page.getByRole('tab', { name: '文本' }).click();
  const height = () => editor.sizeOf(editor.elements[0])[1] ?? 0;
  const before = height();
  await panel.getByRole('button', { name: '加拼音' }).click();
  await expect.poll(() => syllables(editor)).toEqual(['yín', 'háng', 'xíng', 'zǒu']);
  await expect.poll(height).toBeGreaterThan(before);
  expect(await seriousFindings()).toEqual([]);
});

it('the reading of a character is changed and undone in one step, and tones are shown as numbers', async () => {
  const editor = await withPinyin();
  await panel.getByRole('button', { name: /háng\s*行/ }).click();
  await page.getByRole('menuitemradio', { name: 'xíng' }).click();
  await expect.poll(() => syllables(editor)).toEqual(['yín', 'xíng', 'xíng', 'zǒu']);
  await pressOn(editor.surface, 'Control+z');
  await expect.poll(() => syllables(editor)).toEqual(['yín', 'háng', 'xíng', 'zǒu']);
  await choose('声调', /数字/);
  await expect.poll(() => syllables(editor)).toEqual(['yin2', 'hang2', 'xing2', 'zou3']);
});

it('pinyin in an open text stays at its drawn position, above the selected characters only, and is removed', async () => {
  const editor = await withPinyin();
  const lines = editor.parts('ruby')[0]?.getBoundingClientRect() ?? new DOMRect();
  const shiftOf = (node: Element | undefined, part?: string) => {
    const { textAlign, textIndent, textEmphasisStyle } = getComputedStyle(node ?? editor.slide, part);
    return { textAlign, textIndent, textEmphasisStyle };
  };
  const drawn = shiftOf(editor.parts('rt')[0]);
  const text = await open(editor);
  const letters = () => [...text.querySelectorAll('[data-over]')];
  await expect.poll(letters).toHaveLength(4);
  const opened = letters()[0]?.getBoundingClientRect() ?? new DOMRect();
  expect(Math.abs(opened.x - lines.x)).toBeLessThan(1);
  expect(Math.abs(opened.y - lines.y)).toBeLessThan(1);
  // The syllable is centred over the drawn character, for any alignment and indent of its paragraph.
  expect(shiftOf(letters()[0], '::after')).toEqual(drawn);
  await commands.press(['Control+End']);
  await commands.typeKeys('吧');
  await expect.poll(() => text.textContent).toContain('走吧');
  expect(letters()).toHaveLength(4);
  await commands.press(['Shift+Home']);
  await panel.getByRole('button', { name: '去掉拼音' }).click();
  await expect.poll(letters).toHaveLength(0);
  expect(text.textContent).toBe('银行行走吧');
});

it('letters in a writing grid have the same positions while they are typed and when they are drawn', async () => {
  const editor = await mountEditor();
  await editor.writeText('银行行走吧', { x: 100, y: 200 }, { x: 700, y: 260 });
  const text = await open(editor);
  await commands.press(['Control+a']);
  await choose('书写格', '拼音格');
  await expect.poll(() => text.querySelectorAll('[data-letter-cell="pinyin"]').length).toBe(5);
  text.focus();
  await commands.press(['Control+End']);
  await commands.typeKeys('了');
  await expect.poll(() => text.querySelectorAll('[data-letter-cell]').length).toBe(6);
  await commands.press(['Backspace']);
  await expect.poll(() => text.querySelectorAll('[data-letter-cell]').length).toBe(5);
  const boxes = (cells: Iterable<Element>) =>
    [...cells].map((node) => {
      const { x, y } = node.getBoundingClientRect();
      return [Math.round(x), Math.round(y)];
    });
  const opened = boxes(text.querySelectorAll('[data-letter-cell]'));
  await commands.press(['Escape']);
  const drawn = () => editor.parts('[data-paragraph] [data-letter-cell]');
  await expect.poll(() => drawn().map((each) => each.textContent)).toEqual([...'银行行走吧']);
  expect(boxes(drawn())).toEqual(opened);
  expect(new Set(opened.map(([, y]) => y)).size).toBe(1);
  await choose('书写格', '田字格');
  await expect.poll(() => count(editor, '[data-letter-cell="field"]')).toBe(5);
  await pressOn(editor.surface, 'Control+z');
  await expect.poll(() => count(editor, '[data-letter-cell="pinyin"]')).toBe(5);
  await choose('书写格', /^无$/);
  await expect.poll(drawn).toHaveLength(0);
});

it('the words of the selected text are put into cells, and removed in one step', async () => {
  const editor = await mountEditor();
  await editor.writeText('银行行走吧', { x: 100, y: 200 }, { x: 700, y: 260 });
  const cells = () =>
    editor
      .parts('[data-element-id] [data-element-id]')
      .map((each) => each.textContent)
      .filter((each) => /^[银行走吧]$/.test(each ?? ''));
  await editor.button('田字格').click();
  await page.getByRole('menuitem', { name: '米字格' }).click();
  await expect.poll(cells).toEqual([...'银行行走吧']);
  await expect.poll(() => editor.hasKeyboard).toBe(true);
  await commands.press(['Control+z']);
  await expect.poll(cells).toEqual([]);
});

/**
 * The smallest gap between two syllables of a line, and between the syllables and the line above, relative to the size
 * of a syllable.
 */
function rooms(editor: MountedEditor): { readonly beside: number; readonly above: number } {
  const letters = editor.parts('ruby').map((ruby) => {
    const range = document.createRange();
    range.selectNodeContents(ruby.querySelector('rt') ?? ruby);
    const syllable = range.getBoundingClientRect();
    range.setStart(ruby, 0);
    range.setEnd(ruby, 1);
    return { letter: range.getBoundingClientRect(), syllable };
  });
  // A character wider than its syllable keeps its own width.
  const size = Math.min(...letters.map(({ letter }) => letter.width)) / 2;
  const beside: number[] = [];
  const above: number[] = [];
  for (const [at, { syllable, letter }] of letters.entries()) {
    const next = letters[at + 1];
    if (next && Math.abs(next.letter.top - letter.top) < 1)
      beside.push((next.syllable.left - syllable.right) / size);
    else if (next) above.push((next.syllable.bottom - letter.bottom) / size);
  }
  return { beside: Math.min(...beside), above: Math.min(...above) };
}

const WIDE = '双双窗状，装霜庄重啊鹅长，双床装窗状';

it('pinyin syllables never touch, at any size, on the page and in open text, and lines make space for them', async () => {
  const editor = await mountEditor();
  await editor.writeText(WIDE, { x: 100, y: 100 }, { x: 560, y: 160 });
  await page.getByRole('tab', { name: '文本' }).click();
  const height = () => editor.sizeOf(editor.elements[0])[1] ?? 0;
  const plain = height();
  await panel.getByRole('button', { name: '加拼音' }).click();
  await expect.poll(() => count(editor, 'ruby')).toBe(16);
  await expect.poll(height).toBeGreaterThan(plain * 1.3);
  const size = page.getByRole('textbox', { name: '字号' }).first();
  for (const points of ['14', '24', '48']) {
    await size.fill(points);
    await pressOn(size, 'Enter');
    await expect.poll(() => rooms(editor).beside).toBeGreaterThan(0.2);
    await expect.poll(() => rooms(editor).above).toBeGreaterThan(0.9);
  }
  const xs = (nodes: Iterable<Element>) =>
    [...nodes].map((node) => Math.round(node.getBoundingClientRect().left));
  const drawn = xs(editor.parts('ruby'));
  const text = await open(editor);
  await expect.poll(() => text.querySelectorAll('[data-over]').length).toBe(16);
  expect(xs(text.querySelectorAll('[data-over]'))).toEqual(drawn);
});

it('pinyin syllables never touch in the cells of a writing grid', async () => {
  const editor = await withPinyin(WIDE, 560);
  await choose('书写格', '田字格');
  const cells = () => editor.parts('[data-letter-cell][data-over]') as HTMLElement[];
  await expect.poll(cells).toHaveLength(16);
  const shares = cells().map((cell) => {
    const ruler = document.createElement('span');
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(cell, '::after');
    Object.assign(ruler.style, {
      fontFamily,
      fontSize,
      fontWeight,
      position: 'absolute',
      whiteSpace: 'nowrap',
    });
    ruler.textContent = cell.getAttribute('data-over');
    cell.parentElement?.append(ruler);
    const wide = ruler.offsetWidth / cell.offsetWidth;
    ruler.remove();
    return wide;
  });
  expect(Math.max(...shares)).toBeLessThan(0.98);
  await pressOn(editor.surface, 'Control+z');
  await expect.poll(() => count(editor, 'ruby')).toBe(16);
});
