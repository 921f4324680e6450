import { describe, expect, it } from 'vitest';
import { openEditor, rectangle } from '../../commands/testing.ts';
import { hookResult } from '../../testing/hook-result.tsx';
import { useBoxes } from './use-boxes.ts';

const boxed = (box: object) => ({ text: { box, paragraphs: [{ runs: [] }] } });

describe('useBoxes', () => {
  const editor = () => {
    const opened = openEditor([
      rectangle('a', 100, boxed({ columns: 2, anchor: 't' })),
      rectangle('b', 300),
      rectangle('c', 500, { ...boxed({ columns: 3 }), locked: true }),
    ]);
    const boxOf = (id: string) => {
      const element = opened.store.find('element', id);
      return element?.type === 'shape' ? element.text?.box : undefined;
    };
    return { opened, boxOf };
  };

  it('returns the boxes of the selected shapes, with inherited properties', () => {
    const { opened } = editor();
    opened.session.choose(['a', 'b']);
    const { boxes } = hookResult(opened, useBoxes);
    expect(boxes.map(({ columns }) => columns)).toEqual([2, 1]);
  });

  it('changes all selected boxes that are not locked in one undo step', () => {
    const { opened, boxOf } = editor();
    opened.session.choose(['a', 'b', 'c']);
    hookResult(opened, useBoxes).patch({ anchor: 'b' });
    expect(['a', 'b', 'c'].map(boxOf)).toEqual([
      { columns: 2, anchor: 'b' },
      { anchor: 'b' },
      { columns: 3 },
    ]);
    opened.session.undo();
    expect(['a', 'b'].map(boxOf)).toEqual([{ columns: 2, anchor: 't' }, undefined]);
  });

  it('removes a property that is undefined, so that it is inherited', () => {
    const { opened, boxOf } = editor();
    opened.session.choose(['a']);
    hookResult(opened, useBoxes).patch({ columns: undefined });
    expect(boxOf('a')).toEqual({ anchor: 't' });
  });

  it('grows the changed elements in the same undo step', () => {
    const { opened } = editor();
    opened.session.choose(['a', 'b']);
    const grown: unknown[] = [];
    hookResult({ ...opened, grow: (...given) => grown.push(given) }, useBoxes).patch({ columns: 4 });
    expect(grown).toEqual([[['a', 'b'], expect.any(String)]]);
  });
});
