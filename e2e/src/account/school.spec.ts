import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { apiSession, newLoginName, PASSWORD, signIn } from '../account-api.ts';
import { newCourseware } from '../editor-page.ts';
import { ROOT, type RunningServer } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';

/** Makes a user the administrator of a school from the command line, while the program is running. */
async function makeAdmin(server: RunningServer, loginName: string, school: string): Promise<void> {
  const program = path.join(ROOT, 'apps/server/src/cli/main.ts');
  const parameters = ['user', 'add', loginName, '--name', '王校长', '--school', school];
  await new Promise<void>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [program, ...parameters, '--identity', 'EDU_ADMIN'],
      { cwd: ROOT, env: { ...process.env, LECTERN_DATA: server.dataFolder, DATABASE_URL: '' } },
      (error) => (error ? reject(error) : resolve()),
    );
    child.stdin?.end(PASSWORD);
  });
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: '学校人员' }).getByRole('row').filter({ hasText: name });

async function choose(page: Page, name: string, what: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: /更多操作/ })
    .click();
  await page.getByRole('menuitem', { name: what }).click();
}

async function give(page: Page, loginName: string, password: string): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(loginName);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

test('a school administrator invites teachers, imports a list, deactivates an account and hands its documents over', async ({
  page,
  server,
  browser,
}) => {
  const [head, li, zhao] = [newLoginName(), newLoginName(), newLoginName()];
  await makeAdmin(server, head, `第一小学 ${head}`);
  const admin = await apiSession(server.url, { loginName: head });
  await signIn(page, server.url, admin);
  await page.getByRole('link', { name: '学校管理' }).click();
  await expect(page).toHaveTitle('学校管理 · 讲台');
  await expect(rowOf(page, '王校长')).toContainText('管理员');
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('tab', { name: '邀请' }).click();
  await page.getByRole('button', { name: '新建邀请' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '新建邀请' }).click();
  await expect(page.getByRole('img', { name: '邀请二维码' })).toBeVisible();
  const link = await page.getByLabel('邀请链接').inputValue();
  await page.getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('button', { name: '新建邀请' })).toBeFocused();

  // A visitor who has only the link.
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: `加入 第一小学 ${head}` })).toBeVisible();
  expect(await seriousFindings(phone)).toEqual([]);
  await phone.getByRole('button', { name: '加入学校' }).click();
  await expect(phone.getByLabel('姓名')).toBeFocused();
  // A name of invisible characters.
  await phone.getByLabel('姓名').fill('\u200b');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('请输入姓名')).toBeVisible();
  await phone.getByLabel('姓名').fill('李老师');
  await phone.getByLabel('账号').fill(head);
  await phone.getByLabel('密码').fill(PASSWORD);
  await phone.getByRole('button', { name: '加入学校' }).click();
  await expect(phone.getByText('这个账号已被使用')).toBeVisible();
  await expect(phone.getByLabel('账号')).toBeFocused();
  await phone.getByLabel('账号').fill(li);
  await phone.getByRole('button', { name: '加入学校' }).click();
  await phone.getByRole('button', { name: /^账号菜单/ }).waitFor();
  await newCourseware(await apiSession(server.url, { loginName: li }), '古诗三首');

  // A withdrawn invitation looks like an invitation that never existed.
  await page.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤回' }).click();
  await expect(page.getByText('没有有效的邀请')).toBeVisible();
  await expect(page.getByRole('button', { name: '新建邀请' })).toBeFocused();
  const late = await context.newPage();
  await late.goto(link);
  await expect(late.getByText('邀请不能使用')).toBeVisible();
  await late.close();

  await page.getByRole('tab', { name: '人员' }).click();
  await page.getByRole('button', { name: '从 Excel 导入' }).click();
  await page.getByLabel('或粘贴名单').fill('学号\t姓名\n1\t赵老师');
  await page.getByRole('button', { name: '预览' }).click();
  const check = page.getByRole('dialog', { name: '核对表格' });
  await expect(check.getByRole('alert')).toContainText('哪一列是：账号');
  await check.getByRole('button', { name: '返回' }).click();
  const list = [`账号\t姓名\t身份`, `${zhao}\t赵老师\t教师`, `${head}\t重名\t教师`, 'wu\t吴老师\t校长'].join(
    '\n',
  );
  await page.getByLabel('或粘贴名单').fill(list);
  await page.getByRole('button', { name: '预览' }).click();
  const plan = page.getByRole('dialog', { name: '将要创建的账号' });
  await expect(plan.getByText('将创建 1 个账号，2 行不能导入')).toBeVisible();
  await expect(plan.getByRole('row').filter({ hasText: '重名' })).toContainText('这个账号已被使用');
  await expect(plan.getByRole('row').filter({ hasText: '吴老师' })).toContainText('没有这种身份：校长');
  await plan.getByRole('button', { name: '创建 1 个账号' }).click();
  const made = page.getByRole('dialog', { name: '已创建 1 个账号' });
  const given = (await made.getByRole('row').last().getByRole('cell').last().textContent()) ?? '';
  const saved = page.waitForEvent('download');
  await made.getByRole('button', { name: '下载账号和密码' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^账号和初始密码 .*\.xlsx$/);
  await made.getByRole('button', { name: '完成' }).click();
  await expect(rowOf(page, '赵老师').getByText('未设置密码')).toBeVisible();

  // Deactivating an account signs out its open windows at once.
  await choose(page, '李老师', '停用');
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
  await expect(rowOf(page, '李老师').getByText('已停用')).toBeVisible();
  await phone.getByLabel('密码', { exact: true }).waitFor();
  await give(phone, li, PASSWORD);
  await expect(phone.getByText('该账号已被学校停用')).toBeVisible();

  await choose(page, '李老师', '移交文档和班级');
  const handing = page.getByRole('dialog');
  await handing.getByLabel('接收人').fill('赵');
  await handing.getByRole('button', { name: /^赵老师/ }).click();
  await handing.getByRole('button', { name: '移交', exact: true }).click();
  await expect(page.getByText('已移交 1 个文档、0 个班级')).toBeVisible();

  // Saving with the keyboard keeps the focus, and sends once however often the key is pressed.
  await page.getByRole('tab', { name: '学校' }).click();
  await page.getByLabel('省级区划代码').fill('110000');
  let sent = 0;
  await page.route('**/api/schools/v1/school*', async (route) => {
    if (route.request().method() === 'PATCH') sent += 1;
    await new Promise((later) => setTimeout(later, 300));
    await route.continue();
  });
  const save = page.getByRole('button', { name: '保存', exact: true }).first();
  await save.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  await expect(save).toBeEnabled();
  await expect(save).toBeFocused();
  expect(sent).toBe(1);

  // After signing in with the initial password, the user must set another password.
  await give(phone, zhao, given);
  await phone.getByLabel('新密码').fill(PASSWORD);
  await phone.getByLabel('再输入一次').fill(PASSWORD);
  await phone.getByRole('button', { name: '保存并登录' }).click();
  await phone.getByRole('button', { name: /^账号菜单/ }).waitFor();
  await phone.goto(`${server.url}/#/user/netdisk`);
  await expect(phone.getByText('李老师的文档').first()).toBeVisible();
  await context.close();
});
