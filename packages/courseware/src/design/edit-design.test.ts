import { beforeEach, describe, expect, it } from 'vitest';
import { change, shapesOn, withPage } from '../../test/pages/designed-page.ts';
import { shape, textBody } from '../../test/sample.ts';
import type { CoursewareStore } from '../document/store.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import { ORPHAN } from '../resolve/placeholder.ts';
import { editDesign } from './edit-design.ts';

let store: CoursewareStore;
let page: string;
const moved = { x: 1, y: 2, w: 300, h: 400 };

beforeEach(() => {
  ({ store, page } = withPage('layout-two', 'T', 'left'));
});

const on = (index: number | undefined, id = page) =>
  shapesOn(store, id).find(({ placeholder }) => placeholder?.index === index);
const edit = (home: string, id: string, patch: Partial<ShapeElement>) =>
  change(store, (each) => editDesign(each, home, () => each.update<ShapeElement>(id, patch)));

describe('editDesign of a layout', () => {
  it('moves placeholders at the position of the layout, and not those that a user moved', () => {
    edit('layout-two', 'layout-two-body1', { frame: moved });
    expect(on(1)?.frame).toEqual(moved);
    expect(on(2)?.frame).toEqual(store.find('element', 'layout-two-body2')?.frame);
    change(store, (each) => each.update(on(2)?.id ?? '', { frame: { x: 9, y: 9, w: 9, h: 9 } }));
    edit('layout-two', 'layout-two-body2', { frame: moved });
    expect(on(2)?.frame).toEqual({ x: 9, y: 9, w: 9, h: 9 });
  });

  it('rotates placeholders with the layout', () => {
    const { frame } = on(1) ?? { frame: moved };
    edit('layout-two', 'layout-two-body1', { frame: { ...frame, rotation: 30 } });
    expect(on(1)?.frame.rotation).toBe(30);
    edit('layout-two', 'layout-two-body1', { frame: { ...frame, rotation: 40 } });
    expect(on(1)?.frame.rotation).toBe(40);
  });

  it('does not move placeholders of pages with another layout', () => {
    const before = on(1, 'page-1')?.frame;
    edit('layout-two', 'layout-two-body1', { frame: moved });
    expect(on(1, 'page-1')?.frame).toEqual(before);
  });

  it('removes empty placeholders of a removed place, and keeps filled ones without a place', () => {
    change(store, (each) =>
      editDesign(each, 'layout-two', () => {
        for (const index of [1, 2]) each.remove(`layout-two-body${index}`);
      }),
    );
    expect(shapesOn(store, page).map(({ placeholder }) => placeholder)).toEqual([
      { type: 'title' },
      { type: 'body', index: ORPHAN },
    ]);
  });

  it('keeps the marks of pages when the layout loses its place for them', () => {
    change(store, (each) => {
      each.create(shape('mark', 'layout-two', 'z0', { placeholder: { type: 'sldNum', index: 12 } }));
      each.create(shape('own', page, 'z0', { placeholder: { type: 'sldNum', index: 12 } }));
      editDesign(each, 'layout-two', () => each.remove('mark'));
    });
    expect(store.find('element', 'own')).toMatchObject({ placeholder: { type: 'sldNum', index: 12 } });
  });

  it('makes a format that all text has a format of its level', () => {
    edit('layout-two', 'layout-two-body1', {
      text: { paragraphs: [{ runs: [{ type: 'text', text: 'a', props: { size: 33 } }] }] },
    });
    expect((store.find('element', 'layout-two-body1') as ShapeElement).text).toMatchObject({
      levels: [{ run: { size: 33 } }],
      paragraphs: textBody('a').paragraphs,
    });
  });

  it('does nothing more when the layout itself is removed', () => {
    change(store, (each) => editDesign(each, 'layout-two', () => each.remove('layout-two')));
    expect(shapesOn(store, page)).toHaveLength(3);
  });
});

describe('editDesign of a master', () => {
  it('moves the placeholders of its layouts at the same position, and on their pages', () => {
    edit('master-1', 'master-1-title', { frame: moved });
    expect(store.find('element', 'layout-two-title')?.frame).toEqual(moved);
    expect(on(undefined)?.frame).toEqual(moved);
    expect(store.find('element', 'layout-title-ctrTitle')?.frame).not.toEqual(moved);
    expect(store.find('element', 'layout-content-body1')?.frame).not.toEqual(moved);
  });

  it('keeps the placeholders of pages when one of its own is removed', () => {
    change(store, (each) => editDesign(each, 'master-1', () => each.remove('master-1-title')));
    expect(shapesOn(store, page)).toHaveLength(3);
    expect(store.get('layout-two-title')).toBeDefined();
  });
});
