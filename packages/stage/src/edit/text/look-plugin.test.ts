import { EditorState } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { bodyFrom, documentFrom } from './document.ts';
import { emptyLookPlugin } from './look-plugin.ts';

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
