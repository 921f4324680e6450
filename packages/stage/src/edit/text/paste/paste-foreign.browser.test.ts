import type { Paragraph, RunProps } from '@lectern/courseware';
import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bodyFrom, documentFrom } from '../document.ts';
import { pasteForeign } from './paste-foreign.ts';

const text = (words: string, props?: RunProps) => ({
  type: 'text' as const,
  text: words,
  ...(props ? { props } : {}),
});

/** The paragraphs after HTML was pasted over a selection, and the position of the cursor; undefined when it was refused. */
function pasted(paragraphs: readonly Paragraph[], from: number, to: number, html: string) {
  const place = document.createElement('div');
  document.body.append(place);
  const doc = documentFrom({ paragraphs: [...paragraphs] });
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
  const view = new EditorView(place, { state });
  onTestFinished(() => {
    view.destroy();
    place.remove();
  });
  if (!pasteForeign(view, html)) return undefined;
  return { paragraphs: bodyFrom(view.state.doc).paragraphs, cursor: view.state.selection.from };
}

describe('pasteForeign', () => {
  it('refuses its own HTML, and HTML without text', () => {
    const refused = (html: string) => pasted([{ runs: [text('a')] }], 2, 2, html) === undefined;
    expect([
      refused(''),
      refused('<p data-pm-slice="0 0 []">x</p>'),
      refused('<p data-lectern-fragment="1">x</p>'),
      refused('<script>x</script>'),
    ]).toEqual([true, true, true, true]);
    expect(refused('<p>x</p>')).toBe(false);
  });

  it('inserts in the style of the text at the cursor, with the emphasis of the HTML', () => {
    const done = pasted([{ runs: [text('ab', { size: 30 }), text('c')] }], 2, 2, 'x<b>y</b>');
    expect(done?.paragraphs).toEqual([
      {
        runs: [
          text('ax', { size: 30 }),
          text('y', { bold: true, size: 30 }),
          text('b', { size: 30 }),
          text('c'),
        ],
      },
    ]);
    expect(done?.cursor).toBe(4);
  });

  it('replaces a selection in the style that it has', () => {
    const done = pasted([{ runs: [text('a'), text('bc', { size: 30 })] }], 2, 4, 'x');
    expect(done?.paragraphs).toEqual([{ runs: [text('a'), text('x', { size: 30 })] }]);
  });

  it('replaces an empty paragraph with the pasted paragraphs, and the cursor is at their end', () => {
    const done = pasted(
      [{ runs: [text('a')] }, { runs: [] }, { runs: [text('z')] }],
      4,
      4,
      '<ul><li>one</li><li>two</li></ul>',
    );
    expect(
      done?.paragraphs.map(({ runs }) => runs.map((run) => ('text' in run ? run.text : '')).join('')),
    ).toEqual(['a', 'one', 'two', 'z']);
    expect(done?.paragraphs[1]?.props?.bullet).toBeDefined();
    expect(done?.cursor).toBe(12);
  });

  it('inserts a table as one line for each row, with tabs between the cells', () => {
    const done = pasted(
      [{ runs: [] }],
      1,
      1,
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></table>',
    );
    expect(done?.paragraphs).toEqual([{ runs: [text('a\tb')] }, { runs: [text('c\t')] }]);
  });
});
