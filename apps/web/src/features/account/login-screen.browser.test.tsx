import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { changeTheme } from '../../platform/appearance/theme.ts';
import { refusal, startFakeServer } from '../../platform/testing/fake-server.ts';
import { mount } from '../../platform/testing/mounted.tsx';
import { seriousFindings } from '../../platform/testing/serious-findings.ts';
import { LoginScreen } from './login-screen.tsx';

const REGISTER = 'POST /api/uc/v1.1/users';
const SIGN_IN = 'POST /api/uc/v1.1/tokens';

function opened(query = ''): void {
  location.hash = `#/login${query}`;
  onTestFinished(() => {
    location.hash = '';
  });
  mount(<LoginScreen />);
}

const field = (label: string) => page.getByLabelText(label, { exact: true });

it('the registration shows an error beside each field that is empty, and focuses the first', async () => {
  const server = startFakeServer();
  opened('?mode=register');
  await page.getByRole('button', { name: '注册' }).click();
  await expect.element(page.getByText('请输入姓名')).toBeVisible();
  await expect.element(page.getByText('请输入账号')).toBeVisible();
  await expect.element(field('姓名')).toHaveFocus();
  expect(server.received).toEqual([]);
});

it('the registration shows an error of the server beside the field that it names', async () => {
  const server = startFakeServer();
  opened('?mode=register');
  await field('姓名').fill('李明');
  await field('账号').fill('liming');
  await field('密码').fill('12345678');
  const submit = page.getByRole('button', { name: '注册' });
  server.answer(REGISTER, () => refusal('PASSWORD_WEAK'));
  await submit.click();
  await expect.element(page.getByText(/^密码太容易被猜到或太短/)).toBeVisible();
  await expect.element(field('密码')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('账号')).not.toHaveAttribute('aria-invalid');
  server.answer(REGISTER, () => refusal('LOGIN_NAME_TAKEN'));
  await submit.click();
  await expect.element(page.getByText('这个账号已被使用')).toBeVisible();
  await expect.element(field('账号')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('账号')).toHaveFocus();
});

it('the sign-in shows one message when it is refused, and marks neither the name nor the password', async () => {
  const server = startFakeServer();
  server.answer(SIGN_IN, () => refusal('LOGIN_FAILED'));
  opened();
  await field('账号').fill('nobody-of-this-name');
  await field('密码').fill('not the password');
  await page.getByRole('button', { name: '登录' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('账号或密码不正确');
  expect(server.received.map(({ body }) => body)).toMatchObject([
    { login_name: 'nobody-of-this-name', password: 'not the password' },
  ]);
  for (const label of ['账号', '密码'])
    await expect.element(field(label)).not.toHaveAttribute('aria-invalid');
});

it('the login screen has no serious finding of axe with errors, in light and dark', async () => {
  startFakeServer();
  opened('?mode=register');
  onTestFinished(() => {
    changeTheme('light');
    localStorage.clear();
  });
  await page.getByRole('button', { name: '注册' }).click();
  await expect.element(page.getByText('请输入姓名')).toBeVisible();
  expect(await seriousFindings()).toEqual([]);
  await page.getByRole('button', { name: '切换到深色外观' }).click();
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
  expect(await seriousFindings()).toEqual([]);
});
