import type { Paragraph, RunProps, TextBody } from '@lectern/courseware';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TextLooks } from './look-plugin.ts';
import { plainText } from './text-body.ts';
import { TextEditor, type TextEditorOptions } from './text-editor.ts';

const text = (words: string, props?: RunProps) => ({
  type: 'text' as const,
  text: words,
  ...(props ? { props } : {}),
});
const of = (...paragraphs: readonly Paragraph[]): TextBody => ({ paragraphs: [...paragraphs] });
const bold = { bold: true };
const looks = (): TextLooks => ({
  scope: {
    colors: { colors: {}, map: {} },
    ...{ theme: undefined, fontScale: 1, lineReduction: 0, pageNumber: 1, vertical: 'horz' as const },
  },
  levels: [],
});

/** An open text; `shown` is the last stored text, and `steps` the undo step of each change. */
function opened(body: TextBody, more: Partial<TextEditorOptions> = {}) {
  const place = document.createElement('div');
  place.style.cssText = 'position:fixed; left:0; top:0; width:600px; font:20px/30px monospace';
  document.body.append(place);
  const onChange = vi.fn<TextEditorOptions['onChange']>();
  const editor = new TextEditor({
    ...{ place, body, looks, label: 'text', onChange, onKey: () => false, onFormula: () => undefined },
    ...more,
  });
  onTestFinished(() => {
    editor.finish();
    place.remove();
  });
  const stored = () => onChange.mock.calls.at(-1)?.[0].paragraphs;
  const steps = () => onChange.mock.calls.map(([, step]) => step);
  const key = (name: string, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init });
    place.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const typed = (letter: string) => {
    const event = new KeyboardEvent('keypress', {
      key: letter,
      charCode: letter.charCodeAt(0),
      bubbles: true,
      cancelable: true,
    });
    place.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { place, editor, onChange, stored, steps, key, typed };
}

describe('an opened text', () => {
  it('has an accessible name and the focus, and all of it is selected', () => {
    const { place, editor } = opened(of({ runs: [text('ab')] }, { runs: [text('c')] }));
    expect([place.getAttribute('role'), place.getAttribute('aria-label')]).toEqual(['textbox', 'text']);
    expect(document.activeElement).toBe(place);
    expect(editor.range()).toEqual({ anchor: 0, head: 4 });
  });

  it('has the cursor at an end, or at a point of the window', () => {
    const body = of({ runs: [text('abcd')] });
    expect(opened(body, { cursor: 'start' }).editor.range()).toEqual({ anchor: 0, head: 0 });
    expect(opened(body, { cursor: 'end' }).editor.range()).toEqual({ anchor: 4, head: 4 });
    expect(opened(body, { at: { left: 1, top: 5 }, cursor: 'end' }).editor.range()).toEqual({
      anchor: 0,
      head: 0,
    });
  });

  it('leaves the focus when an input method composes in another field', () => {
    const { place } = opened(of({ runs: [text('a')] }), { unfocused: true });
    expect(document.activeElement).not.toBe(place);
  });
});

