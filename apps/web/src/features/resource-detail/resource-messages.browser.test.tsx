import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../platform/testing/mounted.tsx';
import { LinkInvalid, NeedsSignIn, NotAnswered, OpenInBrowserScreen } from './resource-messages.tsx';

it('OpenInBrowserScreen copies the address, and lets the user continue in this window', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => copied.mockRestore());
  const here = vi.fn();
  mount(<OpenInBrowserScreen onHere={here} />);
  await page.getByRole('button', { name: '复制网址' }).click();
  await expect.element(page.getByText('已复制到剪贴板')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(location.href);
  await page.getByRole('button', { name: '直接在浏览器打开' }).click();
  expect(here).toHaveBeenCalledOnce();
});

it('OpenInBrowserScreen links to the app only when the server names its address', async () => {
  mount(<OpenInBrowserScreen onHere={() => undefined} />);
  await expect.element(page.getByText('请在系统浏览器中打开')).toBeVisible();
  expect(page.getByRole('link', { name: '下载 App' }).elements()).toEqual([]);
  const meta = document.createElement('meta');
  meta.name = 'lectern-app';
  meta.content = 'https://school.example/app';
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  mount(<OpenInBrowserScreen onHere={() => undefined} />);
  await expect
    .element(page.getByRole('link', { name: '下载 App' }))
    .toHaveAttribute('href', 'https://school.example/app');
});

it('the error screens offer a retry or a sign-in, and offer a guest neither when the link is invalid', async () => {
  const again = vi.fn();
  const signIn = vi.fn();
  mount(<NotAnswered text="网络错误，查询失败" again={again} />);
  mount(<NeedsSignIn onSignIn={signIn} />);
  mount(<LinkInvalid />);
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  expect([again, signIn].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  await expect.element(page.getByText('链接无效')).toBeVisible();
  expect(page.getByRole('button', { name: '返回首页' }).elements()).toEqual([]);
});
