import { expect } from '@playwright/test';
import { newTeacher } from '../account-api.ts';
import { DECK, openDisk, upload } from '../desk-page.ts';
import { DEMO_PASSWORD, type RunningServer } from '../server.ts';
import { testInKeptPage as test, test as testInNewPage } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

test.describe('thumbnails', () => {
  test('show the first page of a courseware on the desk, and are stored', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨');
    await page.getByLabel('导入 PowerPoint', { exact: true }).setInputFiles(DECK);
    await expect(page).toHaveURL(/#\/view\?fileId=/);
    // The thumbnail from the imported file stays until the editor was opened.
    await expect(page.getByText('第 1 / 23 页')).toBeVisible();
    await page.goto(`${server.url}/#/`);
    const cover = page.getByRole('listitem').locator('img').first();
    await expect(cover).toHaveAttribute('src', /\/files\//);
    await page.reload();
    await expect(cover).toHaveAttribute('src', /\/files\//);
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  });

  test('show a picture of the disk on its card, and again its new version', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨');
    const picture = async (color: string) => {
      const address = await page.evaluate((color) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [2_000, 1_000];
        const drawing = canvas.getContext('2d');
        if (drawing === null) throw new Error('no canvas');
        drawing.fillStyle = color;
        drawing.fillRect(0, 0, canvas.width, canvas.height);
        return canvas.toDataURL();
      }, color);
      const buffer = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
      return { name: '校园.png', mimeType: 'image/png', buffer };
    };
    await openDisk(page);
    await page.getByRole('button', { name: '网格' }).click();
    const image = page.getByRole('listitem').filter({ hasText: '校园.png' }).locator('img');
    const shown = () =>
      image.evaluate((image: HTMLImageElement) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [1, 1];
        const drawing = canvas.getContext('2d');
        drawing?.drawImage(image, 0, 0);
        return [image.naturalWidth, ...(drawing?.getImageData(0, 0, 1, 1).data.slice(0, 1) ?? [])];
      });
    await upload(page, await picture('rgb(255, 0, 0)'));
    await expect.poll(shown).toEqual([640, 254]);
    await upload(page, await picture('rgb(0, 0, 0)'));
    await page.getByRole('dialog').getByRole('button', { name: '替换为新版本' }).click();
    await expect.poll(shown).toEqual([640, 0]);
  });

  testInNewPage(
    'have the title in its web font when they are drawn again, like the original',
    async ({ page }) => {
      await page.goto(server.url);
      await page.getByLabel('账号').fill('chen');
      await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: '登录', exact: true }).click();
      const lesson = page.getByRole('listitem').filter({ hasText: '秋天的雨' }).first();
      const cover = lesson.locator('img');
      const seeded = (await cover.getAttribute('src')) ?? '';
      // The thumbnail is fetched now, because its link becomes invalid once another thumbnail is stored.
      const first = await page.evaluate(async (address) => {
        const reader = new FileReader();
        const read = new Promise((resolve) => {
          reader.onload = resolve;
        });
        reader.readAsDataURL(await (await fetch(address)).blob());
        await read;
        return String(reader.result);
      }, seeded);
      // The stored thumbnail fails to load, so the page is drawn and its picture stored.
      await page.route(`**${seeded.split('?')[0]}*`, (route) =>
        route.request().resourceType() === 'image' ? route.abort() : route.continue(),
      );
      const id = seeded.split('/')[3] ?? '';
      const [stored] = await Promise.all([
        page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes(id)),
        page.reload(),
      ]);
      const drawn = `data:image/webp;base64,${stored.postDataBuffer()?.toString('base64')}`;
      const difference = await page.evaluate(
        async (addresses) => {
          const titles = await Promise.all(
            addresses.map(async (address) => {
              const picture = await createImageBitmap(await (await fetch(address)).blob());
              const pen = new OffscreenCanvas(200, 60).getContext('2d');
              pen?.drawImage(picture, 220, 125, 200, 60, 0, 0, 200, 60);
              return [...(pen?.getImageData(0, 0, 200, 60).data ?? [])];
            }),
          );
          const [first = [], second = []] = titles;
          return first.reduce((sum, value, i) => sum + Math.abs(value - (second[i] ?? 0)), 0) / first.length;
        },
        [first, drawn],
      );
      // Average difference, of 255; with 宋体 or without the title it is at least 10.
      expect(difference).toBeLessThan(4);
    },
  );
});
