import type { Animation, Chart, Element } from '@lectern/courseware';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hand } from '../../edit/testing/hand.ts';
import { chartsApart, layCharts } from './chart-layers.ts';

const drawing = vi.hoisted(() => ({ drawChartParts: vi.fn() }));
vi.mock('../../view/chart/draw-chart-parts.ts', () => drawing);

const chart = (type: 'bar' | 'pie', axes: Chart['axes'] = []): Chart =>
  ({ plots: [{ type, series: [{ categories: ['a'], values: [1] }] }], axes }) as unknown as Chart;
const element = (id: string, of: Chart): Element => ({
  kind: 'element',
  type: 'chart',
  id,
  parentId: 'page',
  order: id,
  frame: { x: 0, y: 0, w: 400, h: 300 },
  chart: of,
});
const effect = (elementId: string, part?: string): Animation => ({
  id: `${elementId} ${part}`,
  elementId,
  effect: { class: 'entrance', preset: 10 },
  trigger: { type: 'click' },
  delay: 0,
  duration: 500,
  ...(part === undefined ? {} : { part }),
});
const apart = (elements: readonly Element[], ...animations: readonly Animation[]) =>
  Object.fromEntries(
    [...chartsApart(new Hand(elements).store, animations)].map(([id, parts]) => [
      id,
      parts.map(({ step, series }) => [step, series].filter((each) => each !== undefined).join(' ')),
    ]),
  );
const series = (index: number) => `chart seriesIdx=${index} categoryIdx=-3 bldStep=series`;

it('chartsApart returns the animated parts of each chart once', () => {
  expect(
    apart(
      [element('one', chart('bar')), element('two', chart('pie'))],
      effect('one', series(0)),
      effect('one', series(1)),
      effect('one', series(0)),
      effect('two', series(0)),
    ),
  ).toEqual({ one: ['series 0', 'series 1'], two: ['series 0'] });
});

it('chartsApart leaves out charts that are animated as a whole, and other elements', () => {
  const shape = { ...element('shape', chart('bar')), type: 'shape' } as unknown as Element;
  expect(apart([element('one', chart('bar'))], effect('one'))).toEqual({});
  expect(apart([shape], effect('shape', series(0)), effect('gone', series(0)))).toEqual({});
  const dates = chart('bar', [{ kind: 'date' }] as unknown as Chart['axes']);
  const point = 'chart seriesIdx=0 categoryIdx=0 bldStep=ptInSeries';
  expect(apart([element('one', dates)], effect('one', point))).toEqual({});
});

/** A node with children and classes, as much as layers need. */
class FakeNode {
  className = '';
  readonly dataset: Record<string, string> = {};
  children: FakeNode[] = [];
  #parent: FakeNode | undefined;
  readonly classes = new Set<string>();
  readonly classList = {
    add: (name: string) => void this.classes.add(name),
    remove: (name: string) => void this.classes.delete(name),
  };
  append(child: FakeNode) {
    child.#parent = this;
    this.children.push(child);
  }
  prepend(child: FakeNode) {
    child.#parent = this;
    this.children.unshift(child);
  }
  remove() {
    const parent = this.#parent;
    if (parent) parent.children = parent.children.filter((each) => each !== this);
  }
}

describe('layCharts', () => {
  beforeEach(() => {
    drawing.drawChartParts.mockReset();
    vi.stubGlobal('CSS', { escape: (id: string) => id });
    vi.stubGlobal('document', { createElement: () => new FakeNode() });
  });
  afterEach(() => void vi.unstubAllGlobals());

  function laid(ids: readonly string[]) {
    const node = new FakeNode();
    node.append(new FakeNode());
    const root = {
      querySelector: (selector: string) => (selector === '[data-element-id="one"]' ? node : null),
    };
    const shape = { ...element('shape', chart('bar')), type: 'shape' } as unknown as Element;
    const { store } = new Hand([element('one', chart('bar')), element('other', chart('bar')), shape]);
    const parts = [{ step: 'gridLegend' }, { step: 'series', series: 0 }] as const;
    const undo = layCharts(
      root as unknown as HTMLElement,
      store,
      'page',
      new Map(ids.map((id) => [id, parts])),
    );
    return { node, undo };
  }

  it('adds a layer for the background, and one above it for each other part', async () => {
    const { node } = laid(['one']);
    expect(node.children).toHaveLength(2);
    expect(node.classes.size).toBe(1);
    expect(node.children[0]?.children.map(({ dataset }) => dataset.chartPart)).toEqual([
      'gridLegend  ',
      'series 0 ',
    ]);
    await vi.waitFor(() => expect(drawing.drawChartParts).toHaveBeenCalledTimes(1));
    const [, , frame, layers] = drawing.drawChartParts.mock.calls[0] ?? [];
    expect(frame).toMatchObject({ w: 400, h: 300 });
    expect(layers.map(({ part }: { part: unknown }) => part)).toEqual([
      undefined,
      { step: 'series', series: 0 },
    ]);
  });

  it('removes the layers when it is undone, and when they cannot be drawn', async () => {
    const { node, undo } = laid(['one']);
    undo();
    expect([node.children.length, node.classes.size]).toEqual([1, 0]);
    drawing.drawChartParts.mockImplementation(() => {
      throw new Error('no canvas');
    });
    const failed = laid(['one']);
    await vi.waitFor(() => expect(failed.node.children).toHaveLength(1));
    expect(failed.node.classes.size).toBe(0);
  });

  it('changes nothing for charts that are not drawn, and for other elements', () => {
    const { node, undo } = laid(['other', 'shape', 'gone']);
    expect(node.children).toHaveLength(1);
    expect(undo).not.toThrow();
  });
});
