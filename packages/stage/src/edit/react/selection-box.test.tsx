import type { Element } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllPresets } from '../../view/geometry/presets.ts';
import { matrixOfFrame } from '../geometry/placement.ts';
import { gluedLine } from '../testing/connector.ts';
import { shapeRecord } from '../testing/records.ts';
import { SelectionBox, type SelectionBoxProps, shownMatrix } from './selection-box.tsx';

beforeAll(loadAllPresets);

const texts = {
  surface: '',
  openText: '',
  typing: '',
  rotate: 'rotate',
  adjust: 'adjust',
  resize: 'resize',
  locked: '',
};

function drawn(
  element: Element | undefined,
  more: Partial<SelectionBoxProps> = {},
  size = { w: 200, h: 100 },
) {
  const frame = { x: 10, y: 20, ...size };
  return renderToStaticMarkup(
    <SelectionBox
      {...{
        placement: { matrix: matrixOfFrame(frame), ...size },
        element,
        zoom: 1,
        bare: false,
        canRotate: true,
        texts,
      }}
      {...more}
    />,
  );
}
const handles = (html: string) => [...html.matchAll(/data-handle="(\w+)"/g)].map(([, handle]) => handle);
const shape = shapeRecord('a', { x: 10, y: 20, w: 200, h: 100 });

describe('SelectionBox', () => {
  it('has eight handles on its edges in screen pixels, and a handle for rotation above', () => {
    const html = drawn(shape, { zoom: 2 });
    expect(handles(html)).toEqual(['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w']);
    expect(html).toContain('width:400px;height:200px;transform:matrix(1,0,0,1,20,40)');
    const at = (handle: string) =>
      new RegExp(`data-handle="${handle}"[^>]*style="left:([^;]*);top:([^;]*);cursor:([^;"]*)`)
        .exec(html)
        ?.slice(1);
    expect([at('nw'), at('e'), at('s')]).toEqual([
      ['0', '0', 'nwse-resize'],
      ['400px', '100px', 'ew-resize'],
      ['200px', '200px', 'ns-resize'],
    ]);
    expect(html).toMatch(/data-rotate=""[^>]*style="left:200px;top:-26px"/);
  });

  it('has no middle handles on sides shorter than 36 screen pixels', () => {
    expect(handles(drawn(shape, {}, { w: 36, h: 35 }))).toEqual(['nw', 'n', 'ne', 'se', 's', 'sw']);
    expect(handles(drawn(shape, {}, { w: 35, h: 36 }))).toEqual(['nw', 'ne', 'e', 'se', 'sw', 'w']);
    expect(handles(drawn(shape, { zoom: 2 }, { w: 18, h: 18 }))).toHaveLength(8);
  });

  it('has no handles when it is bare, and no rotation where that is impossible', () => {
    const bare = drawn(shape, { bare: true });
    expect([handles(bare), bare.includes('data-rotate')]).toEqual([[], false]);
    expect(drawn(shape, { canRotate: false })).not.toContain('data-rotate');
    expect(handles(drawn(undefined))).toHaveLength(8);
  });

  it('has only the ends of a line', () => {
    const html = drawn(gluedLine());
    expect([handles(html), html.includes('data-rotate')]).toEqual([[], false]);
    expect(
      [...html.matchAll(/data-line-end="(\w+)" style="left:(\w+);top:(\w+)"/g)].map(([, ...each]) => each),
    ).toEqual([
      ['start', '0', '0'],
      ['end', '200px', '100px'],
    ]);
    expect(drawn(gluedLine(), { bare: true })).not.toContain('data-line-end');
  });

  it('has the yellow handles of its shape, unless it is small', () => {
    const round: Element = {
      ...shape,
      geometry: { type: 'preset', preset: 'roundRect', adjust: { adj: 50_000 } },
    };
    expect(drawn(round, { zoom: 2 })).toMatch(/data-adjust="0" title="adjust" style="left:100px;top:0"/);
    expect(drawn(round, { bare: true })).not.toContain('data-adjust');
    expect(drawn(round, {}, { w: 48, h: 48 })).toContain('data-adjust');
    expect(drawn(round, {}, { w: 200, h: 47 })).not.toContain('data-adjust');
    expect(drawn(undefined)).not.toContain('data-adjust');
  });
});

it('shownMatrix scales only the position', () => {
  expect(shownMatrix({ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 }, 2)).toBe('matrix(1,2,3,4,10,12)');
});
