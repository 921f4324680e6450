import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { run } from '../../test/edited.ts';
import { shape, textBody } from '../../test/sample.ts';
import { blankCourseware } from '../blank-courseware.ts';
import { CoursewareStore } from '../document/store.ts';
import { addPage } from '../edits/pages/pages.ts';
import { placeholdersOn } from '../edits/pages/placeholders.ts';
import type { PictureElement } from '../records/elements/picture.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import { ORPHAN } from '../resolve/placeholder.ts';
import { fittedFrame, isEmptyPlaceholder, moveToLayout, resetPages, setLayout } from './page-layouts.ts';

let store: CoursewareStore;
let page: string;

/** A page with the layout for two columns: a title and two contents. */
beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    for (const record of blankCourseware().records) edit.create(record);
  });
  page = run(store, (edit) => addPage(edit, { layoutId: 'layout-two' }));
});

const places = () => placeholdersOn(store, page);
const types = () =>
  places()
    .map(({ placeholder }) => `${placeholder?.type}${placeholder?.index ?? ''}`)
    .sort();
const place = (index: number | undefined) =>
  places().find(({ placeholder }) => placeholder?.index === index) as ShapeElement;
const fill = (index: number | undefined, words: string) =>
  run(store, (edit) => edit.update<ShapeElement>(place(index).id, { text: textBody(words) }));
const setTo = (layoutId: string) => run(store, (edit) => setLayout(edit, [page, 'none'], layoutId));

it('isEmptyPlaceholder returns false for a text, a fill, or another kind of element', () => {
  const empty = shape('s', 'p', 'a0');
  expect(isEmptyPlaceholder(empty)).toBe(true);
  expect(
    isEmptyPlaceholder({ ...empty, text: { paragraphs: [{ runs: [{ type: 'text', text: '' }] }] } }),
  ).toBe(true);
  expect(isEmptyPlaceholder({ ...empty, text: textBody('a') })).toBe(false);
  expect(isEmptyPlaceholder({ ...empty, text: { paragraphs: [{ runs: [{ type: 'break' }] }] } })).toBe(false);
  expect(isEmptyPlaceholder({ ...empty, fill: { type: 'none' } })).toBe(false);
  expect(isEmptyPlaceholder({ ...empty, type: 'picture' } as never)).toBe(false);
});

describe('fittedFrame', () => {
  const target = { x: 100, y: 100, w: 200, h: 100 };

  it('returns the whole place for a text', () => {
    expect(fittedFrame(shape('s', 'p', 'a0'), target)).toBe(target);
  });

  it('keeps the aspect ratio and rotation of a picture, and centres it', () => {
    const picture = (w: number, h: number) =>
      ({ ...shape('s', 'p', 'a0', { frame: { x: 0, y: 0, w, h, rotation: 9 } }), type: 'picture' }) as never;
    expect(fittedFrame(picture(10, 10), target)).toEqual({ x: 150, y: 100, w: 100, h: 100, rotation: 9 });
    expect(fittedFrame(picture(400, 100), target)).toEqual({ x: 100, y: 125, w: 200, h: 50, rotation: 9 });
    expect(fittedFrame(picture(0, 10), target)).toBe(target);
    expect(fittedFrame(picture(10, 0), target)).toBe(target);
  });
});

