import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { registerTeacher, signIn } from '../account-api.ts';
import { row } from '../desk-page.ts';
import { greyPicture } from '../grey-picture.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test, test as testInNewPage } from '../shared-server.ts';
import { keepFile } from '../shares/kept-file.ts';
import { SMALL_FILM } from '../small-film.ts';
import { makePdf, makePdfWithoutFonts } from '../small-pdf.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** Opens the disk of a new teacher who stored these files. */
async function openDiskOf(page: Page, files: Readonly<Record<string, Buffer>>): Promise<void> {
  const teacher = await registerTeacher(server.url);
  await Promise.all(Object.entries(files).map(([name, bytes]) => keepFile(teacher, name, bytes)));
  await signIn(page, server.url, teacher, '/user/netdisk');
  for (const name of Object.keys(files)) await expect(row(page, name)).toBeVisible();
}

async function open(page: Page, name: string) {
  await row(page, name).getByTitle(name, { exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a PDF is read page by page, zoomed, searched, and converted into a courseware', async ({ page }) => {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  await openDiskOf(page, { '水循环.pdf': makePdf(40) });
  const dialog = await open(page, '水循环.pdf');
  await expect(dialog.getByText('/ 40')).toBeVisible();
  await expect(dialog.getByText('The water cycle, part 1', { exact: true })).toBeAttached();
  // Only pages near the view are drawn.
  expect(await dialog.locator('canvas').count()).toBeLessThan(8);

  const number = dialog.getByLabel('页码');
  await number.fill('30');
  await number.press('Enter');
  await expect(dialog.getByText('The water cycle, part 30', { exact: true })).toBeInViewport();
  await expect(number).toHaveValue('30');

  const before = await dialog.locator('canvas').first().boundingBox();
  await dialog.getByRole('button', { name: '放大' }).click();
  await expect
    .poll(async () => (await dialog.locator('canvas').first().boundingBox())?.width)
    .toBeGreaterThan((before?.width ?? 0) * 1.2);

  await dialog.getByLabel('在文档中查找').fill('part 7');
  await expect(dialog.getByText('1 / 1', { exact: true })).toBeVisible();
  await expect(dialog.getByText('The water cycle, part 7', { exact: true })).toBeInViewport();
  expect(await seriousFindings(page)).toEqual([]);
  expect(wrong).toEqual([]);

  await dialog.getByRole('button', { name: '转为课件' }).click();
  await expect(page).toHaveURL(/#\/view\?fileId=/);
});

/** Letter widths in the standard PDF fonts by Adobe's metrics, thousandths of the size. */
const STANDARD_WIDTHS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Helvetica: { i: 222, ' ': 278, m: 833, a: 556, r: 333, k: 500 },
  'Helvetica-Bold': { i: 278, ' ': 278, m: 889, a: 556, r: 389, k: 556 },
  'Times-Roman': { i: 278, ' ': 250, m: 778, a: 444, r: 333, k: 500 },
  'Times-BoldItalic': { i: 278, ' ': 250, m: 778, a: 500, r: 389, k: 500 },
  Courier: { i: 600, ' ': 600, m: 600, a: 600, r: 600, k: 600 },
  TimesNewRomanPSMT: { i: 278, ' ': 250, m: 778, a: 444, r: 333, k: 500 },
  'Arial,Bold': { i: 278, ' ': 278, m: 889, a: 556, r: 389, k: 556 },
};

testInNewPage(
  'search hits in a PDF without embedded fonts are marked on the drawn words, and its Chinese is readable',
  async ({ page }) => {
    const asked: string[] = [];
    page.on('response', (response) => asked.push(`${response.status()} ${response.url()}`));
    const latin = `${'i'.repeat(24)} mark ${'W'.repeat(5)}`;
    const fonts = Object.keys(STANDARD_WIDTHS);
    await openDiskOf(page, { '没有字体.pdf': makePdfWithoutFonts(fonts, latin, '水的循环') });
    const dialog = await open(page, '没有字体.pdf');
    await expect(dialog.getByText('水的循环')).toBeAttached();
    await dialog.getByLabel('在文档中查找').fill('mark');
    await expect(dialog.getByText(`1 / ${fonts.length}`, { exact: true })).toBeVisible();
    const marked = () =>
      dialog.locator('canvas').evaluate((canvas) => {
        const paper = canvas.getBoundingClientRect();
        const unit = paper.width / 595;
        return ([...(CSS.highlights.get('pdf-search') ?? [])] as Range[])
          .map((range) => range.getBoundingClientRect())
          .sort((one, other) => one.top - other.top)
          .map((box) => ({ from: (box.left - paper.left) / unit, width: box.width / unit }));
      });
    const wide = (letters: string, widths: Readonly<Record<string, number>>) =>
      [...letters].reduce((sum, letter) => sum + (widths[letter] ?? 0) / 50, 0);
    await expect.poll(async () => (await marked()).length).toBe(fonts.length);
    const [from, to] = [latin.indexOf('mark'), latin.indexOf(' W')];
    const off = async () => {
      const marks = await marked();
      return Object.entries(STANDARD_WIDTHS).filter(([, widths], line) => {
        const mark = marks[line];
        const starts = 72 + wide(latin.slice(0, from), widths);
        return (
          mark === undefined ||
          Math.abs(mark.from - starts) > 1 ||
          Math.abs(mark.width - wide(latin.slice(from, to), widths)) > 0.5
        );
      });
    };
    await expect.poll(async () => (await off()).map(([font]) => font)).toEqual([]);
    expect(asked.filter((each) => /^4/.test(each))).toEqual([]);
    const data = asked.find((each) => each.endsWith('.bcmap'))?.replace(/^200 (.*)cmaps.*/, '$1');
    const standIn = (url: string) =>
      new FontFace('stand-in', `url(${url})`).load().then(({ status }) => status);
    expect(await page.evaluate(standIn, `${data}standard_fonts/LiberationSans-Regular.ttf`)).toBe('loaded');
  },
);

test('the arrow keys page through texts, videos and pictures', async ({ page }) => {
  const gb = Buffer.from('b4bac3dfb2bbbef5cffe', 'hex');
  const picture = greyPicture(300, 200);
  await openDiskOf(page, { '诗.txt': gb, '绿.webm': Buffer.from(SMALL_FILM, 'base64'), '点.png': picture });
  await open(page, '诗.txt');
  await expect(page.getByText('春眠不觉晓')).toBeVisible();
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The second press of a double click lands on the preview, and selects no text in it.
  await row(page, '诗.txt').getByTitle('诗.txt', { exact: true }).dblclick();
  await expect(page.getByText('春眠不觉晓')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('');
  await dialog.getByRole('region').first().focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('第 1 个，共 3 个')).toBeVisible();
  const seen: string[] = [];
  for (let number = 1; number <= 3; number += 1) {
    await expect(dialog.getByText(`第 ${number} 个，共 3 个`)).toBeVisible();
    const title = (await dialog.getByRole('heading').first().textContent()) ?? '';
    seen.push(title);
    if (title === '诗.txt') await expect(dialog.getByText('春眠不觉晓')).toBeVisible();
    if (title === '点.png') {
      await expect(dialog.getByRole('img', { name: '点.png' })).toBeVisible();
      const percent = dialog.getByRole('button', { name: '显示整张图片' });
      await expect(percent).toHaveText('100%');
      await page.keyboard.press('+');
      await expect(percent).toHaveText('150%');
      // The arrow keys move a zoomed picture instead of paging.
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('heading').first()).toHaveText('点.png');
      await dialog.getByRole('img', { name: '点.png' }).hover();
      await page.mouse.wheel(0, -100);
      await expect(percent).not.toHaveText('150%');
      await page.keyboard.press('0');
      await expect(percent).toHaveText('100%');
    }
    if (title === '绿.webm') {
      const film = dialog.locator('video');
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState))
        .toBeGreaterThan(0);
      // The player has our own controls, because the browser's include a download menu.
      expect(await film.evaluate((video: HTMLVideoElement) => video.controls)).toBe(false);
      const bar = dialog.getByRole('group', { name: '绿.webm' });
      await bar.getByRole('button', { name: '播放', exact: true }).click();
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.played.length)).toBe(1);
      await bar.getByRole('button', { name: '静音' }).click();
      expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
      expect(await seriousFindings(page)).toEqual([]);
      await dialog.getByRole('region').first().focus();
    }
    await page.keyboard.press('ArrowRight');
  }
  expect(seen.sort()).toEqual(['点.png', '绿.webm', '诗.txt']);
  // The focused button keeps the focus until it is disabled; then the other button gets it.
  const previous = dialog.getByRole('button', { name: '上一个文件' });
  await previous.press('Enter');
  await expect(dialog.getByText('第 2 个，共 3 个')).toBeVisible();
  await expect(previous).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('第 1 个，共 3 个')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '下一个文件' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a file without a preview is explained and offered for download', async ({ page }) => {
  const locked = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);
  await openDiskOf(page, { '锁.docx': locked, '水循环.pdf': makePdf(1) });

  await test.step('an unavailable file is not reported as damaged, and is shown when it is available again', async () => {
    await page.route(/\/files\//, (route) => route.fulfill({ status: 503 }));
    const pdf = await open(page, '水循环.pdf');
    await expect(pdf.getByRole('alert')).toContainText('文件现在取不到');
    await page.unroute(/\/files\//);
    await pdf.getByRole('button', { name: '重试' }).click();
    await expect(pdf.getByText('The water cycle, part 1', { exact: true })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(pdf).toBeHidden();
  });

  const dialog = await open(page, '锁.docx');
  await expect(dialog.getByRole('alert')).toContainText('文件有密码保护');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载后打开' }).click();
  expect((await download).suggestedFilename()).toBe('锁.docx');
});
