import type { HostAnswer } from '@lectern/protocol/lesson-hosts';
import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { apiSession } from '../account-api.ts';
import { openEmpty } from '../editor-page.ts';
import { Fingers } from '../fingers.ts';
import { DEMO_PASSWORD, type RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';
import { draw, goTo, inked, pageNumber, shown } from '../show-page.ts';
import { SMALL_FILM } from '../small-film.ts';

const LESSONS = '/api/lessons/v1/lessons';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** Ends lessons of earlier tests, so that none is continued. */
async function endLessons(): Promise<void> {
  const chen = await apiSession(server.url, { loginName: 'chen', password: DEMO_PASSWORD });
  const { items } = (await chen.call('GET', LESSONS)) as {
    items: readonly { id: string; end_at: number | null }[];
  };
  for (const { id, end_at } of items) {
    if (end_at === null) await chen.call('POST', `${LESSONS}/${id}/actions/end`, { end_at: Date.now() });
  }
}

/** Opens a prepared lesson as the demonstration school's teacher and teaches it. */
async function teach(page: Page, lesson = '分数的初步认识'): Promise<void> {
  await endLessons();
  await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  await page.goto(`${server.url}/#/login`);
  await page.getByLabel('账号', { exact: true }).fill('chen');
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const card = page.getByRole('link', { name: lesson }).or(page.getByRole('button', { name: lesson }));
  await card.first().click();
  const entered = page.waitForResponse((response) => /\/lessons\/[^/]+\/actions\/host$/.test(response.url()));
  await page.getByRole('button', { name: '授课' }).first().click();
  // The previous test counts as another device, which the server may consider active for half a minute.
  const { state } = (await (await entered).json()) as HostAnswer;
  if (state === 'elsewhere') await page.getByRole('button', { name: '另开一节课' }).click();
  await expect(shown(page)).toBeVisible();
}

test.describe('a show', () => {
  test('is controlled by keys, a remote, page buttons, thumbnails and the wheel', async ({ page }) => {
    await teach(page);
    await page.keyboard.press('End');
    await expect.poll(() => pageNumber(page)).toBe(10);
    await page.keyboard.press('Home');
    await expect.poll(() => pageNumber(page)).toBe(1);
    await page.keyboard.press('b');
    await expect(page.getByRole('button', { name: '点一下回到课件' })).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('button', { name: '点一下回到课件' })).toBeHidden();
    expect(await pageNumber(page)).toBe(1);
    await page.getByRole('button', { name: '缩略图' }).first().click();
    await page.getByRole('option').nth(6).click();
    await expect.poll(() => pageNumber(page)).toBe(7);
    await page.keyboard.press('g');
    await expect(page.getByRole('option', { name: '第 7 页' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => pageNumber(page)).toBe(8);
    await goTo(page, 7);
    await page.getByRole('button', { name: '上一页' }).first().click();
    await expect.poll(async () => (await pageNumber(page)) <= 7).toBe(true);
    await goTo(page, 3);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => pageNumber(page)).toBe(2);
    // The page is shown before the address, the lesson and the disk are updated, which happens afterwards.
    const order = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen: string[] = [];
          const replace = history.replaceState.bind(history);
          history.replaceState = (...given) => {
            seen.push('told');
            replace(...given);
            resolve(seen);
          };
          const frame = () => requestAnimationFrame(() => seen.push('frame'));
          addEventListener('keydown', frame, { capture: true, once: true });
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
        }),
    );
    expect(order).toEqual(['frame', 'told']);
    await expect(page).toHaveURL(/page=1(&|$)/);
  });

  test('ends after its last page, and returns to the courseware at that page', async ({ page }) => {
    await teach(page);
    await page.keyboard.press('End');
    await expect.poll(() => pageNumber(page)).toBe(10);
    for (let i = 0; i < 30 && !(await page.getByText('放映结束').isVisible()); i++)
      await page.keyboard.press('PageDown');
    await expect(page.getByText('放映结束')).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect(page).toHaveURL(/#\/view\?fileId=.*page=10/);
    await expect(page.getByText('第 10 / 10 页')).toBeVisible();
  });

  test('is written on, partly erased, undone and cleared; a reload keeps the page and its ink', async ({
    page,
  }) => {
    await teach(page);
    await goTo(page, 2);
    await page.getByRole('button', { name: '画笔', exact: true }).click();
    await draw(page, [0.2, 0.2], [0.8, 0.2]);
    await draw(page, [0.2, 0.4], [0.8, 0.4]);
    await expect.poll(() => inked(page)).toBeGreaterThan(0.001);
    const both = await inked(page);
    await page.getByRole('button', { name: '橡皮', exact: true }).click();
    await draw(page, [0.5, 0.1], [0.5, 0.5]);
    await expect.poll(() => inked(page)).toBeLessThan(both);
    const cut = await inked(page);
    expect(cut).toBeGreaterThan(both * 0.7);
    await page.keyboard.press('Control+z');
    await expect.poll(() => inked(page)).toBeGreaterThan(cut);
    // On another page there is nothing to undo, and undo does not affect pages that are not shown.
    await goTo(page, 1);
    await expect(page.getByRole('button', { name: '撤销', exact: true })).toBeDisabled();
    await page.keyboard.press('Control+z');
    await goTo(page, 2);
    await expect.poll(() => inked(page)).toBeGreaterThan(both * 0.9);
    await expect(page.getByRole('button', { name: '撤销', exact: true })).toBeEnabled();
    await page.reload();
    await expect(shown(page)).toBeVisible();
    await expect.poll(() => pageNumber(page)).toBe(2);
    await expect.poll(() => inked(page)).toBeGreaterThan(both * 0.9);
    await page.keyboard.press('e');
    await expect.poll(() => inked(page)).toBe(0);
  });

  test('changes the page by a swipe, and a second finger writes beside the first', async ({ browser }) => {
    const context = await browser.newContext({
      hasTouch: true,
      locale: 'zh-CN',
      viewport: { width: 1366, height: 768 },
    });
    const page = await context.newPage();
    await teach(page);
    await goTo(page, 3);
    const fingers = await Fingers.on(page);
    await fingers.go([500, 400], [800, 405]);
    await expect.poll(() => pageNumber(page)).toBe(2);
    await page.getByRole('button', { name: '画笔', exact: true }).click();
    await fingers.goTogether([
      [
        [400, 300],
        [500, 350],
      ],
      [
        [900, 300],
        [800, 350],
      ],
    ]);
    await expect
      .poll(() =>
        page.getByTestId('ink-dry').evaluate((canvas: HTMLCanvasElement) => {
          const context = canvas.getContext('2d');
          const half = (from: number) =>
            context
              ?.getImageData(from, 0, canvas.width / 2, canvas.height)
              .data.some((each, i) => i % 4 === 3 && each > 0) ?? false;
          return [half(0), half(canvas.width / 2)];
        }),
      )
      .toEqual([true, true]);
    await context.close();
  });

  test('has a toolbar that can be hidden and shown again, and options that close when another tool is used', async ({
    page,
  }) => {
    await teach(page);
    await goTo(page, 2);
    const toolbar = page.getByRole('toolbar', { name: '授课工具' });
    const pen = toolbar.getByRole('button', { name: '画笔', exact: true });
    const choices = page.getByRole('group', { name: '画笔' });
    const openChoices = async () => {
      if (!(await choices.isVisible())) await pen.click();
      await expect(choices).toBeVisible();
      await expect(pen).toHaveAttribute('aria-expanded', 'true');
    };
    await pen.click();
    await openChoices();
    await choices.getByRole('radio', { name: '蓝' }).click();
    await expect(choices).toBeVisible();
    await draw(page, [0.2, 0.3], [0.6, 0.3]);
    await expect(choices).toBeHidden();
    await expect.poll(() => inked(page)).toBeGreaterThan(0.0005);
    for (const key of ['PageDown', 'b', 'g']) {
      await openChoices();
      await page.keyboard.press(key);
      await expect(choices).toBeHidden();
      if (key !== 'PageDown') await page.keyboard.press(key);
    }
    // Opened by keys the card has the focus: arrow keys choose in it without changing the page, and Escape returns to
    // the pen.
    await pen.focus();
    await page.keyboard.press('Enter');
    await expect(choices.getByRole('radio', { name: '蓝' })).toBeFocused();
    const before = await pageNumber(page);
    await page.keyboard.press('ArrowRight');
    await expect(choices.getByRole('radio', { name: '黑', exact: true })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(choices.getByRole('radio', { name: '粗' })).toBeChecked();
    expect(await pageNumber(page)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(choices).toBeHidden();
    await expect(pen).toBeFocused();
    // Escape first closes the card, and keeps the pen selected.
    await openChoices();
    await page.keyboard.press('Escape');
    await expect(choices).toBeHidden();
    await expect(pen).toHaveAttribute('aria-pressed', 'true');

    await toolbar.getByRole('button', { name: '收起' }).click();
    await expect(toolbar).toBeHidden();
    const back = page.getByRole('button', { name: '展开工具栏' });
    const view = page.viewportSize() ?? { width: 0, height: 0 };
    await expect.poll(async () => (await back.boundingBox())?.x).toBeGreaterThan(view.width - 160);
    // The toolbar stays hidden when the lesson is opened again on this machine; keys show and hide it too.
    await page.reload();
    await expect(back).toBeVisible();
    await expect(toolbar).toBeHidden();
    await back.click();
    await expect(toolbar).toBeVisible();
    await page.keyboard.press('t');
    await expect(toolbar).toBeHidden();
    // A right click shows it at the pointer.
    await page.mouse.click(600, 200, { button: 'right' });
    await expect(toolbar).toBeVisible();
    const fromHand = async () => {
      const box = await toolbar.boundingBox();
      return Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 200);
    };
    await expect.poll(fromHand).toBeLessThan(5);
  });

  test('plays a film by its own controls, while keys and remote still change pages', async ({ page }) => {
    const { editor } = await openEmpty(page, server.url);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '视频', exact: true }).click();
    await (await chooser).setFiles({
      name: '绿.webm',
      mimeType: 'video/webm',
      buffer: Buffer.from(SMALL_FILM, 'base64'),
    });
    await expect(editor.elements).toHaveCount(1);
    await editor.showStyle();
    await page.getByRole('textbox', { name: '宽', exact: true }).fill('640');
    await page.keyboard.press('Enter');
    await editor.click(1240, 700);
    await page.keyboard.press('Control+m');
    await expect(page.getByText('第 2 / 2 页')).toBeVisible();
    await editor.saved();
    await page.evaluate(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
    await page.getByRole('button', { name: '授课' }).first().click();
    await expect(page.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
    await goTo(page, 1);

    const film = page.locator('video');
    await expect(film).toBeVisible();
    expect(await film.evaluate((video: HTMLVideoElement) => video.controls)).toBe(false);
    const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
    const bar = page.getByRole('group').filter({ has: page.getByRole('slider', { name: '播放位置' }) });
    await film.evaluate((video: HTMLVideoElement) => {
      video.loop = true;
    });
    await film.click();
    await expect.poll(isPaused).toBe(false);
    await film.click();
    await expect.poll(isPaused).toBe(true);
    expect(await pageNumber(page)).toBe(1);
    await expect(bar).toHaveCSS('opacity', '1');
    for (const button of await bar.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    // Seeking and muting by mouse.
    const position = bar.getByRole('slider', { name: '播放位置' });
    const track = await position.boundingBox();
    if (!track) throw new Error('the player has no seek bar');
    await page.mouse.click(track.x + track.width / 2, track.y + track.height / 2);
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeCloseTo(0.5, 0);
    await bar.getByRole('button', { name: '静音' }).click();
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    // The toolbar's button also plays and pauses it, and shows its state.
    const whole = page
      .getByRole('toolbar', { name: '授课工具' })
      .getByRole('button', { name: /^(播放|暂停)$/ });
    await expect(whole).toHaveText('播放');
    await whole.click();
    await expect.poll(isPaused).toBe(false);
    await expect(whole).toHaveText('暂停');
    await whole.click();
    await expect.poll(isPaused).toBe(true);
    // The remote still works afterwards.
    await page.keyboard.press('PageDown');
    await expect.poll(() => pageNumber(page)).toBe(2);
    await expect(whole).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => pageNumber(page)).toBe(1);
    // With the keyboard alone: Tab moves into the bar, which is then visible.
    await bar.getByRole('button', { name: '播放', exact: true }).focus();
    await expect(bar).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect.poll(isPaused).toBe(false);
    await page.keyboard.press('Tab');
    await expect(position).toBeFocused();
    await page.keyboard.press('End');
    expect(await pageNumber(page)).toBe(1);
    // After a reload it is at the same second.
    const stands = () => film.evaluate(({ currentTime, paused }: HTMLVideoElement) => [currentTime, paused]);
    await film.evaluate((video: HTMLVideoElement) => {
      video.pause();
      video.currentTime = 0.5;
    });
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toMatch(/"at\\*":0.5,\\*"plays\\*":false/);
    await page.reload();
    await expect.poll(stands).toEqual([0.5, true]);
    await expect(page.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect.poll(() => pageNumber(page)).toBe(2);
  });

  test('has no serious finding of axe, in both languages', async ({ page }) => {
    await teach(page);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('g');
    await expect(page.getByRole('option').nth(5).locator('[data-page-id]')).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.evaluate(() => localStorage.setItem('lectern.language', 'en'));
    await page.reload();
    await expect(page.getByRole('toolbar', { name: 'Teaching tools' })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
  });
});
