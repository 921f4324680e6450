import { expect, it } from 'vitest';
import type { Bus } from '../../platform/bus/bus.ts';
import { PreviewWaiters } from './preview-waiters.ts';

it('notifies every user and document that waited for a preview, once', async () => {
  const listeners = new Set<(message: string) => void>();
  const bus = {
    publish: async (_topic: string, message: string) => {
      for (const listener of listeners) listener(message);
    },
    subscribe: (_topic: string, listener: (message: string) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Bus;
  const waiters = new PreviewWaiters(bus);
  const told: string[] = [];
  const stop = waiters.listen((userId, documentId) => told.push(`${userId} ${documentId}`));
  const key = { sourceHash: 'h', recipe: 'pdf-1' };
  waiters.wait(key, 'chen', 'd');
  waiters.wait(key, 'chen', 'd');
  waiters.wait(key, 'chen', 'e');
  waiters.wait(key, 'li', 'd');
  waiters.wait({ ...key, recipe: 'pdf-2' }, 'wang', 'd');
  await waiters.ended({ ...key, sourceHash: 'other' });
  expect(told).toEqual([]);
  await waiters.ended(key);
  await waiters.ended(key);
  expect(told).toEqual(['chen d', 'chen e', 'li d']);
  stop();
  await waiters.ended({ ...key, recipe: 'pdf-2' });
  expect(told).toHaveLength(3);
});
