import { expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '../../platform/testing/mounted.tsx';
import { useViewerKeys, type ViewerKeys } from './viewer-keys.ts';

async function viewerWith(keys: ViewerKeys, content = '', takes = true) {
  const viewer = document.createElement('div');
  viewer.tabIndex = 0;
  viewer.innerHTML = content;
  document.body.append(viewer);
  onTestFinished(() => viewer.remove());
  const take = vi.fn(() => takes);
  await mountHook(() => useViewerKeys(viewer, keys, take));
  const press = (key: string, on: Element = viewer, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    on.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { viewer, take, press, inner: () => viewer.firstElementChild as Element };
}

it('passes keys of the whole page to the main content', async () => {
  expect((await viewerWith('page')).press('ArrowRight', document.body)).toBe(true);
});

it('passes only keys of the viewer beside other content', async () => {
  const { press, take } = await viewerWith('focus');
  expect(press('ArrowLeft', document.body)).toBe(false);
  expect(take).not.toHaveBeenCalled();
  expect(press('ArrowLeft')).toBe(true);
});

it('leaves a key that the viewer does not handle to the page', async () => {
  const { press, take } = await viewerWith('focus', '', false);
  expect([press('x'), take.mock.calls.length]).toEqual([false, 1]);
});

it.each(['ctrlKey', 'altKey', 'metaKey'])('ignores keys with %s, but not with Shift', async (modifier) => {
  const { press, take } = await viewerWith('focus');
  press('+', undefined, { [modifier]: true });
  expect(take).not.toHaveBeenCalled();
  expect(press('+', undefined, { shiftKey: true })).toBe(true);
});

it.each([
  '<input>',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable="true"></div>',
  '<div role="menu"></div>',
  '<div role="listbox"></div>',
])('ignores all keys of %s', async (content) => {
  const { press, take, inner } = await viewerWith('focus', content);
  press('x', inner());
  expect(take).not.toHaveBeenCalled();
});

it.each(['<button>a</button>', '<a href="#x">a</a>', '<div role="toolbar"></div>', '<input type="range">'])(
  'leaves the keys that press and move to %s, and handles the others',
  async (content) => {
    const { press, take, inner } = await viewerWith('focus', content);
    for (const key of [' ', 'Enter', 'Home', 'End', 'ArrowLeft', 'ArrowDown']) press(key, inner());
    expect(take).not.toHaveBeenCalled();
    expect(press('+', inner())).toBe(true);
  },
);

it('ignores a key that another listener has handled', async () => {
  const { viewer, press, take, inner } = await viewerWith('focus', '<b></b>');
  inner().addEventListener('keydown', (event) => event.preventDefault());
  press('x', inner());
  expect([take.mock.calls.length, viewer.isConnected]).toEqual([0, true]);
});
