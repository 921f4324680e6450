import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useFittingStep } from './fitting.ts';

const SIZES = [40, 30, 20];

/** Three lines, of which each is as high as the size that fits. */
function Lines() {
  const screen = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const step = useFittingStep({
    steps: SIZES.length,
    content,
    screenOf: (inner) => screen.current ?? inner,
    isTooLarge: (inner, outer) => inner.offsetHeight > outer.clientHeight,
  });
  return (
    <div ref={screen} id="screen" style={{ height: 120, overflow: 'auto' }}>
      <div ref={content} id="content">
        {['一', '二', '三'].map((line) => (
          <div key={line} style={{ height: SIZES[step] }}>
            {line}
          </div>
        ))}
      </div>
    </div>
  );
}

function shown() {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<Lines />);
  const height = () => document.querySelector<HTMLElement>('#content div')?.offsetHeight;
  const resize = (pixels: number) => {
    const screen = document.querySelector<HTMLElement>('#screen');
    if (screen) screen.style.height = `${pixels}px`;
  };
  return { height, resize };
}

describe('useFittingStep', () => {
  it('returns the largest size that fits, smaller on a lower screen, and larger again on a higher one', async () => {
    const { height, resize } = shown();
    await expect.poll(height).toBe(40);
    resize(95);
    await expect.poll(height).toBe(30);
    resize(130);
    await expect.poll(height).toBe(40);
  });

  it('returns the smallest size when none fits', async () => {
    const { height, resize } = shown();
    await expect.poll(height).toBe(40);
    resize(10);
    await expect.poll(height).toBe(20);
  });

  it('returns a smaller size when the content grows', async () => {
    const { height } = shown();
    await expect.poll(height).toBe(40);
    const more = document.createElement('div');
    more.style.height = '20px';
    document.querySelector('#content')?.append(more);
    await expect.poll(height).toBe(30);
  });
});
