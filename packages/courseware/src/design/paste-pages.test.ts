import { beforeEach, describe, expect, it } from 'vitest';
import { change, shapesOn, withPage } from '../../test/pages/designed-page.ts';
import { shape, textBody } from '../../test/sample.ts';
import type { CoursewareStore } from '../document/store.ts';
import { copyPages } from '../edits/clipboard.ts';
import { resizePages } from './page-size.ts';
import { type PastedPages, pastePagesAs } from './paste-pages.ts';

let store: CoursewareStore;
let source: CoursewareStore;
let page: string;

/** A courseware to paste into, and another with a page of two columns, a free box and a smaller page size. */
beforeEach(() => {
  ({ store } = withPage('layout-content', 'T'));
  ({ store: source, page } = withPage('layout-two', 'S', 'left', 'right'));
  change(source, (edit) => {
    edit.create(
      shape('box', page, 'z0', {
        frame: { x: 0, y: 0, w: 100, h: 50 },
        text: { paragraphs: [{ runs: [{ type: 'text', text: 'x', props: { size: 20 } }] }] },
      }),
    );
  });
});

function paste(
  as: 'here' | 'source',
  instead?: PastedPages,
  from = copyPages(source, 'other', [page]),
): PastedPages {
  let pasted: PastedPages = { pages: [], design: [] };
  change(store, (edit) => {
    pasted = pastePagesAs(edit, 'page-1', from, as, instead);
  });
  return pasted;
}
const pageOf = ({ pages: [id = ''] }: PastedPages) => store.find('page', id);
const layoutOf = (pasted: PastedPages) => store.find('layout', pageOf(pasted)?.layoutId ?? '');
const words = (pasted: PastedPages) =>
  shapesOn(store, pasted.pages[0] ?? '').map(({ text }) =>
    text?.paragraphs.flatMap(({ runs }) => runs.map((run) => ('text' in run ? run.text : ''))).join(''),
  );

describe('pastePagesAs', () => {
  it('gives pages the similar layout of the page before, without their theme', () => {
    change(source, (edit) => edit.update(page, { themeId: 'theme-1' }));
    const pasted = paste('here');
    expect(pasted.design).toEqual([]);
    expect(store.pages()[1]).toBe(pasted.pages[0]);
    expect(pageOf(pasted)?.layoutId).toBe('layout-two');
    expect(pageOf(pasted)).not.toHaveProperty('themeId');
    expect(words(pasted)).toEqual(['S', 'left', 'right', 'x']);
  });

  it('adds the own design of pages', () => {
    const pasted = paste('source');
    expect(layoutOf(pasted)?.type).toBe('twoObj');
    expect(layoutOf(pasted)?.masterId).not.toBe('master-1');
    expect(pasted.design).toContain(layoutOf(pasted)?.id);
    expect(store.all('master')).toHaveLength(2);
  });

  it('replaces an earlier paste with its design', () => {
    const first = paste('source');
    const second = paste('here', first);
    expect(store.all('master')).toHaveLength(1);
    for (const id of [...first.pages, ...first.design]) expect(store.get(id)).toBeUndefined();
    expect(store.pages()).toHaveLength(3);
    expect(words(second)).toHaveLength(4);
  });

  it('returns pages without a design of their own unchanged', () => {
    const { design: _, ...bare } = copyPages(source, 'other', [page]);
    const pasted = paste('source', undefined, bare);
    expect(pasted.design).toEqual([]);
    expect(words(pasted)).toHaveLength(4);
  });

  it('scales pages of another size about the middle, with placeholders at their layout', () => {
    change(source, (edit) => resizePages(edit, { w: 640, h: 720 }, 'keep'));
    change(source, (edit) => edit.update('box', { frame: { x: 0, y: 0, w: 100, h: 50 } }));
    change(store, (edit) => resizePages(edit, { w: 640, h: 360 }, 'keep'));
    const pasted = paste('here');
    const [title, left, , box] = shapesOn(store, pasted.pages[0] ?? '');
    expect(title?.frame).toEqual(store.find('element', 'layout-two-title')?.frame);
    expect(left?.frame).toEqual(store.find('element', 'layout-two-body1')?.frame);
    expect(box?.frame).toEqual({ x: 160, y: 0, w: 50, h: 25 });
    expect(box?.text?.paragraphs[0]?.runs[0]?.props?.size).toBe(10);
  });

  it('scales placeholders that were moved off their layout like other elements', () => {
    const own = source.children(page)[1] ?? '';
    change(source, (edit) => edit.update(own, { frame: { x: 100, y: 200, w: 300, h: 400 } }));
    change(store, (edit) => resizePages(edit, { w: 640, h: 360 }, 'keep'));
    const [, left, right] = shapesOn(store, paste('here').pages[0] ?? '');
    expect(left?.frame).toEqual({ x: 50, y: 100, w: 150, h: 200 });
    expect(right?.frame).toEqual(store.find('element', 'layout-two-body2')?.frame);
  });

  it('keeps the position of placeholders that were moved off their layout', () => {
    const own = source.children(page)[1] ?? '';
    change(source, (edit) =>
      edit.update(own, { frame: { x: 5, y: 6, w: 70, h: 80 }, text: textBody('left') }),
    );
    const [, left] = shapesOn(store, paste('here').pages[0] ?? '');
    expect(left?.frame).toEqual({ x: 5, y: 6, w: 70, h: 80 });
  });
});
