import { describe, expect, it } from 'vitest';
import { dataPoint, layoutNode, type NodeSource, valuesOf } from '../../../test/layout-node-source.ts';
import {
  emsOf,
  fontSize,
  hasBullets,
  insetsOf,
  isVertical,
  paragraphsOf,
  runsBackwards,
  textOf,
} from './node-text.ts';

const body = (...paragraphs: readonly string[]) =>
  `<dgm:t><a:bodyPr/>${paragraphs.map((each) => `<a:p>${each}</a:p>`).join('')}</dgm:t>`;
const run = (text: string, props = '') => `<a:r><a:rPr ${props}/><a:t>${text}</a:t></a:r>`;
const point = (depth: number, ...paragraphs: readonly string[]) =>
  Object.assign(dataPoint(`p${depth}`, 'node', body(...paragraphs)), { depth });
const of = (source: NodeSource) => paragraphsOf(layoutNode(source));

describe('paragraphsOf', () => {
  const [one, two] = [point(1, run('a')), point(2, run('b'), run('c'))];

  it('returns the paragraphs of all points with level, bullet and size', () => {
    expect(
      of({ context: one, shown: [one, two] }).map(({ level, bullet, size }) => [level, bullet, size]),
    ).toEqual([
      [0, false, 'primFontSz'],
      [1, true, 'secFontSz'],
      [1, true, 'secFontSz'],
    ]);
  });

  it('returns bullets from the level that is set', () => {
    const bullets = (stBulletLvl: string) =>
      of({ context: one, shown: [one, two], parameters: { stBulletLvl } }).map(({ bullet }) => bullet);
    expect([bullets('1'), bullets('0'), bullets('3')]).toEqual([
      [true, true, true],
      [false, false, false],
      [false, false, false],
    ]);
  });

  it('has the second size below the first level, and for bullets', () => {
    const sizes = (stBulletLvl: string) =>
      of({ context: one, shown: [one, two], parameters: { stBulletLvl } }).map(({ size }) =>
        size.slice(0, 3),
      );
    expect([sizes('0'), sizes('1')]).toEqual([
      ['pri', 'sec', 'sec'],
      ['sec', 'sec', 'sec'],
    ]);
  });

  it('counts levels from the entry of the node, or from the first text of a diagram', () => {
    expect(of({ context: one, shown: [two] })[0]?.level).toBe(1);
    expect(of({ context: dataPoint('d', 'doc'), shown: [two] })[0]?.level).toBe(0);
    expect(of({ context: two, shown: [one, two] }).map(({ level }) => level)).toEqual([0, 1, 1]);
    expect(of({ context: one, shown: [point(20, run('x'))] })[0]?.level).toBe(8);
  });

  it('leaves out points without text', () => {
    expect(of({ shown: [point(1, run(' ')), dataPoint('x')] })).toEqual([]);
  });
});

describe('the words of paragraphsOf', () => {
  const words = (content: string) => of({ shown: [point(1, content)] })[0]?.words ?? [];
  const lengths = (content: string) => words(content).map(({ ems }) => Math.round(ems * 1000) / 1000);

  it('end after spaces, and full-width characters are words of their own', () => {
    expect(lengths(run('ab c中文'))).toEqual([1.226, 0.5, 1, 1]);
    expect(lengths(run(' 字 a'))).toEqual([0.226, 1.226, 0.5]);
  });

  it('are wider when they are bold, and have the size of their run', () => {
    expect(lengths(run('ab', 'b="1"'))).toEqual([1.04]);
    expect(words(run('ab', 'sz="1250"') + run('c')).map(({ size }) => size)).toEqual([12.5, undefined]);
  });

  it('include breaks and fields', () => {
    const field = '<a:fld><a:t>a</a:t></a:fld>';
    expect(
      words(`${run('a')}<a:br/>${field}<a:other><a:t>b</a:t></a:other>`).map(({ breaks, ems }) => [
        breaks,
        ems,
      ]),
    ).toEqual([
      [false, 0.5],
      [true, 0],
      [false, 0.5],
    ]);
  });
});

it.each([
  ['', 0],
  ['中', 1],
  [' ', 0.226],
  ['i', 0.25],
  ['f', 0.32],
  ['m', 0.78],
  ['W', 0.87],
  ['A', 0.58],
  ['7', 0.507],
  ['a', 0.5],
  ['א', 0.45],
  ['Am1', 1.867],
])('emsOf returns for %j the width %d', (text, width) => {
  expect(emsOf(text)).toBeCloseTo(width, 6);
});

it('textOf returns the text of a point unless it is empty or the point is made up', () => {
  expect(textOf(point(1, run('a')))?.name).toBe('dgm:t');
  expect(textOf(point(1, run('  ')))).toBeUndefined();
  expect(textOf(dataPoint('a'))).toBeUndefined();
  expect(textOf(dataPoint('a/parTrans', 'parTrans', body(run('a'))))).toBeUndefined();
});

it('isVertical returns whether the first text is vertical', () => {
  const vertical = (value: string) =>
    isVertical(
      layoutNode({
        shown: [dataPoint('a', 'node', body(run('a')).replace('<a:bodyPr/>', `<a:bodyPr vert="${value}"/>`))],
      }),
    );
  expect(['vert', 'vert270', 'eaVert', 'horz', 'wordArtVert'].map(vertical)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(isVertical(layoutNode())).toBe(false);
});

it('fontSize returns the sizes of a node, 65 points by default, and 78 % for the second', () => {
  const sizes = (given: Record<string, number>) => {
    const node = layoutNode();
    const values = valuesOf(node, [node, given]);
    return [fontSize(node, values, 'primFontSz'), fontSize(node, values, 'secFontSz')];
  };
  expect([
    sizes({}),
    sizes({ primFontSz: 20 }),
    sizes({ primFontSz: 20, secFontSz: 9 }),
    sizes({ primFontSz: 1 }),
  ]).toEqual([
    [65, 50],
    [20, 15],
    [20, 9],
    [1, 1],
  ]);
});

it('insetsOf returns 4 points by default, and nothing negative', () => {
  const node = layoutNode();
  expect(insetsOf(node, valuesOf(node, [node, { lMarg: 1, tMarg: -2, rMarg: 3 }]))).toEqual({
    l: 1,
    t: 0,
    r: 3,
    b: 4,
  });
});

it('hasBullets returns whether a paragraph is below the first level', () => {
  const shown = point(1, run('a'));
  const [paragraph] = of({ context: shown, shown: [shown] });
  if (!paragraph) throw new Error('one paragraph');
  expect(hasBullets([paragraph])).toBe(false);
  expect(hasBullets([paragraph, { ...paragraph, level: 1 }])).toBe(true);
  expect(hasBullets([{ ...paragraph, bullet: true }])).toBe(true);
});

it('runsBackwards returns whether the direction is reversed', () => {
  expect([runsBackwards(layoutNode({ variables: { dir: 'rev' } })), runsBackwards(layoutNode())]).toEqual([
    true,
    false,
  ]);
});
