import { expect, it, onTestFinished, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type MountedTools, mountTool } from '../testing/mounted-tool.tsx';
import { randomCall } from './index.tsx';

/** Names of the called pupils in the history, the last first. */
const history = () => {
  const list = page.getByRole('list', { name: '点名记录' }).query();
  return [...(list?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent);
};

function opened(): MountedTools {
  const tools = mountTool('random-call', { 'random-call': randomCall }, ['王芳', '李明', '张伟']);
  tools.lesson.add({ kind: 'attendance', pupils: [{ member_id: 'pupil-3' }], state: 'absent' });
  return tools;
}

it('a roll call interrupted by a reload shows who was drawn, calls no pupil twice in a round, and a call can be undone', async () => {
  const tools = opened();
  await expect.element(page.getByRole('button', { name: '点名', exact: true })).toHaveFocus();
  await commands.press(['Enter']);
  await expect.element(page.getByRole('button', { name: '再点一次' })).toBeDisabled();
  await tools.reload();
  await expect.poll(() => history().length).toBe(1);
  const first = history()[0] ?? '';
  await expect.element(page.getByRole('figure')).toHaveTextContent(first);
  expect(['王芳', '李明']).toContain(first);

  // Draws again with the pointer, now with reduced motion: the other pupil who is present.
  const still = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  onTestFinished(() => still.mockRestore());
  await page.getByRole('button', { name: '再点一次' }).click();
  await expect.poll(history).toEqual([first === '王芳' ? '李明' : '王芳', first]);
  await expect.element(page.getByText('本轮还有 2 人未点到，共 2 人')).toBeVisible();
  await page.getByRole('button', { name: `撤销对 ${first} 的点名` }).click();
  await expect.poll(() => history().length).toBe(1);
  await expect.element(page.getByText('本轮还有 1 人未点到，共 2 人')).toBeVisible();
  await page.getByRole('button', { name: '关闭', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: '随机点名' })).not.toBeInTheDocument();
});

it('Random Call fills the window to its edges', async () => {
  opened();
  const stage = page.getByRole('dialog', { name: '随机点名' });
  await expect.element(stage).toBeVisible();
  const { width, top } = stage.element().querySelector('header')?.getBoundingClientRect() ?? new DOMRect();
  expect([width, top]).toEqual([innerWidth, 0]);
});
