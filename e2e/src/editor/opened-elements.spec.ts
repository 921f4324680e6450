import { writeNdpx } from '@lectern/courseware/ndpx';
import { expect } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { registerTeacher } from '../account-api.ts';
import { EditorPage, openEmpty } from '../editor-page.ts';
import { film, filmHash, lesson } from '../html-show-lessons.ts';
import { importFile } from '../imported-file.ts';
import { testInKeptPage as test } from '../shared-server.ts';

test('a double click opens a standalone formula, and a video without a poster shows its first frame', async ({
  page,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  const file = writeNdpx({ snapshot: { records: lesson() }, assets: new Map([[filmHash, film]]) });
  const editor = new EditorPage(page, server.url);
  await editor.openAs(teacher, await importFile(teacher, '公式.ndpx', file));
  await editor.pages.nth(1).click();
  const formula = editor.slide.locator('[data-element-id="formula"]');
  await expect(formula.locator('.katex-html')).toBeVisible();
  await editor.doubleClick(530, 480);
  const dialog = page.getByRole('dialog', { name: '公式' });
  const field = dialog.getByRole('textbox', { name: 'LaTeX' });
  await expect(dialog.locator('math-field')).toBeFocused();
  await expect(field).toHaveValue('x^2');
  expect(await seriousFindings(page)).toEqual([]);
  await field.fill('\\frac{a}{');
  await expect(dialog.getByRole('alert')).toContainText('没有写完');
  await field.press('Enter');
  await expect(dialog).toBeVisible();
  await field.fill('\\frac{a}{b}');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(formula.locator('.mfrac')).toHaveCount(0);
  await field.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(formula.locator('.mfrac')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(formula.locator('.mfrac')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog.locator('math-field')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await editor.pages.nth(2).click();
  const still = editor.slide.locator('[data-element-id="film"] video');
  await expect.poll(() => still.evaluate((node: HTMLVideoElement) => node.readyState)).toBeGreaterThan(1);
  expect(await still.evaluate((node: HTMLVideoElement) => node.currentTime)).toBeCloseTo(0.1, 1);
});

test('formulas are built from templates, keys and chemistry, on the page and at the cursor in a text', async ({
  page,
  server,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!/^(data:|blob:)/.test(request.url()) && !request.url().startsWith(server.url))
      strangers.push(request.url());
  });
  const { editor } = await openEmpty(page, server.url);
  const formulas = editor.slide.locator('[data-formula]');
  const dialog = page.getByRole('dialog', { name: '公式' });
  const written = dialog.locator('math-field');
  const latex = dialog.getByRole('textbox', { name: 'LaTeX' });

  await test.step('Alt+= inserts a formula on the page from a template, filled with the keyboard', async () => {
    await page.keyboard.press('Alt+=');
    await expect(written).toBeFocused();
    await dialog.getByRole('tab', { name: '小学' }).click();
    await dialog.getByRole('button', { name: '分数', exact: true }).click();
    await expect(dialog.getByText('没有填的方框会显示为 □')).toBeVisible();
    await page.keyboard.type('a');
    await page.keyboard.press('Tab');
    await page.keyboard.type('b');
    await expect(latex).toHaveValue('\\frac{a}{b}');
    for (const theme of ['dark', 'light']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      expect(await seriousFindings(page)).toEqual([]);
    }
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(formulas.locator('.mfrac')).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(formulas).toHaveCount(0);
    await page.keyboard.press('Control+y');
    await expect(formulas).toHaveCount(1);
  });

  await test.step('the button of the bar inserts a chemical equation while it is typed', async () => {
    await page.getByRole('button', { name: '公式', exact: true }).click();
    // The group that was used last is selected.
    await expect(dialog.getByRole('tab', { name: '小学' })).toHaveAttribute('aria-selected', 'true');
    await dialog.getByRole('tab', { name: '化学' }).click();
    const chemistry = dialog.getByRole('textbox', { name: '化学式或方程式' });
    await chemistry.fill('2H2 + O2 =[点燃] 2H2O');
    // A stray key or press, or looking at other templates, does not lose the formula.
    const question = page.getByRole('dialog', { name: '不要这个公式了？' });
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: '继续写' }).click();
    await dialog.getByRole('button', { name: '取消' }).click();
    await question.getByRole('button', { name: '继续写' }).click();
    await dialog.getByRole('tab', { name: '小学' }).click();
    await dialog.getByRole('tab', { name: '化学' }).click();
    await expect(chemistry).toHaveValue('2H2 + O2 =[点燃] 2H2O');
    await chemistry.press('Enter');
    await expect(written).toBeFocused();
    await dialog.getByRole('button', { name: '插入', exact: true }).last().click();
    await expect(dialog).toHaveCount(0);
    await expect(formulas.filter({ hasText: '点燃' })).toHaveCount(1);
  });

  await test.step('a typed equation that was not inserted is inserted with the rest of the formula', async () => {
    await page.keyboard.press('Alt+=');
    await expect(written).toBeFocused();
    await latex.fill('\\frac{m}{M}');
    await dialog.getByRole('tab', { name: '化学' }).click();
    await dialog.getByRole('textbox', { name: '化学式或方程式' }).fill('CaCO3');
    await dialog.getByRole('button', { name: '插入', exact: true }).last().click();
    await expect(dialog).toHaveCount(0);
    const whole = formulas.filter({ hasText: 'Ca' });
    await expect(whole.locator('.mfrac')).toHaveCount(1);
    await page.keyboard.press('Control+z');
  });

  await test.step('in a text the formula is inserted at the cursor, and a double click edits it', async () => {
    await page.getByRole('button', { name: '文本', exact: true }).click();
    await editor.drag({ x: 100, y: 60 }, { x: 600, y: 120 });
    const text = page.getByRole('textbox', { name: /正在编辑文字/ });
    await text.waitFor();
    await page.keyboard.type('若');
    await page.keyboard.press('Alt+=');
    await expect(written).toBeFocused();
    // Faster than the dialog can render: no letter is lost.
    await Promise.all([...'x=1/2'].map((key) => page.keyboard.press(key)));
    await expect(latex).toHaveValue('x=\\frac12');
    // MathLive reports a change in a later task: here letters are reported after the letter before them was checked.
    await written.evaluate(async (node) => {
      const field = node as HTMLElement & { executeCommand(command: readonly [string, string]): void };
      const reports: (() => void)[] = [];
      const typeUnreported = () => {
        const real = window.setTimeout;
        const hold = (report: () => void) => reports.push(report);
        Object.assign(window, { setTimeout: hold });
        for (const key of '+b') field.executeCommand(['typedText', key]);
        Object.assign(window, { setTimeout: real });
      };
      await new Promise<void>((resolve) => {
        field.addEventListener('input', () => resolve(typeUnreported()), { once: true });
        field.executeCommand(['typedText', 'a']);
      });
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      for (const report of reports) report();
    });
    await expect(latex).toHaveValue('x=\\frac{1}{2a+b}');
    // A stray key does not lose the formula.
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog', { name: '不要这个公式了？' })
      .getByRole('button', { name: '继续写' })
      .click();
    await expect(latex).toHaveValue('x=\\frac{1}{2a+b}');
    await latex.fill('x');
    await latex.press('Enter');
    await expect(text).toBeFocused();
    await page.keyboard.type('成立');
    const within = text.locator('[data-formula]');
    await expect(text).toHaveText(/^若.*x.*成立$/s);
    await within.dblclick();
    await expect(latex).toHaveValue('x');
    await latex.fill('\\frac{y}{');
    await expect(dialog.getByRole('alert')).toContainText('没有写完');
    await dialog.getByRole('button', { name: '完成' }).click();
    await expect(latex).toHaveValue('\\frac{y}{');
    await latex.fill('\\frac{y}{2}');
    await latex.press('Enter');
    await expect(within.locator('.mfrac')).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(within.locator('.mfrac')).toHaveCount(0);
    await expect(text).toHaveText(/^若.*x.*成立$/s);
  });
  await test.step('in a cell of a table it is inserted into its text', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '表格', exact: true }).click();
    await page.getByRole('spinbutton', { name: '选择行数和列数' }).press('Enter');
    const cells = editor.slide.getByRole('cell');
    await expect(cells).toHaveCount(12);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
    await page.keyboard.press('Alt+=');
    await expect(written).toBeFocused();
    await latex.fill('\\frac{1}{2}');
    await latex.press('Enter');
    await expect(cells.first().locator('.mfrac')).toHaveCount(1);
  });
  await editor.saved();
  expect(strangers).toEqual([]);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the keys of a formula are completely visible and readable, in the light and in the dark theme', async ({
    page,
    server,
  }) => {
    await openEmpty(page, server.url);
    const cut = () =>
      page.locator('.MLK__backdrop').evaluate((ground) => {
        const { bottom } = ground.getBoundingClientRect();
        const rows = [...ground.querySelectorAll('.is-visible .MLK__row')];
        return rows.filter((row) => row.getBoundingClientRect().bottom > bottom).length;
      });
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      await page.getByRole('toolbar', { name: '插入' }).getByRole('button', { name: '公式' }).tap();
      await expect(page.locator('.MLK__layer.is-visible .MLK__row').last()).toBeVisible();
      await expect.poll(cut).toBe(0);
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('dialog', { name: '公式' }).getByRole('button', { name: '取消' }).tap();
      await expect(page.locator('.MLK__layer.is-visible')).toHaveCount(0);
    }
  });
});
