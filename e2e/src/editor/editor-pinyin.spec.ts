import { expect, type Locator } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { openEmpty } from '../editor-page.ts';
import { test } from '../shared-server.ts';

test('pinyin is added to characters by word, corrected by a press, shown with numbers, and removed; words are put into cells', async ({
  page,
  server,
}) => {
  const { editor } = await openEmpty(page, server.url);
  const over = editor.slide.locator('rt');
  await editor.writeText('银行行走', { x: 100, y: 200 }, { x: 700, y: 260 });
  await page.getByRole('tab', { name: '文本' }).click();
  const panel = page.getByRole('region', { name: '拼音' });

  await test.step('above all selected characters', async () => {
    const height = async () => (await editor.elements.first().boundingBox())?.height ?? 0;
    const before = await height();
    await panel.getByRole('button', { name: '加拼音' }).click();
    await expect(over).toHaveText(['yín', 'háng', 'xíng', 'zǒu']);
    await expect.poll(height).toBeGreaterThan(before);
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('the reading of a character is changed, and undone in one step', async () => {
    await panel.getByRole('button', { name: /háng\s*行/ }).click();
    await page.getByRole('menuitemradio', { name: 'xíng' }).click();
    await expect(over).toHaveText(['yín', 'xíng', 'xíng', 'zǒu']);
    await editor.surface.focus();
    await page.keyboard.press('Control+z');
    await expect(over).toHaveText(['yín', 'háng', 'xíng', 'zǒu']);
  });

  await test.step('tones as numbers', async () => {
    await panel.getByRole('combobox', { name: '声调' }).click();
    await page.getByRole('option', { name: /数字/ }).click();
    await expect(over).toHaveText(['yin2', 'hang2', 'xing2', 'zou3']);
  });

  await test.step('in a text that is edited, above the selected characters only and not above typed ones', async () => {
    const lines = await editor.slide.locator('ruby').first().boundingBox();
    const shiftOf = (pinyin: Locator, part?: string) =>
      pinyin.evaluate((node, pseudo) => {
        const { textAlign, textIndent, textEmphasisStyle } = getComputedStyle(node, pseudo);
        return { textAlign, textIndent, textEmphasisStyle };
      }, part);
    const drawn = await shiftOf(over.first());
    await editor.surface.focus();
    await page.keyboard.press('Enter');
    const text = page.getByRole('textbox', { name: /正在编辑文字/ });
    await text.waitFor();
    const letters = text.locator('[data-over]');
    await expect(letters).toHaveCount(4);
    const opened = await letters.first().boundingBox();
    expect(Math.abs((opened?.x ?? 0) - (lines?.x ?? 0))).toBeLessThan(1);
    expect(Math.abs((opened?.y ?? 0) - (lines?.y ?? 0))).toBeLessThan(1);
    // Centred over the drawn character, whatever the alignment and indent of its paragraph.
    expect(await shiftOf(letters.first(), '::after')).toEqual(drawn);
    await page.keyboard.press('Control+End');
    await page.keyboard.type('吧');
    await expect(letters).toHaveCount(4);
    await page.keyboard.press('Shift+Home');
    await panel.getByRole('button', { name: '去掉拼音' }).click();
    await expect(letters).toHaveCount(0);
    await expect(text).toHaveText('银行行走吧');
  });

  await test.step('letters in a writing grid, while they are typed and when they are drawn', async () => {
    const text = page.getByRole('textbox', { name: /正在编辑文字/ });
    await page.getByRole('combobox', { name: '书写格' }).click();
    await page.getByRole('option', { name: '拼音格' }).click();
    await expect(text.locator('[data-letter-cell="pinyin"]')).toHaveCount(5);
    await text.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('了');
    await expect(text.locator('[data-letter-cell]')).toHaveCount(6);
    await page.keyboard.press('Backspace');
    const boxes = (cells: Locator) =>
      cells.evaluateAll((nodes) =>
        nodes.map((node) => {
          const { x, y } = node.getBoundingClientRect();
          return [Math.round(x), Math.round(y)];
        }),
      );
    const opened = await boxes(text.locator('[data-letter-cell]'));
    await page.keyboard.press('Escape');
    const drawn = editor.slide.locator('[data-paragraph] [data-letter-cell]');
    await expect(drawn).toHaveText(['银', '行', '行', '走', '吧']);
    expect(await boxes(drawn)).toEqual(opened);
    expect(new Set(opened.map(([, y]) => y)).size).toBe(1);
    await page.getByRole('combobox', { name: '书写格' }).click();
    await page.getByRole('option', { name: '田字格' }).click();
    await expect(editor.slide.locator('[data-letter-cell="field"]')).toHaveCount(5);
    await editor.surface.focus();
    await page.keyboard.press('Control+z');
    await expect(editor.slide.locator('[data-letter-cell="pinyin"]')).toHaveCount(5);
    await page.getByRole('combobox', { name: '书写格' }).click();
    await page.getByRole('option', { name: '无', exact: true }).click();
    await expect(drawn).toHaveCount(0);
  });

  await test.step('the words of the selected text are put into cells, and removed in one step', async () => {
    const cells = editor.slide
      .locator('[data-element-id] [data-element-id]')
      .filter({ hasText: /^[银行走吧]$/ });
    await page.getByRole('button', { name: '田字格', exact: true }).click();
    await page.getByRole('menuitem', { name: '米字格' }).click();
    await expect(cells).toHaveText(['银', '行', '行', '走', '吧']);
    await expect(editor.keyboard).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(cells).toHaveCount(0);
  });
  await editor.saved();
});

test('pinyin syllables never touch, at any size, on the page, in open text, in cells and in class, and lines make room for them', async ({
  page,
  server,
}) => {
  const { editor } = await openEmpty(page, server.url);
  await editor.writeText('双双窗状，装霜庄重啊鹅长，双床装窗状', { x: 100, y: 100 }, { x: 560, y: 160 });
  await page.getByRole('tab', { name: '文本' }).click();
  const pairs = editor.slide.locator('ruby');
  const plain = await editor.elements.first().boundingBox();
  await page.getByRole('region', { name: '拼音' }).getByRole('button', { name: '加拼音' }).click();
  await expect(pairs).toHaveCount(16);
  await expect
    .poll(async () => (await editor.elements.first().boundingBox())?.height ?? 0)
    .toBeGreaterThan((plain?.height ?? 0) * 1.3);
  /**
   * The smallest gap between two syllables of a line, and between the syllables and the line above, relative to the
   * size of a syllable.
   */
  const rooms = (drawing: Locator) =>
    drawing.evaluate((host) => {
      const letters = [...host.querySelectorAll('ruby')].map((ruby) => {
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
      return { beside: Math.min(...beside), above: Math.min(...above), lines: above.length + 1 };
    });
  const size = page.getByRole('combobox', { name: '字号' }).or(page.getByRole('textbox', { name: '字号' }));
  for (const points of ['14', '24', '48']) {
    await size.first().fill(points);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await rooms(editor.slide)).beside).toBeGreaterThan(0.2);
    await expect.poll(async () => (await rooms(editor.slide)).above).toBeGreaterThan(0.9);
  }
  const xs = (nodes: Locator) =>
    nodes.evaluateAll((all) => all.map((node) => Math.round(node.getBoundingClientRect().left)));
  const drawn = await xs(pairs);
  await editor.surface.focus();
  await page.keyboard.press('Enter');
  const text = page.getByRole('textbox', { name: /正在编辑文字/ });
  await expect(text.locator('[data-over]')).toHaveCount(16);
  expect(await xs(text.locator('[data-over]'))).toEqual(drawn);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: '书写格' }).click();
  await page.getByRole('option', { name: '田字格' }).click();
  const cells = editor.slide.locator('[data-letter-cell][data-over]');
  await expect(cells).toHaveCount(16);
  const overlap = await cells.evaluateAll((all) =>
    all.map((cell) => {
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
      const wide = ruler.offsetWidth / (cell as HTMLElement).offsetWidth;
      ruler.remove();
      return wide;
    }),
  );
  expect(Math.max(...overlap)).toBeLessThan(0.98);
  await editor.surface.focus();
  await page.keyboard.press('Control+z');
  await expect(pairs).toHaveCount(16);
  await editor.saved();
  await page.getByRole('button', { name: '授课' }).first().click();
  const shown = page
    .locator('[data-page-id]')
    .filter({ has: page.locator('ruby') })
    .last();
  await shown.waitFor();
  await expect.poll(async () => (await rooms(shown)).beside).toBeGreaterThan(0.2);
  await expect.poll(async () => (await rooms(shown)).above).toBeGreaterThan(0.9);
});
