import { expect, it, vi } from 'vitest';
import { PresenterLink } from './presenter-link.ts';

it('opens at once when the code has loaded', () => {
  const link = new PresenterLink();
  const opener = vi.fn();
  link.opens(opener);
  expect(opener).not.toHaveBeenCalled();
  link.open();
  expect(opener).toHaveBeenCalledOnce();
});

it('opens once when the code loads after the request', () => {
  const link = new PresenterLink();
  link.open();
  const opener = vi.fn();
  const stop = link.opens(opener);
  expect(opener).toHaveBeenCalledOnce();
  stop();
  const next = vi.fn();
  link.opens(next);
  expect(next).not.toHaveBeenCalled();
});

it('waits again after the code was removed', () => {
  const link = new PresenterLink();
  const opener = vi.fn();
  link.opens(opener)();
  link.open();
  expect(opener).not.toHaveBeenCalled();
  link.opens(opener);
  expect(opener).toHaveBeenCalledOnce();
});
