import { expect, it } from 'vitest';
import { sampleExercise } from '../testing/sample-exercise.ts';
import { exerciseQuestionHost } from './question-host.ts';

const file = new Blob(['x']);
const item = { hash: 'a'.repeat(64), mime: 'image/png', size: 1 };

function hostWith(upload: () => Promise<typeof item>) {
  const store = sampleExercise();
  const assets = { url: () => undefined, subscribe: () => () => undefined, upload };
  return { store, host: exerciseQuestionHost(store, assets) };
}

it('a stored file becomes a record of the exercise, once and without an undo step', async () => {
  const { store, host } = hostWith(async () => item);
  const { signal } = new AbortController();
  expect(await host.store?.(file, signal)).toBe(item.hash);
  expect(await host.store?.(file, signal)).toBe(item.hash);
  expect(store.all('asset').map(({ id }) => id)).toEqual([item.hash]);
  expect(store.canUndo).toBe(false);
});

it('a file that was not stored returns undefined', async () => {
  const { store, host } = hostWith(() => Promise.reject(new Error('too large')));
  const abort = new AbortController();
  abort.abort();
  expect(await host.store?.(file, abort.signal)).toBeUndefined();
  expect(store.all('asset')).toEqual([]);
});
