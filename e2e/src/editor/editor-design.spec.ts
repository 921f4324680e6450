import { expect } from '@playwright/test';
import { registerTeacher, signIn } from '../account-api.ts';
import { EditorPage } from '../editor-page.ts';
import { testInKeptPage as test } from '../shared-server.ts';

test('a courseware is created from a template on the desk', async ({ page, server }) => {
  const teacher = await registerTeacher(server.url);
  const editor = new EditorPage(page, server.url);
  await signIn(page, server.url, teacher, '/');
  await page.getByRole('button', { name: '从模板新建' }).click();
  await page.getByRole('button', { name: '复习课，11 页' }).click();
  await page.getByRole('button', { name: '使用这个模板' }).click();
  await editor.slide.waitFor();
  await expect(page.getByText('第 1 / 11 页')).toBeVisible();
  await expect(editor.elements.filter({ hasText: '课题名称' })).toHaveCount(1);
});
