import { readFileSync } from 'node:fs';
import { makeDocx } from '@lectern/server/office-files';
import { expect } from '@playwright/test';
import { strToU8, unzipSync } from 'fflate';
import { seriousFindings } from '../account-accessibility.ts';
import { registerTeacher, signIn } from '../account-api.ts';
import { testInKeptPage as test } from '../shared-server.ts';

const LINES = [
  '一、选择题',
  '1. 下面哪一个是质数？',
  'A. 4　B. 7　C. 9',
  '答案：B',
  '2. 哪一天是星期一？',
  'A. 昨天　B. 今天',
  '3. 三加三等于____。',
  '答案：6',
  '4. 地球是圆的。（　）',
  '答案：对',
];

/** A Word file with a paragraph for each line. */
function paper(): Buffer {
  const body = LINES.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
  const xml = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return Buffer.from(makeDocx('', [], { 'word/document.xml': strToU8(xml) }));
}

test('questions of a Word file are imported, undone and redone, and exported as a Word paper and a page', async ({
  page,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  await signIn(page, server.url, teacher);
  await page.getByRole('button', { name: '新建练习' }).click();
  await page.getByRole('button', { name: '导入和导出' }).click();
  await page.getByRole('menuitem', { name: '导入题目…' }).click();
  const dialog = page.getByRole('dialog');
  const name = '单元卷.docx';
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await dialog.getByLabel('选择文件').last().setInputFiles({ name, mimeType, buffer: paper() });
  await expect(dialog.getByText('认出 4 题')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /第 2 题 没有找到答案/ })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('checkbox', { name: '加入第 2 题' }).uncheck();
  await dialog.getByRole('button', { name: '加入 3 题' }).click();
  const listed = page
    .getByRole('navigation', { name: '题目目录' })
    .getByRole('listitem')
    .getByRole('listitem');
  await expect(listed).toHaveCount(3);
  await expect(page.getByRole('textbox', { name: '大题名称' })).toHaveValue('选择题');
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expect(listed).toHaveCount(0);
  await page.getByRole('button', { name: '重做', exact: true }).click();
  await expect(listed).toHaveCount(3);
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: '导入和导出' }).click();
  await page.getByRole('menuitem', { name: '导出练习…' }).click();
  await expect(dialog.getByText('写入 3 题')).toBeVisible();
  const download = async () => {
    const waiting = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '下载', exact: true }).click();
    const file = await waiting;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const word = await download();
  expect(word.name).toMatch(/\.docx$/);
  const text = new TextDecoder().decode(unzipSync(new Uint8Array(word.bytes))['word/document.xml']);
  expect(text).toContain('地球是圆的');
  expect(text).not.toContain('星期一');

  // The page scores itself without a server, and reports to a learning platform around it.
  await dialog.getByRole('radio', { name: '网页' }).check({ force: true });
  const html = await download();
  const alone = await page.context().newPage();
  const errors: string[] = [];
  alone.on('pageerror', (error) => errors.push(error.message));
  alone.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await alone.route('**', (route) =>
    route.request().url() === 'http://page.test/'
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html.bytes })
      : route.abort(),
  );
  await alone.addInitScript(() => {
    const values: Record<string, string> = {};
    const API = {
      LMSInitialize: () => 'true',
      LMSGetValue: (name: string) => values[name] ?? '',
      LMSSetValue: (name: string, value: string) => {
        values[name] = value;
        return 'true';
      },
      LMSCommit: () => 'true',
      LMSFinish: () => 'true',
    };
    Object.assign(globalThis, { API, values });
  });
  await alone.goto('http://page.test/');
  await alone.getByRole('radio', { name: /7/ }).check({ force: true });
  await alone.getByRole('button', { name: '交卷' }).click();
  await alone.getByRole('button', { name: '仍然交卷' }).click();
  await expect(alone.getByText('得分 1 / 3')).toBeVisible();
  const reported = await alone.evaluate(() => (globalThis as unknown as { values: object }).values);
  expect(reported).toMatchObject({
    'cmi.core.score.raw': '33.33',
    'cmi.core.lesson_status': 'completed',
    'cmi.suspend_data': expect.stringContaining('"isDone":true'),
  });
  expect(errors).toEqual([]);
});
