import { expect, type Locator } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { openEmpty } from '../editor-page.ts';
import { test } from '../shared-server.ts';

test('pinyin comes over characters by their words, is corrected by a press, has numbers, and is taken off; words come into cells', async ({
  page,
  server,
}) => {
  const { editor } = await openEmpty(page, server.url);
  const over = editor.slide.locator('rt');
  await editor.writeText('银行行走', { x: 100, y: 200 }, { x: 700, y: 260 });
  await page.getByRole('tab', { name: '文本' }).click();
  const panel = page.getByRole('region', { name: '拼音' });

  await test.step('over all that is chosen', async () => {
    const height = async () => (await editor.elements.first().boundingBox())?.height ?? 0;
    const before = await height();
    await panel.getByRole('button', { name: '加拼音' }).click();
    await expect(over).toHaveText(['yín', 'háng', 'xíng', 'zǒu']);
    await expect.poll(height).toBeGreaterThan(before);
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('a character that is read otherwise is pressed, and taken back in one step', async () => {
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

  await test.step('in an open text off the chosen characters alone, and not over what is typed', async () => {
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
    // Over the middle of its character as it is drawn, whatever its paragraph's side and indent are.
    expect(await shiftOf(letters.first(), '::after')).toEqual(drawn);
    await page.keyboard.press('Control+End');
    await page.keyboard.type('吧');
    await expect(letters).toHaveCount(4);
    await page.keyboard.press('Shift+Home');
    await panel.getByRole('button', { name: '去掉拼音' }).click();
    await expect(letters).toHaveCount(0);
    await expect(text).toHaveText('银行行走吧');
  });

  await test.step('letters are written in a grid that goes with them, as they are typed and as they are drawn', async () => {
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

  await test.step('the words of the chosen text come into cells, and go again in one step', async () => {
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
