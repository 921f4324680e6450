import { loadReadyQuestions } from '@lectern/ready-questions';
import { expect, it } from 'vitest';
import { chosenIn, openEditor } from '../commands/testing.ts';
import { insertImported, insertReady } from './insert-ready.ts';

const { questions, pictures } = await loadReadyQuestions('sx-1a-2024');
const asked = questions.map(({ question }) => question);

it('insertReady puts one question onto the page with its picture, and undo removes both in one step', () => {
  const editor = openEditor([]);
  const [picture] = pictures;
  const file = { hash: picture?.asset ?? '', mime: 'image/svg+xml', size: 900, width: 480, height: 320 };
  const ids = insertReady(editor, asked.slice(0, 1), [{ name: 'house.svg', file }]);
  expect(chosenIn(editor)).toEqual(ids);
  const element = editor.store.find('element', ids[0] ?? '');
  expect(element).toMatchObject({
    type: 'question',
    parentId: 'one',
    library: { id: asked[0]?.id, version: 1 },
  });
  expect(element?.type === 'question' && element.question).toMatchObject({ kind: asked[0]?.kind });
  expect(JSON.stringify(element?.type === 'question' && element.question)).not.toContain(asked[0]?.id ?? '');
  expect(editor.store.find('asset', file.hash)?.mime).toBe('image/svg+xml');
  editor.session.undo();
  expect(editor.store.all('element')).toEqual([]);
});

it('insertReady gives each of several questions a page behind the current one, and goes to the first', () => {
  const editor = openEditor([]);
  const before = editor.store.pages();
  const ids = insertReady(editor, asked.slice(3, 6), []);
  const pages = editor.store.pages();
  expect(pages).toHaveLength(before.length + 3);
  expect(ids.map((id) => editor.store.find('element', id)?.parentId)).toEqual(pages.slice(1, 4));
  expect(editor.session.pageId.get()).toBe(pages[1]);
});

it('insertImported gives each question of a file a page with its files, without an origin in the library, in one step', () => {
  const editor = openEditor([]);
  const before = editor.store.pages().length;
  const file = { hash: 'e'.repeat(64), mime: 'image/png', size: 9, name: 'map.png' };
  const ids = insertImported(editor, { questions: asked.slice(0, 3), files: [file] });
  expect(editor.store.pages()).toHaveLength(before + 3);
  const elements = ids.map((id) => editor.store.find('element', id));
  expect(elements.map((one) => one?.type === 'question' && 'library' in one && one.library)).toEqual([
    ...[false, false, false],
  ]);
  expect(editor.store.find('asset', file.hash)).toMatchObject({ mime: 'image/png', name: 'map.png' });
  editor.session.undo();
  expect([editor.store.pages().length, editor.store.all('element')]).toEqual([before, []]);
});
