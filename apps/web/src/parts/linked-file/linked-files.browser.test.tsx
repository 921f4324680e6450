import { expect, it, onTestFinished, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { signInToFakeServer } from '../../platform/testing/fake-server.ts';
import { linkedFiles } from './linked-files.tsx';

const link = (name: string) => ({
  type: 'url' as const,
  url: `${location.origin}/#/view?fileId=${name}`,
  documentId: '01a2220e-a1f3-73e6-a702-068978956c2e',
  tooltip: name,
});

it('a linked file opens in a new window when it is on another site, and does not open for other schemes', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => void open.mockRestore());
  linkedFiles.open({ type: 'url', url: 'https://other.example/a' });
  linkedFiles.open({ type: 'url', url: 'javascript:alert(1)' });
  expect(open.mock.calls.map(([url]) => url)).toEqual(['https://other.example/a']);
});

it('a linked file is the last opened document, and the previous document after the back button or Escape', async () => {
  await signInToFakeServer('u1');
  linkedFiles.open(link('词语表'));
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await expect.element(dialog('词语表')).toBeVisible();
  linkedFiles.open(link('练习'));
  await expect.element(dialog('练习')).toBeVisible();
  await page.getByRole('button', { name: '返回', exact: true }).click();
  await expect.element(dialog('词语表')).toBeVisible();
  await commands.press(['Escape']);
  await expect.element(dialog('词语表')).not.toBeInTheDocument();
});
