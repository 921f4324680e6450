import { describe, expect, test } from 'vitest';
import { alignments, distributions, flips } from '../arrange/arrange.ts';
import { groupChosen, ungroupChosen } from '../arrange/grouping.ts';
import { nudges } from '../arrange/nudging.ts';
import { toBack, toFront } from '../arrange/order.ts';
import { selectAll, selectNext } from '../arrange/selection.ts';
import { isEnabled, runCommand } from '../command.ts';
import { redo, undo } from '../screen/history.ts';
import { chosenIn, frameOf, named, openEditor, rectangle } from '../testing.ts';
import { deleteChosen, duplicateChosen, editChosenText, lockChosen, turnRight } from './elements.ts';

const two = () => openEditor([rectangle('a', 100), rectangle('b', 300)]);

describe('commands of elements', () => {
  test('move the selected elements, in one undo step while a key is held down', () => {
    const editor = two();
    editor.session.choose(['a']);
    const right = named(nudges, 'elements.nudge.ArrowRight.near');
    for (let press = 0; press < 5; press++) runCommand(right, editor);
    runCommand(named(nudges, 'elements.nudge.ArrowDown.far'), editor);
    expect(frameOf(editor, 'a')).toMatchObject({ x: 105, y: 110 });
    expect(frameOf(editor, 'b')).toMatchObject({ x: 300 });
    runCommand(undo, editor);
    expect(frameOf(editor, 'a')).toMatchObject({ x: 100, y: 100 });
    expect(isEnabled(undo, editor)).toBe(false);
    runCommand(redo, editor);
    expect(frameOf(editor, 'a')).toMatchObject({ x: 105, y: 110 });
  });

  test('rotate the selected elements by fifteen degrees', () => {
    const editor = two();
    editor.session.choose(['a', 'b']);
    runCommand(turnRight, editor);
    expect([frameOf(editor, 'a')?.rotation, frameOf(editor, 'b')?.rotation]).toEqual([15, 15]);
  });

  test('select the copies after elements are duplicated', () => {
    const editor = two();
    editor.session.choose(['a']);
    runCommand(duplicateChosen, editor);
    const [copy = ''] = chosenIn(editor);
    expect(copy).not.toBe('a');
    expect(frameOf(editor, copy)).toMatchObject({ x: 116, y: 116 });
  });

  test('lock and unlock elements, and delete no locked element', () => {
    const editor = two();
    editor.session.choose(['a', 'b']);
    expect(lockChosen.isOn?.(editor)).toBe(false);
    runCommand(lockChosen, editor);
    expect(lockChosen.isOn?.(editor)).toBe(true);
    expect(isEnabled(deleteChosen, editor)).toBe(false);
    expect(runCommand(deleteChosen, editor)).toBe('refused');
    expect(isEnabled(named(flips, 'arrange.flip.horizontal'), editor)).toBe(false);
    runCommand(lockChosen, editor);
    runCommand(deleteChosen, editor);
    expect(editor.store.children('one')).toEqual([]);
    expect(chosenIn(editor)).toEqual([]);
  });

  test('lock all selected elements when only some are locked, and unlock all when all are locked', () => {
    const editor = two();
    editor.session.choose(['a']);
    runCommand(lockChosen, editor);
    editor.session.choose(['a', 'b']);
    expect(lockChosen.isOn?.(editor)).toBe(false);
    const locked = () => ['a', 'b'].map((id) => editor.store.find('element', id)?.locked ?? false);
    runCommand(lockChosen, editor);
    expect([locked(), lockChosen.isOn?.(editor)]).toEqual([[true, true], true]);
    runCommand(lockChosen, editor);
    expect(locked()).toEqual([false, false]);
    editor.session.choose([]);
    expect(lockChosen.isOn?.(editor)).toBe(false);
  });

  test('group only several elements, and select the former members after ungrouping', () => {
    const editor = two();
    editor.session.choose(['a']);
    expect(isEnabled(groupChosen, editor)).toBe(false);
    expect(isEnabled(ungroupChosen, editor)).toBe(false);
    editor.session.choose(['a', 'b']);
    runCommand(groupChosen, editor);
    const [group = ''] = chosenIn(editor);
    expect(editor.store.children(group)).toEqual(['a', 'b']);
    runCommand(ungroupChosen, editor);
    expect([...chosenIn(editor)].sort()).toEqual(['a', 'b']);
    expect(editor.store.find('element', group)).toBeUndefined();
  });

  test('move the selected elements in front of all others and behind all others', () => {
    const editor = two();
    editor.session.choose(['a']);
    runCommand(toFront, editor);
    expect(editor.store.children('one')).toEqual(['b', 'a']);
    runCommand(toBack, editor);
    expect(editor.store.children('one')).toEqual(['a', 'b']);
  });

  test('align a single element with the page, and several with each other', () => {
    const editor = two();
    editor.session.choose(['a']);
    runCommand(named(alignments, 'arrange.right'), editor);
    expect(frameOf(editor, 'a')).toMatchObject({ x: 1180 });
    editor.session.choose(['a', 'b']);
    runCommand(named(alignments, 'arrange.left'), editor);
    expect(frameOf(editor, 'a')).toMatchObject({ x: 300 });
    expect(isEnabled(named(distributions, 'arrange.distribute.horizontal'), editor)).toBe(false);
  });

  test('open the text of a single selected element, and are disabled when several are selected', () => {
    const editor = two();
    editor.session.choose(['a', 'b']);
    expect(runCommand(editChosenText, editor)).toBe('idle');
    editor.session.choose(['a']);
    expect(runCommand(editChosenText, editor)).toBe('done');
    expect(editor.session.openText.get()).toMatchObject({ elementId: 'a' });
  });
});

describe('commands of the selection', () => {
  test('select all elements that are neither hidden nor locked', () => {
    const editor = openEditor([
      rectangle('a', 0),
      rectangle('b', 100, { locked: true }),
      rectangle('c', 200, { hidden: true }),
      rectangle('d', 300),
    ]);
    runCommand(selectAll, editor);
    expect(chosenIn(editor)).toEqual(['a', 'd']);
  });

  test('select the next element, and are disabled on an empty page', () => {
    const editor = two();
    runCommand(selectNext, editor);
    expect(chosenIn(editor)).toEqual(['a']);
    runCommand(selectNext, editor);
    expect(chosenIn(editor)).toEqual(['b']);
    expect(runCommand(selectNext, openEditor())).toBe('idle');
  });
});
