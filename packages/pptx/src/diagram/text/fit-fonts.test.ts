import { describe, expect, it } from 'vitest';
import { dataPoint, layoutNode, type NodeSource, valuesOf } from '../../../test/layout-node-source.ts';
import type { LayoutNode } from '../layout-node.ts';
import { fitFonts } from './fit-fonts.ts';
import { type NodeParagraph, paragraphsOf } from './node-text.ts';

/** Millimetres per point. */
const POINT = 25.4 / 72;
const MARGINS = { lMarg: 0, tMarg: 0, rMarg: 0, bMarg: 0 };
const text = (content: string, props = '', depth = 1) =>
  Object.assign(
    dataPoint(
      content,
      'node',
      `<dgm:t><a:bodyPr/><a:p><a:r><a:rPr ${props}/><a:t>${content}</a:t></a:r></a:p></dgm:t>`,
    ),
    { depth },
  );
const ENTRY = text('a');
/** A text node of this height in points, wide enough for one line. */
const box = (height: number, source: NodeSource = {}) =>
  layoutNode({
    algorithm: 'tx',
    box: [0, 0, 900 * POINT, height * POINT],
    context: ENTRY,
    shown: [ENTRY],
    ...source,
  });
const rule = (attributes: string) => `<dgm:rule ${attributes}/>`;

function fitted(
  root: LayoutNode,
  texts: readonly LayoutNode[],
  { kind = 'primFontSz', given = {} as Record<string, number>, overfull = new Set<LayoutNode>() } = {},
) {
  const values = valuesOf(root);
  for (const node of texts)
    for (const [key, value] of Object.entries({ ...MARGINS, ...given })) values.keep(node, key, value);
  const paragraphs = new Map<LayoutNode, readonly NodeParagraph[]>(
    texts.map((node) => [node, paragraphsOf(node)]),
  );
  fitFonts(root, values, paragraphs, () => overfull);
  return texts.map((node) => values.get(node, kind));
}

describe('fitFonts', () => {
  it('sets the largest size at which a text fits, from 5 points without a rule', () => {
    const [one, two, three] = [box(21.6), box(999), box(1)];
    expect(fitted(layoutNode({}, one, two, three), [one, two, three])).toEqual([20, 65, 5]);
  });

  it('keeps the least size of a rule', () => {
    const node = box(1, { rules: rule('type="primFontSz" val="12"') });
    expect(fitted(layoutNode({}, node), [node])).toEqual([12]);
  });

  it('sets one size for texts that a constraint makes equal', () => {
    const [one, two, other] = [box(21.6, { name: 'a' }), box(99, { name: 'a' }), box(99, { name: 'b' })];
    const equal = '<dgm:constr type="primFontSz" for="ch" forName="a" op="equ"/>';
    expect(fitted(layoutNode({ constraints: equal }, one, two, other), [one, two, other])).toEqual([
      20, 20, 65,
    ]);
    const refers =
      '<dgm:constr type="primFontSz" for="ch" forName="a" refType="primFontSz" refFor="ch" refForName="b" op="equ"/>';
    const [first, second] = [box(21.6, { name: 'a' }), box(99, { name: 'b' })];
    expect(fitted(layoutNode({ constraints: refers }, first, second), [first, second])).toEqual([20, 20]);
  });

  it('sets one size for texts that the rule of another node names', () => {
    const [one, two] = [box(21.6), box(1)];
    const root = layoutNode({ rules: rule('type="primFontSz" for="ch" val="9"') }, one, two);
    expect(fitted(root, [one, two])).toEqual([9, 9]);
    const [three] = [box(99)];
    const full = layoutNode({ rules: rule('type="primFontSz" for="ch" val="9"') }, three);
    expect(fitted(full, [three], { overfull: new Set([full]) })).toEqual([9]);
  });

  it('keeps sizes that a user set', () => {
    const own = box(1, { shown: [text('a', 'sz="3000"')] });
    const marked = box(1, { custom: { ownText: true } });
    expect(fitted(layoutNode({}, own, marked), [own, marked])).toEqual([30, undefined]);
  });

  it('fits the second size of a text with lower levels if a rule names it', () => {
    const rules = rule('type="secFontSz" val="5"');
    const node = (height: number) => box(height, { rules, shown: [text('b', '', 2)] });
    const [one, two] = [node(21.6), box(21.6, { rules })];
    const options = { kind: 'secFontSz', given: { secFontSz: 65 } };
    expect(fitted(layoutNode({}, one), [one], options)).toEqual([20]);
    expect(fitted(layoutNode({}, two), [two], options)).toEqual([65]);
  });

  it('lets a shape grow up to its limit before its text shrinks further', () => {
    const rules =
      rule('type="primFontSz" val="30"') + rule('type="h" fact="2"') + rule('type="primFontSz" val="5"');
    const constraints = '<dgm:constr type="h" refType="w" fact="0.1"/>';
    const grown = (factor: string) => {
      const node = box(21.6, { rules: rules.replace('fact="2"', `fact="${factor}"`), constraints });
      const root = layoutNode({}, node);
      const values = valuesOf(root);
      for (const [key, value] of Object.entries({ ...MARGINS, w: 216 * POINT }))
        values.keep(node, key, value);
      fitFonts(root, values, new Map([[node, paragraphsOf(node)]]), () => {
        node.box.h = values.get(node, 'h') ?? 0;
        return new Set();
      });
      return [Math.round((values.get(node, 'h') ?? 0) / POINT), values.get(node, 'primFontSz')];
    };
    expect(grown('2')).toEqual([47, 30]);
    expect(grown('0.12')).toEqual([26, 24]);
  });

  it('reduces a size to the size of other texts where constraints limit it', () => {
    const [one, two] = [box(21.6, { name: 'a' }), box(99, { name: 'b' })];
    const limit =
      '<dgm:constr type="primFontSz" for="ch" forName="b" refType="primFontSz" refFor="ch" refForName="a" op="lte"/>';
    expect(fitted(layoutNode({ constraints: limit }, one, two), [one, two])).toEqual([20, 20]);
  });
});
