import { showToast } from '@lectern/ui';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isEnabled, runCommand } from '../command.ts';
import { openEditor } from '../testing.ts';
import { firstPage, lastPage, nextPage, previousPage } from './page-navigation.ts';
import {
  deleteThesePages,
  duplicateThesePages,
  hideThesePages,
  movePagesDown,
  newPage,
  selectAllPages,
  toggleAsItLooks,
} from './pages.ts';
import { newSection, removeSectionWithPages } from './sections.ts';

vi.mock('@lectern/ui', () => ({ dismissToast: vi.fn(), showToast: vi.fn() }));

beforeEach(() => {
  vi.mocked(showToast).mockClear();
});

describe('commands of pages', () => {
  test('go to the next and previous page, and stay at the ends', () => {
    const editor = openEditor();
    const shown = () => editor.session.pageId.get();
    runCommand(previousPage, editor);
    expect(shown()).toBe('one');
    runCommand(nextPage, editor);
    expect(shown()).toBe('two');
    runCommand(lastPage, editor);
    runCommand(nextPage, editor);
    expect(shown()).toBe('three');
    runCommand(firstPage, editor);
    expect(shown()).toBe('one');
  });

  test('return to the previous page when adding a page is undone', () => {
    const editor = openEditor();
    const { session } = editor;
    runCommand(nextPage, editor);
    runCommand(newPage, editor);
    const added = session.pageId.get();
    expect(added).not.toBe('two');
    expect(session.undo()).toBeUndefined();
    expect(session.pageId.get()).toBe('two');
    expect(session.redo()).toBe(added);
    // After a deletion the following page is shown, as before.
    session.goToPage('two');
    runCommand(deleteThesePages, editor);
    expect(session.pageId.get()).toBe(added);
  });

  test('add a page after the current page, or after the pages whose menu is open', () => {
    const editor = openEditor();
    runCommand(newPage, editor);
    expect(editor.store.pages().indexOf(editor.session.pageId.get() ?? '')).toBe(1);
    runCommand(newPage, { ...editor, menuPages: ['two', 'three'] });
    expect(editor.store.pages().at(-1)).toBe(editor.session.pageId.get());
  });

  test('duplicate the selected pages and select the copies', () => {
    const editor = openEditor();
    editor.pageChoice.set(['one', 'two']);
    runCommand(duplicateThesePages, editor);
    expect(editor.store.pages()).toHaveLength(5);
    expect(editor.pageChoice.get()).toEqual(editor.store.pages().slice(2, 4));
    expect(editor.session.pageId.get()).toBe(editor.store.pages()[2]);
  });

  test("leave one empty page when all are deleted, and restore the pages by the message's button", () => {
    const editor = openEditor();
    runCommand(selectAllPages, editor);
    runCommand(deleteThesePages, editor);
    expect(editor.store.pages()).toHaveLength(1);
    expect(editor.session.pageId.get()).toBe(editor.store.pages()[0]);
    const [message] = vi.mocked(showToast).mock.lastCall ?? [];
    message?.action?.run();
    expect(editor.store.pages()).toEqual(['one', 'two', 'three']);
  });

  test('move the selected pages by one and show their new position, but not past the end', () => {
    const editor = openEditor();
    editor.pageChoice.set(['one', 'two']);
    runCommand(movePagesDown, editor);
    expect(editor.store.pages()).toEqual(['three', 'one', 'two']);
    expect(vi.mocked(showToast)).toHaveBeenCalledTimes(1);
    runCommand(movePagesDown, editor);
    expect(editor.store.pages()).toEqual(['three', 'one', 'two']);
    expect(vi.mocked(showToast)).toHaveBeenCalledTimes(1);
  });

  test('hide pages in teaching, and show them again when all of them are hidden', () => {
    const editor = openEditor();
    const onTwo = { ...editor, menuPages: ['two'] };
    runCommand(hideThesePages, onTwo);
    expect([
      hideThesePages.isOn?.(onTwo),
      hideThesePages.isOn?.({ ...editor, menuPages: ['one', 'two'] }),
    ]).toEqual([true, false]);
    runCommand(hideThesePages, onTwo);
    expect(editor.store.find('page', 'two')?.hidden).toBeUndefined();
  });

  test('start a section at the first of the pages, and delete the section with its pages', () => {
    const editor = openEditor();
    runCommand(newSection, { ...editor, menuPages: ['two', 'three'] });
    const [, section = ''] = editor.store.children('deck');
    expect(editor.store.find('section', section)?.kind).toBe('section');
    runCommand(removeSectionWithPages, editor, section);
    expect(editor.store.children('deck')).toEqual(['one']);
    expect(vi.mocked(showToast)).toHaveBeenCalledWith(
      expect.objectContaining({ text: '已删除 2 页', action: expect.anything() }),
    );
  });

  test('show a page as the picture of its file once that picture is available', async () => {
    const editor = openEditor();
    expect(isEnabled(toggleAsItLooks, editor)).toBe(false);
    editor.store.transact((edit) => {
      edit.update('deck', { source: { format: 'pptx', asset: 'f'.repeat(64) } });
      edit.update('one', { origin: 'ppt/slides/slide1.xml' });
    });
    runCommand(toggleAsItLooks, editor);
    expect(isEnabled(toggleAsItLooks, editor)).toBe(false);
    await vi.waitFor(() => expect(toggleAsItLooks.isOn?.(editor)).toBe(true), { timeout: 20_000 });
    expect(editor.document.picturesAsked).toEqual(['ppt/slides/slide1.xml']);
    runCommand(toggleAsItLooks, editor);
    expect(editor.store.find('page', 'one')?.picture?.shown).toBeFalsy();
  });
});
