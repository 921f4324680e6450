import { type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ENGLISH_LABELS, PageScaleContext, StageContext } from '../../stage-context.ts';
import { InkRunView } from './ink-run-view.tsx';

const frame = { x: 100, y: 50, w: 100, h: 0 };
const stroke = (id: string, color: string, y: number) => ({
  ...{ kind: 'element', type: 'ink', id, parentId: 'page', order: 'a0', color, width: 10, tool: 'pen' },
  ...{ frame: { ...frame, y }, points: [0, 0, 0.5, 50, 0, 0.5, 100, 0, 0.5] },
});
const reader = new SnapshotReader({
  records: [
    { kind: 'deck', id: 'deck', schema: 1, size: { w: 400, h: 300 } },
    stroke('red', 'ff0000', 50),
    stroke('blue', '0000ff', 200),
    { kind: 'element', type: 'shape', id: 'shape', parentId: 'page', order: 'a1', frame },
  ] as unknown as CoursewareRecord[],
});

function mounted() {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const assets = { url: () => undefined, subscribe: () => () => undefined };
  const show = (strokes: string[], scale = 1) =>
    flushSync(() =>
      root.render(
        <StageContext value={{ reader, mode: 'show', labels: ENGLISH_LABELS, assets }}>
          <PageScaleContext value={scale}>
            <InkRunView strokes={strokes} />
          </PageScaleContext>
        </StageContext>,
      ),
    );
  const canvas = () => place.querySelector('canvas') as HTMLCanvasElement;
  /** The colour at a point of the page: red, green, blue and opacity. */
  const at = (x: number, y: number) => {
    const ratio = canvas().width / 400;
    const data = canvas()
      .getContext('2d')
      ?.getImageData(Math.round(x * ratio), Math.round(y * ratio), 1, 1).data;
    return [...(data ?? [])].join();
  };
  return { show, canvas, at };
}

describe('InkRunView', () => {
  it('paints its strokes on one canvas of the size of the page', () => {
    const { show, canvas, at } = mounted();
    show(['red', 'blue']);
    expect([canvas().style.width, canvas().style.height, canvas().dataset.inkRun]).toEqual([
      '400px',
      '300px',
      '2',
    ]);
    expect(at(150, 50)).toBe('255,0,0,255');
    expect(at(150, 200)).toBe('0,0,255,255');
    expect(at(150, 120)).toBe('0,0,0,0');
  });

  it('paints again when its strokes change, and skips elements that are no ink', async () => {
    const { show, at } = mounted();
    show(['red', 'blue']);
    show(['blue', 'shape', 'missing']);
    await expect.poll(() => at(150, 50)).toBe('0,0,0,0');
    expect(at(150, 200)).toBe('0,0,255,255');
  });

  it('has sharper pixels a moment after the page was enlarged', async () => {
    const { show, canvas, at } = mounted();
    show(['red'], 1);
    const before = canvas().width;
    show(['red'], 2);
    expect(canvas().width).toBe(before);
    await expect.poll(() => canvas().width).toBe(before * 2);
    await expect.poll(() => at(150, 50)).toBe('255,0,0,255');
  });
});
