import { describe, expect, it } from 'vitest';
import { runCommand } from '../command.ts';
import { chosenIn, openEditor, rectangle } from '../testing.ts';
import { groupChosen } from './grouping.ts';
import { letGo, selectAll, selectNext, selectPrevious } from './selection.ts';

const two = () => openEditor([rectangle('a', 100), rectangle('b', 300)]);

describe('selectAll', () => {
  it('selects the elements of the page, without hidden and locked elements', () => {
    const editor = openEditor([
      rectangle('a', 100),
      rectangle('b', 300, { hidden: true }),
      rectangle('c', 500, { locked: true }),
      rectangle('d', 700),
    ]);
    runCommand(selectAll, editor);
    expect(editor.session.selection.get()).toEqual({ ids: ['a', 'd'] });
  });

  it('selects the members of the group that is being edited', () => {
    const editor = openEditor([rectangle('a', 100), rectangle('b', 300), rectangle('c', 500)]);
    editor.session.choose(['a', 'b']);
    runCommand(groupChosen, editor);
    const [within = ''] = chosenIn(editor);
    editor.session.selection.set({ ids: ['a'], within });
    runCommand(selectAll, editor);
    expect(editor.session.selection.get()).toEqual({ ids: ['a', 'b'], within });
  });
});

describe('selectNext and selectPrevious', () => {
  it('step through the elements, and are idle past the last one, which clears the selection', () => {
    const editor = two();
    expect(runCommand(selectNext, editor)).toBe('done');
    expect(chosenIn(editor)).toEqual(['a']);
    runCommand(selectNext, editor);
    expect(chosenIn(editor)).toEqual(['b']);
    expect(runCommand(selectNext, editor)).toBe('idle');
    expect(chosenIn(editor)).toEqual([]);
  });

  it('step backwards from the last element', () => {
    const editor = two();
    runCommand(selectPrevious, editor);
    expect(chosenIn(editor)).toEqual(['b']);
    runCommand(selectPrevious, editor);
    expect(chosenIn(editor)).toEqual(['a']);
    expect(runCommand(selectPrevious, editor)).toBe('idle');
  });

  it('leave the page once after Escape without a selection', () => {
    const editor = two();
    runCommand(letGo, editor);
    expect(runCommand(selectNext, editor)).toBe('idle');
    expect(runCommand(selectNext, editor)).toBe('done');
    expect(chosenIn(editor)).toEqual(['a']);
  });

  it('stay on the page after an Escape that cleared a selection', () => {
    const editor = two();
    editor.session.choose(['a']);
    runCommand(letGo, editor);
    expect(chosenIn(editor)).toEqual([]);
    expect(runCommand(selectNext, editor)).toBe('done');
  });

  it('stay on the page when an element was selected since the Escape', () => {
    const editor = two();
    runCommand(letGo, editor);
    editor.session.choose(['a']);
    expect(runCommand(selectNext, editor)).toBe('done');
    expect(chosenIn(editor)).toEqual(['b']);
  });
});

describe('letGo', () => {
  it('first puts the format painter down and keeps the selection', () => {
    const editor = two();
    editor.session.choose(['a']);
    editor.formatPainter.hold.set('once');
    runCommand(letGo, editor);
    expect(editor.formatPainter.hold.get()).toBe('down');
    expect(chosenIn(editor)).toEqual(['a']);
    runCommand(letGo, editor);
    expect(chosenIn(editor)).toEqual([]);
  });
});