describe('typing', () => {
  it('stores the text with its style, a sentence in one step', () => {
    const { stored, steps, typed } = opened(of({ runs: [text('ab', bold)] }), { cursor: 'end' });
    expect(typed('c')).toBe(true);
    typed('.');
    typed('d');
    expect(stored()).toEqual([{ runs: [text('abc.d', bold)] }]);
    expect(steps()).toEqual([0, 0, 1]);
  });

  it('splits paragraphs, breaks lines and indents by keys', () => {
    const { stored, key } = opened(of({ runs: [text('ab')] }), { cursor: 'end' });
    expect([key('Enter'), key('Enter', { shiftKey: true })]).toEqual([true, true]);
    expect(stored()).toEqual([{ runs: [text('ab')] }, { runs: [{ type: 'break' }] }]);
    const other = opened(of({ runs: [text('ab')] }), { cursor: 'start' });
    other.key('Tab');
    expect(other.stored()?.[0]?.props).toEqual({ level: 1 });
    other.key('Tab', { shiftKey: true });
    expect(other.stored()?.[0]?.props).toBeUndefined();
  });

  it('leaves keys to its owner first', () => {
    const onKey = vi.fn(() => true);
    const { key, onChange } = opened(of({ runs: [text('ab')] }), { onKey });
    key('Enter');
    expect([onKey.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 0]);
  });

  it('inserts text by a button, also in another style, and continues in the style from before', () => {
    const { editor, stored } = opened(of({ runs: [text('ab', bold)] }), { cursor: 'end' });
    editor.type('c', { italic: true });
    editor.type('d');
    expect(stored()).toEqual([
      { runs: [text('ab', bold), text('c', { bold: true, italic: true }), text('d', bold)] },
    ]);
  });

  it('stores nothing after it is finished', () => {
    const { editor, onChange } = opened(of({ runs: [text('ab')] }));
    editor.finish();
    editor.finish();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('changes of other users', () => {
  it('are shown, are not stored again, and keep the cursor', () => {
    const { editor, onChange, typed, stored } = opened(of({ runs: [text('abcd')] }), { cursor: 'end' });
    editor.show(of({ runs: [text('Xabcd')] }));
    expect([onChange.mock.calls.length, editor.range()]).toEqual([0, { anchor: 5, head: 5 }]);
    typed('e');
    expect(stored()).toEqual([{ runs: [text('Xabcde')] }]);
  });

  it('are applied after a composition in another field', () => {
    const { place, editor, onChange, stored } = opened(of({ runs: [text('ab')] }), { cursor: 'end' });
    editor.compose('qiu');
    expect([place.textContent, onChange.mock.calls.length]).toEqual(['abqiu', 0]);
    editor.show(of({ runs: [text('Xab')] }));
    expect(place.textContent).toBe('abqiu');
    editor.endComposition('秋');
    expect(plainText({ paragraphs: stored() ?? [] })).toBe('Xab秋');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('restore the text when a composition is cancelled', () => {
    const { place, editor, onChange } = opened(of({ runs: [text('ab')] }), { cursor: 'end' });
    editor.compose('q');
    editor.endComposition('');
    expect([place.textContent, onChange.mock.calls.length]).toEqual(['ab', 0]);
  });
});

describe('styles', () => {
  it('are set by buttons, each as a step', () => {
    const { editor, stored, steps } = opened(of({ runs: [text('ab')] }));
    editor.patchRuns(bold);
    editor.changeParagraphs((props) => ({ ...props, align: 'r' }));
    expect(stored()).toEqual([{ props: { align: 'r' }, runs: [text('ab', bold)] }]);
    expect(new Set(steps()).size).toBe(2);
    editor.restyle({ bold: undefined }, () => ({}));
    expect(stored()).toEqual([{ runs: [text('ab')] }]);
  });

  it('are reported once until they change', () => {
    const { editor, typed } = opened(of({ runs: [text('ab', bold)] }), { cursor: 'end' });
    const sample = editor.sample();
    expect(sample.parts[0]?.paragraphs[0]?.runs).toEqual([text('', bold)]);
    typed('c');
    expect(editor.sample()).toBe(sample);
    const heard = vi.fn();
    const stop = editor.subscribe(heard);
    editor.patchRuns({ italic: true });
    expect([heard.mock.calls.length > 0, editor.sample() === sample]).toEqual([true, false]);
    const now = editor.sample();
    editor.refresh();
    expect(editor.sample()).not.toBe(now);
    stop();
    heard.mockClear();
    typed('d');
    expect(heard).not.toHaveBeenCalled();
  });

  it('annotate the selected characters, or all without a selection', () => {
    const body = of({ runs: [text('秋天')] }, { runs: [text('𠮷')] });
    const over = (editor: TextEditor) =>
      editor.changeRubies(
        ({ text: letters }) =>
          new Map([...letters].flatMap((_, at) => (at === 0 ? [[at, 'x'] as const] : []))),
      );
    const all = opened(body, { cursor: 'start' });
    over(all.editor);
    expect(all.stored()).toEqual([
      { runs: [text('秋', { ruby: 'x' }), text('天')] },
      { runs: [text('𠮷', { ruby: 'x' })] },
    ]);
    all.editor.changeRubies(() => new Map([[0, undefined]]));
    expect(all.stored()).toEqual(body.paragraphs);
  });
});

describe('formulas', () => {
  const formula = (latex: string) => ({ type: 'formula' as const, latex });

  it('are inserted at the cursor in its style', () => {
    const { editor, stored, typed } = opened(of({ runs: [text('a', bold)] }), { cursor: 'end' });
    expect(editor.formula()).toBeUndefined();
    editor.putFormula('x');
    typed('b');
    expect(stored()).toEqual([
      { runs: [text('a', bold), { ...formula('x'), props: bold }, text('b', bold)] },
    ]);
  });

  it('are selected by a double click, and replaced', () => {
    const onFormula = vi.fn();
    const { place, editor, stored } = opened(of({ runs: [formula('x'), text('a')] }), {
      onFormula,
      cursor: 'end',
    });
    const node = place.querySelector('[data-formula]') as HTMLElement;
    const { left, top, width, height } = node.getBoundingClientRect();
    const at = {
      clientX: left + width / 2,
      clientY: top + height / 2,
      bubbles: true,
      cancelable: true,
      button: 0,
    };
    for (const detail of [1, 2]) {
      node.dispatchEvent(new MouseEvent('mousedown', { ...at, detail }));
      node.dispatchEvent(new MouseEvent('mouseup', { ...at, detail }));
    }
    expect([onFormula.mock.calls.length, editor.formula()]).toEqual([1, 'x']);
    editor.putFormula('y');
    expect(stored()).toEqual([{ runs: [formula('y'), text('a')] }]);
  });
});

describe('positions', () => {
  const body = of({ runs: [text('ab')] }, { runs: [text('cd')] });

  it('are at the edge at the beginning and the end', () => {
    const at = (cursor: 'start' | 'end') => {
      const { editor } = opened(body, { cursor });
      return (['left', 'right', 'up', 'down'] as const).map((way) => editor.atEdge(way));
    };
    expect([at('start'), at('end')]).toEqual([
      [true, false, true, false],
      [false, true, false, true],
    ]);
  });

  it('count the letters, and one at the end of each paragraph', () => {
    const { place, editor } = opened(body);
    const paragraphs = [...place.querySelectorAll('p')];
    /** The paragraph of a position, and the number of letters before it. */
    const placeOf = (index: number) => {
      const { node, offset } = editor.pointAt(index);
      const at = paragraphs.findIndex((each) => each.contains(node));
      const range = document.createRange();
      range.setStart(paragraphs[at] as Node, 0);
      range.setEnd(node, offset);
      return [at, range.toString().length];
    };
    expect([0, 1, 2, 3, 5, 99].map(placeOf)).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 2],
      [1, 2],
    ]);
    expect(editor.range()).toEqual({ anchor: 0, head: 5 });
  });

  it('select the link at the cursor', () => {
    const link = { link: { type: 'url' as const, url: 'https://school.example/' } };
    const { editor } = opened(of({ runs: [text('a'), text('bc', link)] }), { cursor: 'end' });
    editor.chooseLink();
    expect(editor.range()).toEqual({ anchor: 1, head: 3 });
    const none = opened(of({ runs: [text('a')] }), { cursor: 'end' });
    none.editor.chooseLink();
    expect(none.editor.range()).toEqual({ anchor: 1, head: 1 });
  });
});

describe('pasted text', () => {
  const paste = (place: HTMLElement, type: string, data: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(type, data);
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  };

  it('has the style of the text around, and a paragraph for each line', () => {
    const { place, stored } = opened(of({ runs: [text('ab', bold)] }), { cursor: 'end' });
    paste(place, 'text/plain', 'c\nd');
    expect(stored()).toEqual([{ runs: [text('abc', bold)] }, { runs: [text('d', bold)] }]);
  });

  it('keeps the emphasis of other programs, and not their fonts', () => {
    const { place, stored } = opened(of({ runs: [text('ab', { size: 30 })] }), { cursor: 'end' });
    paste(place, 'text/html', '<p style="font-size:9px">c<b>d</b></p>');
    expect(stored()).toEqual([{ runs: [text('abc', { size: 30 }), text('d', { size: 30, bold: true })] }]);
  });

  it('replaces an empty paragraph with its properties', () => {
    const { place, stored } = opened(of({ runs: [] }), { cursor: 'end' });
    paste(place, 'text/html', '<table><tr><td>a</td><td>b</td></tr></table>');
    expect(stored()).toEqual([{ runs: [text('a\tb')] }]);
  });
});
