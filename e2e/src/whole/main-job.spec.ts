import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { teachersDeck } from '../deck-file.ts';
import { DEMO_PASSWORD, RunningServer } from '../server.ts';
import { endWithInk, shown } from '../show-page.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await RunningServer.start();
});

test.afterAll(async () => {
  await server.close();
});

async function signIn(page: Page): Promise<void> {
  await page.goto(`${server.url}/#/login`);
  await page.getByLabel('账号', { exact: true }).fill('chen');
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { name: /陈老师/ })).toBeVisible();
}

/** Fraction of the ink canvas that is not empty. */
async function inked(page: Page): Promise<number> {
  return await page.getByTestId('ink-dry').evaluate((canvas: HTMLCanvasElement) => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let count = 0;
    for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 0) count++;
    return count / (data.length / 4);
  });
}

async function write(page: Page): Promise<void> {
  const box = await page.getByTestId('ink-wet').boundingBox();
  if (!box) throw new Error('no slide to write on');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5, { steps: 8 });
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.4, { steps: 8 });
  await page.mouse.up();
}

async function openShow(page: Page): Promise<void> {
  await page.getByRole('button', { name: '授课' }).first().click();
  await expect(page).toHaveURL(/#\/play\?fileId=/);
  // The question appears once per machine.
  await page.getByRole('radio', { name: /^底部/ }).click();
  await expect(page.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
}

test('a PowerPoint file becomes a lesson on the panel, and all of it survives a power failure', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const deck = teachersDeck();
  const office: BrowserContext = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    locale: 'zh-CN',
  });
  const desk = await office.newPage();
  await signIn(desk);

  await test.step('imports the file, which opens automatically', async () => {
    const chooser = desk.waitForEvent('filechooser');
    await desk.getByRole('button', { name: /导入 PowerPoint/ }).click();
    await (await chooser).setFiles(deck);
    await expect(desk).toHaveURL(/#\/view\?fileId=/);
    await expect(desk.getByText(`第 1 / ${deck.pages} 页`)).toBeVisible();
  });

  await test.step('edits it: a text box with a text of the teacher', async () => {
    await desk.getByRole('button', { name: '文本', exact: true }).click();
    const slide = await desk.getByRole('application').locator('[data-page-id]').boundingBox();
    if (!slide) throw new Error('no slide is shown');
    await desk.mouse.move(slide.x + slide.width * 0.1, slide.y + slide.height * 0.86);
    await desk.mouse.down();
    await desk.mouse.move(slide.x + slide.width * 0.5, slide.y + slide.height * 0.96, { steps: 5 });
    await desk.mouse.up();
    await desk.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
    await desk.keyboard.type('今天我们观察种子');
    await desk.keyboard.press('Escape');
    await expect(desk.getByText('已保存')).toBeVisible();
  });

  const classroom = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN' });
  const panel = await classroom.newPage();
  await test.step('opens it on another computer', async () => {
    await signIn(panel);
    await panel
      .getByRole('link', { name: /植物的生长/ })
      .or(panel.getByRole('button', { name: /植物的生长/ }))
      .first()
      .click();
    await expect(panel).toHaveURL(/#\/view\?fileId=/);
    await expect(panel.getByText('今天我们观察种子').first()).toBeVisible();
  });

  await test.step('teaches with it and writes on the slide', async () => {
    await openShow(panel);
    await panel.keyboard.press('End');
    await panel.keyboard.press('Home');
    await panel.getByRole('button', { name: '画笔', exact: true }).click();
    await write(panel);
    await expect.poll(() => inked(panel)).toBeGreaterThan(0.0005);
    // The page is opened by number, because otherwise a page with animations plays them first.
    await panel.keyboard.press('2');
    await panel.keyboard.press('Enter');
    await expect.poll(() => inked(panel)).toBe(0);
    await panel.keyboard.press('1');
    await panel.keyboard.press('Enter');
    await expect.poll(() => inked(panel)).toBeGreaterThan(0.0005);
    // Ink is on the server's disk before the editor shows it; the end of the lesson is sent separately, and without it
    // another machine would ask about the lesson first.
    const ended = panel.waitForResponse((answer) => /\/actions\/end$/.test(answer.url()) && answer.ok());
    await endWithInk(panel, '放进课件');
    await expect(panel).toHaveURL(/#\/view\?fileId=/);
    await expect(panel.getByText('已保存')).toBeVisible();
    await ended;
  });

  await test.step('the ink is still there after the server was killed and restarted', async () => {
    await server.kill();
    await server.up();
    const fresh = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN' });
    const again = await fresh.newPage();
    await signIn(again);
    await again
      .getByRole('link', { name: /植物的生长/ })
      .or(again.getByRole('button', { name: /植物的生长/ }))
      .first()
      .click();
    await expect(again.getByText('今天我们观察种子').first()).toBeVisible();
    await openShow(again);
    await expect(shown(again).locator('path[fill="#D92D20"]')).toBeVisible();
    await fresh.close();
  });
  await classroom.close();
  await office.close();
});
