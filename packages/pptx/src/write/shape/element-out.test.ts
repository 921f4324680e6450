import type { CoursewareRecord, Element } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { asset, element, outScope, relationsOf } from '../../../test/out-scope-source.ts';
import type { OutScope } from '../package/out-scope.ts';
import { kept } from '../xml/xml-out.ts';
import { elementXml, shapeTreeXml } from './element-out.ts';

const bare = (xml: string) => xml.replace(/ xmlns:\w+="[^"]*"| uri="[^"]*"/g, '');
const page: CoursewareRecord = { kind: 'page', id: 'page', order: 'a0' };

function written(
  own: Element,
  more: Partial<OutScope> = {},
  others: readonly CoursewareRecord[] = [],
): string {
  return bare(elementXml(own, outScope([page, own, ...others, asset('png', 'image/png')], more)));
}
const text = { paragraphs: [{ runs: [{ type: 'text' as const, text: 'x' }] }] };

describe('elementXml', () => {
  it.each([
    [
      'a shape',
      element('shape', 's', {}),
      '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Shape 2"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:sp>',
    ],
    [
      'a shape with everything',
      element('shape', 's', {
        pageFill: true,
        fill: { type: 'none' },
        line: {},
        effects: { bevel: { width: 1 } },
        geometry: { type: 'preset', preset: 'ellipse' },
        locked: true,
        text,
      }),
      '<p:sp useBgFill="1"><p:nvSpPr><p:cNvPr id="2" name="Shape 2"/><p:cNvSpPr><a:spLocks noGrp="1" noMove="1" noResize="1"/></p:cNvSpPr><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="ellipse"><a:avLst/></a:prstGeom><a:noFill/><a:ln/><a:effectLst/><a:scene3d><a:camera prst="orthographicFront"/><a:lightRig rig="threePt" dir="t"/></a:scene3d><a:sp3d><a:bevelT w="9525" h="9525"/></a:sp3d></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr/><a:t>x</a:t></a:r></a:p></p:txBody></p:sp>',
    ],
    [
      'a text box',
      element('shape', 's', { textBox: true, text }),
      '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Shape 2"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr/><a:t>x</a:t></a:r></a:p></p:txBody></p:sp>',
    ],
    [
      'a text box on the fill of the page',
      element('shape', 's', { textBox: true, pageFill: true }),
      '<p:sp useBgFill="1"><p:nvSpPr><p:cNvPr id="2" name="Shape 2"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:sp>',
    ],
    [
      'a placeholder',
      element('shape', 's', { placeholder: { type: 'title' } }),
      '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Shape 2"/><p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm></p:spPr></p:sp>',
    ],
    [
      'a shape with a style',
      element('shape', 's', {
        fill: { type: 'none' },
        line: { fill: { type: 'none' } },
        textDefaults: [{ run: {} }],
      }),
      '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Shape 2"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/><a:ln><a:noFill/></a:ln></p:spPr><p:style><a:lnRef idx="0"><a:srgbClr val="000000"/></a:lnRef><a:fillRef idx="0"><a:srgbClr val="000000"/></a:fillRef><a:effectRef idx="0"><a:srgbClr val="000000"/></a:effectRef><a:fontRef idx="none"/></p:style></p:sp>',
    ],
    [
      'a shape with text formats',
      element('shape', 's', { textDefaults: [{ run: { size: 10 } }], text }),
      '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Shape 2"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:lstStyle><a:lvl1pPr><a:defRPr sz="1000"/></a:lvl1pPr></a:lstStyle><a:p><a:r><a:rPr/><a:t>x</a:t></a:r></a:p></p:txBody></p:sp>',
    ],
    [
      'an empty shape with text formats',
      element('shape', 's', { textDefaults: [{ run: { size: 10 } }] }),
      '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Shape 2"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:lstStyle><a:lvl1pPr><a:defRPr sz="1000"/></a:lvl1pPr></a:lstStyle><a:p/></p:txBody></p:sp>',
    ],
    [
      'a line',
      element('line', 'l', {
        geometry: { type: 'preset', preset: 'line' },
        line: { width: 1 },
        effects: {},
        locked: true,
      }),
      '<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="2" name="Line 2"/><p:cNvCxnSpPr><a:cxnSpLocks noGrp="1" noMove="1" noResize="1"/></p:cNvCxnSpPr><p:nvPr/></p:nvCxnSpPr><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="line"><a:avLst/></a:prstGeom><a:ln w="9525"/><a:effectLst/></p:spPr></p:cxnSp>',
    ],
    [
      'a stroke of ink',
      element('ink', 'i', { tool: 'pen', color: 'ff0000', width: 2, points: [0, 0, 1, 10, 20, 1] }),
      '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Ink 2"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst><a:path w="914400" h="457200" fill="none"><a:moveTo><a:pt x="0" y="0"/></a:moveTo><a:lnTo><a:pt x="95250" y="190500"/></a:lnTo></a:path></a:pathLst></a:custGeom><a:noFill/><a:ln w="19050" cap="rnd"><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill><a:round/></a:ln></p:spPr></p:sp>',
    ],
    [
      'a dot of ink',
      element('ink', 'i', { tool: 'highlighter', color: 'ff0000', width: 2, points: [3, 4, 1] }),
      '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Ink 2"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst><a:path w="914400" h="457200" fill="none"><a:moveTo><a:pt x="28575" y="38100"/></a:moveTo><a:lnTo><a:pt x="28575" y="38100"/></a:lnTo></a:path></a:pathLst></a:custGeom><a:noFill/><a:ln w="19050" cap="rnd"><a:solidFill><a:srgbClr val="FF0000"><a:alpha val="40000"/></a:srgbClr></a:solidFill><a:round/></a:ln></p:spPr></p:sp>',
    ],
    [
      'a tool',
      element('tool', 't', { toolKey: 'Dice', data: { sides: 6 } }),
      '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Tool 2"><a:extLst><a:ext><lectern:element tool="Dice">{&quot;sides&quot;:6}</lectern:element></a:ext></a:extLst></p:cNvPr><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr/><a:t>Dice</a:t></a:r></a:p></p:txBody></p:sp>',
    ],
    [
      'a named tool',
      element('tool', 't', { toolKey: 'Dice', data: { sides: 6 }, name: 'N' }),
      '<p:sp><p:nvSpPr><p:cNvPr id="2" name="N"><a:extLst><a:ext><lectern:element tool="Dice">{&quot;sides&quot;:6}</lectern:element></a:ext></a:extLst></p:cNvPr><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr/><a:t>N</a:t></a:r></a:p></p:txBody></p:sp>',
    ],
    [
      'an unknown object',
      element('unknown', 'u', { what: 'x', texts: ['a', 'b'] }),
      '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Shape 2"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr/><a:t>a</a:t></a:r></a:p><a:p><a:r><a:rPr/><a:t>b</a:t></a:r></a:p><a:p/></p:txBody></p:sp>',
    ],
    [
      'a missing picture',
      element('unknown', 'u', { what: 'picture' }),
      '<p:pic><p:nvPicPr><p:cNvPr id="2" name="Object 2"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>',
    ],
  ] as const)('returns %s', (_, own, xml) => {
    expect(written(own as Element)).toBe(xml);
  });

  it('returns the frame of the original if there is one', () => {
    const frames = { xml: () => kept('<original/>'), keepChartStyle: () => undefined };
    expect(written(element('shape', 's', {}), { frames })).toBe('<original/>');
    expect(written(element('shape', 's', {}), { frames: { ...frames, xml: () => undefined } })).toMatch(
      /^<p:sp>/,
    );
  });

  it('returns the original text if it is valid', () => {
    expect(written(element('shape', 's', { text }), { keptText: () => kept('<p:txBody z="1"/>') })).toContain(
      '<p:txBody z="1"/>',
    );
    expect(written(element('shape', 's', { text }), { keptText: () => undefined })).toContain('<a:t>x</a:t>');
  });

  it('returns connections to the shapes that there are', () => {
    const line = element('line', 'l', {
      geometry: { type: 'preset', preset: 'line' },
      start: { elementId: 's', site: 2 },
      end: { elementId: 'gone', site: 1 },
    });
    expect(written(line, {}, [element('shape', 's', {})])).toContain(
      '<p:cNvCxnSpPr><a:stCxn id="3" idx="2"/></p:cNvCxnSpPr>',
    );
  });

  it('returns the picture of an object that PowerPoint lacks', () => {
    const tool = element('tool', 't', { toolKey: 'Dice', data: { sides: 6 }, preview: 'png' });
    const scope = outScope([tool, asset('png', 'image/png')], {
      pictures: new Map([['t', Uint8Array.of(1)]]),
    });
    expect(elementXml(tool, scope)).toMatch(/^<p:pic>/);
    expect(relationsOf(scope)).toEqual(['rId1 image ppt/media/media1.png']);
    const preview = outScope([tool, asset('png', 'image/png')]);
    expect(elementXml(tool, preview)).toMatch(/^<p:pic>/);
    expect(relationsOf(preview)).toHaveLength(1);
    expect(elementXml(tool, outScope([tool]))).toMatch(/^<p:sp>/);
  });

  it('returns a formula in the middle of its box, with its format', () => {
    const xml = written(element('formula', 'f', { latex: 'x', size: 30, fill: { type: 'none' } }));
    expect(xml).toContain('<mc:Choice Requires="a14"><p:sp>');
    expect(xml).toContain(
      '<a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"><a:noAutofit/></a:bodyPr>',
    );
    expect(xml).toContain(
      '<a:pPr algn="ctr"/><a14:m><m:oMathPara><m:oMath><m:r><a:rPr lang="en-US" sz="3000"><a:noFill/>',
    );
    expect(written(element('formula', 'f', { latex: 'x' }))).toContain('sz="2400"');
  });

  it('returns an unchanged equation as its object', () => {
    const formula = element('formula', 'f', {
      latex: 'x',
      preview: 'png',
      object: { program: 'Equation.3', asset: 'png' },
    });
    expect(written(formula)).toMatch(/^<p:graphicFrame>.*progId="Equation.3"/);
    const { preview: _, ...without } = formula;
    expect(written(without as Element)).toMatch(/^<mc:AlternateContent>/);
  });

  it('returns a table and a chart in frames', () => {
    const table = element('table', 't', { table: { columns: [], rows: [], cells: {} } });
    expect(written(table)).toMatch(/^<p:graphicFrame>.*<a:tbl>/);
    const chart = element('chart', 'c', { chart: { plots: [{ type: 'bar', series: [] }], axes: [] } });
    const scope = outScope([chart]);
    expect(bare(elementXml(chart, scope))).toMatch(/<a:graphicData><c:chart r:id="rId1"\/><\/a:graphicData>/);
    expect(relationsOf(scope)).toEqual(['rId1 chart ppt/charts/chart1.xml']);
    const part = scope.package.written('ppt/charts/chart1.xml');
    expect(part?.relations.map((each) => each.part)).toEqual(['ppt/embeddings/chart1.xlsx']);
    expect(part?.bytes.length).toBeGreaterThan(0);
    expect(scope.package.written('ppt/embeddings/chart1.xlsx')?.bytes.length).toBeGreaterThan(0);
  });
});

