import type { ElementDraft } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { chosenIn, frameOf, openEditor, rectangle } from '../commands/testing.ts';
import { inMiddle, putOnPage } from './put-on-page.ts';

const draft = (frame: { x: number; y: number; w: number; h: number }): ElementDraft => ({
  type: 'shape',
  frame,
  geometry: { type: 'preset', preset: 'rect' },
});

describe('inMiddle', () => {
  it('returns a frame in the middle of the page, no larger than the page', () => {
    const page = { w: 1280, h: 720 };
    expect(inMiddle(page, { w: 280, h: 120 })).toEqual({ x: 500, y: 300, w: 280, h: 120 });
    expect(inMiddle(page, { w: 2000, h: 800 })).toEqual({ x: 0, y: 0, w: 1280, h: 720 });
  });
});

describe('putOnPage', () => {
  it('puts the element at the position of the draft and selects it', () => {
    const editor = openEditor();
    const id = putOnPage(editor.session, undefined, (page) => draft(inMiddle(page, { w: 80, h: 20 })));
    expect(chosenIn(editor)).toEqual([id]);
    expect(frameOf(editor, id ?? '')).toEqual({ x: 600, y: 350, w: 80, h: 20 });
  });

  it('puts the element into an empty placeholder that accepts it', () => {
    const frame = { x: 40, y: 60, w: 500, h: 300 };
    const editor = openEditor([
      rectangle('place', 0, { frame, placeholder: { type: 'obj' }, text: { paragraphs: [] } }),
    ]);
    const seen: unknown[] = [];
    const id = putOnPage(editor.session, 'chart', (page, place) => {
      seen.push(place);
      return draft(place ?? inMiddle(page, { w: 80, h: 20 }));
    });
    expect(seen).toEqual([frame]);
    expect(frameOf(editor, id ?? '')).toMatchObject(frame);
  });

  it('returns undefined without permission to edit', () => {
    const editor = openEditor([], { canEdit: false });
    expect(putOnPage(editor.session, undefined, (page) => draft(inMiddle(page, page)))).toBeUndefined();
    expect(editor.store.children('one')).toEqual([]);
  });
});
