import { describe, expect, it } from 'vitest';
import { nudges } from '../arrange/nudging.ts';
import { isEnabled, runCommand } from '../command.ts';
import { frameOf, named, openEditor, rectangle } from '../testing.ts';
import { redo, undo } from './history.ts';

describe('undo and redo', () => {
  it('are enabled while there is a change to undo or to redo', () => {
    const editor = openEditor([rectangle('a', 100)]);
    const enabled = () => [isEnabled(undo, editor), isEnabled(redo, editor)];
    expect(enabled()).toEqual([false, false]);
    editor.session.choose(['a']);
    runCommand(named(nudges, 'elements.nudge.ArrowRight.far'), editor);
    expect(enabled()).toEqual([true, false]);
    runCommand(undo, editor);
    expect(enabled()).toEqual([false, true]);
    expect(frameOf(editor, 'a')?.x).toBe(100);
    runCommand(redo, editor);
    expect(enabled()).toEqual([true, false]);
    expect(frameOf(editor, 'a')?.x).toBe(110);
  });

  it('are refused without permission to edit', () => {
    const editor = openEditor([rectangle('a', 100)], { canEdit: false });
    editor.store.transact((edit) => edit.update('a', { frame: { x: 5, y: 100, w: 100, h: 50 } }));
    expect(editor.store.canUndo).toBe(true);
    expect(runCommand(undo, editor)).toBe('refused');
    expect(frameOf(editor, 'a')?.x).toBe(5);
  });
});
