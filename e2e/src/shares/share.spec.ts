import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { becomeGuest, PASSWORD, registerTeacher, signIn } from '../account-api.ts';
import { EditorPage, newCourseware, openEmpty } from '../editor-page.ts';
import { greyPicture } from '../grey-picture.ts';
import { testInKeptPage as test } from '../shared-server.ts';
import { keepFile } from './kept-file.ts';

test('a link created in the editor shows its pages to a visitor after the password, lets a colleague edit, and is withdrawn at once', async ({
  page,
  browser,
  server,
}) => {
  const { editor, teacher, documentId } = await openEmpty(page, server.url);
  await teacher.call('POST', '/api/classes/v1/classes', { class_id: randomUUID(), class_name: '三年二班' });
  await editor.writeText('第一页的字', { x: 100, y: 100 }, { x: 700, y: 200 });
  await page.getByRole('button', { name: '新建页面' }).click();
  await expect(editor.pages).toHaveCount(2);
  await editor.saved();

  await page.getByRole('button', { name: '共享', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch', { name: '链接分享' }).click();
  const address = await dialog.getByRole('textbox', { name: '链接', exact: true }).inputValue();
  await expect(dialog.getByRole('img', { name: '扫码打开“秋天的雨”' })).toBeVisible();
  await dialog.getByRole('combobox', { name: '可以做什么' }).click();
  await page.getByRole('option', { name: '登录后可编辑' }).click();
  await dialog.getByRole('switch', { name: '访问密码' }).click();
  const password = dialog.getByRole('textbox', { name: '新的访问密码' });
  await password.fill('qiutian7');
  // A typed password that is not set has no effect, so closing prompts first.
  await expect(dialog.getByText('密码还没有设置，现在不用密码就能打开')).toBeVisible();
  await dialog.getByRole('button', { name: '完成' }).click();
  await page
    .getByRole('dialog', { name: '访问密码还没有设置' })
    .getByRole('button', { name: '回去设置' })
    .click();
  await dialog.getByRole('button', { name: '设置', exact: true }).click();
  await expect(dialog.getByText('已设置访问密码')).toBeVisible();
  // The password is replaced without a moment in which the link is open.
  await dialog.getByRole('button', { name: '更换密码' }).click();
  await expect(password).toBeFocused();
  await page.keyboard.type('qiutian8');
  await page.keyboard.press('Enter');
  await expect(password).toHaveCount(0);
  await expect(dialog.getByRole('switch', { name: '访问密码' })).toBeChecked();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: '复制邀请语' }).click();
  await expect(page.getByText('已复制到剪贴板')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`邀请您打开“秋天的雨”：${address} 访问密码：qiutian8`);
  expect(await seriousFindings(page)).toEqual([]);

  const phone = { locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true };
  const stranger = await (await browser.newContext(phone)).newPage();
  await stranger.goto(address);
  await expect(stranger.getByLabel('访问密码', { exact: true })).toBeFocused();
  await stranger.keyboard.type('wrong-one');
  await stranger.getByRole('button', { name: '打开', exact: true }).click();
  await expect(stranger.getByText('访问密码不正确')).toBeVisible();
  await expect(stranger.getByLabel('访问密码', { exact: true })).toBeFocused();
  expect(await seriousFindings(stranger)).toEqual([]);
  await stranger.getByLabel('访问密码', { exact: true }).fill('qiutian8');
  await stranger.getByRole('button', { name: '打开', exact: true }).click();
  await expect(stranger.getByRole('region', { name: '第 1 页，共 2 页' })).toContainText('第一页的字');
  expect(await seriousFindings(stranger)).toEqual([]);
  await stranger.getByRole('button', { name: '下一页' }).click();
  await expect(stranger.getByRole('region', { name: '第 2 页，共 2 页' })).toBeVisible();
  await stranger.keyboard.press('ArrowLeft');
  await expect(stranger.getByRole('region', { name: '第 1 页，共 2 页' })).toBeVisible();
  await stranger.getByRole('button', { name: '所有页面' }).tap();
  await stranger.getByRole('option', { name: '第 2 页' }).tap();
  // This window remembers the password, and the current page is in its address.
  await stranger.reload();
  await expect(stranger.getByRole('region', { name: '第 2 页，共 2 页' })).toBeVisible();

  const colleague = await registerTeacher(server.url, '李明');
  const other = await (
    await browser.newContext({ locale: 'zh-CN', viewport: { width: 1366, height: 768 } })
  ).newPage();
  await other.goto(address);
  await other.getByLabel('访问密码', { exact: true }).fill('qiutian8');
  await other.getByRole('button', { name: '打开', exact: true }).click();
  // Through the sign-in and back to the same link, whose password is remembered.
  await other.getByRole('button', { name: '保存到我的网盘' }).click();
  await other.getByLabel('账号', { exact: true }).fill(colleague.loginName);
  await other.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: '登录', exact: true }).click();
  await other.getByRole('button', { name: '保存到我的网盘' }).click();
  await expect(other.getByText('“秋天的雨”已保存到我的网盘')).toBeVisible();
  await expect(other.getByRole('button', { name: '打开副本' })).toBeVisible();
  await other.getByRole('button', { name: '编辑课件' }).click();
  const theirs = new EditorPage(other, server.url);
  await theirs.slide.waitFor();
  expect(other.url()).toContain(documentId);
  await expect(other.getByRole('button', { name: '新建页面' })).toBeVisible();
  await other.getByRole('button', { name: '新建页面' }).click();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(editor.pages).toHaveCount(3);

  await page.getByRole('button', { name: '共享', exact: true }).click();
  await expect(dialog.getByText('未登录的访客')).toBeVisible();

  await test.step('permission, expiry and users are changed while others view the document', async () => {
    const choose = async (who: string) => {
      await dialog.getByRole('combobox', { name: '谁能打开' }).click();
      await page.getByRole('option', { name: who }).click();
    };
    await dialog.getByRole('switch', { name: '允许下载' }).click();
    await expect(stranger.getByText('仅供查看，不能下载或保存')).toBeVisible();
    await dialog.getByRole('button', { name: '有效期至: 长期有效' }).click();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: '长期有效', exact: true })).toBeVisible();
    await choose('指定的人和班级的老师');
    await expect(stranger.getByText('请先登录')).toBeVisible();
    const people = dialog.getByRole('group', { name: '指定的人' });
    await people.getByText('三年二班').click();
    await expect(people.getByRole('checkbox', { name: '三年二班' })).toBeChecked();
    await people.getByLabel('账号').fill(colleague.loginName);
    await page.keyboard.press('Enter');
    await people.getByRole('button', { name: '添加' }).click();
    await expect(people.getByRole('button', { name: '移除' })).toBeVisible();
    // The colleague was removed with all other recipients, and enters by the link again.
    await other.goto(address);
    await expect(other.getByRole('button', { name: '编辑课件' })).toBeVisible();
    await choose('得到链接的所有人');
    await expect(people).toHaveCount(0);
    // After a refusal the password must be entered again.
    await stranger.reload();
    await stranger.getByLabel('访问密码', { exact: true }).fill('qiutian8');
    await stranger.getByRole('button', { name: '打开', exact: true }).click();
    await expect(stranger.getByRole('region', { name: '第 2 页，共 3 页' })).toBeVisible();
  });

  await dialog.getByRole('switch', { name: '链接分享' }).click();
  await expect(dialog.getByRole('textbox', { name: '链接', exact: true })).toHaveCount(0);
  // The message appears at once, without any action in that window.
  await expect(stranger.getByText('分享已被取消')).toBeVisible();
  await stranger.goto(`${server.url}/#/s?id=nothing-of-this-name`);
  await expect(stranger.getByText('链接无效')).toBeVisible();
  await stranger.context().close();
  await other.context().close();
});

