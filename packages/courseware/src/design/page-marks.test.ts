import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { run } from '../../test/edited.ts';
import { shape } from '../../test/sample.ts';
import { blankCourseware } from '../blank-courseware.ts';
import { CoursewareStore } from '../document/store.ts';
import { placeholdersOn } from '../edits/pages/placeholders.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import { markPlace, type PageMarks, pageMarks, setPageMarks } from './page-marks.ts';

let store: CoursewareStore;

beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    for (const record of blankCourseware().records) edit.create(record);
    edit.create({ kind: 'page', id: 'p', order: 'a5', layoutId: 'layout-two' });
    edit.create(shape('front', 'p', 'a0'));
  });
});

const set = (marks: PageMarks, pages = ['p'], options?: Parameters<typeof setPageMarks>[3]) =>
  run(store, (edit) => setPageMarks(edit, pages, marks, options));
const place = (parentId: string, type: string) =>
  placeholdersOn(store, parentId).find(({ placeholder }) => placeholder?.type === type) as
    | ShapeElement
    | undefined;
const runs = (type: string) => place('p', type)?.text?.paragraphs[0]?.runs;

describe('pageMarks', () => {
  it('returns what setPageMarks set', () => {
    expect(pageMarks(store, 'p')).toEqual({ number: false, footer: undefined, date: undefined });
    for (const marks of [
      { number: true, footer: 'F', date: 'today' },
      { number: false, footer: '', date: { words: '1 May' } },
      { number: true, footer: undefined, date: undefined },
    ] as const) {
      set(marks);
      expect(pageMarks(store, 'p')).toEqual(marks);
    }
  });

  it('reads a date without a field as fixed text, and leaves out formulas', () => {
    const fields = [
      { type: 'field', field: 'slidenum', text: '3' },
      { type: 'text', text: 'a' },
      { type: 'formula', latex: 'x' },
    ] as const;
    run(store, (edit) =>
      edit.create(
        shape('dt', 'p', 'b0', {
          placeholder: { type: 'dt' },
          text: { paragraphs: [{ runs: [...fields] }] },
        }),
      ),
    );
    expect(pageMarks(store, 'p').date).toEqual({ words: '3a' });
  });
});

describe('setPageMarks', () => {
  it('writes fields for number and date, and texts', () => {
    set({ number: true, footer: 'F', date: 'today' }, ['p'], { today: '1 May' });
    expect(runs('sldNum')).toEqual([{ type: 'field', field: 'slidenum', text: '‹#›' }]);
    expect(runs('dt')).toEqual([{ type: 'field', field: 'datetime1', text: '1 May' }]);
    expect(runs('ftr')).toEqual([{ type: 'text', text: 'F' }]);
    set({ number: true, footer: '' });
    expect(runs('ftr')).toEqual([]);
    expect(place('p', 'dt')).toBeUndefined();
  });

  it('adds marks in front of the other elements, and their places to layout and master', () => {
    set({ number: true });
    expect(store.children('p').at(-1)).toBe(place('p', 'sldNum')?.id);
    const [own, layout, master] = ['p', 'layout-two', 'master-1'].map((id) => place(id, 'sldNum'));
    expect(own?.frame).toEqual({ x: 1280 * 0.7175, y: 720 * 0.93, w: 1280 * 0.22, h: 36 });
    expect([layout?.frame, master?.frame]).toEqual([own?.frame, own?.frame]);
    expect(own?.placeholder).toEqual({ type: 'sldNum', index: 12 });
    expect(master?.textDefaults?.[0]).toMatchObject({ paragraph: { align: 'r' }, run: { size: 12 } });
    expect(layout).not.toHaveProperty('textDefaults');
    expect(layout?.text?.paragraphs[0]?.runs).toHaveLength(1);
    expect(place('p', 'ftr')).toBeUndefined();
  });

  it('takes frame, name and index from the place of the layout', () => {
    const own = { frame: { x: 1, y: 2, w: 3, h: 4 }, name: 'N', placeholder: { type: 'ftr', index: 77 } };
    run(store, (edit) => edit.create(shape('ftr', 'layout-two', 'b0', own)));
    set({ number: false, footer: 'F' });
    expect(place('p', 'ftr')).toMatchObject(own);
    expect(place('master-1', 'ftr')).toBeUndefined();
  });

  it('keeps the format of an existing text, and removes further marks of the kind', () => {
    const props = { bold: true };
    run(store, (edit) => {
      for (const id of ['one', 'two'])
        edit.create(
          shape(id, 'p', `b${id}`, {
            placeholder: { type: 'ftr' },
            text: { paragraphs: [{ props: { align: 'r' }, runs: [{ type: 'text', text: 'old', props }] }] },
          }),
        );
    });
    set({ number: false, footer: 'new' });
    const footers = placeholdersOn(store, 'p').filter(({ placeholder }) => placeholder?.type === 'ftr');
    expect(footers).toHaveLength(1);
    expect(place('p', 'ftr')?.text?.paragraphs).toEqual([
      { props: { align: 'r' }, runs: [{ type: 'text', text: 'new', props }] },
    ]);
    set({ number: false });
    expect(place('p', 'ftr')).toBeUndefined();
  });

  it('removes the marks of pages with a title layout on request only', () => {
    set({ number: true }, ['page-1', 'none']);
    expect(place('page-1', 'sldNum')).toBeDefined();
    set({ number: true }, ['page-1', 'p'], { notOnTitles: true });
    expect(place('page-1', 'sldNum')).toBeUndefined();
    expect(place('p', 'sldNum')).toBeDefined();
  });
});

it('markPlace returns the place of a layout or master, which is added once', () => {
  const mark = (home: string) => run(store, (edit) => markPlace(edit, home, 'dt'));
  const id = mark('layout-two');
  expect(id).toBe(place('layout-two', 'dt')?.id);
  expect(mark('layout-two')).toBe(id);
  expect(place('master-1', 'dt')?.frame.x).toBe(80);
  expect(mark('none')).toBeUndefined();
});
