import { describe, expect, it } from 'vitest';
import { editorOf, openEditor, rectangle } from '../commands/testing.ts';
import {
  formsOf,
  fragmentIn,
  fragmentOfChosen,
  fragmentOfPages,
  paste,
  pasteText,
  removeCut,
} from './clipboard.ts';

const hash = 'a'.repeat(64);

function withPicture() {
  const editor = openEditor([
    rectangle('a', 100, { text: { paragraphs: [{ runs: [{ type: 'text', text: '秋天的雨' }] }] } }),
    {
      kind: 'element',
      type: 'picture',
      id: 'picture',
      parentId: 'one',
      order: 'b0',
      frame: { x: 0, y: 0, w: 320, h: 180 },
      asset: hash,
    },
  ]);
  editor.store.transact((edit) => edit.create({ kind: 'asset', id: hash, mime: 'image/png', size: 1 }), {
    source: 'load',
  });
  return editor;
}

describe('the clipboard', () => {
  it('contains the selection as a fragment and as plain text', () => {
    const { document, session } = withPicture();
    expect(fragmentOfChosen(document, session)).toBeUndefined();
    session.choose(['a', 'picture']);
    const fragment = fragmentOfChosen(document, session);
    if (!fragment) throw new Error('no element is selected');
    const forms = formsOf(fragment);
    expect(forms.text).toBe('秋天的雨');
    expect(fragmentIn({ fragment: forms.fragment, html: '' })).toEqual(fragment);
  });

  it('copies the files of another courseware when its elements are pasted, and no files within one courseware', async () => {
    const from = withPicture();
    from.session.choose(['picture']);
    const fragment = fragmentOfChosen(from.document, from.session);
    if (!fragment) throw new Error('no element is selected');
    await paste(from.document, from.session, fragment, from.pasteChoice);
    expect(from.document.taken).toEqual([]);
    const to = openEditor();
    const pasted = await paste(to.document, to.session, { ...fragment, documentId: 'other' }, to.pasteChoice);
    expect(to.document.taken).toEqual([hash]);
    expect(to.session.selection.get().ids).toEqual(pasted?.elements);
    expect(to.store.find('asset', hash)).toBeDefined();
  });

  it('shows the first of the pasted pages', async () => {
    const { document, session, store, pasteChoice } = withPicture();
    const pasted = await paste(
      document,
      session,
      fragmentOfPages(document, session, ['one', 'two']),
      pasteChoice,
    );
    expect(store.pages()).toHaveLength(5);
    expect(session.pageId.get()).toBe(pasted?.pages[0]);
  });

  it('creates a text box from text of another program, and none from blank text', () => {
    const { session, store } = openEditor();
    pasteText(session, '  \n');
    expect(store.children('one')).toEqual([]);
    pasteText(session, '一\n二\n');
    const [id = ''] = session.selection.get().ids;
    const box = store.find('element', id);
    expect(box?.type === 'shape' && [box.textBox, box.text?.paragraphs.length]).toEqual([true, 2]);
  });

  it('offsets the same text when it is pasted again', () => {
    const { session, store } = openEditor();
    for (let time = 0; time < 3; time++) pasteText(session, '秋天的雨');
    const places = store.children('one').map((id) => store.find('element', id)?.frame);
    const [first] = places;
    expect(
      places.map((place) => [(place?.x ?? 0) - (first?.x ?? 0), (place?.y ?? 0) - (first?.y ?? 0)]),
    ).toEqual([
      [0, 0],
      [16, 16],
      [32, 32],
    ]);
  });

  it('removes the cut elements, and leaves one page when all pages were cut', () => {
    const { session, store } = withPicture();
    removeCut(session, { pages: [], ids: ['a'] });
    expect(store.children('one')).toEqual(['picture']);
    removeCut(session, { pages: store.pages(), ids: [] });
    expect(store.pages()).toHaveLength(1);
  });

  it('changes nothing for a user without permission to edit', async () => {
    const editor = withPicture();
    editor.session.choose(['a']);
    const fragment = fragmentOfChosen(editor.document, editor.session);
    if (!fragment) throw new Error('no element is selected');
    const { document, session, store, pasteChoice } = editorOf(editor.store, { canEdit: false });
    await paste(document, session, fragment, pasteChoice);
    pasteText(session, '一');
    removeCut(session, { pages: ['one'], ids: [] });
    removeCut(session, { pages: [], ids: ['a'] });
    expect(store.pages()).toEqual(['one', 'two', 'three']);
    expect(store.children('one')).toEqual(['a', 'picture']);
  });
});
