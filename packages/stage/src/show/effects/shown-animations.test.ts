import {
  type Animation,
  blankCourseware,
  type CoursewareRecord,
  type Element,
  SnapshotReader,
} from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { shownAnimations } from './shown-animations.ts';

const fade = (id: string, elementId: string, change: Partial<Animation> = {}): Animation => ({
  id,
  elementId,
  effect: { class: 'entrance', preset: 10 },
  trigger: { type: 'click' },
  delay: 0,
  duration: 500,
  ...change,
});
type Shape = Extract<Element, { type: 'shape' }>;
const shape = (id: string, parentId: string, change: Partial<Shape> = {}): Element => ({
  kind: 'element',
  type: 'shape',
  id,
  parentId,
  order: id,
  frame: { x: 0, y: 0, w: 10, h: 10 },
  ...change,
});
const body = { placeholder: { type: 'body', index: 1 } };
const lines = (...levels: number[]) => ({
  text: {
    paragraphs: levels.map((level) => ({
      props: { level },
      runs: [{ type: 'text' as const, text: 'words' }],
    })),
  },
});

function shown(layoutAnimations: Animation[], pageAnimations: Animation[], elements: Element[]) {
  const master = blankCourseware().records.find((each) => each.kind === 'master');
  const records: CoursewareRecord[] = [
    ...blankCourseware().records.filter(({ kind }) => kind === 'deck'),
    { kind: 'master', id: 'master', themeId: master?.kind === 'master' ? master.themeId : '', order: 'a' },
    { kind: 'layout', id: 'layout', masterId: 'master', order: 'a', animations: layoutAnimations },
    { kind: 'page', id: 'page', order: 'a', layoutId: 'layout', animations: pageAnimations },
    ...elements,
  ];
  return shownAnimations(new SnapshotReader({ records }), 'page').map(
    ({ elementId, paragraphs, duration, trigger }) => ({ elementId, paragraphs, duration, by: trigger.type }),
  );
}

describe('the animations of a page', () => {
  it('contain first the effects of its layout, on shapes and placeholders, and then its own', () => {
    const list = shown(
      [fade('a', 'logo'), fade('b', 'sample')],
      [fade('c', 'own')],
      [
        shape('logo', 'layout'),
        shape('sample', 'layout', body),
        shape('own', 'page'),
        shape('text', 'page', { ...body, ...lines(0) }),
      ],
    );
    expect(list.map(({ elementId }) => elementId)).toEqual(['logo', 'text', 'own']);
  });

  it('apply the samples of a placeholder to each paragraph, by its level', () => {
    const sample = (id: string, level: number, change: Partial<Animation>) =>
      fade(id, 'sample', { paragraphs: [level, level], ...change });
    const list = shown(
      [sample('a', 0, { duration: 100 }), sample('b', 1, { duration: 200, trigger: { type: 'with' } })],
      [],
      [
        shape('sample', 'layout', { ...body, ...lines(0, 1) }),
        shape('text', 'page', { ...body, ...lines(0, 1, 2, 0) }),
      ],
    );
    expect(list.map(({ paragraphs, duration, by }) => [paragraphs?.[0], duration, by])).toEqual([
      [0, 100, 'click'],
      [1, 200, 'with'],
      [2, 200, 'with'],
      [3, 100, 'click'],
    ]);
  });

  it('of a SmartArt node apply to all shapes that show the node', () => {
    const node = { diagramNode: '{1}' };
    const list = shown(
      [],
      [fade('a', 'art', { part: 'dgm id={1} bldStep=sp' })],
      [
        {
          kind: 'element',
          type: 'group',
          id: 'art',
          parentId: 'page',
          order: 'a',
          frame: { x: 0, y: 0, w: 9, h: 9 },
        },
        shape('box', 'art', node),
        shape('words', 'art', node),
        shape('other', 'art', { diagramNode: '{2}' }),
      ],
    );
    expect(list.map(({ elementId, by }) => [elementId, by])).toEqual([
      ['box', 'click'],
      ['words', 'with'],
    ]);
  });
});
