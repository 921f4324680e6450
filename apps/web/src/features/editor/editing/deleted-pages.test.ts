import { blankCourseware } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { runCommand } from '../commands/command.ts';
import { deleteThesePages } from '../commands/pages/pages.ts';
import { openEditor } from '../commands/testing.ts';
import { onPageDeleted } from './deleted-pages.ts';
import { designsInOrder } from './shown-designs.ts';

function setUp() {
  const editor = openEditor();
  const { session, store } = editor;
  const told: (number | 'layout')[] = [];
  const stop = onPageDeleted(session, (number) => told.push(number));
  const take = (...ids: string[]) =>
    store.transact(
      (edit) => {
        for (const id of ids) edit.remove(id);
      },
      { source: 'remote' },
    );
  return { editor, session, told, take, stop };
}

it('onPageTaken reports the number of the current page when another user deletes it', () => {
  const { session, told, take } = setUp();
  session.goToPage('two');
  take('one');
  expect(told).toEqual([]);
  take('two');
  expect([told, session.pageId.get()]).toEqual([[1], 'three']);
});

it('onPageTaken reports when another user deletes the current layout, and not when they delete another layout', () => {
  const { editor, session, told, take } = setUp();
  editor.store.transact((edit) => {
    for (const record of blankCourseware().records) if (!edit.get(record.id)) edit.create(record);
  });
  const [master, ...layouts] = designsInOrder(editor.store);
  const [first = '', second = ''] = layouts;
  session.goToPage(first);
  take(second);
  expect(told).toEqual([]);
  take(first);
  expect([told, session.pageId.get()]).toEqual([['layout'], master]);
});

it('onPageTaken reports nothing when this user deletes the page, or when other pages are deleted afterwards', () => {
  const { editor, session, told, take, stop } = setUp();
  runCommand(deleteThesePages, editor);
  expect([session.pageId.get(), told]).toEqual(['two', []]);
  take('three');
  expect(told).toEqual([]);
  stop();
  take('two');
  expect(told).toEqual([]);
});
