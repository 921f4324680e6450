import { expect, type Page } from '@playwright/test';
import { PASSWORD, registerTeacher } from '../account-api.ts';
import { teachersDeck } from '../deck-file.ts';
import { test } from '../shared-server.ts';

/** Presses Tab until the element with this role and name has the focus; fails when it is never reached. */
async function tabTo(page: Page, role: 'textbox' | 'button', name: RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).and(page.locator(':focus'));
  const passed: string[] = [];
  while (passed.length < 60) {
    if ((await target.count()) > 0) return;
    passed.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? ''));
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${role} ${name}:\n${passed.join('\n')}`);
}

test('a teacher signs in, imports, edits, teaches and returns with the keyboard only', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const deck = teachersDeck();
  const teacher = await registerTeacher(server.url, '陈晓雨');
  await page.setViewportSize({ width: 1366, height: 768 });

  await test.step('signs in', async () => {
    await page.goto(`${server.url}/#/login`);
    await page.getByLabel('账号', { exact: true }).waitFor();
    await tabTo(page, 'textbox', /^账号$/);
    await page.keyboard.type(teacher.loginName);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /陈晓雨|晓雨/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /导入 PowerPoint/ })).toBeVisible();
  });

  await test.step('imports a file, which opens automatically', async () => {
    // The file chooser is awaited before the button is reached, because a key is faster than Playwright's interception
    // of the file chooser.
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, 'button', /导入 PowerPoint/);
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(deck);
    await expect(page).toHaveURL(/#\/view\?fileId=/);
    await expect(page.getByText(`第 1 / ${deck.pages} 页`)).toBeVisible();
  });

  const surface = page.getByRole('application');
  const keyboard = page.locator('[role="application"]:focus, [data-typing-field]:focus');
  await test.step('creates a page, writes on it and undoes a move', async () => {
    await expect(keyboard).toHaveCount(1);
    await page.keyboard.press('Control+m');
    await expect(page.getByText(`第 2 / ${deck.pages + 1} 页`)).toBeVisible();
    // A deck with empty layouts creates an empty page: then the text goes into the title of the previous page.
    if ((await surface.locator('[data-element-id]').count()) === 0) {
      await page.keyboard.press('PageUp');
      await expect(page.getByText(`第 1 / ${deck.pages + 1} 页`)).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('今天观察种子');
    await page.keyboard.press('Escape');
    await expect(surface.getByText('今天观察种子')).toBeVisible();
    const left = async () => (await surface.getByText('今天观察种子').boundingBox())?.x ?? 0;
    const before = await left();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(left).toBeGreaterThan(before);
    await page.keyboard.press('Control+z');
    await expect.poll(left).toBe(before);
    await expect(page.getByText('已保存')).toBeVisible();
  });

  await test.step('teaches: places the toolbar, changes, covers and finds pages', async () => {
    await page.keyboard.press('F5');
    await expect(page).toHaveURL(/#\/play\?fileId=/);
    await page.getByRole('dialog').waitFor();
    const place = (name: RegExp) => page.getByRole('radio', { name });
    await expect(place(/^底部/)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(place(/^左侧/)).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=2/);
    const black = page.getByRole('button', { name: '点一下回到课件' });
    await page.keyboard.press('b');
    await expect(black).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(black).toHaveCount(0);
    const pages = page.getByRole('listbox', { name: '缩略图' });
    await page.keyboard.press('g');
    await expect(pages).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pages).toHaveCount(0);
    await page.keyboard.press('Home');
    await expect(page).toHaveURL(/page=1/);
  });

  await test.step('ends the lesson, and finds the courseware on the desk', async () => {
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/#\/view\?fileId=/);
    await expect(page.getByText('已保存')).toBeVisible();
    await expect(keyboard).toHaveCount(1);
    await page.keyboard.press('F6');
    await tabTo(page, 'button', /返回备课台/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /晓雨/ })).toBeVisible();
    // The desk's coursewares are loaded after its heading.
    await page
      .getByRole('button', { name: /植物的生长/ })
      .first()
      .waitFor();
    await tabTo(page, 'button', /植物的生长/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('今天观察种子').first()).toBeVisible();
  });
});
