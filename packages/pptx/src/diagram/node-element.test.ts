import type { TextBody } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { dataPoint, layoutNode, type NodeSource, valuesOf } from '../../test/layout-node-source.ts';
import { scopeOf } from '../../test/tree-scope.ts';
import { connectorElement, shapesOf } from './node-element.ts';
import type { LabelLook } from './style-label.ts';

const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } }) as const;
const NONE: LabelLook = { fill: undefined, line: undefined, effects: undefined, text: undefined };
const TEXT: TextBody = { paragraphs: [{ runs: [{ type: 'text', text: 'words' }] }] };
const RECT = '<dgm:shape type="rect"/>';
const placed = async () => ({ parentId: 'group', scope: await scopeOf(), scale: 2 });

async function of(
  source: NodeSource,
  { text = undefined as TextBody | undefined, look = NONE, inset = undefined as number | undefined } = {},
) {
  const node = layoutNode({ box: [10, 20, 30, 40], shape: RECT, ...source });
  const values = valuesOf(node, [node, inset === undefined ? {} : { pyramidInset: inset }]);
  return shapesOf(node, text, look, values, await placed());
}
const common = { kind: 'element', id: 'n1', parentId: 'group', order: '', type: 'shape' };
const FRAME = { x: 20, y: 40, w: 60, h: 80 };

describe('shapesOf', () => {
  it('returns the shape of a node with its text and format', async () => {
    const look = {
      ...NONE,
      fill: solid('111111'),
      line: { width: 1 },
      effects: { blur: { radius: 1 } },
      text: { bold: true },
    };
    const [shape, ...more] = await of(
      {
        shape:
          '<dgm:shape type="roundRect"><dgm:adjLst><dgm:adj idx="1" val="0.1"/></dgm:adjLst></dgm:shape>',
      },
      { text: TEXT, look },
    );
    expect(shape).toEqual({
      ...{
        ...common,
        id: 'n2',
        frame: FRAME,
        fill: look.fill,
        line: look.line,
        effects: look.effects,
        text: TEXT,
      },
      geometry: { type: 'preset', preset: 'roundRect', adjust: { adj: 10_000 } },
      textDefaults: new Array(9).fill({ run: { bold: true } }),
    });
    expect(more).toEqual([]);
  });

  it('returns only the text of a node without a shape', async () => {
    expect(await of({ shape: '<dgm:shape type="none"/>' }, { text: TEXT })).toEqual([
      { ...common, frame: FRAME, textBox: true, text: TEXT },
    ]);
    expect(await of({ shape: '<dgm:shape type="none"/>' })).toEqual([]);
  });

  it('returns a separate, upright text for a rotated shape', async () => {
    const [shape, text] = await of({ shape: '<dgm:shape type="rect" rot="90"/>' }, { text: TEXT });
    expect(shape).toMatchObject({ frame: { x: 10, y: 50, w: 80, h: 60, rotation: 90 } });
    expect(shape).not.toHaveProperty('text');
    expect(text).toMatchObject({ textBox: true, frame: FRAME, text: TEXT });
  });

  it('returns rotation and flips by the user and on a ring', async () => {
    expect((await of({ custom: { angle: 30, flipH: true, flipV: true } }))[0]?.frame).toEqual({
      ...{ ...FRAME, rotation: 30, flipH: true, flipV: true },
    });
    expect((await of({ turn: 90 }))[0]?.frame).toEqual({ ...FRAME, rotation: 90 });
    expect((await of({ turn: -350 }))[0]?.frame).toEqual({ ...FRAME, rotation: 10 });
  });

  it('returns the fill and line of the shape over those of its entry and of its label', async () => {
    const format = (fill: string, line: string) =>
      `<dgm:spPr>${fill && `<a:solidFill><a:srgbClr val="${fill}"/></a:solidFill>`}${line && `<a:ln ${line}/>`}</dgm:spPr>`;
    const look: LabelLook = {
      ...NONE,
      fill: solid('111111'),
      line: { width: 1, cap: 'round', dash: 'dash' },
    };
    const entry = dataPoint('1', 'node', format('222222', 'w="19050" cap="sq"'));
    const own = dataPoint('p', 'pres', format('333333', 'w="28575"'));
    const drawn = async (source: NodeSource) => {
      const [shape] = await of(source, { look });
      return shape?.type === 'shape' ? [shape.fill, shape.line] : [];
    };
    expect(await drawn({})).toEqual([look.fill, look.line]);
    expect(await drawn({ shown: [entry] })).toEqual([
      solid('222222'),
      { width: 2, cap: 'square', dash: 'dash' },
    ]);
    expect(await drawn({ shown: [entry], presentation: own })).toEqual([
      solid('333333'),
      { width: 3, cap: 'square', dash: 'dash' },
    ]);
  });

  it('names the presentation point, to which effects refer, and its geometry', async () => {
    const presentation = dataPoint('p', 'pres', '<dgm:spPr><a:prstGeom prst="heart"/></dgm:spPr>');
    expect(await of({ presentation })).toMatchObject([{ diagramNode: 'p', geometry: { preset: 'heart' } }]);
  });

  it('returns the slope of the level of a pyramid', async () => {
    const trapezoid = '<dgm:shape type="trapezoid"/>';
    expect(await of({ shape: trapezoid }, { inset: 0.625 })).toMatchObject([
      { geometry: { adjust: { adj: 62_500 } } },
    ]);
    expect((await of({}, { inset: 0.5 }))[0]).toMatchObject({ geometry: { type: 'preset', preset: 'rect' } });
  });
});