describe('setLayout', () => {
  it('replaces empty placeholders by those of the layout', () => {
    setTo('layout-content');
    expect(types()).toEqual(['body1', 'title']);
    expect(store.find('page', page)?.layoutId).toBe('layout-content');
  });

  it('moves filled contents in the order of their indices, and keeps further ones without a place', () => {
    fill(2, 'second');
    fill(1, 'first');
    fill(undefined, 'title');
    setTo('layout-content');
    expect(types()).toEqual(['body1', `body${ORPHAN}`, 'title']);
    expect(place(1).text).toEqual(textBody('first'));
    expect(place(1).frame).toEqual(store.find('element', 'layout-content-body1')?.frame);
    expect(place(ORPHAN).text).toEqual(textBody('second'));
    expect(place(undefined).text).toEqual(textBody('title'));
  });

  it('gives a text no place for pictures, and a picture that place first', () => {
    const { id, frame, order, placeholder } = place(2);
    run(store, (edit) => {
      edit.remove(place(1).id);
      const picture: PictureElement = {
        kind: 'element',
        type: 'picture',
        id,
        parentId: page,
        order,
        frame,
        asset: 'a'.repeat(64),
      };
      edit.create({ ...picture, ...(placeholder && { placeholder }) });
    });
    setTo('layout-picture');
    expect(store.find('element', id)).toMatchObject({ placeholder: { type: 'pic', index: 1 } });
    setTo('layout-content');
    expect(store.find('element', id)).toMatchObject({ placeholder: { type: 'body', index: 1 } });
  });

  it('moves marks to the marks of the layout', () => {
    const frame = { x: 9, y: 9, w: 9, h: 9 };
    run(store, (edit) => {
      edit.create(shape('own', page, 'z0', { placeholder: { type: 'ftr', index: 3 } }));
      edit.create(shape('theirs', 'layout-content', 'z0', { placeholder: { type: 'ftr', index: 8 }, frame }));
      edit.create(shape('number', page, 'z1', { placeholder: { type: 'sldNum' } }));
    });
    setTo('layout-content');
    expect(store.find('element', 'own')).toMatchObject({ placeholder: { type: 'ftr', index: 8 }, frame });
    expect(store.find('element', 'number')).toMatchObject({
      placeholder: { type: 'sldNum' },
      frame: { x: 0 },
    });
  });

  it('does nothing for a missing layout', () => {
    const before = store.get(page);
    setTo('none');
    expect(store.get(page)).toBe(before);
  });
});

describe('moveToLayout of unmoved placeholders', () => {
  const move = () => run(store, (edit) => moveToLayout(edit, page, 'layout-content', 'unmoved'));

  it('keeps elements that a user moved off their place', () => {
    fill(1, 'first');
    fill(undefined, 'title');
    const frame = { x: 5, y: 5, w: 50, h: 50 };
    run(store, (edit) => edit.update(place(1).id, { frame }));
    move();
    expect(place(1).frame).toEqual(frame);
    expect(place(undefined).frame).toEqual(store.find('element', 'layout-content-title')?.frame);
  });

  it('adds a place only for an empty placeholder of its kind', () => {
    run(store, (edit) => edit.remove(place(undefined).id));
    move();
    expect(types()).toEqual(['body1']);
  });
});

describe('resetPages', () => {
  it('restores positions and deleted placeholders, and keeps the emphasis and level of words', () => {
    const link = { type: 'page', pageId: 'page-1' } as never;
    run(store, (edit) => {
      edit.remove(place(undefined).id);
      edit.update<ShapeElement>(place(1).id, {
        frame: { x: 1, y: 1, w: 1, h: 1 },
        fill: { type: 'none' },
        line: { width: 1 },
        text: {
          box: { anchor: 'b' },
          levels: [{}],
          paragraphs: [
            {
              props: { level: 1, align: 'ctr' },
              runs: [
                { type: 'text', text: 'a', props: { size: 99, bold: true, link } },
                { type: 'text', text: 'b', props: { size: 99 } },
              ],
              endProps: { size: 99, italic: true },
            },
          ],
        },
      });
      resetPages(edit, [page, 'none']);
    });
    expect(types()).toEqual(['body1', 'body2', 'title']);
    const { frame, fill, line, text } = place(1);
    expect(frame).toEqual(store.find('element', 'layout-two-body1')?.frame);
    expect([fill, line]).toEqual([undefined, undefined]);
    expect(text).toEqual({
      paragraphs: [
        {
          props: { level: 1 },
          runs: [
            { type: 'text', text: 'a', props: { bold: true, link } },
            { type: 'text', text: 'b' },
          ],
          endProps: { italic: true },
        },
      ],
    });
  });
});