describe('shapeTreeXml', () => {
  it('numbers all elements first, then returns them in order, with the children of groups', () => {
    const records = [
      page,
      element('shape', 'b', { order: 'b0' }),
      element('group', 'g', { order: 'a0', fill: { type: 'none' }, effects: {}, locked: true }),
      element('shape', 'c', { parentId: 'g' }),
    ];
    const scope = outScope(records, { shapeIds: new Map() });
    const xml = shapeTreeXml('page', scope);
    expect([...scope.shapeIds]).toEqual([
      ['g', 5],
      ['c', 6],
      ['b', 7],
    ]);
    expect(xml).toBe(
      '<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr><p:grpSp><p:nvGrpSpPr><p:cNvPr id="5" name="Group 5"/><p:cNvGrpSpPr><a:grpSpLocks noGrp="1" noMove="1" noResize="1"/></p:cNvGrpSpPr><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/><a:chOff x="0" y="0"/><a:chExt cx="914400" cy="457200"/></a:xfrm><a:noFill/><a:effectLst/></p:grpSpPr><p:sp><p:nvSpPr><p:cNvPr id="6" name="Shape 6"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:sp></p:grpSp><p:sp><p:nvSpPr><p:cNvPr id="7" name="Shape 7"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:sp></p:spTree>',
    );
  });
});
