import type { TextBody } from '@lectern/courseware';
import { EditorState } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { bodyFrom, documentFrom } from './document.ts';
import { cssText, emptyLookPlugin, lookKey, lookPlugin, type TextLooks } from './look-plugin.ts';

test("text that the browser inserts into an empty paragraph gets the font size of the paragraph's end", () => {
  const doc = documentFrom({ paragraphs: [{ runs: [], endProps: { size: 24 } }] });
  let state = EditorState.create({ doc, plugins: [emptyLookPlugin()] });
  state = state.apply(state.tr.setMeta('opened', true));
  state = state.apply(state.tr.insertText('雨'));
  state = state.apply(state.tr.insertText('天'));
  expect(bodyFrom(state.doc).paragraphs[0]?.runs).toEqual([
    { type: 'text', text: '雨天', props: { size: 24 } },
  ]);
});

test('cssText returns a style as text, with pixels for lengths and without empty values', () => {
  expect(
    cssText({ fontSize: 12, lineHeight: 1.5, marginLeft: 0, color: 'red', background: '', fontWeight: 700 }),
  ).toBe('font-size:12px;line-height:1.5;margin-left:0;color:red;font-weight:700');
  expect(cssText({ '--x': 3, opacity: undefined } as never)).toBe('--x:3');
});

describe('lookPlugin', () => {
  const looks = (): TextLooks => ({
    scope: {
      colors: { colors: {}, map: {} },
      ...{ theme: undefined, fontScale: 1, lineReduction: 0, pageNumber: 1, vertical: 'horz' as const },
    },
    levels: [],
  });
  const drawn = (body: TextBody, composing = () => false) => {
    const state = EditorState.create({ doc: documentFrom(body), plugins: [lookPlugin(looks, composing)] });
    /** The begin, end and attributes of each decoration. */
    const found = (of = state) =>
      (lookKey.getState(of)?.find() ?? []).map((each) => {
        const { attrs } = Reflect.get(each, 'type') as { attrs: Record<string, string> };
        return [each.from, each.to, attrs] as const;
      });
    return { state, found };
  };
  const text = (words: string, props: object = {}) => ({ type: 'text' as const, text: words, props });

  test('gives every paragraph and run the style of the page', () => {
    const { found } = drawn({
      paragraphs: [{ runs: [text('ab', { bold: true }), text('c')] }, { props: { align: 'r' }, runs: [] }],
    });
    const [first, bold, plain, second] = found().toSorted(([a, b], [c, d]) => a - c || d - b);
    expect([first, bold, plain, second].map((each) => each?.slice(0, 2))).toEqual([
      [0, 5],
      [1, 3],
      [3, 4],
      [5, 7],
    ]);
    expect(bold?.[2].style).toContain('font-weight:');
    expect(second?.[2].style).toMatch(/text-align:(right|end)/);
  });

  test('draws bullets, except in empty paragraphs', () => {
    const props = { bullet: { type: 'char' as const, char: '→' }, marginLeft: 36, indent: -36 };
    const { found } = drawn({
      paragraphs: [
        { props, runs: [text('a')] },
        { props, runs: [] },
      ],
    });
    const marks = found().flatMap(([from, , attrs]) =>
      'data-bullet' in attrs ? [[from, attrs['data-bullet']]] : [],
    );
    expect(marks).toEqual([[0, '→']]);
    expect(found().find(([, , attrs]) => 'data-bullet' in attrs)?.[2].style).toContain('--bullet-room:');
  });

  test('puts annotations over each character', () => {
    const { found } = drawn({ paragraphs: [{ runs: [text('秋🍂', { ruby: 'qiū' })] }] });
    expect(
      found().flatMap(([from, to, attrs]) => ('data-over' in attrs ? [[from, to, attrs['data-over']]] : [])),
    ).toEqual([
      [1, 2, 'qiū'],
      [2, 4, 'qiū'],
    ]);
  });

  test('draws again after a change, but only moves the styles during a composition', () => {
    const body = { paragraphs: [{ runs: [text('ab')] }] };
    const { state, found } = drawn(body);
    const selected = state.apply(state.tr.setMeta('other', true));
    expect(lookKey.getState(selected)).toBe(lookKey.getState(state));
    expect(lookKey.getState(state.apply(state.tr.setMeta(lookKey, true)))).not.toBe(lookKey.getState(state));
    const typed = state.apply(state.tr.insertText('X', 1));
    expect(
      found(typed)
        .filter(([from]) => from > 0)
        .map(([from, to]) => [from, to]),
    ).toEqual([[1, 4]]);
    const composing = drawn(body, () => true);
    const moved = composing.state.apply(composing.state.tr.insertText('X', 1));
    expect(
      composing
        .found(moved)
        .filter(([from]) => from > 0)
        .map(([from, to]) => [from, to]),
    ).toEqual([[2, 4]]);
  });
});
