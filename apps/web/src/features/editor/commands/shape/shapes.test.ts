import { describe, expect, it } from 'vitest';
import { groupChosen } from '../arrange/grouping.ts';
import { isEnabled, runCommand } from '../command.ts';
import { openEditor, rectangle } from '../testing.ts';
import { changeShape } from './shapes.ts';

describe('changeShape', () => {
  it('changes the outline of selected shapes and of shapes in a group, and leaves locked shapes', () => {
    const editor = openEditor([
      rectangle('a', 100),
      rectangle('b', 300),
      rectangle('c', 500, { locked: true }),
      rectangle('d', 700),
    ]);
    const presetOf = (id: string) => {
      const element = editor.store.find('element', id);
      return element?.type === 'shape' && element.geometry?.type === 'preset'
        ? element.geometry.preset
        : undefined;
    };
    editor.session.choose(['a', 'b']);
    runCommand(groupChosen, editor);
    editor.session.choose([...editor.session.selection.get().ids, 'c']);
    expect(runCommand(changeShape, editor, 'ellipse')).toBe('done');
    expect(['a', 'b', 'c', 'd'].map(presetOf)).toEqual(['ellipse', 'ellipse', 'rect', 'rect']);
  });

  it('is disabled without an unlocked shape', () => {
    const editor = openEditor([rectangle('a', 100, { locked: true })]);
    expect(isEnabled(changeShape, editor)).toBe(false);
    editor.session.choose(['a']);
    expect(isEnabled(changeShape, editor)).toBe(false);
  });
});
