import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { CoursewareStore } from '../document/store.ts';
import type { TextBody } from '../records/text.ts';
import { countWords, coursewareStatistics } from './statistics.ts';

describe('the count of words', () => {
  it.each([
    ['秋天的雨', 4, 0],
    ['你好，世界！', 6, 0],
    ['two words', 0, 2],
    ['用 PowerPoint 2019 上课', 3, 2],
    ['x=1，y=2', 1, 2],
    ['\uFFFC — …', 0, 0],
    ['don’t', 0, 1],
    ['', 0, 0],
  ])('of %j has %i characters and %i words', (text, characters, words) => {
    expect(countWords(text)).toEqual({ characters, words });
  });
});

const body = (text: string): TextBody => ({ paragraphs: [{ runs: [{ type: 'text', text }] }] });
const frame = { x: 0, y: 0, w: 100, h: 50 };

function statisticsOf(notes?: string) {
  const store = new CoursewareStore(new Y.Doc());
  const shape = { kind: 'element', type: 'shape', frame } as const;
  store.transact(
    (edit) => {
      edit.create({ kind: 'deck', id: 'deck', schema: 1, size: { w: 1280, h: 720 } });
      edit.create({ kind: 'page', id: 'one', order: 'a0', ...(notes && { notes: body(notes) }) });
      edit.create({ kind: 'page', id: 'two', order: 'a1', hidden: true });
      edit.create({ ...shape, id: 'a', parentId: 'one', order: 'a0', text: body('春天 spring') });
      edit.create({ ...shape, id: 'b', parentId: 'one', order: 'a1', text: body('没人看见'), hidden: true });
      edit.create({ kind: 'element', type: 'group', id: 'g', parentId: 'two', order: 'a0', frame });
      edit.create({ ...shape, id: 'c', parentId: 'g', order: 'a0', text: body('夏') });
    },
    { source: 'load' },
  );
  return coursewareStatistics(store);
}

describe('the statistics of a courseware', () => {
  it('count text in groups and on hidden pages, but not in hidden elements', () => {
    expect(statisticsOf()).toMatchObject({ pages: 2, hiddenPages: 1, text: { characters: 3, words: 1 } });
  });

  it('estimate how long the notes take to read aloud, and return 0 minutes without notes', () => {
    expect(statisticsOf()).toMatchObject({ notes: { characters: 0, words: 0 }, minutes: 0 });
    expect(statisticsOf('字'.repeat(200))).toMatchObject({ notes: { characters: 200 }, minutes: 1 });
    expect(statisticsOf(`${'字'.repeat(200)} now`)).toMatchObject({ minutes: 2 });
  });
});
