import { describe, expect, it } from 'vitest';
import { groupChosen } from '../../commands/arrange/grouping.ts';
import { runCommand } from '../../commands/command.ts';
import { openEditor, rectangle } from '../../commands/testing.ts';
import { hasSelected, hasUnlocked, leavesOf, selectedElements } from './selected-elements.ts';

const three = () =>
  openEditor([rectangle('a', 100), rectangle('b', 300), rectangle('k', 500, { locked: true })]);

describe('selectedElements, hasSelected and hasUnlocked', () => {
  it('return the stored elements of the selection, without deleted ones', () => {
    const editor = three();
    expect([selectedElements(editor), hasSelected(editor)]).toEqual([[], false]);
    editor.session.selection.set({ ids: ['b', 'gone'] });
    expect(selectedElements(editor).map(({ id }) => id)).toEqual(['b']);
    expect(hasSelected(editor)).toBe(true);
  });

  it('return whether any selected element is unlocked', () => {
    const editor = three();
    expect(hasUnlocked(editor)).toBe(false);
    editor.session.choose(['k']);
    expect(hasUnlocked(editor)).toBe(false);
    editor.session.choose(['k', 'a']);
    expect(hasUnlocked(editor)).toBe(true);
  });
});

describe('leavesOf', () => {
  it('returns the members of groups at any depth instead of the groups', () => {
    const editor = three();
    editor.session.choose(['a', 'b']);
    runCommand(groupChosen, editor);
    const [inner = ''] = editor.session.selection.get().ids;
    editor.session.choose([inner, 'k']);
    runCommand(groupChosen, editor);
    const [outer = ''] = editor.session.selection.get().ids;
    expect(leavesOf(editor.store, [outer]).map(({ id }) => id)).toEqual(['a', 'b', 'k']);
    expect(leavesOf(editor.store, [outer, 'gone'], ({ locked }) => !locked).map(({ id }) => id)).toEqual([
      'a',
      'b',
    ]);
    expect(leavesOf(editor.store, [outer], ({ type }) => type !== 'group')).toEqual([]);
  });
});
