import { expect, it } from 'vitest';
import { runCommand } from '../commands/command.ts';
import { deleteThesePages } from '../commands/pages.ts';
import { openEditor } from '../commands/testing.ts';
import { onPageTaken } from './taken-pages.ts';

function setUp() {
  const editor = openEditor();
  const { session, store } = editor;
  const told: number[] = [];
  const stop = onPageTaken(session, (number) => told.push(number));
  const take = (...ids: string[]) =>
    store.transact(
      (edit) => {
        for (const id of ids) edit.remove(id);
      },
      { source: 'remote' },
    );
  return { editor, session, told, take, stop };
}

it('tells the number that a page had when somebody else deletes it while it is shown', () => {
  const { session, told, take } = setUp();
  session.goToPage('two');
  take('one');
  expect(told).toEqual([]);
  take('two');
  expect([told, session.pageId.get()]).toEqual([[1], 'three']);
});

it('tells nothing when this hand deletes the page, and nothing of others after that', () => {
  const { editor, session, told, take, stop } = setUp();
  runCommand(deleteThesePages, editor);
  expect([session.pageId.get(), told]).toEqual(['two', []]);
  take('three');
  expect(told).toEqual([]);
  stop();
  take('two');
  expect(told).toEqual([]);
});
