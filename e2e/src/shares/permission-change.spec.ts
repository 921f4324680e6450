import { expect } from '@playwright/test';
import { registerTeacher, signIn } from '../account-api.ts';
import { EditorPage, openEmpty } from '../editor-page.ts';
import { testInKeptPage as test } from '../shared-server.ts';

test('text typed by a colleague with a link is kept while the permission is lowered, raised, withdrawn and granted again', async ({
  page,
  browser,
  server,
}) => {
  const { editor, teacher, documentId } = await openEmpty(page, server.url);
  const path = `/api/documents/v1.0/c/share/documents/${documentId}`;
  const link = async (permission: 10 | 20) => {
    const { share_id } = (await teacher.call('PUT', path, { permission })) as { share_id: string };
    return `/s?id=${share_id}`;
  };
  const colleague = await registerTeacher(server.url, '李明');
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1366, height: 768 } });
  const other = await context.newPage();
  const theirs = new EditorPage(other, server.url);
  const enter = async () => {
    await other.getByRole('button', { name: '编辑课件' }).click();
    await theirs.slide.waitFor();
    await expect(other.getByRole('toolbar', { name: '插入' })).toBeVisible();
  };
  await signIn(other, server.url, colleague, await link(20));
  await enter();
  await theirs.saved();
  // The code of an open text loads before the network is cut.
  await other.waitForLoadState('networkidle');

  await test.step('an edit without a connection is rejected, and stored once editing is allowed', async () => {
    await context.setOffline(true);
    await theirs.writeText('路上写的', { x: 100, y: 100 }, { x: 700, y: 200 });
    await link(10);
    await context.setOffline(false);
    await expect(other.getByText('您的权限已变为只读')).toBeVisible();
    await expect(other.getByRole('toolbar', { name: '插入' })).toHaveCount(0);
    // The text is still visible, but no other user has it.
    await expect(theirs.slide).toContainText('路上写的');
    await expect(editor.elements).toHaveCount(0);
    await link(20);
    await expect(other.getByText('您现在可以编辑这份课件')).toBeVisible();
    // The newer message replaces the older one.
    await expect(other.getByText('您的权限已变为只读')).toHaveCount(0);
    await expect(editor.slide).toContainText('路上写的');
    await theirs.saved();
  });

  await test.step('an edit made while the link ended stays in the browser, and another link restores it', async () => {
    await context.setOffline(true);
    await theirs.writeText('最后一句', { x: 100, y: 300 }, { x: 700, y: 400 });
    await teacher.call('DELETE', path);
    await context.setOffline(false);
    await expect(other.getByText('您没有权限访问此页面')).toBeVisible();
    expect(await other.getByText('您现在可以编辑这份课件').count()).toBe(0);
    await expect(other.getByText('您最后的修改还没有上传，保留在这台设备上')).toBeVisible();
    await expect(editor.slide).not.toContainText('最后一句');
    await other.goto(`${server.url}/#${await link(20)}`);
    await enter();
    await expect(theirs.slide).toContainText('最后一句');
    await expect(editor.slide).toContainText('最后一句');
  });
  await context.close();
});
