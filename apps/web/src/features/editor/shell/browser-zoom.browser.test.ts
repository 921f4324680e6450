import { expect, it } from 'vitest';
import { blockBrowserZoom } from './browser-zoom.ts';

const isPrevented = (event: Event) => {
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
};
const wheel = (more: WheelEventInit) =>
  isPrevented(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...more }));
const key = (name: string, more: KeyboardEventInit) =>
  isPrevented(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));

it("blockBrowserZoom prevents the browser's zoom by wheel and keys until it is disposed", () => {
  const stop = blockBrowserZoom();
  expect([wheel({ ctrlKey: true }), wheel({ metaKey: true }), wheel({})]).toEqual([true, true, false]);
  for (const name of ['+', '-', '=', '0', '_'])
    expect([key(name, { ctrlKey: true }), key(name, { metaKey: true }), key(name, {})]).toEqual([
      true,
      true,
      false,
    ]);
  expect([key('a', { ctrlKey: true }), key('1', { metaKey: true })]).toEqual([false, false]);
  stop();
  expect([wheel({ ctrlKey: true }), key('+', { ctrlKey: true })]).toEqual([false, false]);
});
