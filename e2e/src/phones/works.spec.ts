import { type Browser, expect, type Page } from '@playwright/test';
import { barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { newCourseware } from '../editor-page.ts';
import { Fingers } from '../fingers.ts';
import { greyPicture } from '../grey-picture.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

const tools = (page: Page) => page.getByRole('toolbar', { name: '授课工具' });
const askingOn = (page: Page) => page.getByRole('dialog', { name: '课堂互动' });

async function join(browser: Browser, code: string, name: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'zh-CN',
  });
  const phone = await context.newPage();
  await phone.goto(`${server.url}/#/join?code=${code}`);
  await phone.getByLabel('你的名字').fill(name);
  await phone.getByRole('button', { name: '进入课堂' }).tap();
  await expect(phone.getByRole('heading', { name: '第 1 页' })).toBeVisible();
  return phone;
}

/** The lesson that is taught, and the code by which phones join it. */
async function teach(page: Page) {
  await barAtBottom(page, ['phones', 'interaction']);
  const teacher = await registerTeacher(server.url);
  const documentId = await newCourseware(teacher, '秋天的雨');
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
  await tools(page).getByRole('button', { name: '手机授课' }).click();
  const window = page.getByRole('dialog', { name: '手机授课' });
  await window.getByRole('button', { name: '开启手机授课' }).click();
  const code = ((await window.getByLabel(/^课堂码 \d/).textContent()) ?? '').replace(/\D/g, '');
  await window.getByRole('button', { name: '关闭' }).click();
  const { items } = (await teacher.call('GET', '/api/lessons/v1/lessons')) as { items: { id: string }[] };
  return { code, lesson: items[0]?.id ?? '' };
}

async function ask(page: Page, form: string): Promise<void> {
  const asking = askingOn(page);
  await asking.getByRole('button', { name: /快速提问/ }).click();
  await asking.getByRole('button', { name: form }).click();
  await asking.getByRole('button', { name: '开始' }).click();
}

/** Draws a line across the pad by a finger. */
async function drawOn(phone: Page): Promise<void> {
  const pad = phone.getByRole('img', { name: /画板/ });
  await expect(pad).toHaveAttribute('data-open', '');
  const box = await pad.boundingBox();
  if (!box) throw new Error('the pad has no box');
  const fingers = await Fingers.on(phone);
  const at = (share: number) => [box.x + box.width * share, box.y + box.height * share] as const;
  await fingers.go(at(0.2), at(0.8));
  await expect(phone.getByRole('img', { name: '画板，画了 1 笔' })).toBeVisible();
}

/** Whether the picture has loaded. */
async function hasLoaded(page: Page, name: string | RegExp): Promise<void> {
  const picture = askingOn(page).getByRole('img', { name });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

test('drawings and photographs are sent from phones, compared on the panel, shown on phones and recorded', async ({
  page,
  browser,
}) => {
  const { code, lesson } = await teach(page);
  const [ming, hong] = [await join(browser, code, '小明'), await join(browser, code, '小红')];
  await tools(page).getByRole('button', { name: '课堂互动' }).click();
  const asking = askingOn(page);
  await ask(page, '画一画');
  await expect(asking.getByText('2 人还没交')).toBeVisible();

  // A drawing survives a reload, waits while there is no network, and is sent afterwards.
  await drawOn(ming);
  const handIn = ming.getByRole('button', { name: '提交' });
  await expect(handIn).toBeEnabled();
  await ming.reload();
  await expect(ming.getByRole('img', { name: '画板，已有作图' })).toBeVisible();
  await ming.context().setOffline(true);
  await handIn.tap();
  await expect(ming.getByText('1 个回答等待发送')).toBeVisible();
  await ming.context().setOffline(false);
  const wall = asking.getByRole('list', { name: '全班作品' });
  await expect(wall.getByRole('button', { name: '作品 1' })).toBeVisible();
  await expect(asking.getByRole('status')).toHaveText('1 / 2 人');
  await expect(asking).not.toContainText('小明');
  // The last strokes are handed in when the teacher ends the answering.
  await drawOn(hong);
  await asking.getByRole('button', { name: '结束作答' }).click();
  await expect(wall.getByRole('button')).toHaveCount(2);

  // The wall, the opened works and the teacher's ink are there after a reload.
  await asking.getByRole('button', { name: '并排比较' }).click();
  for (const number of [1, 2]) await wall.getByRole('button', { name: `作品 ${number}` }).click();
  await asking.getByRole('button', { name: '看 2 份' }).click();
  await expect(asking.getByRole('img', { name: '作品 1' })).toHaveCount(2);
  await asking.getByRole('button', { name: '全部作品' }).click();
  await asking.getByRole('button', { name: '显示姓名' }).click();
  await wall.getByRole('button', { name: '小明' }).click();
  await hasLoaded(page, '作品 1');
  await asking.getByRole('button', { name: '红笔' }).click();
  const picture = await asking.getByRole('img', { name: '作品 1' }).boundingBox();
  if (!picture) throw new Error('the work has no box');
  await page.mouse.move(picture.x + 30, picture.y + 40);
  await page.mouse.down();
  await page.mouse.move(picture.x + 120, picture.y + 90, { steps: 4 });
  await page.mouse.up();
  await asking.getByRole('button', { name: '在手机上展示' }).click();
  await expect(hong.getByRole('img', { name: '作品 1' })).toBeVisible();
  await page.reload();
  await asking.getByRole('button', { name: '显示姓名' }).click();
  await wall.getByRole('button', { name: /小明.*手机上可见/ }).click();
  await expect(asking.getByRole('button', { name: '撤销一笔' })).toBeEnabled();
  await expect(asking.getByRole('button', { name: '答对' })).toBeVisible();
  await asking.getByRole('button', { name: '从手机收回' }).click();
  await expect(hong.getByRole('img', { name: '作品 1' })).toBeHidden();

  // A photograph of the notebook.
  await asking.getByRole('button', { name: '收起，换下一个' }).click();
  await ask(page, '拍一拍');
  const chosen = hong.waitForEvent('filechooser');
  await hong.getByRole('button', { name: '拍照或选图' }).tap();
  await (await chosen).setFiles({
    name: '作业本.png',
    mimeType: 'image/png',
    buffer: greyPicture(300, 400),
  });
  await expect(hong.getByRole('img', { name: '第 1 张' })).toBeVisible();
  await hong.getByRole('button', { name: '提交' }).tap();
  await expect(hong.getByText('已提交')).toBeVisible();
  await wall.getByRole('button', { name: '作品 1' }).click();
  await hasLoaded(page, '作品 1');

  // The record of the lesson shows all works with names.
  await page.goto(`${server.url}/#/user/record?lesson=${lesson}`);
  const record = page.getByRole('region', { name: '课堂互动' });
  await expect(record.getByRole('img', { name: '小红的作品' })).toHaveCount(2);
  await expect(record.getByRole('img', { name: '小明的作品' })).toHaveCount(1);
  await ming.context().close();
  await hong.context().close();
});
