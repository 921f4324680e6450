import { expect, it, vi } from 'vitest';
import { foldPhones } from './phones-window.ts';

function lessonWith(openTools: Readonly<Record<string, number>>) {
  const change = vi.fn();
  const state = (name: string) => ({ get: () => (name === 'open-tools' ? openTools : {}), change });
  return { lesson: { state } as never, change, open: vi.fn() };
}

it('foldPhones opens the window of the phones folded, and leaves an open window unchanged', () => {
  const none = lessonWith({ interaction: 1 });
  foldPhones(none);
  expect(none.change).toHaveBeenCalledWith({ goesOn: true, folded: true });
  expect(none.open).toHaveBeenCalledWith('phones');
  const there = lessonWith({ interaction: 1, phones: 2 });
  foldPhones(there);
  expect([there.change.mock.calls, there.open.mock.calls]).toEqual([[], []]);
});
