import { describe, expect, it } from 'vitest';
import { isEnabled, runCommand } from '../command.ts';
import { openEditor, rectangle } from '../testing.ts';
import { copyLook, paintFormat, pasteLook } from './format-painter.ts';

const red = { type: 'solid', color: { type: 'rgb', value: 'ff0000' } } as const;
const two = (options?: { canEdit: boolean }) =>
  openEditor([rectangle('a', 100, { fill: red }), rectangle('b', 300)], options);

describe('paintFormat', () => {
  it('picks up the format of the selection, and is put down by the next run', () => {
    const editor = two();
    expect(isEnabled(paintFormat, editor)).toBe(false);
    editor.session.choose(['a']);
    runCommand(paintFormat, editor);
    expect(editor.formatPainter.hold.get()).toBe('once');
    expect(paintFormat.isOn?.(editor)).toBe(true);
    editor.session.choose([]);
    expect(isEnabled(paintFormat, editor)).toBe(true);
    runCommand(paintFormat, editor);
    expect(editor.formatPainter.hold.get()).toBe('down');
    expect(paintFormat.isOn?.(editor)).toBe(false);
  });
});

describe('copyLook and pasteLook', () => {
  it('apply the copied format to the selection', () => {
    const editor = two();
    editor.session.choose(['b']);
    expect(isEnabled(pasteLook, editor)).toBe(false);
    editor.session.choose(['a']);
    runCommand(copyLook, editor);
    editor.session.choose([]);
    expect(isEnabled(pasteLook, editor)).toBe(false);
    editor.session.choose(['b']);
    runCommand(pasteLook, editor);
    expect(editor.store.find('element', 'b')).toMatchObject({ fill: red });
  });

  it('allow copying, and refuse pasting, without permission to edit', () => {
    const editor = two({ canEdit: false });
    editor.session.choose(['a']);
    expect(isEnabled(copyLook, editor)).toBe(true);
    runCommand(copyLook, editor);
    expect(isEnabled(pasteLook, editor)).toBe(false);
  });
});
