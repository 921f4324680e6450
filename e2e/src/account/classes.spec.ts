import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { seriousFindings } from '../account-accessibility.ts';
import { registerTeacher, signIn } from '../account-api.ts';
import { newClass } from '../class-page.ts';
import { greyPicture } from '../grey-picture.ts';
import { testInKeptPage as test } from '../shared-server.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const PNG = greyPicture(600, 800);

/** A minimal workbook with these texts; a text that begins with = is a formula. */
function workbook(name: string, rows: readonly (readonly string[])[]) {
  const cell = (text: string, at: string) =>
    text.startsWith('=')
      ? `<c r="${at}" t="str"><f>${text.slice(1)}</f><v>${text.slice(1)}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const data = rows
    .map((row, y) => {
      const cells = row.map((text, x) => cell(text, `${String.fromCharCode(65 + x)}${y + 1}`));
      return `<row r="${y + 1}">${cells.join('')}</row>`;
    })
    .join('');
  const files = {
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}><sheetData>${data}</sheetData></worksheet>`,
  };
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([at, text]) => [at, strToU8(text)])));
  return { name, mimeType: '', buffer: Buffer.from(bytes) };
}

/** Creates a class as a new teacher. */
async function makeClass(page: Page, url: string, name: string): Promise<void> {
  await signIn(page, url, await registerTeacher(url), '/user/classmanager');
  await page.getByRole('button', { name: '新建班级' }).click();
  await page.getByLabel('班级名称').fill(name);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

async function paste(page: Page, list: string): Promise<void> {
  await page.getByRole('button', { name: '导入名单' }).click();
  await page.getByLabel('粘贴名单').fill(list);
  await page.getByRole('button', { name: '预览' }).click();
}

const pupils = (page: Page) => page.getByRole('table', { name: '学生名单' }).getByRole('row');

test('a class is created and filled from a pasted list and from Excel, each after a preview of the import', async ({
  page,
  server,
}) => {
  await makeClass(page, server.url, '三年级2班');
  await paste(
    page,
    '学号\t姓名\t小组\n01\t白雨桐\t第一组\n02\t王芳\t\n03\t王芳\t\n\t<b>李明</b>\t\n\t赵\t\n\t赵\t',
  );
  await expect(page.getByText('新增 4 名，更新 0 名，不变 0 名，不导入 2 行')).toBeVisible();
  await expect(page.getByRole('cell', { name: '名单中重名，请填写学号来区分', exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: '导入 4 名' }).click();
  await expect(pupils(page)).toHaveCount(5);
  await expect(pupils(page).nth(4)).toContainText('<b>李明</b>');

  await page.getByRole('button', { name: '导入名单' }).click();
  const choose = page.getByLabel('选择 Excel 文件', { exact: true });
  // The file is chosen from the disk, because so many bytes would take seconds through the debugger.
  const large = test.info().outputPath('大.xlsx');
  writeFileSync(large, Buffer.alloc(5 * 1024 * 1024 + 1));
  const wrong = [
    [
      workbook(
        '全校.xlsx',
        Array.from({ length: 1_100 }, (_, at) => [`学生${at}`]),
      ),
      '行数太多',
    ],
    [{ name: '旧.xls', mimeType: '', buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]) }, '无法读取'],
    [large, '文件太大'],
  ] as const;
  for (const [file, said] of wrong) {
    await choose.setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText(said);
  }
  await choose.setInputFiles(
    workbook('成绩.xlsx', [
      ['学号', '成绩'],
      ['1', '90'],
    ]),
  );
  const check = page.getByRole('dialog', { name: '核对表格' });
  await expect(check.getByRole('alert')).toContainText('哪一列是：姓名');
  await expect(check.getByRole('button', { name: '下一步' })).toBeDisabled();
  await check.getByRole('button', { name: '返回' }).click();
  await choose.setInputFiles(
    workbook('名单.xlsx', [
      ['三年级2班'],
      ['姓 名', '学号', '所在'],
      ['白雨桐', '01', '第二组'],
      ['=蔡明轩', '04', ''],
      ['合计', '2', ''],
    ]),
  );
  await expect(check.getByText('表格中含有公式')).toBeVisible();
  await expect(check.getByText('读取 2 条，不读取 2 行')).toBeVisible();
  await expect(check.getByRole('listitem')).toContainText(['在列名之上', '合计、备注等']);
  // The user sets the kind of an unrecognised column, here with the keyboard.
  await check.getByRole('combobox', { name: 'C 列是什么' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: '小组' }).press('Enter');
  expect(await seriousFindings(page)).toEqual([]);
  await check.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('cell', { name: '小组改为“第二组”', exact: true })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: '导入 2 名' }).click();
  await expect(pupils(page)).toHaveCount(6);
  await page.reload();
  await expect(pupils(page)).toHaveCount(6);
  expect(await seriousFindings(page)).toEqual([]);
});