test('a guest views the target of a link and signs in to save it; a teacher of another school saves it, and is refused when not a recipient', async ({
  page,
  server,
}) => {
  const owner = await registerTeacher(server.url);
  const id = await keepFile(owner, '荷叶.png', greyPicture(64, 64));
  const share = async (body: object) =>
    (await owner.call('PUT', `/api/documents/v1.0/c/share/documents/${id}`, body)) as { share_id: string };
  const { share_id } = await share({});
  const address = `${server.url}/#/s?id=${share_id}`;

  await page.goto(`${server.url}/#/login`);
  await becomeGuest(page);
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByRole('img', { name: '荷叶.png' })).toBeVisible();
  await page.getByRole('button', { name: '保存到我的网盘' }).click();
  await expect(page).toHaveURL(/#\/login\?return_url=/);

  // A user from another school than the owner's.
  const far = await registerTeacher(server.url, '周老师');
  await page.getByLabel('账号', { exact: true }).fill(far.loginName);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: '保存到我的网盘' }).click();
  await expect(page.getByText('“荷叶.png”已保存到我的网盘')).toBeVisible();
  // A link that is shared for viewing only offers saving nowhere.
  await page.goto(`${server.url}/#/mobile?fileId=${id}`);
  await expect(page.getByRole('button', { name: '下载', exact: true })).toBeVisible();
  await share({ download: false });
  await page.reload();
  await expect(page.getByRole('img', { name: '荷叶.png' })).toBeVisible();
  await expect(page.getByRole('button', { name: '下载', exact: true })).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByText('仅供查看，不能下载或保存')).toBeVisible();
  await share({ edit_type: 3 });
  // The message appears at once in the open window.
  await expect(page.getByText('您不能打开这个链接')).toBeVisible();
  await page.getByRole('button', { name: '返回首页' }).click();
  await expect(page.getByRole('button', { name: /^账号菜单/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('您不能打开这个链接')).toBeVisible();
  await page.goto(`${server.url}/#/mobile?fileId=${id}`);
  await expect(page.getByText('链接无效')).toBeVisible();
});

