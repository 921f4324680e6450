import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { CoursewareStore } from '../../document/store.ts';
import type { ElementDraft } from '../elements.ts';
import { emptyPlace, fillPlace, fittedIn } from './fill-place.ts';

let store: CoursewareStore;

const places = [
  { id: 'title', type: 'title', frame: { x: 80, y: 40, w: 1120, h: 100 } },
  { id: 'caption', type: 'body', index: 2, frame: { x: 80, y: 150, w: 500, h: 80 } },
  { id: 'left', type: 'body', index: 1, frame: { x: 80, y: 240, w: 500, h: 400 } },
  { id: 'right', type: 'obj', index: 3, frame: { x: 700, y: 240, w: 500, h: 400 } },
  { id: 'film', type: 'media', index: 4, frame: { x: 700, y: 10, w: 100, h: 40 } },
  { id: 'number', type: 'sldNum', index: 12, frame: { x: 1100, y: 680, w: 100, h: 30 } },
];

beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    edit.create({ kind: 'deck', id: 'deck', schema: 1, size: { w: 1280, h: 720 } });
    edit.create({ kind: 'page', id: 'page', order: 'a0' });
    places.forEach(({ id, type, index, frame }, at) => {
      edit.create({
        ...{ kind: 'element', type: 'shape', id, parentId: 'page', order: `a${at}`, frame },
        placeholder: { type, ...(index === undefined ? {} : { index }) },
        text: { paragraphs: [{ runs: [] }] },
      });
    });
  });
});

const write = (id: string) =>
  store.transact((edit) =>
    edit.update(id, { text: { paragraphs: [{ runs: [{ type: 'text', text: '雨' }] }] } }),
  );
const found = (...given: [kind: Parameters<typeof emptyPlace>[2], chosen?: readonly string[]]) =>
  emptyPlace(store, 'page', ...given)?.id;

describe('the empty placeholder to fill on a page', () => {
  it('is the placeholder for any content, otherwise a large one for text, and never a filled one', () => {
    expect(found('table')).toBe('right');
    write('right');
    expect(found('table')).toBe('left');
    write('left');
    expect(found('table')).toBeUndefined();
  });

  it("is the placeholder for the element's kind only, or the selected placeholder", () => {
    expect([found('video'), found('picture')]).toEqual(['film', 'right']);
    expect(found('chart', ['left'])).toBe('left');
    expect(found('picture', ['title'])).toBe('right');
  });

  it('is replaced in one undo step by an element that keeps its layout link and stacking position', () => {
    const place = emptyPlace(store, 'page', 'picture');
    if (!place) throw new Error('there is a place');
    const picture: ElementDraft = { type: 'picture', asset: 'a'.repeat(64), frame: place.frame };
    let id = '';
    store.transact((edit) => {
      id = fillPlace(edit, place, picture);
    });
    expect(store.find('element', 'right')).toBeUndefined();
    expect(store.find('element', id)).toMatchObject({
      type: 'picture',
      placeholder: { type: 'obj', index: 3 },
      order: 'a3',
    });
    store.undo();
    expect([store.find('element', id), found('picture')]).toEqual([undefined, 'right']);
  });

  it('shows a smaller element centred at its own size, and scales down a larger element', () => {
    const frame = { x: 100, y: 100, w: 400, h: 200 };
    expect(fittedIn(frame, { w: 100, h: 100 })).toEqual({ x: 250, y: 150, w: 100, h: 100 });
    expect(fittedIn(frame, { w: 800, h: 800 })).toEqual({ x: 200, y: 100, w: 200, h: 200 });
  });
});
