import type { ResolvedTextBox } from '@lectern/courseware';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FIT } from './fit-text.ts';
import { useFit } from './use-fit.ts';

interface FittedProps {
  readonly box: ResolvedTextBox;
  readonly wanted: boolean;
  readonly lines: number;
}
/** Lines of 20 pixels at full size, in a frame of 200 by 100 pixels. */
function Fitted({ box, wanted, lines }: FittedProps) {
  const frame = useRef<HTMLDivElement>(null);
  useFit(frame, wanted, box, 200, 100);
  const upright = box.vertical !== 'horz';
  return (
    <div ref={frame} style={{ width: 200, height: 100, display: 'flex' }}>
      <div
        style={{ flex: 'none', writingMode: upright ? 'vertical-rl' : undefined, alignSelf: 'flex-start' }}
      >
        {Array.from({ length: lines }, (_, index) => (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no names
            key={index}
            style={{
              margin: 0,
              blockSize: `calc(20px * var(${FIT}, 1))`,
              inlineSize: 10,
              overflow: 'hidden',
            }}
          >
            a
          </p>
        ))}
      </div>
    </div>
  );
}
function mounted(lines: number, more: object = {}, wanted = true) {
  const box = {
    autofit: { type: 'shrink' },
    columns: 1,
    vertical: 'horz',
    ...{ insetLeft: 0, insetTop: 0, insetRight: 0, insetBottom: 0 },
    ...more,
  } as ResolvedTextBox;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const show = (count: number) =>
    flushSync(() => root.render(<Fitted box={box} wanted={wanted} lines={count} />));
  show(lines);
  const flow = place.firstElementChild?.firstElementChild as HTMLElement;
  const scale = () => Number(flow.style.getPropertyValue(FIT) || 1);
  return { scale, show };
}

describe('useFit', () => {
  it('shrinks a text that is higher than its frame without insets', () => {
    expect(mounted(5).scale()).toBe(1);
    expect(mounted(10).scale()).toBeCloseTo(0.5, 1);
    expect(mounted(5, { insetTop: 30, insetBottom: 20 }).scale()).toBeCloseTo(0.5, 1);
    expect(mounted(5, { insetLeft: 30, insetRight: 20 }).scale()).toBe(1);
  });

  it('shrinks a vertical text that is wider than its frame', () => {
    expect(mounted(10, { vertical: 'eaVert' }).scale()).toBe(1);
    expect(mounted(20, { vertical: 'eaVert' }).scale()).toBeCloseTo(0.5, 1);
    expect(mounted(10, { vertical: 'eaVert', insetLeft: 60, insetRight: 40 }).scale()).toBeCloseTo(0.5, 1);
  });

  it('leaves other texts alone', () => {
    expect(mounted(10, {}, false).scale()).toBe(1);
    expect(mounted(10, { autofit: { type: 'grow' } }).scale()).toBe(1);
    expect(mounted(10, { columns: 2 }).scale()).toBe(1);
  });

  it('fits again when the text changes', async () => {
    const { scale, show } = mounted(10);
    show(4);
    await expect.poll(scale).toBe(1);
    show(20);
    await expect.poll(scale).toBeLessThan(0.3);
  });
});
