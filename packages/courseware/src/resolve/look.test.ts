import { expect, it } from 'vitest';
import { sampleRecords, shape, textBody } from '../../test/sample.ts';
import { SnapshotReader } from '../document/snapshot-reader.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import type { CoursewareRecord } from '../records/record.ts';
import { designOf } from './design.ts';
import { boxOf, lookOf } from './look.ts';

const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } }) as const;
const styles = {
  title: [{ run: { size: 40 } }],
  body: [{ run: { size: 28 } }],
  other: [{ run: { size: 18 } }],
};

/** A page whose placeholder `own` inherits from `layout-place` and that from `master-place`. */
function lookAt(
  own: Partial<ShapeElement>,
  layout: Partial<ShapeElement> = {},
  master: Partial<ShapeElement> = {},
  deck: object = {},
) {
  const placeholder = own.placeholder ?? { type: 'body', index: 1 };
  const [first, ...rest] = sampleRecords(1, 0);
  const records = [
    { ...first, ...deck } as CoursewareRecord,
    ...rest.map((each) => (each.kind === 'page' ? { ...each, layoutId: 'layout' } : each)),
    { kind: 'master', id: 'master', order: 'a0', themeId: 't', name: '', textStyles: styles } as never,
    { kind: 'layout', id: 'layout', order: 'a0', masterId: 'master', name: '' } as const,
    shape('master-place', 'master', 'a0', { placeholder, ...master }),
    shape('layout-place', 'layout', 'a0', { placeholder, ...layout }),
    shape('own', 'p0', 'a0', { placeholder, ...own }),
  ];
  const reader = new SnapshotReader({ records });
  const element = reader.find('element', 'own');
  if (!element) throw new Error('no element');
  return { look: lookOf(element, designOf(reader, 'p0')), element, reader };
}

it('lookOf takes fill, geometry and effects from the nearest that has them', () => {
  const geometry = { type: 'preset', preset: 'ellipse' } as const;
  const { look } = lookAt(
    { fill: solid('111111') },
    { fill: solid('222222'), geometry },
    { effects: { glow: 1 } as never, geometry: { type: 'preset', preset: 'rect' } },
  );
  expect(look.fill).toEqual(solid('111111'));
  expect(look.geometry).toEqual(geometry);
  expect(look.effects).toEqual({ glow: 1 });
  expect(lookAt({}).look.fill).toBeUndefined();
});

it('lookOf merges lines and text boxes property by property, the nearest first', () => {
  const { look } = lookAt(
    { line: { width: 3 }, text: { ...textBody('a'), box: { anchor: 'b' } } },
    {
      line: { width: 9, fill: solid('222222') },
      text: { ...textBody(''), box: { anchor: 't', insetLeft: 1 } },
    },
    { line: { dash: 'dash' }, text: { ...textBody(''), box: { columns: 2 } } },
  );
  expect(look.line).toEqual({ width: 3, fill: solid('222222'), dash: 'dash' });
  expect(look.box).toMatchObject({
    anchor: 'b',
    insetLeft: 1,
    columns: 2,
    insetRight: 9.6,
    insetTop: 4.8,
    wrap: true,
  });
  expect(lookAt({ line: { width: 3 } }).look.line).toEqual({ width: 3 });
});

it('lookOf lists inherited levels, nearest first, without the own levels of the text', () => {
  const level = (size: number) => [{ run: { size } }];
  const { look } = lookAt(
    { text: { ...textBody('a'), levels: level(1) }, textDefaults: level(2) },
    { text: { ...textBody(''), levels: level(3) }, textDefaults: level(4) },
    { text: { ...textBody(''), levels: [] } },
  );
  expect(look.levels).toEqual([level(2), level(3), level(4), styles.body]);
});

it('lookOf ends with the style of the master for titles and contents, and with that of the deck first for others', () => {
  const textStyle = [{ run: { size: 5 } }];
  const levels = (type: string) =>
    lookAt({ placeholder: { type, index: 1 } }, {}, {}, { textStyle }).look.levels;
  expect(levels('title')).toEqual([styles.title]);
  expect(levels('body')).toEqual([styles.body]);
  expect(levels('sldNum')).toEqual([textStyle, styles.other]);
});

it('lookOf returns the same object until element or design change', () => {
  const { look, element, reader } = lookAt({});
  expect(lookOf(element, designOf(reader, 'p0'))).toBe(look);
  expect(lookOf({ ...element }, designOf(reader, 'p0'))).not.toBe(look);
  expect(lookOf(element, { ...designOf(reader, 'p0') })).not.toBe(look);
});

it('boxOf completes the box of a text', () => {
  expect(boxOf({ ...textBody('a'), box: { anchor: 'ctr' } })).toMatchObject({
    anchor: 'ctr',
    insetLeft: 9.6,
    vertical: 'horz',
    rotation: 0,
  });
});
