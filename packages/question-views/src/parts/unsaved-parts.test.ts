import { expect, it, vi } from 'vitest';
import { UnsavedParts } from './unsaved-parts.ts';

it('settle stores each part, and resolves once all are reported', async () => {
  const parts = new UnsavedParts();
  const remove: (() => void)[] = [];
  const store = vi.fn(() => setTimeout(() => remove[0]?.(), 5));
  remove.push(parts.add(store));
  expect(parts.isEmpty).toBe(false);
  expect(await parts.settle(5_000)).toBe(true);
  expect(store).toHaveBeenCalledOnce();
});

it('settle resolves to false when a part is not reported in time, and to true without parts', async () => {
  const parts = new UnsavedParts();
  expect(await parts.settle(0)).toBe(true);
  parts.add(() => undefined);
  expect(await parts.settle(10)).toBe(false);
});
