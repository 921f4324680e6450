import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { CoursewareStore } from '../document/store.ts';
import type { Element } from '../records/element.ts';
import type { TextBody } from '../records/text.ts';
import { type FindWish, findWords, matcher, replaceWords } from './find-words.ts';

const plain: Omit<FindWish, 'words'> = { matchCase: false, wholeWords: false };

function body(...lines: readonly string[]): TextBody {
  return { paragraphs: lines.map((text) => ({ runs: [{ type: 'text', text }] })) };
}

function shape(id: string, text: TextBody, more: object = {}): Element {
  const frame = { x: 0, y: 0, w: 100, h: 50 };
  return { kind: 'element', type: 'shape', id, parentId: 'one', order: `a${id}`, frame, text, ...more };
}

function open(elements: readonly Element[], notes?: TextBody) {
  const store = new CoursewareStore(new Y.Doc());
  store.transact(
    (edit) => {
      edit.create({ kind: 'deck', id: 'deck', schema: 1, size: { w: 1280, h: 720 } });
      edit.create({ kind: 'page', id: 'one', order: 'a0', ...(notes ? { notes } : {}) });
      edit.create({ kind: 'page', id: 'two', order: 'a1' });
      for (const element of elements) edit.create(element);
    },
    { source: 'load' },
  );
  const find = (words: string, how: Partial<FindWish> = {}) => findWords(store, { ...plain, ...how, words });
  const replace = (words: string, by: string, how: Partial<FindWish> = {}) => {
    let count = 0;
    const wish = { ...plain, ...how, words };
    store.transact((edit) => {
      count = replaceWords(edit, findWords(store, wish), wish, by);
    });
    return count;
  };
  return { store, find, replace };
}

function runsOf(store: CoursewareStore, id: string) {
  const element = store.find('element', id);
  return element?.type === 'shape' ? element.text?.paragraphs.map(({ runs }) => runs) : undefined;
}

describe('the matches of a search in a text', () => {
  it('ignore case unless it should match, and take special characters literally', () => {
    expect(matcher({ ...plain, words: 'rain' })('Rain, rain')).toEqual([
      [0, 4],
      [6, 10],
    ]);
    expect(matcher({ ...plain, words: 'rain', matchCase: true })('Rain, rain')).toEqual([[6, 10]]);
    expect(matcher({ ...plain, words: 'a.b (c) [d] x/y-z' })('aXb a.b (c) [d] x/y-z')).toEqual([[4, 21]]);
    expect(matcher({ ...plain, words: '' })('anything')).toEqual([]);
  });

  it('are whole words if there is no letter beside them; Chinese characters separate words', () => {
    const whole = matcher({ ...plain, words: 'art', wholeWords: true });
    expect(whole('start art, arts')).toEqual([[6, 9]]);
    expect(whole('画art课')).toEqual([[1, 4]]);
    expect(matcher({ ...plain, words: '秋天', wholeWords: true })('金色的秋天里')).toEqual([[3, 5]]);
  });
});

describe('find and replace in a courseware', () => {
  const table: Element = {
    ...shape('t', body()),
    parentId: 'two',
    type: 'table',
    table: {
      columns: [{ id: 'A', width: 100 }],
      rows: [{ id: '1', height: 30 }],
      cells: { '1:A': { text: body('秋天的雨') } },
    },
  } as Element;
  const chart: Element = {
    ...shape('c', body()),
    parentId: 'two',
    type: 'chart',
    chart: {
      title: '秋天的雨量',
      plots: [
        {
          type: 'bar',
          series: [
            { name: '秋天', categories: ['秋天', 9], values: [1, 2] },
            { name: '春天', categories: ['秋天', 9], values: [3, 4] },
          ],
        },
      ],
      axes: [],
    },
  } as Element;

  it('find matches in texts, groups, cells, charts and notes in page order, each once', () => {
    const group: Element = {
      ...{ kind: 'element', type: 'group', id: 'g', parentId: 'one', order: 'ag' },
      frame: { x: 0, y: 0, w: 100, h: 50 },
    };
    const { find } = open(
      [
        shape('a', body('没有', '秋天，秋天')),
        group,
        shape('b', body('秋天'), { parentId: 'g' }),
        shape('h', body('秋天'), { hidden: true }),
        table,
        chart,
      ],
      body('讲秋天'),
    );
    expect(find('秋天').map(({ elementId, where, from }) => [elementId, where, from])).toEqual([
      ['a', 'text 1', 0],
      ['a', 'text 1', 3],
      ['b', 'text 0', 0],
      [undefined, 'notes 0', 1],
      ['c', 'title', 0],
      ['c', 'series 0 0', 0],
      ['c', 'category 0 秋天', 0],
      ['t', '1:A 0', 0],
    ]);
  });

  it('replace all matches everywhere in one undo step, except in locked elements', () => {
    const { store, find, replace } = open(
      [shape('a', body('秋天，秋天')), shape('l', body('秋天'), { locked: true }), table, chart],
      body('讲秋天'),
    );
    expect(replace('秋天', '冬天')).toBe(7);
    expect(find('秋天').map(({ elementId }) => elementId)).toEqual(['l']);
    expect(store.find('element', 'c')).toMatchObject({
      chart: {
        title: '冬天的雨量',
        plots: [{ series: [{ categories: ['冬天', 9] }, { categories: ['冬天', 9] }] }],
      },
    });
    store.undo();
    expect(find('秋天')).toHaveLength(8);
  });

  it('give the replacement the format of the first replaced letter, and do not cross a formula', () => {
    const look = { bold: true };
    const text: TextBody = {
      paragraphs: [
        {
          runs: [
            { type: 'text', text: '金色的秋' },
            { type: 'text', text: '天', props: look },
            { type: 'text', text: '来了', props: look },
            { type: 'formula', latex: 'x' },
            { type: 'text', text: '秋' },
            { type: 'break' },
            { type: 'text', text: '天' },
          ],
        },
      ],
    };
    const { store, replace } = open([shape('a', text)]);
    expect(replace('秋天', '冬')).toBe(1);
    expect(runsOf(store, 'a')?.[0]?.slice(0, 3)).toEqual([
      { type: 'text', text: '金色的冬' },
      { type: 'text', text: '来了', props: look },
      { type: 'formula', latex: 'x' },
    ]);
  });

  it('skip matches whose text was changed since the search', () => {
    const { store, find } = open([shape('a', body('秋天'))]);
    const found = find('秋天');
    store.transact((edit) => edit.update('a', { text: body('在秋天') }));
    store.transact((edit) => {
      expect(replaceWords(edit, found, { ...plain, words: '秋天' }, '冬天')).toBe(0);
    });
    expect(runsOf(store, 'a')).toEqual([[{ type: 'text', text: '在秋天' }]]);
  });
});
