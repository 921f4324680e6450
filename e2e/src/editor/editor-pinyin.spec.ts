import { expect, type Locator } from '@playwright/test';
import { openEmpty } from '../editor-page.ts';
import { testInKeptPage as test } from '../shared-server.ts';

test('pinyin syllables never touch in class, and lines make room for them', async ({ page, server }) => {
  const { editor } = await openEmpty(page, server.url);
  await editor.writeText('双双窗状，装霜庄重啊鹅长，双床装窗状', { x: 100, y: 100 }, { x: 560, y: 160 });
  await page.getByRole('tab', { name: '文本' }).click();
  await page.getByRole('region', { name: '拼音' }).getByRole('button', { name: '加拼音' }).click();
  await expect(editor.slide.locator('ruby')).toHaveCount(16);
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
