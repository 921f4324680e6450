import { describe, expect, it } from 'vitest';
import { blankCourseware, designRecords } from './blank-courseware.ts';
import type { ShapeElement } from './records/elements/shape.ts';
import { type CoursewareRecord, record } from './records/record.ts';

const on = (records: readonly CoursewareRecord[], parentId: string) =>
  records.filter((each): each is ShapeElement => each.kind === 'element' && each.parentId === parentId);
const byOrder = (elements: readonly ShapeElement[]) =>
  elements.toSorted((a, b) => (a.order < b.order ? -1 : 1)).map(({ id }) => id);

describe('blankCourseware', () => {
  const { records } = blankCourseware();

  it('contains valid records with different ids', () => {
    for (const each of records) expect(record.safeParse(each).error).toBeUndefined();
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  });

  it('has a first page with the empty placeholders of the title layout', () => {
    expect(records.find(({ kind }) => kind === 'page')).toMatchObject({ layoutId: 'layout-title' });
    const [title, subtitle] = on(records, 'page-1');
    expect([title?.placeholder, subtitle?.placeholder]).toEqual([
      { type: 'ctrTitle' },
      { type: 'subTitle', index: 1 },
    ]);
    expect(title?.frame).toEqual(on(records, 'layout-title')[0]?.frame);
    for (const place of [title, subtitle]) {
      expect(place?.text).toEqual({ paragraphs: [{ runs: [] }] });
      expect(place).not.toHaveProperty('textDefaults');
    }
  });

  it('has placeholders with defaults, prompts and anchors on the layouts', () => {
    const [title, picture] = on(records, 'layout-picture');
    expect(title).toMatchObject({ textDefaults: [{ run: { size: 32 } }], text: { box: { anchor: 'b' } } });
    expect(picture?.text?.paragraphs[0]?.runs).toEqual([{ type: 'text', text: '图片 Picture' }]);
    expect(on(records, 'layout-content')[0]).not.toHaveProperty('textDefaults');
    expect(on(records, 'layout-blank')).toEqual([]);
  });

  it('indents each level of contents further, with bullets, and no other text', () => {
    const master = records.find((each) => each.kind === 'master');
    if (master?.kind !== 'master') throw new Error('no master');
    const { body = [], other = [] } = master.textStyles ?? {};
    expect(body.map(({ paragraph }) => paragraph?.marginLeft)).toEqual([30, 66, 102, 138, 174]);
    expect(body.map(({ paragraph }) => paragraph?.spaceBefore)).toMatchObject([
      { value: 10 },
      { value: 5 },
      {},
      {},
      {},
    ]);
    expect(body[0]?.paragraph).toMatchObject({ bullet: { type: 'char' }, lineSpacing: { value: 1.2 } });
    expect(other[0]?.paragraph).toEqual({ align: 'l', lineSpacing: { type: 'percent', value: 1 } });
  });
});

describe('designRecords', () => {
  const look = { name: 'Look', colors: { dk1: '000000' }, fonts: { major: {}, minor: {} } } as never;
  const ground = [{ frame: { x: 0, y: 0, w: 1, h: 1 } }, { frame: { x: 0, y: 0, w: 2, h: 2 } }];

  it('names theme and master, and sets the background and colour map if they are given', () => {
    const [theme, master] = designRecords({
      theme: look,
      background: { type: 'none' },
      colorMap: { bg1: 'dk1' } as never,
    });
    expect([theme, master]).toMatchObject([
      { name: 'Look' },
      { name: 'Look', background: { type: 'none' }, colorMap: { bg1: 'dk1' } },
    ]);
    expect(designRecords({ theme: look })[1]).toMatchObject({
      background: { type: 'solid' },
      colorMap: { bg1: 'lt1' },
    });
  });

  it('places background shapes behind the placeholders of the master', () => {
    const elements = on(designRecords({ theme: look, ground }), 'master-1');
    expect(byOrder(elements)).toEqual([
      'master-1-ground0',
      'master-1-ground1',
      'master-1-title',
      'master-1-body1',
    ]);
    expect(elements[1]?.frame.w).toBe(2);
  });

  it('shows title pages and section headings with their own background in place of the master', () => {
    const records = designRecords({ theme: look, ground, titleGround: ground.slice(1) });
    const hiding = records.flatMap((each) =>
      each.kind === 'layout' && each.showMasterShapes === false ? [each.id] : [],
    );
    expect(hiding).toEqual(['layout-title', 'layout-section']);
    expect(byOrder(on(records, 'layout-title'))[0]).toBe('layout-title-ground0');
    expect(on(records, 'layout-content')).toHaveLength(2);
  });
});
