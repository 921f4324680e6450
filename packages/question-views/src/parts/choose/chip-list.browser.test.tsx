import { expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { clickLocked, mountViews } from '../../testing/mounted.tsx';
import { ChipList } from './chip-list.tsx';

it('a chip is picked by a tap and by arrows, and equal words are one chip', async () => {
  const onPick = vi.fn();
  mountViews(
    <ChipList label="单位" options={['km', 'm', 'km']} picked={undefined} onPick={onPick} locked={false} />,
  );
  await page.getByRole('radio', { name: 'km' }).click();
  await commands.press(['ArrowRight']);
  expect(onPick.mock.calls.flat()).toEqual(['km', 'm']);
  expect(document.querySelectorAll('[role=radio]')).toHaveLength(2);
});

it('locked chips are not picked', async () => {
  const onPick = vi.fn();
  mountViews(<ChipList label="单位" options={['km', 'm']} picked="m" onPick={onPick} locked />);
  await clickLocked(page.getByRole('radio', { name: 'km' }));
  await commands.press(['ArrowRight']);
  expect(onPick).not.toHaveBeenCalled();
});
