import { afterEach, expect, it, vi } from 'vitest';
import { ReturnedFocus } from './returned-focus.ts';

afterEach(() => void vi.unstubAllGlobals());

const [button, other] = [{ name: 'button' }, { name: 'other' }];

it('a node has the returned focus after Escape, until another key is pressed', () => {
  const returned = new ReturnedFocus();
  expect(returned.isOn(button)).toBe(false);
  expect(returned.isOn(null)).toBe(false);
  returned.onKey('Escape', button);
  expect([returned.isOn(button), returned.isOn(other), returned.isOn(null)]).toEqual([true, false, false]);
  returned.onFocus(other);
  expect([returned.isOn(button), returned.isOn(other)]).toEqual([false, true]);
  returned.onKey('Enter', other);
  expect(returned.isOn(other)).toBe(true);
  returned.onFocus(button);
  expect(returned.isOn(button)).toBe(false);
});

it('a node that is focused by a pointer has no returned focus', () => {
  const returned = new ReturnedFocus();
  returned.onKey('Escape', null);
  returned.onPress();
  returned.onFocus(button);
  expect(returned.isOn(button)).toBe(false);
});

it('listens on the window until it is disposed', () => {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('document', { activeElement: button });
  const say = (type: string, more: object) => {
    const event = new Event(type);
    for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value });
    window.dispatchEvent(event);
  };
  const returned = new ReturnedFocus();
  const stop = returned.listen();
  say('keydown', { key: 'Escape' });
  expect(returned.isOn(button)).toBe(true);
  say('focusin', { target: other });
  expect(returned.isOn(other)).toBe(true);
  say('pointerdown', {});
  say('focusin', { target: other });
  expect(returned.isOn(other)).toBe(false);
  say('keydown', { key: 'Escape' });
  stop();
  say('keydown', { key: 'x' });
  say('pointerdown', {});
  say('focusin', { target: other });
  expect([returned.isOn(button), returned.isOn(other)]).toEqual([true, false]);
});
