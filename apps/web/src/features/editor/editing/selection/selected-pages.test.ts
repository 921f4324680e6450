import { describe, expect, it } from 'vitest';
import { openEditor } from '../../commands/testing.ts';
import { pagesOfSelection, selectedPages, targetPages } from './selected-pages.ts';

describe('pagesOfSelection', () => {
  it('returns the selected pages when the current page is one of them, and the current page otherwise', () => {
    expect(pagesOfSelection(['one', 'two'], 'two')).toEqual(['one', 'two']);
    expect(pagesOfSelection(['one', 'two'], 'three')).toEqual(['three']);
    expect(pagesOfSelection(['one'], undefined)).toEqual([]);
  });
});

describe('selectedPages', () => {
  it('returns the pages selected in the list, and the current page after a change of page', () => {
    const editor = openEditor();
    editor.pageChoice.set(['one', 'three']);
    expect(selectedPages(editor)).toEqual(['one', 'three']);
    editor.session.goToPage('two');
    expect(selectedPages(editor)).toEqual(['two']);
  });
});

describe('targetPages', () => {
  it('returns the pages whose menu is open, otherwise the selected pages', () => {
    const editor = openEditor();
    editor.pageChoice.set(['one', 'three']);
    expect(targetPages(editor)).toEqual(['one', 'three']);
    expect(targetPages({ ...editor, menuPages: ['two'] })).toEqual(['two']);
  });
});
