import { describe, expect, it } from 'vitest';
import { dataPoint, layoutNode, type NodeSource, valuesOf } from '../../../test/layout-node-source.ts';
import { scopeOf } from '../../../test/tree-scope.ts';
import { paragraphsOf } from './node-text.ts';
import { textBodyOf } from './text-body.ts';

const scope = await scopeOf();
const point = (depth: number, box: string, ...paragraphs: readonly string[]) =>
  Object.assign(
    dataPoint(
      `p${depth}`,
      'node',
      `<dgm:t><a:bodyPr ${box}/>${paragraphs.map((each) => `<a:p>${each}</a:p>`).join('')}</dgm:t>`,
    ),
    { depth },
  );
const run = (text: string, props = '') => `<a:r><a:rPr ${props}/><a:t>${text}</a:t></a:r>`;
const [ONE, TWO] = [point(1, '', run('a')), point(2, '', run('b'))];

function bodyOf(source: NodeSource, given: Record<string, number> = {}) {
  const node = layoutNode({ algorithm: 'tx', context: ONE, ...source });
  return textBodyOf(node, paragraphsOf(node), valuesOf(node, [node, { primFontSz: 20, ...given }]), scope);
}

describe('textBodyOf', () => {
  it('returns undefined without text', () => {
    expect(bodyOf({})).toBeUndefined();
  });

  it('returns one level centred in the middle, in the first font size', () => {
    expect(bodyOf({ shown: [ONE] })).toEqual({
      paragraphs: [
        {
          props: {
            ...{ align: 'ctr', level: 0, marginLeft: 0, indent: 0, bullet: { type: 'none' } },
            lineSpacing: { type: 'percent', value: 0.9 },
            spaceBefore: { type: 'points', value: 0 },
            spaceAfter: { type: 'percent', value: 0.35 },
          },
          runs: [{ type: 'text', text: 'a', props: { size: 20 } }],
          endProps: { size: 20 },
        },
      ],
      box: {
        ...{ insetLeft: 5.333, insetTop: 5.333, insetRight: 5.333, insetBottom: 5.333 },
        ...{ anchor: 'ctr', wrap: true },
      },
    });
  });

  it('returns lower levels with bullets in the second font size, on the left and at the top', () => {
    const body = bodyOf({ context: ONE, shown: [ONE, TWO] }, { secFontSz: 15 });
    expect(body?.box?.anchor).toBe('t');
    expect(body?.paragraphs.map(({ props }) => props?.align)).toEqual(['l', 'l']);
    expect(body?.paragraphs[1]).toMatchObject({
      props: {
        ...{ level: 1, marginLeft: 18, indent: -18, bullet: { type: 'char', char: '•' } },
        spaceAfter: { value: 0.15 },
      },
      runs: [{ props: { size: 15 } }],
    });
  });

  it('returns lower levels without bullets if the node has none', () => {
    const body = bodyOf({ context: ONE, shown: [ONE, TWO], parameters: { stBulletLvl: '0' } });
    expect(body?.paragraphs[1]?.props).toMatchObject({ level: 1, marginLeft: 0, bullet: { type: 'none' } });
    expect(body?.paragraphs[1]?.props?.spaceAfter).toEqual({ type: 'percent', value: 0.15 });
  });

  it('keeps the own format of paragraphs, runs and box', () => {
    const own = point(1, 'anchor="b" lIns="9525"', `<a:pPr algn="r"/>${run('a', 'sz="900"')}`);
    expect(bodyOf({ shown: [own] })).toMatchObject({
      paragraphs: [{ props: { align: 'r' }, runs: [{ props: { size: 9 } }] }],
      box: { anchor: 'b', insetLeft: 1, insetTop: 5.333 },
    });
  });

  it('indents bullets of the first level by one step', () => {
    const body = bodyOf({ shown: [ONE], parameters: { stBulletLvl: '1' } }, { secFontSz: 15 });
    expect(body?.paragraphs[0]?.props).toMatchObject({ level: 0, marginLeft: 18, indent: -18 });
  });

  it('indents bullets by the size of the text', () => {
    const large = point(2, '', run('b', 'sz="3000"'));
    expect(bodyOf({ context: ONE, shown: [large] })?.paragraphs[0]?.props).toMatchObject({
      marginLeft: 30,
      indent: -30,
    });
  });

  it.each([
    [{ parTxLTRAlign: 'r' }, {}, 'r'],
    [{ parTxLTRAlign: 'odd' }, {}, 'ctr'],
    [{ parTxRTLAlign: 'l' }, { dir: 'rev' }, 'l'],
    [{}, { dir: 'rev' }, 'ctr'],
  ])('aligns one level for the parameters %j and the variables %j to %s', (parameters, variables, align) => {
    expect(bodyOf({ shown: [ONE], parameters, variables })?.paragraphs[0]?.props?.align).toBe(align);
  });

  it.each([
    [{ shpTxLTRAlignCh: 'ctr' }, {}, 'ctr'],
    [{}, { dir: 'rev' }, 'r'],
    [{ shpTxRTLAlignCh: 'ctr' }, { dir: 'rev' }, 'ctr'],
  ])(
    'aligns several levels for the parameters %j and the variables %j to %s',
    (parameters, variables, align) => {
      const source = { context: ONE, shown: [ONE, TWO], parameters, variables };
      expect(bodyOf(source)?.paragraphs[0]?.props?.align).toBe(align);
    },
  );

  it('anchors the text as its parameters say', () => {
    const anchor = (shown: NodeSource['shown'], parameters: Record<string, string>) =>
      bodyOf({ context: ONE, shown, parameters })?.box?.anchor;
    expect([anchor([ONE], { txAnchorVert: 'b' }), anchor([ONE], { txAnchorVert: 'odd' })]).toEqual([
      'b',
      'ctr',
    ]);
    expect([
      anchor([ONE, TWO], { txAnchorVertCh: 'mid' }),
      anchor([ONE, TWO], { txAnchorVert: 'b' }),
    ]).toEqual(['ctr', 't']);
  });

  it('returns each paragraph of a point with its own format', () => {
    const two = point(1, '', run('a'), `<a:pPr lvl="1"/>${run('b')}`);
    expect(bodyOf({ shown: [two] })?.paragraphs.map(({ props }) => props?.level)).toEqual([0, 1]);
  });
});
