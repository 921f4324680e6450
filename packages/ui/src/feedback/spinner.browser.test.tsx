import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Spinner, type SpinnerProps } from './spinner.tsx';

function drawn(props: SpinnerProps) {
  vi.useFakeTimers();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const draw = (next: SpinnerProps) => flushSync(() => root.render(<Spinner {...next} />));
  draw(props);
  onTestFinished(() => {
    flushSync(() => root.unmount());
    place.remove();
    vi.useRealTimers();
  });
  const wait = (milliseconds: number) => {
    flushSync(() => void vi.advanceTimersByTime(milliseconds));
    return place.textContent;
  };
  return { place, root, wait };
}

it('is shown after its delay, 200 milliseconds by default', () => {
  const { wait } = drawn({ label: '正在打开' });
  expect(wait(199)).toBe('');
  expect(wait(1)).toBe('正在打开');
  const slow = drawn({ label: '正在打开', delay: 1000 });
  expect([slow.wait(999), slow.wait(1)]).toEqual(['', '正在打开']);
});

it('Spinner waits no longer once it is removed', () => {
  const { root } = drawn({});
  expect(vi.getTimerCount()).toBe(1);
  flushSync(() => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
});

it('Spinner fills its parent, and is smaller without a visible label, only on request', () => {
  const height = (props: SpinnerProps) =>
    drawn({ ...props, delay: 0 })
      .place.querySelector('[aria-hidden]')
      ?.getBoundingClientRect().height ?? 0;
  expect(height({ size: 'small' })).toBeLessThan(height({ size: 'large' }));
  const display = (props: SpinnerProps) => drawn(props).place.querySelector('[role="status"]')?.className;
  expect(display({ fill: true })).not.toBe(display({}));
});
