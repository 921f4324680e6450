import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountTool } from '../testing/mounted-tool.tsx';
import { randomCall } from './index.tsx';

it('the strip judges, gives points, praises and calls another pupil, and a second press takes a judgement back', async () => {
  const still = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  onTestFinished(() => still.mockRestore());
  const tools = mountTool('random-call', { 'random-call': randomCall }, ['王芳', '李明']);
  const events = (kind: string) => tools.lesson.events.get().filter((event) => event.kind === kind);
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  await press('点名');
  const [called] = events('called');
  const pupils = called && 'pupils' in called ? called.pupils : [];
  await press('答对');
  await expect.poll(() => events('scored')).toMatchObject([{ pupils, points: 0, item: '答对' }]);
  await expect.element(page.getByRole('button', { name: '答对' })).toHaveAttribute('aria-pressed', 'true');
  await press('再想想');
  await expect.poll(() => events('scored')).toMatchObject([{ item: '再想想' }]);
  await press('再想想');
  await expect.poll(() => events('scored')).toEqual([]);
  await press(/^加 1（/);
  await press('加 1（共 1）分');
  await expect.poll(() => events('scored')).toMatchObject([{ pupils, points: 1 }, { points: 1 }]);
  await press('表扬');
  await expect.element(page.getByText('真棒！')).toBeVisible();
  expect(events('praised')).toMatchObject([{ pupils }]);
  await press(/真棒/);
  await press('再点一位');
  // A pupil who was called waits until all were.
  await expect.poll(() => events('called')).toHaveLength(2);
  expect(events('called')[1]).not.toMatchObject({ pupils });
  await expect.element(page.getByRole('button', { name: '答对' })).toHaveAttribute('aria-pressed', 'false');
});