test('a pupil is added, edited, searched, given a photo, grouped and removed', async ({ page, server }) => {
  await makeClass(page, server.url, '四年级1班');
  await page.getByRole('button', { name: '添加学生' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('请填写姓名');
  await dialog.getByLabel('姓名').fill('白雨桐');
  await dialog.getByLabel('学号').fill('2');
  await dialog.getByRole('button', { name: '保存并继续添加' }).click();
  await expect(dialog.getByLabel('姓名')).toHaveValue('');
  await dialog.getByLabel('姓名').fill('蔡明轩');
  await dialog.getByLabel('学号').fill('1');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(pupils(page)).toHaveCount(3);

  await page.getByRole('button', { name: '按学号排序' }).click();
  await expect(pupils(page).nth(1)).toContainText('蔡明轩');
  await page.getByLabel('按姓名、学号或小组查找').fill('雨');
  await expect(pupils(page)).toHaveCount(2);
  await page.getByLabel('按姓名、学号或小组查找').fill('');

  await page.getByRole('button', { name: '批量照片' }).click();
  await page.getByLabel('选择照片', { exact: true }).setInputFiles([
    { name: '白雨桐.png', mimeType: 'image/png', buffer: PNG },
    { name: '01.png', mimeType: 'image/png', buffer: PNG },
    { name: '张三.png', mimeType: 'image/png', buffer: PNG },
  ]);
  await expect(page.getByText('没有对应的学生')).toBeVisible();
  await page.getByRole('button', { name: '上传 2 张' }).click();
  await expect(page.getByText('已更新 2 张照片')).toBeVisible();
  const photo = pupils(page).nth(1).locator('img');
  await expect(photo).toHaveAttribute('src', /^\/files\/classes\/.*size=240/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);

  await page.getByRole('checkbox', { name: /白雨桐/ }).check();
  await page.getByRole('button', { name: '设置小组' }).click();
  await page.getByLabel('小组', { exact: true }).fill('第一组');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(pupils(page).filter({ hasText: '第一组' })).toHaveCount(1);
  await page.getByRole('button', { name: '移除' }).click();
  await expect(page.getByRole('dialog')).toContainText('移除“白雨桐”？');
  await page.getByRole('dialog').getByRole('button', { name: '移除' }).click();
  await expect(pupils(page)).toHaveCount(2);
});

test('a list keeps search, sort and page after a reload and after the back button', async ({
  page,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  const names = Array.from({ length: 70 }, (_, index) => `学生${index + 1}`);
  const classId = await newClass(teacher, '五年级1班', names);
  await signIn(page, server.url, teacher, `/user/classmanager?class=${classId}`);
  const name = page.getByRole('columnheader', { name: '姓名' });
  await name.getByRole('button').click();
  await name.getByRole('button').click();
  await page.getByRole('button', { name: '第 2 页' }).click();
  const stands = async () => {
    await expect(name).toHaveAttribute('aria-sort', 'descending');
    await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    await expect(pupils(page).nth(1)).toContainText('学生10');
    await expect(pupils(page)).toHaveCount(11);
  };
  await stands();
  await page.reload();
  await stands();
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '我的班级', exact: true })
    .click();
  await expect(page.getByRole('table', { name: '班级列表' })).toBeVisible();
  await page.goBack();
  await stands();

  const search = page.getByLabel('按姓名、学号或小组查找');
  await search.fill('学生7');
  await expect(pupils(page)).toHaveCount(3);
  await expect(page).toHaveURL(/filter=/);
  // The desk has a separate search field.
  await expect(page.getByLabel('搜索我的文档')).toHaveValue('');
  await page.reload();
  await expect(search).toHaveValue('学生7');
  await expect(pupils(page)).toHaveCount(3);
  await expect(pupils(page).nth(1)).toContainText('学生70');
  await search.fill('');
  await expect(pupils(page)).toHaveCount(61);
});

test('a class is archived, read and restored; opened classes can be read offline', async ({
  page,
  server,
}) => {
  await makeClass(page, server.url, '六年级1班');
  await paste(page, '白雨桐');
  await page.getByRole('button', { name: '导入 1 名' }).click();
  await expect(pupils(page)).toHaveCount(2);
  const sums = page.getByRole('tab', { name: '课堂表现' });
  await sums.click();
  await expect(page.getByText('还没有课堂记录')).toBeVisible();
  await page.getByRole('link', { name: '我的班级', exact: true }).first().click();
  await expect(page.getByRole('table', { name: '班级列表' })).toContainText('六年级1班');

  await page.route('**/api/**', (route) => route.abort());
  // Data fetched a moment ago is not fetched again; after a reload only the browser's store is left.
  await page.reload();
  await page.getByRole('link', { name: '六年级1班' }).click();
  await expect(page.getByText('没有网络，显示的是本机保存的内容')).toBeVisible();
  await expect(pupils(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: '添加学生' })).toHaveCount(0);
  await sums.click();
  await expect(page.getByText(/现在没有网络：这是 .* 读到的/)).toBeVisible();
  await expect(page.getByRole('button', { name: '学期日期' })).toHaveCount(0);
  await page.getByRole('tab', { name: '学生' }).click();
  await page.unroute('**/api/**');
  await page.reload();
  await page.getByRole('link', { name: '我的班级', exact: true }).first().click();
  const list = page.getByRole('table', { name: '班级列表' });
  await expect(list.getByText('当前授课班级')).toBeVisible();
  await page.getByRole('link', { name: '六年级1班' }).click();

  await page.getByRole('button', { name: '归档' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '归档' }).click();
  await expect(page.getByText('这个班级已归档，只能查看')).toBeVisible();
  await expect(page.getByRole('button', { name: '导入名单' })).toHaveCount(0);
  // A lesson cannot be taught with an archived class.
  await page.goto(`${server.url}/#/user/classmanager?place=archived`);
  await expect(list).toContainText('六年级1班');
  await expect(list.getByText('当前授课班级')).toHaveCount(0);
  await page.getByRole('link', { name: '我的班级', exact: true }).first().click();
  await expect(page.getByText('还没有班级')).toBeVisible();
  await page.getByRole('link', { name: '已归档' }).click();
  await page.getByRole('link', { name: '六年级1班' }).click();
  await page.getByRole('button', { name: '恢复', exact: true }).last().click();
  await expect(page.getByRole('button', { name: '添加学生' })).toBeVisible();
  // The previous message with its undo button no longer applies.
  await expect(page.getByText('已恢复“六年级1班”')).toBeVisible();
  await expect(page.getByText('已归档“六年级1班”')).toHaveCount(0);
});
