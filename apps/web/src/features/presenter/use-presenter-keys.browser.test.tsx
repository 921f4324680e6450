import { expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '../../platform/testing/mounted.tsx';
import { usePresenterKeys } from './use-presenter-keys.ts';

async function desk() {
  const does = { ask: vi.fn(), togglePages: vi.fn(), escape: vi.fn() };
  await mountHook(() => usePresenterKeys(does));
  const press = (key: string, more: KeyboardEventInit = {}, on: EventTarget = document.body) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    on.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { ...does, press };
}

it('asks the show for its commands', async () => {
  const { ask, press } = await desk();
  expect([press('ArrowRight'), press('ArrowLeft'), press('End')]).toEqual([true, true, true]);
  expect(ask.mock.calls).toEqual([['next'], ['previous'], ['last']]);
});

it('closes an overlay of the desk on Escape, and does not end the show', async () => {
  const { ask, press, ...does } = await desk();
  expect(press('Escape')).toBe(true);
  expect([does.escape.mock.calls.length, ask.mock.calls.length]).toEqual([1, 0]);
});

it('ignores other keys, keys with Alt, and keys of an input method', async () => {
  const { ask, press } = await desk();
  expect([
    press('q'),
    press('ArrowRight', { altKey: true }),
    press('ArrowRight', { isComposing: true }),
  ]).toEqual([false, false, false]);
  expect(ask).not.toHaveBeenCalled();
});

it('leaves keys to a text field', async () => {
  const { ask, press } = await desk();
  const field = document.createElement('input');
  document.body.append(field);
  onTestFinished(() => field.remove());
  field.focus();
  expect(press('ArrowRight', {}, field)).toBe(false);
  expect(ask).not.toHaveBeenCalled();
});
