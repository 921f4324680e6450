import { describe, expect, it } from 'vitest';
import { isEnabled, runCommand } from '../command.ts';
import { openEditor, rectangle } from '../testing.ts';
import { drawFreehand, drawPath, editPoints } from './paths.ts';

describe('editPoints', () => {
  it('is enabled for a single unlocked shape', () => {
    const editor = openEditor([
      rectangle('a', 100),
      rectangle('b', 300),
      rectangle('c', 500, { locked: true }),
      {
        kind: 'element',
        type: 'group',
        id: 'g',
        parentId: 'one',
        order: 'b0',
        frame: { x: 0, y: 0, w: 9, h: 9 },
      },
    ]);
    const enabledFor = (...ids: string[]) => {
      editor.session.choose(ids);
      return isEnabled(editPoints, editor);
    };
    expect(enabledFor()).toBe(false);
    expect(enabledFor('a')).toBe(true);
    expect(enabledFor('a', 'b')).toBe(false);
    expect(enabledFor('c')).toBe(false);
    expect(enabledFor('g')).toBe(false);
  });

  it('edits the points of the selected shape', () => {
    const editor = openEditor([rectangle('a', 100), rectangle('b', 300)]);
    editor.session.choose(['b']);
    runCommand(editPoints, editor);
    expect(editor.session.drawing.get()).toEqual({ type: 'points', elementId: 'b' });
  });
});

describe('drawPath and drawFreehand', () => {
  it('begin a drawing with their own tool', () => {
    const editor = openEditor();
    runCommand(drawPath, editor);
    expect(editor.session.drawing.get()).toEqual({ type: 'pen' });
    runCommand(drawFreehand, editor);
    expect(editor.session.drawing.get()).toEqual({ type: 'freehand' });
  });
});
