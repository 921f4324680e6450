import type { ElementOf } from '@lectern/courseware';
import { strFromU8 } from 'fflate';
import { expect, it } from 'vitest';
import { element, outScope, relationsOf } from '../../../test/out-scope-source.ts';
import { chartShapesRelation } from './chart-shapes-out.ts';

const chart = (shapes: ElementOf<'chart'>['shapes']) =>
  element('chart', 'c', { chart: { plots: [], axes: [] }, shapes, frame: { x: 5, y: 5, w: 200, h: 100 } });

it('chartShapesRelation adds a part with the shapes, placed by shares of the chart', () => {
  const scope = outScope();
  const shapes: ElementOf<'chart'>['shapes'] = [
    { area: { x: 0.1, y: 0.2, w: 0.5, h: 0.25 }, fill: { type: 'none' } },
    {
      area: { x: 0, y: 0, w: 1, h: 1 },
      geometry: { type: 'preset', preset: 'ellipse' },
      line: {},
      effects: {},
      text: { paragraphs: [{ runs: [] }] },
    },
  ];
  expect(chartShapesRelation(chart(shapes), scope)).toBe('rId1');
  expect(relationsOf(scope)).toEqual(['rId1 chartUserShapes ppt/drawings/drawing1.xml']);
  const bytes = scope.package.written('ppt/drawings/drawing1.xml')?.bytes ?? new Uint8Array();
  expect(
    strFromU8(bytes)
      .split('\n')[1]
      ?.replace(/ xmlns:\w+="[^"]*"/g, ''),
  ).toBe(
    '<c:userShapes><cdr:relSizeAnchor><cdr:from><cdr:x>0.1</cdr:x><cdr:y>0.2</cdr:y></cdr:from><cdr:to><cdr:x>0.6</cdr:x><cdr:y>0.45</cdr:y></cdr:to><cdr:sp macro="" textlink=""><cdr:nvSpPr><cdr:cNvPr id="2" name=""/><cdr:cNvSpPr/></cdr:nvSpPr><cdr:spPr><a:xfrm><a:off x="190500" y="190500"/><a:ext cx="952500" cy="238125"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></cdr:spPr></cdr:sp></cdr:relSizeAnchor><cdr:relSizeAnchor><cdr:from><cdr:x>0</cdr:x><cdr:y>0</cdr:y></cdr:from><cdr:to><cdr:x>1</cdr:x><cdr:y>1</cdr:y></cdr:to><cdr:sp macro="" textlink=""><cdr:nvSpPr><cdr:cNvPr id="3" name=""/><cdr:cNvSpPr/></cdr:nvSpPr><cdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1905000" cy="952500"/></a:xfrm><a:prstGeom prst="ellipse"><a:avLst/></a:prstGeom><a:ln/><a:effectLst/></cdr:spPr><cdr:txBody><a:bodyPr/><a:lstStyle/><a:p/></cdr:txBody></cdr:sp></cdr:relSizeAnchor></c:userShapes>',
  );
});

it('chartShapesRelation returns undefined without shapes', () => {
  const scope = outScope();
  expect(chartShapesRelation(chart([]), scope)).toBeUndefined();
  expect(chartShapesRelation(chart(undefined), scope)).toBeUndefined();
  expect(relationsOf(scope)).toEqual([]);
});
