import { expect, type Page } from '@playwright/test';
import { registerTeacher, signIn } from '../account-api.ts';
import { newClass } from '../class-page.ts';
import { test } from '../shared-server.ts';

/** Keeps the marks of printed pages instead of opening the print dialog, and makes a camera that sees the last print. */
async function withPrinterAndCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const printed: string[][] = [];
    Object.assign(window, { printed });
    window.print = () => {
      const sheets = [...document.querySelectorAll('section > svg')];
      printed.push(sheets.map((sheet) => sheet.querySelector('path[fill="black"]')?.getAttribute('d') ?? ''));
      window.dispatchEvent(new Event('afterprint'));
    };
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      canvas.width = 1280;
      canvas.height = 720;
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('the canvas has no 2D context');
      // Two cards in the hands of pupils: the first upright, the second with side B up.
      const draw = () => {
        brush.fillStyle = 'rgb(120 110 100)';
        brush.fillRect(0, 0, 1280, 720);
        printed.at(-1)?.forEach((mark, index) => {
          brush.save();
          brush.translate(350 + 560 * index, 360);
          brush.rotate(0.1 - (index * Math.PI) / 2);
          brush.scale(0.9, 0.9);
          brush.translate(-105, -148.5);
          brush.fillStyle = 'rgb(225 225 225)';
          brush.fillRect(0, 0, 210, 297);
          brush.fillStyle = 'rgb(40 40 40)';
          brush.fill(new Path2D(mark));
          brush.restore();
        });
      };
      setInterval(draw, 60);
      return canvas.captureStream(20);
    };
  });
}

test('cards of a class are printed, keep their numbers, and are read by a camera as they were printed', async ({
  page,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  await newClass(teacher, '三年级2班', ['白雨桐', '蔡明轩']);
  await withPrinterAndCamera(page);
  await signIn(page, server.url, teacher, '/user/classmanager');
  await page.getByRole('link', { name: '三年级2班' }).click();
  await page.getByRole('tab', { name: '答题卡' }).click();
  await page.getByRole('button', { name: '打印答题卡' }).click();
  await page.getByRole('checkbox', { name: '附一页使用说明和名单' }).click();
  await page.getByRole('button', { name: '打印 2 张卡' }).click();
  const cards = page.getByRole('list', { name: '每名学生的答题卡' }).getByRole('listitem');
  await expect(cards).toHaveText(['1白雨桐', '2蔡明轩']);

  await page.getByRole('button', { name: '试读答题卡' }).click();
  const trial = page.getByRole('dialog', { name: '试读答题卡' });
  await expect(trial.getByText('2 张全部读到')).toBeVisible();
  await expect(trial.getByRole('listitem')).toHaveText(['1白雨桐A', '2蔡明轩B']);
  await trial.getByRole('button', { name: '关闭' }).first().click();

  await page.reload();
  await expect(cards).toHaveText(['1白雨桐', '2蔡明轩']);
});
