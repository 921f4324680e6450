import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { documentFrom } from './document.ts';
import { OutsideComposition } from './outside-composition.ts';
import { bodyOfText } from './text-body.ts';

function chosen(text: string): EditorState {
  const doc = documentFrom(bodyOfText(text));
  return EditorState.create({ doc, selection: TextSelection.create(doc, 1, doc.content.size - 1) });
}

test('letters composed in another field replace the selection, also over several paragraphs', () => {
  const outside = new OutsideComposition();
  let state = chosen('春天\n来了');
  for (const letters of ['q', 'qiu', '', "qiu'tian", '秋天']) {
    state = state.apply(outside.compose(state, letters));
    expect(state.doc.textContent).toBe(letters);
    expect(state.selection.head).toBe(1 + letters.length);
  }
  expect(outside.underlined(state.doc)?.find()).toMatchObject([{ from: 1, to: 3 }]);
  expect(outside.end(state, false)).toBeUndefined();
  expect(outside.isOn).toBe(false);
  expect(outside.underlined(state.doc)).toBeUndefined();
});

test('a cancelled composition leaves the text unchanged', () => {
  const outside = new OutsideComposition();
  const before = chosen('春天\n来了');
  const composed = before.apply(outside.compose(before, 'q'));
  const back = outside.end(composed, true);
  expect(back && composed.apply(back).doc.eq(before.doc)).toBe(true);
});
