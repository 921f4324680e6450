import { expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { clickLocked, mountViews } from '../../testing/mounted.tsx';
import { VerdictPair } from './verdict-pair.tsx';

it('a verdict is picked by a tap, arrows, digits and letters', async () => {
  const onPick = vi.fn();
  mountViews(<VerdictPair picked={undefined} onPick={onPick} />);
  await page.getByRole('radio', { name: '错' }).click();
  expect(onPick).toHaveBeenLastCalledWith(false);
  await commands.press(['ArrowLeft', '2', 't', 'F', 'ArrowDown']);
  expect(onPick.mock.calls.flat()).toEqual([false, true, false, true, false, true]);
});

it('a locked verdict is not changed', async () => {
  const onPick = vi.fn();
  mountViews(<VerdictPair picked={true} onPick={onPick} locked mark="wrong" right={false} />);
  await clickLocked(page.getByRole('radio', { name: '错' }));
  await commands.press(['1', 'ArrowDown']);
  expect(onPick).not.toHaveBeenCalled();
  expect(page.getByRole('radio', { name: /^对/ }).element().textContent).toContain('错误');
});