describe('connectorElement', () => {
  const look: LabelLook = {
    ...NONE,
    fill: solid('111111'),
    line: { width: 1 },
    effects: { blur: { radius: 1 } },
  };
  const box = { x: 10, y: 20, w: 30, h: 4 };

  it('returns an arrow in one or both directions', async () => {
    const arrow = async (double: boolean) =>
      connectorElement({ type: 'arrow', box, turn: 90, double }, look, await placed());
    expect(await arrow(false)).toEqual({
      ...{ ...common, fill: look.fill, line: look.line, effects: look.effects },
      frame: { x: 20, y: 40, w: 60, h: 8, rotation: 90 },
      geometry: { type: 'preset', preset: 'rightArrow', adjust: { adj1: 60_000, adj2: 50_000 } },
    });
    expect(await arrow(true)).toMatchObject({ geometry: { preset: 'leftRightArrow' } });
  });

  const lineOf = async (points: readonly (readonly [number, number])[], start = false, end = false) =>
    connectorElement(
      { type: 'line', points: points.map(([x, y]) => ({ x, y })), arrowAtStart: start, arrowAtEnd: end },
      look,
      await placed(),
    );

  it('returns a straight line with its flips', async () => {
    expect(
      await lineOf([
        [10, 20],
        [40, 30],
      ]),
    ).toEqual({
      ...{ ...common, type: 'line', line: { width: 1 }, effects: look.effects },
      frame: { x: 20, y: 40, w: 60, h: 20 },
      geometry: { type: 'preset', preset: 'line' },
    });
    expect(
      (
        await lineOf([
          [40, 20],
          [10, 30],
        ])
      ).frame,
    ).toEqual({ x: 20, y: 40, w: 60, h: 20, flipH: true });
    expect(
      (
        await lineOf([
          [10, 30],
          [40, 20],
        ])
      ).frame,
    ).toEqual({ x: 20, y: 40, w: 60, h: 20, flipV: true });
  });

  it('returns arrows at its ends', async () => {
    const end = { type: 'arrow', width: 'med', length: 'med' };
    expect(
      await lineOf(
        [
          [0, 0],
          [1, 1],
        ],
        true,
      ),
    ).toMatchObject({ line: { head: end } });
    expect(
      (await lineOf(
        [
          [0, 0],
          [1, 1],
        ],
        false,
        true,
      )) as object,
    ).toMatchObject({ line: { width: 1, tail: end } });
  });

  it('returns a bent line as a path in its own box', async () => {
    const line = await lineOf([
      [40, 20],
      [40, 25],
      [10, 25],
    ]);
    expect(line.frame).toEqual({ x: 20, y: 40, w: 60, h: 10 });
    expect(line).toMatchObject({
      geometry: {
        definition: {
          paths: [
            {
              ...{ w: 571_500, h: 95_250, fill: 'none' },
              commands: [
                { c: 'M', x: '571500', y: '0' },
                { c: 'L', x: '571500', y: '95250' },
                { c: 'L', x: '0', y: '95250' },
              ],
            },
          ],
        },
      },
    });
  });
});
