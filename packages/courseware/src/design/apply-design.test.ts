import { beforeEach, describe, expect, it } from 'vitest';
import { change, shapesOn, withPage } from '../../test/pages/designed-page.ts';
import { shape } from '../../test/sample.ts';
import { blankCourseware, designRecords } from '../blank-courseware.ts';
import { compareOrder } from '../document/compare-order.ts';
import type { CoursewareStore } from '../document/store.ts';
import type { Layout } from '../records/design.ts';
import type { CoursewareRecord } from '../records/record.ts';
import { addDesign, applyDesign, type Design, layoutLike } from './apply-design.ts';

const SIZE = { w: 1280, h: 720 };
const HASH = 'a'.repeat(64);
let store: CoursewareStore;
let page: string;

beforeEach(() => {
  ({ store, page } = withPage('layout-two', 'T'));
});

const design = (records: readonly CoursewareRecord[] = designRecords(), size = SIZE): Design => ({
  records,
  size,
});
const add = (made: Design) => {
  let ids: ReadonlyMap<string, string> = new Map();
  change(store, (edit) => {
    ids = addDesign(edit, made);
  });
  return (id: string) => ids.get(id) ?? '';
};

describe('addDesign', () => {
  it('adds theme, master and layouts under new ids that refer to each other', () => {
    const idOf = add(design());
    expect(store.find('master', idOf('master-1'))).toMatchObject({ themeId: idOf('theme-1') });
    expect(store.find('layout', idOf('layout-two'))).toMatchObject({
      masterId: idOf('master-1'),
      order: 'a3',
    });
    expect(store.children(idOf('layout-two'))).toHaveLength(3);
    expect([...store.all('master')].sort(compareOrder).at(-1)?.id).toBe(idOf('master-1'));
    expect(store.find('layout', 'layout-two')?.masterId).toBe('master-1');
  });

  it('adds files that the courseware does not have, and no elements of other pages', () => {
    const asset = { kind: 'asset', id: HASH, mime: 'image/png', size: 1 } as const;
    const count = store.all('element').length;
    add(design([asset, shape('foreign', 'elsewhere', 'a0')]));
    add(design([{ ...asset, size: 2 }]));
    expect(store.find('asset', HASH)?.size).toBe(1);
    expect(store.all('element')).toHaveLength(count);
  });

  it('keeps animations of its elements, and no empty list', () => {
    const animation = (elementId: string) => ({
      id: elementId,
      elementId,
      effect: { class: 'entrance', preset: 1 } as const,
      trigger: { type: 'click' } as const,
      delay: 0,
      duration: 1,
    });
    const records = designRecords().map((each) =>
      each.kind === 'master'
        ? { ...each, animations: [animation('master-1-title'), animation('none')] }
        : each,
    );
    const idOf = add(design(records));
    expect(store.find('master', idOf('master-1'))?.animations).toMatchObject([
      { elementId: idOf('master-1-title') },
    ]);
    expect(store.find('layout', idOf('layout-two'))).not.toHaveProperty('animations');
  });

  it('stretches a design of another page size', () => {
    const idOf = add(design(designRecords(), { w: 640, h: 720 }));
    expect(store.find('element', idOf('master-1-title'))?.frame).toEqual({ x: 160, y: 40, w: 2240, h: 100 });
    expect(store.find('master', idOf('master-1'))?.textStyles?.title?.[0]?.run?.size).toBe(40);
    const small = add(design(designRecords(), { w: 640, h: 360 }));
    expect(store.find('master', small('master-1'))?.textStyles?.title?.[0]?.run?.size).toBe(80);
  });
});

describe('applyDesign', () => {
  const layoutOf = (id: string) => store.find('layout', store.find('page', id)?.layoutId ?? '');

  it('gives all pages the most similar layout, and removes the former design', () => {
    change(store, (edit) => applyDesign(edit, design(), 'all'));
    expect(store.all('master')).toHaveLength(1);
    expect(store.all('theme')).toHaveLength(1);
    expect(store.get('master-1')).toBeUndefined();
    expect(store.get('theme-1')).toBeUndefined();
    expect([layoutOf('page-1')?.type, layoutOf(page)?.type]).toEqual(['title', 'twoObj']);
    expect(shapesOn(store, page)[0]?.text?.paragraphs[0]?.runs).toHaveLength(1);
  });

  it('gives some pages the design, and keeps the former design for the others', () => {
    change(store, (edit) => {
      edit.update(page, { themeId: 'theme-1', colorMap: { bg1: 'dk1', tx1: 'lt1', bg2: 'dk2', tx2: 'lt2' } });
      applyDesign(edit, design(), [page, 'none']);
    });
    expect(store.all('master')).toHaveLength(2);
    expect(store.find('page', 'page-1')?.layoutId).toBe('layout-title');
    expect(layoutOf(page)?.masterId).not.toBe('master-1');
    expect(store.get(page)).not.toHaveProperty('themeId');
    expect(store.get(page)).not.toHaveProperty('colorMap');
  });
});

describe('layoutLike', () => {
  const layouts = blankCourseware().records.filter((each): each is Layout => each.kind === 'layout');
  const find = (wanted: Partial<Layout> | undefined, candidates: readonly Layout[] = layouts) =>
    layoutLike(
      store,
      wanted && { kind: 'layout', id: 'x', masterId: 'm', order: '', name: '', ...wanted },
      candidates,
    )?.id;

  it('prefers the type, then the name, then the contents', () => {
    expect(find({ type: 'twoObj', name: '空白' })).toBe('layout-two');
    expect(find({ type: 'other', name: '空白' })).toBe('layout-blank');
    expect(find({ id: 'layout-two', type: 'other', name: 'other' })).toBe('layout-two');
    expect(find({ id: 'layout-heading', name: 'other' })).toBe('layout-heading');
  });

  it('returns the content layout for others, or the first', () => {
    const some = layouts.filter(({ id }) => id === 'layout-title' || id === 'layout-content');
    expect(find({ id: 'layout-two', type: 'other', name: 'other' }, some)).toBe('layout-content');
    expect(find({ id: 'layout-two', type: 'other', name: 'other' }, some.slice(0, 1))).toBe('layout-title');
    expect(find({ type: 'other' }, [])).toBeUndefined();
  });

  it('returns the blank layout for a page without one', () => {
    expect(find(undefined)).toBe('layout-blank');
    expect(find(undefined, layouts.slice(0, 2))).toBe('layout-content');
  });
});
