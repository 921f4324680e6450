import type { CoursewareRecord, CoursewareSnapshot, Element, Run, TextBody } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { inspectCourseware } from './inspect-courseware.ts';

const words = (text: string): Run => ({ type: 'text', text });
const FORMULA = { type: 'formula', latex: 'x' } as Run;
const body = (...paragraphs: readonly (readonly Run[])[]): TextBody => ({
  paragraphs: paragraphs.map((runs) => ({ runs: [...runs] })),
});
const page = (more: object = {}) => ({ kind: 'page', id: 'p', order: 'a0', ...more }) as CoursewareRecord;
const element = (type: string, more: object = {}) =>
  ({
    kind: 'element',
    type,
    id: type,
    parentId: 'p',
    order: 'a0',
    frame: { x: 0, y: 0, w: 1, h: 1 },
    ...more,
  }) as Element;
const inspect = (...records: readonly CoursewareRecord[]) =>
  inspectCourseware({ records } as unknown as CoursewareSnapshot).slides;

const NOTHING = {
  ...{ texts: [], shapes: 0, images: 0, tables: 0, charts: 0, media: 0, smartart: 0, math: 0 },
  ...{ animations: 0, transition: false, notes: '' },
};
const count = (...elements: readonly Element[]) => {
  const [summary] = inspect(page(), ...elements);
  return Object.fromEntries(
    Object.entries(summary ?? {}).filter(([key, value]) => {
      const none = NOTHING[key as keyof typeof NOTHING];
      return Array.isArray(value) ? value.length > 0 : value !== none;
    }),
  );
};

describe('inspectCourseware', () => {
  it('returns the pages in order, with motion and notes', () => {
    const notes = body([words('a'), FORMULA, words('b')], [words(' ')], [words('c')]);
    const second = page({ id: 'q', order: 'a1', notes, animations: [1, 2], transition: { type: 'fade' } });
    expect(inspect(second, page())).toEqual([
      NOTHING,
      { ...NOTHING, animations: 2, transition: true, notes: 'a\nb\nc' },
    ]);
  });

  it.each([
    [element('shape'), { shapes: 1 }],
    [element('line'), { shapes: 1 }],
    [element('picture'), { shapes: 1, images: 1 }],
    [element('picture', { object: { program: 'x' } }), { shapes: 1 }],
    [element('video'), { shapes: 1, media: 1 }],
    [element('audio'), { shapes: 1, media: 1 }],
    [element('chart'), { shapes: 1, charts: 1 }],
    [element('formula'), { shapes: 1, math: 1 }],
    [element('ink'), { shapes: 1 }],
    [element('tool'), { shapes: 1 }],
    [element('group'), {}],
    [element('unknown', { what: 'picture' }), { shapes: 1, images: 1 }],
    [element('unknown', { what: 'diagram', texts: ['a'] }), { shapes: 1, smartart: 1, texts: ['a'] }],
    [element('unknown', { what: 'chartex', texts: ['a'] }), { shapes: 1, charts: 1 }],
    [element('unknown', { what: 'x', texts: ['a'] }), { shapes: 1, texts: ['a'] }],
  ])('counts %j as %j', (one, counts) => {
    expect(count(one)).toEqual(counts);
  });

  it('returns the texts of elements back to front, also those that a merged cell hides', () => {
    const table = {
      cells: { 'r1:c1': { text: body([words('cell')]) } },
      covered: { 'r1:c2': body([words('under')]) },
    };
    const front = element('shape', { order: 'a2', text: body([words('front')]) });
    expect(count(front, element('table', { order: 'a1', table }))).toEqual({
      ...{ shapes: 2, tables: 1, texts: ['cell', 'under', 'front'] },
    });
  });

  it('splits a paragraph at formulas, joins breaks, and leaves out computed fields', () => {
    const field = (name: string) => ({ type: 'field', field: name, text: name }) as Run;
    const text = body(
      [words('a'), { type: 'break' } as Run, words('b'), FORMULA, FORMULA, words('c')],
      [field('slidenum'), field('datetime1'), field('other')],
      [words(' ')],
    );
    expect(count(element('shape', { text }))).toEqual({ shapes: 1, math: 2, texts: ['a\nb', 'c', 'other'] });
  });

  it('counts the content of a group, and ink of several strokes as one', () => {
    const inside = (id: string, type: string, parentId = 'group') => element(type, { id, parentId });
    expect(count(element('group'), inside('1', 'shape'), inside('2', 'ink'))).toEqual({ shapes: 2 });
    expect(count(element('group'), inside('1', 'ink'), inside('2', 'ink'))).toEqual({ shapes: 1 });
    expect(count(element('group'), inside('g', 'group'), inside('1', 'picture', 'g'))).toEqual({
      shapes: 1,
      images: 1,
    });
  });

  it('counts a diagram as one shape with its own texts and its formulas', () => {
    const drawn = element('shape', { parentId: 'group', text: body([words('drawn'), FORMULA]) });
    expect(count(element('group', { diagram: { texts: ['own'] } }), drawn)).toMatchObject({
      ...{ shapes: 1, smartart: 1, math: 1 },
    });
    expect(count(element('group', { diagram: {} }))).toEqual({ shapes: 1, smartart: 1 });
  });
});
