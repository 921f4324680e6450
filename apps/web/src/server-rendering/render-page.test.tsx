// @isolated: code loaded for the server must not be loaded for other tests.
import { blankCourseware, type CoursewareRecord, type Element } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { type PageQuestion, renderPage } from './render-page.tsx';

const blank = blankCourseware();
const blankPage = blank.records.find(({ kind }) => kind === 'page');
if (blankPage?.kind !== 'page') throw new Error('a blank courseware has no page');
const { id: pageId } = blankPage;

function shape(id: string, text: string, more: object = {}): Element {
  const frame = { x: 0, y: 0, w: 400, h: 100 };
  const body = { paragraphs: [{ runs: [{ type: 'text' as const, text }] }] };
  const base = { kind: 'element', id, parentId: pageId, order: `a${id}`, frame } as const;
  return { ...base, type: 'shape', textBox: true, text: body, ...more } as Element;
}

function rendered(records: readonly CoursewareRecord[], wish: Partial<PageQuestion> = {}) {
  const kept = blank.records.filter(
    (each) => each.kind !== 'element' && !records.some(({ id }) => id === each.id),
  );
  const snapshot = { records: [...kept, ...records] };
  return renderPage({ snapshot, page: undefined, mode: 'show', language: 'zh', ...wish });
}

function entering(elementId: string, more: object = {}): CoursewareRecord {
  const effect = { class: 'entrance', preset: 1 };
  const animation = {
    id: 'x',
    elementId,
    effect,
    trigger: { type: 'click' },
    delay: 0,
    duration: 0,
    ...more,
  };
  return { ...blankPage, animations: [animation] } as CoursewareRecord;
}

describe('a page rendered on the server', () => {
  it('contains its texts and its size', () => {
    const page = rendered([shape('b', '分数的初步认识')]);
    expect(page?.html).toContain('分数的初步认识');
    expect(page).toMatchObject({ page: 1, w: 1280, h: 720, assets: [] });
  });

  it('escapes markup in every text', () => {
    const hostile = '</div><script>alert(1)</script><img src=x onerror="alert(2)"> " style="color:red';
    const html = rendered([shape('b', hostile)])?.html ?? '';
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<img|onerror="|style="color:red"/);
  });

  it('leaves out an element that an animation shows later, except when it is edited', () => {
    const records = [shape('b', '先看题目'), shape('c', '答案是三'), entering('c')];
    expect(rendered(records)?.html).not.toContain('答案是三');
    expect(rendered(records, { mode: 'thumbnail' })?.html).not.toContain('答案是三');
    expect(rendered(records)?.html).toContain('先看题目');
    expect(rendered(records, { mode: 'edit' })?.html).toContain('答案是三');
  });

  it('is undefined when an animation shows only a part of an element later', () => {
    const records = [shape('b', '一'), entering('b', { paragraphs: [0, 0] })];
    expect(rendered(records)).toBeUndefined();
    expect(rendered([shape('b', '一'), entering('b', { part: 'bg' })])).toBeUndefined();
  });

  it('is undefined when it has a playing, painted or measured element, or needs further code', () => {
    const tool = { type: 'tool', toolKey: 'dice', data: {}, text: undefined, textBox: undefined };
    expect(rendered([shape('b', '', tool)])).toBeUndefined();
    const runs = [{ type: 'formula', latex: 'x^2' }];
    expect(rendered([shape('b', '', { text: { paragraphs: [{ runs }] } })])).toBeUndefined();
    const tabs = { tabs: [{ pos: 100, align: 'l' }] };
    const tabbed = { paragraphs: [{ props: tabs, runs: [{ type: 'text', text: '甲\t乙' }] }] };
    expect(rendered([shape('b', '', { text: tabbed })])).toBeUndefined();
    const picture = { ...blankPage, picture: { asset: 'a'.repeat(64), part: 'p', shown: true } };
    expect(rendered([shape('b', '一'), picture as CoursewareRecord])).toBeUndefined();
  });

  it('is the page with the given number, or undefined', () => {
    const second = { ...blankPage, id: 'second', order: 'zz' } as CoursewareRecord;
    const records = [shape('b', '第一页'), second, shape('c', '第二页', { parentId: 'second' })];
    expect(rendered(records, { page: 2 })).toMatchObject({ page: 2 });
    expect(rendered(records, { page: 2 })?.html).toContain('第二页');
    expect(rendered(records, { page: 3 })).toBeUndefined();
  });

  it('is the first visible page, or the first of all pages for editing', () => {
    const hidden = { ...blankPage, hidden: true } as CoursewareRecord;
    const second = { ...blankPage, id: 'second', order: 'zz' } as CoursewareRecord;
    const records = [shape('b', '备用'), hidden, second];
    expect(rendered(records)?.page).toBe(2);
    expect(rendered(records, { mode: 'thumbnail' })?.page).toBe(2);
    expect(rendered(records, { mode: 'edit' })?.page).toBe(1);
  });

  it('references its pictures by their hashes', () => {
    const hash = 'c'.repeat(64);
    const picture = { type: 'picture', asset: hash, text: undefined, textBox: undefined };
    const page = rendered([shape('b', '', picture)]);
    expect(page?.html).toContain(`src="lectern-asset:${hash}"`);
    expect(page?.assets).toEqual([hash]);
  });
});
