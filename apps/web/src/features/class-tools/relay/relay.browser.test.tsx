import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mountTool, stopClocks } from '../testing/mounted-tool.tsx';
import { relay } from './index.tsx';

it('a relay advances on a tap and when the time is up, records skipped pupils, and shows the chain again after a reload', async () => {
  const sleep = stopClocks();
  const tools = mountTool('relay', { relay }, ['王芳', '李明']);
  const stage = page.getByRole('dialog', { name: '接龙活动' });
  await stage.getByRole('button', { name: '每人 5 秒' }).click();
  await stage.getByRole('button', { name: '开始接龙' }).click();
  const turn = stage.getByRole('status');
  await expect.element(turn).toMatchTextContent('王芳');
  await stage.getByRole('textbox').fill('一心一意');
  await commands.press(['Enter']);
  await expect.element(turn).toMatchTextContent('李明');
  const chain = () =>
    stage
      .getByRole('list', { name: '接龙' })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  expect(chain()).toEqual(['王芳一心一意']);
  // Without a press the turn passes automatically, and not before its end.
  sleep(4_900);
  await expect.element(stage.getByRole('timer')).toHaveTextContent('1');
  expect(chain()).toEqual(['王芳一心一意']);
  sleep(100);
  await expect.poll(chain).toEqual(['王芳一心一意', '李明跳过']);
  await expect.element(turn).toMatchTextContent('王芳');
  await stage.getByRole('button', { name: '结束' }).click();
  await tools.reload();
  await expect.poll(() => chain()[0]).toBe('王芳一心一意');
  await stage.getByRole('button', { name: '回放' }).click();
  await expect.element(turn).toMatchTextContent(/王芳.*一心一意/);
});
