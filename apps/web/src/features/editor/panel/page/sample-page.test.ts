import { type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import type { Design } from '@lectern/courseware/design';
import { expect, it } from 'vitest';
import { samplePage } from './sample-page.ts';

const frame = (x: number) => ({ x, y: 0, w: 100, h: 50 });
const place = (id: string, parentId: string, x: number, placeholder?: object) => ({
  kind: 'element',
  type: 'shape',
  id,
  parentId,
  order: `a${id}`,
  frame: frame(x),
  ...(placeholder && { placeholder }),
});
const design = (...records: object[]) => ({ size: { w: 960, h: 540 }, records }) as unknown as Design;
const layout = { kind: 'layout', id: 'obj', masterId: 'm', order: 'a0', type: 'obj' };
const sample = { title: '标题', text: '正文' };
const elementsOn = (records: readonly CoursewareRecord[]) => {
  const reader = new SnapshotReader({ records: [...records] });
  return reader.children('sample').flatMap((id) => reader.find('element', id) ?? []);
};

it("samplePage shows the texts in the placeholders of the design's layout for contents", () => {
  const records = samplePage(
    design(
      { ...layout, id: 'title', type: 'title' },
      layout,
      place('0', 'title', 9, { type: 'title' }),
      place('1', 'obj', 1, { type: 'title' }),
      place('2', 'obj', 2, { type: 'body', index: 1 }),
      place('3', 'obj', 3, { type: 'ftr', index: 11 }),
    ),
    sample,
  );
  const [title, text] = elementsOn(records);
  expect(title).toMatchObject({ frame: frame(1), placeholder: { type: 'title' } });
  expect(text).toMatchObject({ frame: frame(2), placeholder: { type: 'body', index: 1 } });
  const said = [title, text].map((each) => each?.type === 'shape' && each.text?.paragraphs[0]?.runs[0]);
  expect(said).toEqual([
    { type: 'text', text: '标题', props: { size: 54 } },
    { type: 'text', text: '正文', props: { size: 54 } },
  ]);
  expect(records.find(({ id }) => id === 'sample')).toEqual({
    kind: 'page',
    id: 'sample',
    order: 'a0',
    layoutId: 'obj',
  });
  expect(records.find(({ id }) => id === 'deck')).toEqual({
    kind: 'deck',
    id: 'deck',
    schema: 2,
    size: { w: 960, h: 540 },
  });
});

it('samplePage shows the six accents of the theme side by side', () => {
  const dots = elementsOn(samplePage(design(layout), sample));
  expect(dots.map((dot) => [dot.frame, dot.type === 'shape' && dot.fill])).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => [
      { x: 120 + (number - 1) * 130, y: 400, w: 100, h: 100 },
      { type: 'solid', color: { type: 'scheme', slot: `accent${number}` } },
    ]),
  );
});

it('samplePage shows no texts when the design has no layout for contents', () => {
  const records = samplePage(design(place('1', 'other', 1, { type: 'title' })), sample);
  expect(elementsOn(records)).toHaveLength(6);
  expect(records.find(({ id }) => id === 'sample')).not.toHaveProperty('layoutId');
});