test('a link in a courseware shows a file of the disk over the lesson, to users with permission', async ({
  page,
  browser,
  server,
}) => {
  const { editor, teacher, documentId } = await openEmpty(page, server.url);
  const fileId = await keepFile(teacher, '荷叶.png', greyPicture(64, 64));
  await newCourseware(teacher, '雨');
  const centre = '/api/documents/v1.0/c';
  await editor.drawShape('矩形', { x: 400, y: 200 }, { x: 800, y: 500 });
  await page.keyboard.press('Control+k');
  const link = page.getByRole('dialog', { name: '链接', exact: true });
  await link.getByRole('button', { name: '盘里的文件' }).click();
  await link.getByRole('button', { name: '从我的盘选择…' }).click();
  await page.getByRole('dialog', { name: '从我的盘选择…' }).getByText('雨', { exact: true }).dblclick();
  await link.getByRole('button', { name: '雨', exact: true }).click();
  await page.getByRole('dialog', { name: '从我的盘选择…' }).getByText('荷叶.png').click();
  await expect(link.getByRole('button', { name: '荷叶.png' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await link.getByRole('button', { name: '确定' }).click();
  await editor.saved();
  const { share_id } = (await teacher.call('PUT', `${centre}/share/documents/${documentId}`, {})) as {
    share_id: string;
  };

  await page.evaluate(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  await page.getByRole('button', { name: '授课' }).first().click();
  await expect(page.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
  const shown = page.getByRole('main').locator('[data-element-id]').first();
  const file = page.getByRole('dialog', { name: '荷叶.png' });
  await shown.click();
  await expect(file.getByRole('img', { name: '荷叶.png' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  // Keys go to the file: they neither change the page nor end the show.
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Escape');
  await expect(file).toHaveCount(0);
  await expect(page.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
  await teacher.call('POST', `${centre}/document/actions/bin`, { ids: [fileId] });
  await shown.click();
  await expect(file.getByText('文件在回收站里')).toBeVisible();
  await file.getByRole('button', { name: '返回', exact: true }).click();
  await expect(file).toHaveCount(0);

  const guest = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await guest.goto(`${server.url}/#/s?id=${share_id}`);
  const theirs = guest.getByRole('dialog', { name: '荷叶.png' });
  await guest.locator('[data-element-id]').first().click();
  await expect(theirs.getByText('登录后才能查看这个文件')).toBeVisible();
  await guest.context().close();
  const colleague = await registerTeacher(server.url, '李明');
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await signIn(other, server.url, colleague, `/s?id=${share_id}`);
  await other.locator('[data-element-id]').first().click();
  await expect(other.getByRole('dialog', { name: '荷叶.png' }).getByText('没有给您查看')).toBeVisible();
  await other.context().close();
});

test('viewers of a linked courseware at /s and /mobile are notified that it was edited, and see the new content in place on request', async ({
  page,
  browser,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  const documents = '/api/documents/v1.0/c';
  // The courseware is created from a template, because the first edit by a user is reported at once and further edits
  // later.
  const { id: documentId } = (await teacher.call('POST', `${documents}/document/meta`, {
    name: '秋天的雨',
    template: { id: 'new-lesson', language: 'zh' },
  })) as { id: string };
  const editor = new EditorPage(page, server.url);
  await editor.openAs(teacher, documentId);
  await editor.pages.nth(1).click();
  await expect(editor.pages.nth(1)).toHaveAttribute('aria-current', 'page');
  const { share_id } = (await teacher.call('PUT', `${documents}/share/documents/${documentId}`, {})) as {
    share_id: string;
  };
  const phone = { locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true };
  const viewers = await Promise.all(
    ['/s', '/mobile'].map(async (place) => {
      const viewer = await (await browser.newContext(phone)).newPage();
      if (place === '/s') await viewer.goto(`${server.url}/#/s?id=${share_id}`);
      else
        await signIn(
          viewer,
          server.url,
          await registerTeacher(server.url, '李明'),
          `${place}?id=${share_id}`,
        );
      const second = viewer.getByRole('region', { name: /^第 2 页/ });
      await viewer.getByRole('button', { name: '下一页' }).tap();
      await expect(second).toBeVisible();
      return { place, viewer, second };
    }),
  );
  await editor.writeText('刚写上的', { x: 100, y: 100 }, { x: 700, y: 200 });
  for (const { place, viewer, second } of viewers)
    await test.step(place, async () => {
      await expect(viewer.getByText('课件有更新')).toBeVisible();
      // The shown page stays unchanged until the viewer asks.
      await expect(second).not.toContainText('刚写上的');
      expect(await seriousFindings(viewer)).toEqual([]);
      await second.evaluate((node) => node.setAttribute('data-seen', ''));
      await viewer.getByRole('button', { name: '显示最新内容' }).tap();
      await expect(second).toContainText('刚写上的');
      await expect(second, 'the element that was shown before').toHaveAttribute('data-seen');
      await expect(viewer.getByText('课件有更新')).toHaveCount(0);
      await viewer.keyboard.press('ArrowLeft');
      await expect(viewer.getByRole('region', { name: /^第 1 页/ })).toBeVisible();
      await viewer.context().close();
    });
});
