import { describe, expect, test } from 'vitest';
import { runCommand } from '../command.ts';
import { type OpenEditor, openEditor, rectangle } from '../testing.ts';
import { lists } from './paragraphs.ts';
import { bold, largerText, textAlignments } from './text.ts';
import { clearLook, superscript } from './text-marks.ts';

describe('commands of text', () => {
  const runs = (editor: OpenEditor, id = 'a') => {
    const element = editor.store.find('element', id);
    return element?.type === 'shape' ? element.text?.paragraphs : undefined;
  };
  const written = () => {
    const editor = openEditor([
      rectangle('a', 0, {
        text: {
          paragraphs: [
            { runs: [{ type: 'text', text: '一', props: { size: 20, bold: true } }] },
            { runs: [{ type: 'text', text: '二', props: { size: 30 } }] },
          ],
        },
      }),
    ]);
    editor.session.choose(['a']);
    return editor;
  };
  const props = (editor: OpenEditor) => runs(editor)?.map((paragraph) => paragraph.runs[0]?.props);

  test('set a format on all runs when some lack it, and clear it when all have it', () => {
    const editor = written();
    runCommand(bold, editor);
    expect(props(editor)).toEqual([
      { size: 20, bold: true },
      { size: 30, bold: true },
    ]);
    runCommand(bold, editor);
    expect(props(editor)?.map((each) => each?.bold)).toEqual([false, false]);
    runCommand(superscript, editor);
    expect(props(editor)?.[1]).toMatchObject({ baseline: 0.3 });
    runCommand(clearLook, editor);
    expect(props(editor)?.map((each) => Object.keys(each ?? {}))).toEqual([[], []]);
  });

  test('set one size on texts of several sizes, the size next to the first', () => {
    const editor = written();
    runCommand(largerText, editor);
    expect(props(editor)?.map((each) => each?.size)).toEqual([24, 24]);
  });

  test('align paragraphs, and remove a list when the same list is applied again', () => {
    const editor = written();
    runCommand(textAlignments.r, editor);
    runCommand(lists.number, editor);
    expect(runs(editor)?.[0]?.props).toMatchObject({ align: 'r', bullet: { type: 'number' } });
    runCommand(lists.char, editor);
    expect(runs(editor)?.[1]?.props).toMatchObject({ bullet: { type: 'char' } });
    runCommand(lists.char, editor);
    expect(runs(editor)?.[1]?.props).toMatchObject({ bullet: { type: 'none' } });
  });

  test('change nothing when there is no text', () => {
    const editor = openEditor();
    expect(runCommand(bold, editor)).toBe('done');
    expect(editor.session.store.canUndo).toBe(false);
  });
});

test('a numbered list indents its text by the font size', () => {
  const words = { paragraphs: [{ runs: [{ type: 'text' as const, text: 'First', props: { size: 36 } }] }] };
  const editor = openEditor([rectangle('a', 100, { text: words })]);
  editor.session.choose(['a']);
  runCommand(lists.number, editor);
  const element = editor.store.find('element', 'a');
  const props = element?.type === 'shape' ? element.text?.paragraphs[0]?.props : undefined;
  expect(props).toMatchObject({ marginLeft: 70, indent: -70 });
});
