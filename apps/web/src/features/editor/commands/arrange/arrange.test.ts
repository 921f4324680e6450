import { describe, expect, it } from 'vitest';
import { isEnabled, runCommand } from '../command.ts';
import { frameOf, named, openEditor, rectangle } from '../testing.ts';
import { alignments, alignToPage, distributions, flips } from './arrange.ts';

const across = named(distributions, 'arrange.distribute.horizontal');
const run = (id: string, editor: ReturnType<typeof openEditor>) =>
  runCommand(named([...alignments, ...distributions, ...flips], id), editor);

describe('alignments', () => {
  it('align several elements with each other, and with the page after alignToPage', () => {
    const editor = openEditor([rectangle('a', 100), rectangle('b', 300)]);
    editor.session.choose(['a', 'b']);
    run('arrange.left', editor);
    expect([frameOf(editor, 'a')?.x, frameOf(editor, 'b')?.x]).toEqual([100, 100]);
    runCommand(alignToPage, editor);
    run('arrange.right', editor);
    expect([frameOf(editor, 'a')?.x, frameOf(editor, 'b')?.x]).toEqual([1180, 1180]);
  });

  it('align a single element with the page', () => {
    const editor = openEditor([rectangle('a', 100)]);
    editor.session.choose(['a']);
    run('arrange.center', editor);
    run('arrange.bottom', editor);
    expect(frameOf(editor, 'a')).toMatchObject({ x: 590, y: 670 });
  });

  it('are disabled without a selection', () => {
    const editor = openEditor([rectangle('a', 100)]);
    expect(alignments.some((each) => isEnabled(each, editor))).toBe(false);
    editor.session.choose(['a']);
    expect(alignments.every((each) => isEnabled(each, editor))).toBe(true);
  });
});

describe('alignToPage', () => {
  it('is on after it ran once, and off after it ran again', () => {
    const editor = openEditor();
    expect(alignToPage.isOn?.(editor)).toBe(false);
    runCommand(alignToPage, editor);
    expect(alignToPage.isOn?.(editor)).toBe(true);
    runCommand(alignToPage, editor);
    expect(alignToPage.isOn?.(editor)).toBe(false);
  });
});

describe('distributions', () => {
  it('need three elements between each other, and two within the page', () => {
    const editor = openEditor([rectangle('a', 100), rectangle('b', 300), rectangle('c', 400)]);
    editor.session.choose(['a', 'b']);
    expect(isEnabled(across, editor)).toBe(false);
    runCommand(alignToPage, editor);
    expect(isEnabled(across, editor)).toBe(true);
    editor.session.choose(['a']);
    expect(isEnabled(across, editor)).toBe(false);
    runCommand(alignToPage, editor);
    editor.session.choose(['a', 'b', 'c']);
    expect(isEnabled(across, editor)).toBe(true);
  });

  it('put equal gaps between the outer elements, or up to the edges of the page', () => {
    const editor = openEditor([rectangle('a', 100), rectangle('b', 220), rectangle('c', 500)]);
    editor.session.choose(['a', 'b', 'c']);
    runCommand(across, editor);
    expect(['a', 'b', 'c'].map((id) => frameOf(editor, id)?.x)).toEqual([100, 300, 500]);
    runCommand(alignToPage, editor);
    runCommand(across, editor);
    const [first = 0, second = 0, third = 0] = ['a', 'b', 'c'].map((id) => frameOf(editor, id)?.x ?? 0);
    expect([first, second, third]).not.toEqual([100, 300, 500]);
    expect(second - first).toBeCloseTo(third - second);
  });
});

describe('flips', () => {
  it('mirror an unlocked element, and are disabled for a locked element', () => {
    const editor = openEditor([rectangle('a', 100), rectangle('b', 300, { locked: true })]);
    editor.session.choose(['b']);
    expect(flips.some((each) => isEnabled(each, editor))).toBe(false);
    editor.session.choose(['a']);
    run('arrange.flip.horizontal', editor);
    expect(frameOf(editor, 'a')).toEqual({ x: 100, y: 100, w: 100, h: 50, flipH: true });
  });
});
