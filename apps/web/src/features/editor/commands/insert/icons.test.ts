import { describe, expect, it } from 'vitest';
import { runCommand } from '../command.ts';
import { chosenIn, frameOf, openEditor, rectangle } from '../testing.ts';
import { insertIcon, insertSticker } from './icons.ts';

const heart = { geometry: { type: 'preset', preset: 'heart' }, name: '爱心' } as const;

describe('insertIcon', () => {
  it('puts the icon in the middle of the page and selects it', () => {
    const editor = openEditor();
    runCommand(insertIcon, editor, heart);
    const [id = ''] = chosenIn(editor);
    expect(frameOf(editor, id)).toEqual({ x: 580, y: 300, w: 120, h: 120 });
    expect(editor.store.find('element', id)).toMatchObject({ name: '爱心', alt: '爱心' });
    expect(editor.asked).toEqual(['focus']);
  });

  it('puts a dropped icon around that point, also where another element is', () => {
    const editor = openEditor([rectangle('a', 140, { frame: { x: 140, y: 40, w: 120, h: 120 } })]);
    runCommand(insertIcon, editor, { ...heart, at: { x: 200, y: 100 } });
    expect(frameOf(editor, chosenIn(editor)[0] ?? '')).toMatchObject({ x: 140, y: 40 });
  });

  it('puts a second icon beside the first', () => {
    const editor = openEditor();
    runCommand(insertIcon, editor, heart);
    runCommand(insertIcon, editor, heart);
    expect(frameOf(editor, chosenIn(editor)[0] ?? '')).not.toMatchObject({ x: 580, y: 300 });
  });
});

describe('insertSticker', () => {
  it('adds the file with its name as description, without the file type', () => {
    const editor = openEditor();
    const given: unknown[] = [];
    const file = new File([''], '太阳.svg');
    const at = { x: 5, y: 6 };
    runCommand(insertSticker, { ...editor, addFile: (...all) => given.push(...all) }, { file, at });
    expect(given).toEqual([file, { at, alt: '太阳', fillsPlace: false }]);
    expect(editor.asked).toEqual(['focus']);
  });
});
