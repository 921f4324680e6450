import type { Account } from '@lectern/protocol/accounts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeServer, signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import { mount } from '../../../platform/testing/mounted.tsx';
import { PasswordCard } from './password-card.tsx';

const ACCOUNT = { user_id: 'u1', login_name: 'chen' } as Account;
const CHANGE = 'PUT /api/uc/v1.1/users/u1/password';

async function opened(): Promise<FakeServer> {
  const server = await signInToFakeServer('u1');
  mount(<PasswordCard account={ACCOUNT} />);
  return server;
}

async function fill(old: string, next: string, again: string): Promise<void> {
  await page.getByLabelText('当前密码').fill(old);
  await page.getByLabelText('新密码', { exact: true }).fill(next);
  await page.getByLabelText('再次输入新密码').fill(again);
  await page.getByRole('button', { name: '修改密码' }).click();
}

it('the password card sends nothing and names each problem when fields are empty or the new passwords differ', async () => {
  const server = await opened();
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect.poll(() => page.getByText('请输入密码').elements()).toHaveLength(3);
  await fill('old', 'correct horse', 'correct house');
  await expect.element(page.getByText('两次输入的新密码不一样')).toBeVisible();
  expect(server.received).toEqual([]);
});

it('the password card sends both passwords, empties the fields and shows a message when the server accepts them', async () => {
  const server = await opened();
  server.answer(CHANGE, () => ({}));
  await fill('old', 'correct horse', 'correct horse');
  await expect.element(page.getByText('密码已修改，其他设备已退出登录')).toBeVisible();
  expect(server.received[0]?.body).toEqual({ old_password: 'old', new_password: 'correct horse' });
  await expect.element(page.getByLabelText('当前密码')).toHaveValue('');
});

it('the password card shows a wrong password below its field, and keeps the typed text', async () => {
  const server = await opened();
  server.answer(CHANGE, () => ({ status: 401, body: { code: 'LOGIN_FAILED', message: 'no' } }));
  await fill('old', 'correct horse', 'correct horse');
  await expect.element(page.getByText('当前密码不正确')).toBeVisible();
  await expect.element(page.getByLabelText('新密码', { exact: true })).toHaveValue('correct horse');
});
