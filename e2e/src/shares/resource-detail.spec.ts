import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { type ApiSession, registerTeacher, signIn } from '../account-api.ts';
import { smallDeck } from '../deck-file.ts';
import { hostCalls, runInHost } from '../fake-host.ts';
import { Fingers } from '../fingers.ts';
import { greyPicture } from '../grey-picture.ts';
import { importFile } from '../imported-file.ts';
import { test } from '../shared-server.ts';
import { keepFile, smallSound } from './kept-file.ts';

const WECHAT =
  'Mozilla/5.0 (Linux; Android 14; V2244A; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.49';
const PHONE = { locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true } as const;
/** A name longer than a phone is wide, right-to-left, that looks like HTML. */
const ODD = `<b>${'שלום'.repeat(45)}`;

/** Size and position at which the picture is drawn, once the whole picture fits its container. */
async function drawn(page: Page) {
  const box = await page.locator('img[draggable=false]').boundingBox();
  return { width: box?.width ?? 0, height: box?.height ?? 0, x: box?.x ?? 0 };
}

async function linkTo(teacher: ApiSession, id: string): Promise<string> {
  const share = await teacher.call('PUT', `/api/documents/v1.0/c/share/documents/${id}`, { permission: 10 });
  return (share as { share_id: string }).share_id;
}

test.use(PHONE);

