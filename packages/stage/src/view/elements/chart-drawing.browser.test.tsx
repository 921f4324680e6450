import { type ChartElement, designOf, SnapshotReader } from '@lectern/courseware';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ENGLISH_LABELS, PageScopeContext, StageContext } from '../stage-context.ts';
import { ChartDrawing } from './chart-drawing.tsx';

const reader = new SnapshotReader({ records: [] });
const design = designOf(reader, 'page');
const frame = { x: 0, y: 0, w: 400, h: 300 };
const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } });
const pattern = {
  type: 'pattern',
  preset: 'pct50',
  foreground: solid('112233').color,
  background: solid('DDEEFF').color,
};

function mounted(chart: object = {}, more: object = {}) {
  const element = (values: number[]) =>
    ({
      kind: 'element',
      type: 'chart',
      id: 'c',
      order: 'a0',
      parentId: 'page',
      frame,
      chart: {
        plots: [{ type: 'bar', series: [{ categories: ['甲', '乙'], values, fill: solid('AA0000') }] }],
        axes: [],
        title: 'Marks',
        ...chart,
      },
      ...more,
    }) as unknown as ChartElement;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const assets = { url: () => undefined, subscribe: () => () => undefined };
  const show = (values: number[]) =>
    flushSync(() =>
      root.render(
        <StageContext value={{ reader, mode: 'show', labels: ENGLISH_LABELS, assets }}>
          <PageScopeContext value={{ pageId: 'page', pageNumber: 1, design }}>
            <ChartDrawing
              element={element(values)}
              frame={frame}
              drawShape={({ element: { id } }) => <b>{id}</b>}
            />
          </PageScopeContext>
        </StageContext>,
      ),
    );
  show([5, 3]);
  const host = place.querySelector<HTMLElement>('[data-whole-chart]') as HTMLElement;
  const bars = () => host.querySelectorAll('path[fill="#aa0000" i]').length;
  return { place, host, show, bars, root };
}

describe('ChartDrawing', () => {
  it('draws the chart at its size, and again when it changes', async () => {
    const { host, bars, show } = mounted();
    await expect.poll(bars).toBe(2);
    const svg = host.querySelector('svg');
    expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['400', '300']);
    show([1, 2, 3] as number[]);
    await expect.poll(bars).toBe(3);
    expect(host.querySelectorAll('svg')).toHaveLength(1);
  });

  it('is named by its description, else by its title', () => {
    expect(mounted().host.getAttribute('aria-label')).toBe('Marks');
    expect(mounted({}, { alt: 'marks of two classes' }).host.getAttribute('aria-label')).toBe(
      'marks of two classes',
    );
  });

  it('has a layer for a pattern behind, and its shapes in front', () => {
    const { place, host } = mounted({ fill: pattern }, { shapes: [{ area: { x: 0, y: 0, w: 1, h: 1 } }] });
    expect(host.previousElementSibling?.tagName).toBe('svg');
    expect(place.querySelector('b')?.textContent).toBe('c-0');
    const plain = mounted({ fill: solid('112233') });
    expect(plain.host.previousElementSibling).toBeNull();
    expect(plain.host.style.background).toBe('rgb(17, 34, 51)');
    expect(plain.place.querySelector('b')).toBeNull();
  });

  it('waits for its fonts, and does not draw when it was removed meanwhile', async () => {
    const fonts: (() => void)[] = [];
    const load = vi
      .spyOn(document.fonts, 'load')
      .mockImplementation(() => new Promise((resolve) => fonts.push(() => resolve([]))));
    const check = vi.spyOn(document.fonts, 'check').mockReturnValue(false);
    try {
      const waiting = mounted();
      const removed = mounted();
      expect(waiting.host.hasAttribute('data-loading')).toBe(true);
      expect(waiting.bars()).toBe(0);
      removed.root.render(null);
      flushSync(() => removed.root.render(null));
      for (const came of fonts) came();
      await expect.poll(waiting.bars).toBe(2);
      expect(waiting.host.hasAttribute('data-loading')).toBe(false);
      expect(removed.bars()).toBe(0);
    } finally {
      load.mockRestore();
      check.mockRestore();
    }
  });
});
