import { expect } from '@playwright/test';
import { apiSession, newLoginName } from '../account-api.ts';
import { openEmpty } from '../editor-page.ts';
import { testInKeptPage as test } from '../shared-server.ts';

test('a colleague’s new name appears in an open editor and its window title, and does not replace the text being typed', async ({
  page,
  server,
}) => {
  const { teacher, documentId } = await openEmpty(page, server.url);
  const colleague = await apiSession(server.url, { loginName: newLoginName(), realName: '李老师' });
  await teacher.call('PUT', `/api/documents/v1.0/c/document/${documentId}/grants/${colleague.userId}`, {
    permission: 20,
  });
  const rename = (name: string) =>
    colleague.call('PATCH', '/api/documents/v1.0/c/document/rename', { id: documentId, name });
  const field = page.getByRole('textbox', { name: '课件名称' });
  await expect(field).toHaveValue('秋天的雨');
  await rename('秋天的怀念');
  await expect(field).toHaveValue('秋天的怀念');
  await expect(page).toHaveTitle(/^秋天的怀念/);
  await field.press('End');
  await page.keyboard.type('（二班）');
  await rename('冬天的怀念');
  await expect(page).toHaveTitle(/^冬天的怀念/);
  await expect(field).toHaveValue('冬天的怀念（二班）');
  await field.press('Enter');
  await expect(page).toHaveTitle(/^冬天的怀念（二班）/);
});

test('a press on the name of a new courseware selects all of it, and a second press sets the caret', async ({
  page,
  server,
}) => {
  await openEmpty(page, server.url);
  const field = page.getByRole('textbox', { name: '课件名称' });
  await field.click();
  await page.keyboard.type('春天的雨');
  await expect(field).toHaveValue('春天的雨');
  await field.press('End');
  await field.click({ position: { x: 4, y: 10 } });
  await page.keyboard.type('新');
  await expect(field).toHaveValue('新春天的雨');
});
