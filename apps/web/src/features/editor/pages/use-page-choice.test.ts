import { describe, expect, it } from 'vitest';
import { type OpenEditor, openEditor } from '../commands/testing.ts';
import { hookResult } from '../testing/hook-result.tsx';
import { usePageChoice } from './use-page-choice.ts';

const held = { shiftKey: false, ctrlKey: false, metaKey: false };

const choiceIn = (editor: OpenEditor) => hookResult(editor, usePageChoice);

describe('usePageChoice', () => {
  it('selects the current page until more are selected', () => {
    const editor = openEditor();
    expect(choiceIn(editor).chosen).toEqual(['one']);
    editor.pageChoice.set(['one', 'three']);
    expect(choiceIn(editor).chosen).toEqual(['one', 'three']);
    editor.session.goToPage('two');
    expect(choiceIn(editor).chosen).toEqual(['two']);
  });

  it('goes to a pressed page and selects it alone', () => {
    const editor = openEditor();
    editor.pageChoice.set(['one', 'three']);
    choiceIn(editor).choose('two', held);
    expect(editor.session.pageId.get()).toBe('two');
    expect(editor.pageChoice.get()).toEqual(['two']);
  });

  it('selects the pages from the current page with shift, and stays on it', () => {
    const editor = openEditor();
    choiceIn(editor).choose('three', { ...held, shiftKey: true });
    expect(editor.pageChoice.get()).toEqual(['one', 'two', 'three']);
    expect(editor.session.pageId.get()).toBe('one');
  });

  it('adds and removes a page with control or command, and keeps at least one', () => {
    const editor = openEditor();
    choiceIn(editor).choose('three', { ...held, ctrlKey: true });
    expect(editor.pageChoice.get()).toEqual(['one', 'three']);
    choiceIn(editor).choose('three', { ...held, metaKey: true });
    expect(editor.pageChoice.get()).toEqual(['one']);
    choiceIn(editor).choose('one', { ...held, ctrlKey: true });
    expect(editor.pageChoice.get()).toEqual(['one']);
  });

  it('applies an action to all selected pages only when the page is one of them', () => {
    const editor = openEditor();
    editor.pageChoice.set(['one', 'three']);
    expect(choiceIn(editor).chosenWith('three')).toEqual(['one', 'three']);
    expect(choiceIn(editor).chosenWith('two')).toEqual(['two']);
  });
});
