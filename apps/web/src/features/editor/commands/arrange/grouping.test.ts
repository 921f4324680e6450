import { describe, expect, it } from 'vitest';
import { isEnabled, runCommand } from '../command.ts';
import { chosenIn, openEditor, rectangle } from '../testing.ts';
import { groupChosen, ungroupChosen } from './grouping.ts';

const three = () => openEditor([rectangle('a', 100), rectangle('b', 300), rectangle('c', 500)]);

describe('groupChosen', () => {
  it('is enabled from two selected elements on', () => {
    const editor = three();
    editor.session.choose(['a']);
    expect(isEnabled(groupChosen, editor)).toBe(false);
    editor.session.choose(['a', 'b']);
    expect(isEnabled(groupChosen, editor)).toBe(true);
  });

  it('puts the elements into a group, which is then selected', () => {
    const editor = three();
    editor.session.choose(['a', 'b']);
    runCommand(groupChosen, editor);
    const [group = '', ...others] = chosenIn(editor);
    expect(others).toEqual([]);
    expect(editor.store.find('element', group)?.type).toBe('group');
    expect(editor.store.children(group)).toEqual(['a', 'b']);
    expect(editor.session.selection.get().within).toBeUndefined();
  });

  it('selects the new group inside the group in which the elements are', () => {
    const editor = three();
    editor.session.choose(['a', 'b', 'c']);
    runCommand(groupChosen, editor);
    const [outer = ''] = chosenIn(editor);
    editor.session.selection.set({ ids: ['a', 'b'], within: outer });
    runCommand(groupChosen, editor);
    expect(editor.session.selection.get().within).toBe(outer);
    expect(editor.store.find('element', chosenIn(editor)[0] ?? '')?.parentId).toBe(outer);
  });
});

describe('ungroupChosen', () => {
  it('is enabled for a selection with a group only', () => {
    const editor = three();
    editor.session.choose(['a', 'b']);
    expect(isEnabled(ungroupChosen, editor)).toBe(false);
    runCommand(groupChosen, editor);
    expect(isEnabled(ungroupChosen, editor)).toBe(true);
  });

  it('selects the members and the elements that were selected beside the group', () => {
    const editor = three();
    editor.session.choose(['a', 'b']);
    runCommand(groupChosen, editor);
    const [group = ''] = chosenIn(editor);
    editor.session.choose(['c', group]);
    runCommand(ungroupChosen, editor);
    expect(editor.store.find('element', group)).toBeUndefined();
    expect(chosenIn(editor)).toEqual(['c', 'a', 'b']);
  });
});
