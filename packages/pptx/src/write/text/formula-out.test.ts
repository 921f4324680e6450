import { describe, expect, it } from 'vitest';
import { outScope, relationsOf } from '../../../test/out-scope-source.ts';
import { kept, tag } from '../xml/xml-out.ts';
import { mathXml, withFormulaFallback } from './formula-out.ts';

const look = tag('a:rPr');
const bare = (xml: string | undefined) => xml?.replace(/ xmlns:\w+="[^"]*"/g, '');
const X = '<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>';

describe('mathXml', () => {
  it('returns an imported formula unchanged while its LaTeX belongs to it', () => {
    expect(bare(mathXml({ type: 'formula', latex: 'x', source: X }, look))).toBe(`<a14:m>${X}</a14:m>`);
  });

  it('returns a new or changed formula from its LaTeX, with its format', () => {
    const own = '<a14:m><m:oMath><m:r><a:rPr/><m:t>y</m:t></m:r></m:oMath></a14:m>';
    expect(bare(mathXml({ type: 'formula', latex: 'y', source: X }, look))).toBe(own);
    expect(bare(mathXml({ type: 'formula', latex: 'y' }, look))).toBe(own);
    expect(bare(mathXml({ type: 'formula', latex: 'y', source: '<bad' }, look))).toBe(own);
  });

  it('returns the imported formula when its LaTeX cannot be parsed, undefined without one', () => {
    expect(bare(mathXml({ type: 'formula', latex: '\\frac{', source: X }, look))).toBe(`<a14:m>${X}</a14:m>`);
    expect(mathXml({ type: 'formula', latex: '\\frac{' }, look)).toBeUndefined();
  });

  it('returns a formula on a line of its own', () => {
    expect(bare(mathXml({ type: 'formula', latex: 'x', source: X, display: true }, look))).toBe(
      `<a14:m><m:oMathPara>${X}</m:oMathPara></a14:m>`,
    );
  });
});

describe('withFormulaFallback', () => {
  const element = { id: 'e', frame: { x: 1, y: 2, w: 3, h: 4, rotation: 90, flipH: true, flipV: true } };
  const node = kept(
    `<p:sp><p:nvSpPr><p:cNvPr id="4" name="N"><a:extLst/></p:cNvPr></p:nvSpPr><a:p><a:r/><a14:m><m:oMathPara>${X}<m:oMath><m:r><m:t>&lt;</m:t></m:r></m:oMath></m:oMathPara></a14:m></a:p></p:sp>`,
  );

  it('returns a node without formulas unchanged', () => {
    expect(withFormulaFallback(kept('<p:sp/>'), element, outScope())).toBe('<p:sp/>');
  });

  it('returns the picture for other readers, in place of the node', () => {
    const scope = outScope([], {
      pictures: new Map([['e', Uint8Array.of(1)]]),
      undrawn: () => expect.unreachable(),
    });
    expect(bare(withFormulaFallback(node, element, scope))?.split('<mc:Fallback>')[1]).toBe(
      '<p:pic><p:nvPicPr><p:cNvPr id="4" name="N"><a:extLst/></p:cNvPr><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rId1"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm rot="5400000"><a:off x="9525" y="19050"/><a:ext cx="28575" cy="38100"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic></mc:Fallback></mc:AlternateContent>',
    );
    expect(relationsOf(scope)).toEqual(['rId1 image ppt/media/media1.png']);
  });

  it('returns the LaTeX for other readers without a picture, and reports the element', () => {
    const undrawn: string[] = [];
    const xml = withFormulaFallback(node, element, outScope([], { undrawn: (id) => undrawn.push(id) }));
    expect(undrawn).toEqual(['e']);
    expect(xml).toContain(`Requires="a14">${node}</mc:Choice>`);
    expect(xml.split('<mc:Fallback>')[1]).toContain(
      '<a:p><a:r/><a:r><a:rPr/><a:t>x</a:t></a:r><a:r><a:rPr/><a:t>&lt;</a:t></a:r></a:p></p:sp></mc:Fallback>',
    );
  });
});