test('a phone shows the pictures of a folder, a sound and a courseware, by finger, each at its last position', async ({
  page,
  server,
}) => {
  await runInHost(page, {
    form: 'written',
    client: 'mobile',
    commands: { 'open-in-browser': { answers: null } },
  });
  const teacher = await registerTeacher(server.url);
  const deck = smallDeck();
  const [first, second, sound, courseware] = await Promise.all([
    keepFile(teacher, `${ODD}1.png`, greyPicture(800, 400)),
    keepFile(teacher, `${ODD}2.png`, greyPicture(400, 800)),
    keepFile(teacher, '钟声.wav', smallSound(4)),
    importFile(teacher, deck.name, deck.buffer),
  ]);
  await signIn(page, server.url, teacher, `/mobile?fileId=${first}`);
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveText(`${ODD}1.png`);
  await expect.poll(async () => Math.round((await drawn(page)).width)).toBe(390);

  await test.step('a picture is zoomed with two fingers and a double tap, rotated, and swiped to the next', async () => {
    const fingers = await Fingers.on(page);
    await fingers.goTogether([
      [
        [180, 400],
        [100, 400],
      ],
      [
        [220, 400],
        [300, 400],
      ],
    ]);
    await expect.poll(async () => (await drawn(page)).width).toBeGreaterThan(1_000);
    const before = (await drawn(page)).x;
    await fingers.go([200, 400], [100, 400]);
    expect((await drawn(page)).x).toBeLessThan(before - 60);
    await expect(name).toHaveText(`${ODD}1.png`);
    await page.touchscreen.tap(195, 400);
    await page.touchscreen.tap(195, 400);
    await expect.poll(async () => Math.round((await drawn(page)).width)).toBe(390);
    await page.getByRole('button', { name: '向右旋转 90°' }).tap();
    await expect.poll(async () => Math.round((await drawn(page)).width)).toBeLessThan(390);
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('the next picture is shown without waiting, and gestures are handled during the change', async () => {
    const fingers = await Fingers.on(page);
    const [named, shown] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hold = (address: string, until: Promise<void>) =>
      page.route(
        (url) => url.pathname.endsWith(address),
        (route) => until.then(() => route.continue()).catch(() => undefined),
      );
    await hold(`/document/${second}`, named.promise);
    await hold(`/document/${second}/preview`, shown.promise);
    const [left, right] = [
      [100, 400],
      [300, 400],
    ] as const;
    // Swiping works before even the second file's name has arrived.
    await fingers.go(right, left);
    await expect(page).toHaveURL(new RegExp(second));
    await fingers.go(left, right);
    await expect(page).toHaveURL(new RegExp(first));
    await expect(name).toHaveText(`${ODD}1.png`);
    await fingers.go(right, left);
    // The file's name appears while a finger swipes back, and then the picture.
    await fingers.go(left, right, async () => {
      named.resolve();
      await expect(name).toHaveText(`${ODD}2.png`);
      shown.resolve();
      await expect(page.getByRole('img', { name: `${ODD}2.png` })).toBeVisible();
    });
    await expect(name).toHaveText(`${ODD}1.png`);
    await page.getByRole('button', { name: '下一个文件' }).tap();
    await expect(page.getByRole('button', { name: '上一个文件' })).toBeEnabled();
    await expect(page.getByRole('button', { name: '下一个文件' })).toBeDisabled();
    await page.locator('body').press('ArrowLeft');
    await expect(name).toHaveText(`${ODD}1.png`);
  });

  await page.getByRole('button', { name: '在系统浏览器中打开' }).tap();
  await expect
    .poll(() => hostCalls(page, 'open-in-browser'))
    .toEqual([{ name: 'open-in-browser', args: { url: page.url() } }]);

  await test.step('an expired link is requested again without a visible interruption', async () => {
    // The first address returned has expired.
    let given = 0;
    const refused: string[] = [];
    await page.route(/\/document\/[^/]+\/preview/, async (route) => {
      const answer = await route.fetch();
      const state = (await answer.json()) as { readonly status: string; readonly url?: string };
      if (state.status === 'ready') given += 1;
      await route.fulfill({
        response: answer,
        json: given === 1 ? { ...state, url: `${state.url}0` } : state,
      });
    });
    page.on('response', (answer) => {
      if (answer.url().includes('/files/') && answer.status() === 403) refused.push(answer.url());
    });
    await page.goto(`${server.url}/#/mobile?fileId=${sound}`);
    await expect(page.locator('[data-wave]')).toBeVisible();
    expect(given).toBe(2);
    expect(refused.length).toBeGreaterThan(0);
    // The file is silent first, then increasingly loud.
    const heights = await page
      .locator('[data-wave] > svg path')
      .evaluate((path) =>
        [...(path.getAttribute('d') ?? '').matchAll(/M[\d.]+ ([\d.]+)V([\d.]+)/g)].map(
          ([, from, to]) => Number(to) - Number(from),
        ),
      );
    expect(heights[20]).toBe(3);
    expect(heights[120]).toBeGreaterThan(heights[90] ?? 100);
    await page.getByRole('combobox', { name: '倍速' }).selectOption('1.5');
    await page.getByRole('button', { name: '播放', exact: true }).tap();
    const player = page.locator('audio');
    await expect.poll(() => player.evaluate((each: HTMLAudioElement) => each.played.length)).toBe(1);
    expect(await player.evaluate((each: HTMLAudioElement) => each.playbackRate)).toBe(1.5);
    await page.keyboard.press('<');
    expect(await player.evaluate((each: HTMLAudioElement) => each.playbackRate)).toBe(1.25);
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('a courseware opens at the page where it was closed, also in landscape', async () => {
    // A file that is opened offline loads when the network is back.
    await page.context().setOffline(true);
    await page.goto(`${server.url}/#/mobile?fileId=${courseware}`);
    await expect(page.getByText('网络错误，查询失败')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('region', { name: '第 1 页，共 4 页' })).toBeVisible({ timeout: 20_000 });
    const fingers = await Fingers.on(page);
    await fingers.go([300, 400], [100, 400]);
    await page.getByRole('button', { name: '下一页' }).tap();
    await expect(page.getByRole('region', { name: '第 3 页，共 4 页' })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.reload();
    const third = page.getByRole('region', { name: '第 3 页，共 4 页' });
    await expect(third).toBeInViewport({ ratio: 0.99 });
    await teacher.call('POST', '/api/documents/v1.0/c/document/actions/bin', { ids: [courseware] });
    // The window becomes visible again, as after another window covered it.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('链接无效')).toBeVisible();
  });
});

test('a courseware is requested once, and only the request for records is refused when the document is a file', async ({
  page,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  const deck = smallDeck();
  const [picture, courseware] = await Promise.all([
    keepFile(teacher, '荷叶.png', greyPicture(800, 400)),
    importFile(teacher, deck.name, deck.buffer),
  ]);
  await signIn(page, server.url, teacher, '/');
  const asked: string[] = [];
  page.on('response', (answer) => asked.push(`${answer.status()} ${new URL(answer.url()).pathname}`));
  const links = await Promise.all([linkTo(teacher, picture), linkTo(teacher, courseware)]);
  const [pictures, coursewares] = [
    [`fileId=${picture}`, `id=${links[0]}`],
    [`fileId=${courseware}`, `id=${links[1]}`],
  ];
  // Each is opened directly as by a link, before the program is loaded.
  const open = async (query: string) => {
    await page.goto('about:blank');
    asked.length = 0;
    await page.goto(`${server.url}/#/mobile?${query}`);
  };
  for (const query of pictures) {
    await open(query);
    await expect(page.getByRole('img', { name: '荷叶.png' })).toBeVisible();
    // The kind of document is not known yet when records are requested, so that coursewares need not wait.
    expect(asked.filter((each) => /^4/.test(each) && !each.endsWith('/records'))).toEqual([]);
  }
  for (const query of coursewares) {
    await open(query);
    await expect(page.getByRole('region', { name: '第 1 页，共 4 页' })).toBeVisible();
    expect(asked.filter((each) => each.endsWith('/records'))).toHaveLength(1);
    expect(asked.filter((each) => each.startsWith('4'))).toEqual([]);
  }
});

test('an address opened in a chat’s webview recommends the system browser, and a preview shows the target of a link without an account', async ({
  browser,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  const picture = await keepFile(teacher, '荷叶.png', greyPicture(64, 64));
  const link = await linkTo(teacher, picture);
  const context = await browser.newContext({ ...PHONE, userAgent: WECHAT });
  const page = await context.newPage();
  await page.goto(`${server.url}/#/mobile?id=${link}`);
  await expect(page.getByText('请在系统浏览器中打开')).toBeVisible();
  // The school of this server offers no app.
  await expect(page.getByText('下载 App')).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: '直接在浏览器打开' }).tap();
  // A guarded address: a user without an account is redirected to the sign-in, and returns here.
  await expect(page.getByLabel('密码', { exact: true })).toBeVisible();
  expect(decodeURIComponent(page.url())).toContain(`return_url=/mobile?id=${link}`);

  await page.goto(`${server.url}/#/netdiskpreview?id=${link}`);
  await expect(page.getByRole('img', { name: '荷叶.png' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await teacher.call('DELETE', `/api/documents/v1.0/c/share/documents/${picture}`);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('分享已被取消')).toBeVisible();
  await page.goto(`${server.url}/#/netdiskpreview?fileId=${picture}`);
  await expect(page.getByText('请先登录')).toBeVisible();
  await page.goto(`${server.url}/#/netdiskpreview?fileId=nothing`);
  await expect(page.getByText('链接无效')).toBeVisible();
  await context.close();
});
