import type { ActivityTime } from '@lectern/protocol/phone-views';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../platform/testing/mounted.tsx';
import { useTimeLeft } from './use-time-left.ts';

function Clock({ time, onOver }: { readonly time: ActivityTime; readonly onOver: () => void }) {
  return <p data-testid="left">{useTimeLeft(time, onOver) ?? 'no limit'}</p>;
}

/** A time by a clock that is years away from this computer's. */
const opened = (limit: number | null): ActivityTime => ({
  now: 5_000,
  opened_at: 4_000,
  ends_at: limit === null ? null : 5_000 + limit,
});

it('useTimeLeft counts down by the server’s clock, and calls onOver once at the end', async () => {
  const onOver = vi.fn();
  mount(<Clock time={opened(900)} onOver={onOver} />);
  await expect.element(page.getByTestId('left')).toHaveTextContent('0:01');
  expect(onOver).not.toHaveBeenCalled();
  await expect.element(page.getByTestId('left')).toHaveTextContent('0:00');
  await expect.poll(() => onOver.mock.calls.length).toBe(1);
});

it('useTimeLeft returns undefined without a time limit', async () => {
  mount(<Clock time={opened(null)} onOver={() => undefined} />);
  await expect.element(page.getByTestId('left')).toHaveTextContent('no limit');
});

it('useTimeLeft writes minutes and seconds', async () => {
  mount(<Clock time={opened(125_000)} onOver={() => undefined} />);
  await expect.element(page.getByTestId('left')).toHaveTextContent('2:05');
});
