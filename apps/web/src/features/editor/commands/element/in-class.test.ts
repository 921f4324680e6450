import { describe, expect, test } from 'vitest';
import { runCommand } from '../command.ts';
import { undo } from '../screen/history.ts';
import { chosenIn, openEditor, rectangle } from '../testing.ts';
import { deleteChosen, duplicateChosen } from './elements.ts';
import { letCopyInClass, letMoveInClass, sortInto, sortIntoInClass } from './in-class.ts';

const two = () => openEditor([rectangle('a', 100), rectangle('b', 300)]);

describe('commands for elements in class', () => {
  test('make all selected elements draggable for the class, and remove that in one step', () => {
    const editor = two();
    const marked = () => ['a', 'b'].map((id) => editor.store.find('element', id)?.movableInClass);
    editor.session.choose(['a']);
    runCommand(letMoveInClass, editor);
    editor.session.choose(['a', 'b']);
    expect(letMoveInClass.isOn?.(editor)).toBe(false);
    runCommand(letMoveInClass, editor);
    expect(letMoveInClass.isOn?.(editor)).toBe(true);
    runCommand(letMoveInClass, editor);
    expect(marked()).toEqual([undefined, undefined]);
    runCommand(undo, editor);
    expect(marked()).toEqual([true, true]);
  });

  test('make an element draggable when copies can be dragged off it', () => {
    const editor = two();
    editor.session.choose(['a']);
    runCommand(letCopyInClass, editor);
    expect(editor.store.find('element', 'a')).toMatchObject({ movableInClass: true, copiesInClass: true });
  });

  test('assign elements to a basket, which duplicates keep and which is cleared when the basket is deleted, in one undo step', () => {
    const editor = openEditor([rectangle('a', 100), rectangle('b', 300), rectangle('c', 500)]);
    const basketOf = (id: string) => editor.store.find('element', id)?.basketId;
    editor.session.choose(['c']);
    runCommand(sortIntoInClass, editor);
    editor.session.choose(['a', 'b', 'c']);
    sortInto(editor, 'c');
    expect(['a', 'b', 'c'].map(basketOf)).toEqual(['c', 'c', undefined]);
    editor.session.choose(['a']);
    runCommand(duplicateChosen, editor);
    const [copy = ''] = chosenIn(editor);
    expect(basketOf(copy)).toBe('c');
    editor.session.choose(['c']);
    runCommand(deleteChosen, editor);
    expect(['a', 'b', copy].map(basketOf)).toEqual([undefined, undefined, undefined]);
    runCommand(undo, editor);
    expect(['a', 'b', copy].map(basketOf)).toEqual(['c', 'c', 'c']);
  });
});
