import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { CoursewareStore } from '../../document/store.ts';
import type { ShapeElement } from '../../records/elements/shape.ts';
import { contentsLines, insertContents, isContentsOutdated, updateContents } from './contents.ts';
import { movePages } from './pages.ts';

let store: CoursewareStore;

/** A cover, a page for the table of contents, and three lessons of which the last is hidden, in two sections. */
beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    edit.create({ kind: 'deck', id: 'deck', schema: 1, size: { w: 1280, h: 720 } });
    const names = ['封面', '本课内容', '情境  导入', '新知', '藏起来'];
    names.forEach((title, at) => {
      const id = `p${at}`;
      edit.create({ kind: 'page', id, order: `b${at}`, ...(at === 4 && { hidden: true }) });
      edit.create({
        ...{ kind: 'element', type: 'shape', id: `t${at}`, parentId: id, order: 'a0' },
        frame: { x: 0, y: 40, w: 1000, h: 80 },
        placeholder: { type: at === 0 ? 'ctrTitle' : 'title' },
        text: { paragraphs: [{ runs: [{ type: 'text', text: title }] }] },
      });
    });
    edit.create({ kind: 'section', id: 's0', order: 'a', name: '课前' });
    edit.create({ kind: 'section', id: 's1', order: 'b1V', name: '课中' });
    edit.create({ kind: 'section', id: 's2', order: 'b3V', name: '只有藏起来的' });
  });
});

const insert = (wish: Parameters<typeof insertContents>[2]) => {
  let id: string | undefined;
  store.transact((edit) => {
    id = insertContents(edit, 'p1', wish, '目录');
  });
  const found = () => store.find('element', id ?? '') as ShapeElement;
  return { id: id ?? '', found };
};
const saidBy = ({ text }: ShapeElement) =>
  text?.paragraphs.map(({ runs }) => runs.map((run) => ('text' in run ? run.text : '')).join(''));

describe('a table of contents', () => {
  it('lists titles with page numbers, without the cover, hidden pages and its own page', () => {
    const { found } = insert({ of: 'titles', numbers: true });
    expect(saidBy(found())).toEqual(['情境 导入\t3', '新知\t4']);
    expect(found().text?.paragraphs[0]?.runs[0]).toMatchObject({
      props: { link: { type: 'page', pageId: 'p2' }, linkOwnColor: true, underline: 'none' },
    });
    // below the page's title
    expect(found().frame.y).toBeGreaterThan(120);
    expect(isContentsOutdated(store, found())).toBe(false);
  });

  it('lists sections by their first visible page, or the selected pages', () => {
    const lines = (wish: Parameters<typeof insertContents>[2]) =>
      contentsLines(store, 'p1', wish).map(({ words, pageId }) => [words, pageId]);
    expect(lines({ of: 'sections' })).toEqual([
      ['课前', 'p0'],
      ['课中', 'p2'],
    ]);
    expect(lines({ of: 'pages', pageIds: ['p3', 'p0', 'gone'] })).toEqual([
      ['封面', 'p0'],
      ['新知', 'p3'],
    ]);
    expect(insert({ of: 'pages', pageIds: [] }).id).toBe('');
  });

  it('reports when it is out of date, and keeps manual changes when it is updated', () => {
    const { id, found } = insert({ of: 'titles', numbers: true });
    store.transact((edit) => {
      const text = found().text;
      const [first, second] = text?.paragraphs ?? [];
      if (!text || !first || !second) throw new Error('no lines');
      const bold = first.runs.map((run) => ({ ...run, props: { ...run.props, bold: true } }));
      const heading = { runs: [{ type: 'text' as const, text: '我们要学' }] };
      edit.update<ShapeElement>(id, {
        text: { ...text, paragraphs: [heading, { ...first, runs: bold }, second] },
      });
    });
    expect(isContentsOutdated(store, found())).toBe(false);
    store.transact((edit) => {
      movePages(edit, ['p3'], 2);
      edit.update('p4', { hidden: undefined });
    });
    expect(isContentsOutdated(store, found())).toBe(true);
    store.transact((edit) => expect(updateContents(edit, id)).toBe(true));
    expect(saidBy(found())).toEqual(['我们要学', '新知\t3', '情境 导入\t4', '藏起来\t5']);
    // The line that was set in bold is still bold, and a new line has the format of the line before it.
    const isBold = found().text?.paragraphs.map(({ runs }) => runs[0]?.props?.bold);
    expect(isBold).toEqual([undefined, undefined, true, true]);
    expect(isContentsOutdated(store, found())).toBe(false);
  });

  it('changes its settings, and stays unchanged if no page would be listed', () => {
    const { id, found } = insert({ of: 'titles' });
    store.transact((edit) => expect(updateContents(edit, id, { of: 'sections', numbers: true })).toBe(true));
    expect(saidBy(found())).toEqual(['课前\t1', '课中\t3']);
    expect(found().contents).toEqual({ of: 'sections', numbers: true });
    store.transact((edit) => {
      for (const section of ['s0', 's1', 's2']) edit.remove(section);
    });
    store.transact((edit) => expect(updateContents(edit, id)).toBe(false));
    expect(saidBy(found())).toEqual(['课前\t1', '课中\t3']);
  });

  it('fills an empty placeholder of the page, and has two columns for many lines', () => {
    store.transact((edit) => {
      edit.create({
        ...{ kind: 'element', type: 'shape', id: 'body', parentId: 'p1', order: 'a1' },
        frame: { x: 100, y: 200, w: 900, h: 400 },
        placeholder: { type: 'body', index: 1 },
        text: { paragraphs: [{ runs: [] }] },
      });
      for (let at = 0; at < 9; at++) edit.create({ kind: 'page', id: `q${at}`, order: `c${at}`, name: 'x' });
      for (let at = 0; at < 9; at++)
        edit.create({
          ...{ kind: 'element', type: 'shape', id: `u${at}`, parentId: `q${at}`, order: 'a0' },
          frame: { x: 0, y: 0, w: 10, h: 10 },
          text: { paragraphs: [{ runs: [{ type: 'text', text: `第 ${at} 节${'长'.repeat(50)}` }] }] },
        });
    });
    const { id, found } = insert({ of: 'titles' });
    expect(id).toBe('body');
    expect(found().text?.box).toMatchObject({ columns: 2 });
    expect([...(saidBy(found())?.at(-1) ?? '')]).toHaveLength(40);
  });
});
