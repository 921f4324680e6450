import { blankCourseware } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { isEnabled, runCommand } from '../command.ts';
import { openEditor } from '../testing.ts';
import {
  changeLayout,
  changePageMarks,
  changePageSize,
  newPageOfLayout,
  resetThesePages,
} from './page-design.ts';

function designed() {
  const editor = openEditor();
  editor.store.transact(
    (edit) => {
      for (const record of blankCourseware().records)
        if (!edit.get(record.id) && record.kind !== 'page') edit.create(record);
    },
    { source: 'load' },
  );
  const [first = '', second = ''] = editor.store.all('layout').map(({ id }) => id);
  return { editor, store: editor.store, session: editor.session, first, second };
}

describe('newPageOfLayout', () => {
  it('adds a page with the layout after the current page and shows it', () => {
    const { editor, store, session, second } = designed();
    runCommand(newPageOfLayout, editor, second);
    const added = session.pageId.get() ?? '';
    expect(store.pages()).toEqual(['one', added, 'two', 'three']);
    expect(store.find('page', added)?.layoutId).toBe(second);
  });

  it('adds it after the last page whose menu is open', () => {
    const { editor, store, session, first } = designed();
    runCommand(newPageOfLayout, { ...editor, menuPages: ['one', 'two'] }, first);
    expect(store.pages()).toEqual(['one', 'two', session.pageId.get(), 'three']);
  });
});

describe('changeLayout', () => {
  it('sets the layout of the selected pages, or of the pages whose menu is open', () => {
    const { editor, store, first, second } = designed();
    editor.pageChoice.set(['one', 'two']);
    runCommand(changeLayout, editor, first);
    runCommand(changeLayout, { ...editor, menuPages: ['three'] }, second);
    expect(store.pages().map((id) => store.find('page', id)?.layoutId)).toEqual([first, first, second]);
  });
});

describe('resetThesePages', () => {
  it('is enabled when one of the pages has a layout', () => {
    const { editor, first } = designed();
    expect(isEnabled(resetThesePages, editor)).toBe(false);
    runCommand(changeLayout, { ...editor, menuPages: ['two'] }, first);
    expect(isEnabled(resetThesePages, editor)).toBe(false);
    expect(isEnabled(resetThesePages, { ...editor, menuPages: ['one', 'two'] })).toBe(true);
  });
});

describe('changePageSize', () => {
  it('sets the size of all pages, and fits the page into the window', () => {
    const { editor, store, session } = designed();
    session.viewport.zoomTo(2);
    runCommand(changePageSize, editor, { size: { w: 960, h: 720 }, content: 'keep' });
    expect(store.find('deck', 'deck')?.size).toEqual({ w: 960, h: 720 });
    expect(session.viewport.view.get().fits).toBe(true);
  });
});

describe('changePageMarks', () => {
  const marks = { number: true };
  const numbered = (pages: 'all' | 'chosen') => {
    const { editor, store, first } = designed();
    runCommand(changeLayout, { ...editor, menuPages: ['one', 'two', 'three'] }, first);
    const before = store.pages().map((id) => store.children(id).length);
    runCommand(changePageMarks, editor, { marks, pages, notOnTitles: false, today: '' });
    return store.pages().map((id, at) => store.children(id).length - (before[at] ?? 0));
  };

  it('adds the marks to all pages, or only to the selected page', () => {
    expect(numbered('all')).toEqual([1, 1, 1]);
    expect(numbered('chosen')).toEqual([1, 0, 0]);
  });
});
