import { CoursewareStore, stateOfSnapshot } from '@lectern/courseware';
import { boardOf, setEndlessPage } from '@lectern/courseware/board';
import { expect, it, onTestFinished } from 'vitest';
import * as Y from 'yjs';
import { InkBook, StoredInk } from '../../../parts/ink/index.ts';
import { mountHook } from '../../../platform/testing/mounted.tsx';
import { useFramedPage, useIsEndless } from './framed-page.ts';

async function framed(endless: boolean) {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot(boardOf()));
  const store = new CoursewareStore(doc);
  onTestFinished(() => store.dispose());
  const page = store.pages()[0] ?? '';
  const setEndless = (is: boolean) => store.transact((edit) => setEndlessPage(edit, page, is));
  if (endless) setEndless(true);
  const book = new InkBook();
  book.keepIn(new StoredInk(store));
  const write = (on: string) =>
    book.add(on, { tool: 'pen', color: '000000', width: 5 }, [0, 0, 0.5, 10, 10, 0.5]);
  const now = await mountHook(() => ({
    isEndless: useIsEndless(store, page),
    isEndlessWithoutPage: useIsEndless(store, undefined),
    reader: useFramedPage(store, page),
  }));
  return { store, page, now, setEndless, write };
}
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it('reads a page with edges from the board itself', async () => {
  const { now, store } = await framed(false);
  expect([now().isEndless, now().isEndlessWithoutPage]).toEqual([false, false]);
  expect(now().reader).toBe(store);
});

it('follows when a page becomes endless', async () => {
  const { now, store, setEndless } = await framed(false);
  setEndless(true);
  await expect.poll(() => now().isEndless).toBe(true);
  expect(now().reader).not.toBe(store);
});

it('reads an endless page again a moment after ink was written on it, not on another page', async () => {
  const { now, write, page } = await framed(true);
  const before = now().reader;
  write('another');
  await pause(700);
  expect(now().reader).toBe(before);
  write(page);
  await pause(300);
  expect(now().reader).toBe(before);
  await expect.poll(() => now().reader).not.toBe(before);
});
