import type { DocumentItem } from '@lectern/protocol/document-shapes';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listKeys } from './use-list-keys.ts';

const items = Array.from(
  { length: 8 },
  (_, index) =>
    ({
      id: `d${index}`,
      owner_id: index === 7 ? 'li' : 'chen',
      bin_at: index === 6 ? 5 : null,
    }) as DocumentItem,
);

/** A list of eight documents of 20 pixels each in an area of 70 pixels; the last two are not drawn. */
function opened({ across = 1, chosen = [] as readonly string[] } = {}) {
  const scroller = document.createElement('div');
  scroller.style.cssText = 'height:70px; overflow-y:auto';
  const row = (id: string) =>
    `<div data-document="${id}" style="height:20px; overflow:hidden"><button data-name>${id}</button><button class="menu"><i role="menu" tabindex="0"></i></button></div>`;
  scroller.innerHTML = `<div class="list">${items
    .slice(0, 6)
    .map(({ id }) => row(id))
    .join('')}</div>`;
  document.body.append(scroller);
  onTestFinished(() => scroller.remove());
  const list = scroller.querySelector('.list') as HTMLElement;
  const selection = { ids: new Set(chosen), toggle: vi.fn(), setAll: vi.fn(), clear: vi.fn() };
  const [onWish, onWishMany] = [vi.fn(), vi.fn()];
  const show = vi.fn((line: number) => {
    const at = line * across;
    list.insertAdjacentHTML(
      'beforeend',
      items
        .slice(at, at + across)
        .map(({ id }) => row(id))
        .join(''),
    );
  });
  const hear = listKeys({ items, userId: 'chen', selection, across, show, onWish, onWishMany });
  list.addEventListener('keydown', (event) => hear(event as unknown as ReactKeyboardEvent<HTMLElement>));
  const find = (id: string, part = '[data-name]') =>
    scroller.querySelector(`[data-document="${id}"] ${part}`) as HTMLElement;
  const press = (key: string, on: HTMLElement | string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    const target = typeof on === 'string' ? find(on) : on;
    target.focus();
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const focused = () => document.activeElement?.textContent;
  return { selection, onWish, onWishMany, show, press, focused, find, list };
}

it.each([
  ['ArrowDown', 'd1', 'd2'],
  ['ArrowUp', 'd1', 'd0'],
  ['ArrowUp', 'd0', 'd0'],
  ['ArrowRight', 'd1', 'd1'],
  ['Home', 'd3', 'd0'],
  ['PageDown', 'd1', 'd3'],
  ['PageUp', 'd3', 'd1'],
  ['PageUp', 'd1', 'd0'],
])('%s moves the focus in a table from %s to %s', (key, from, to) => {
  const { press, focused } = opened();
  press(key, from);
  expect(focused()).toBe(to);
});

it.each([
  ['ArrowDown', 'd1', 'd4'],
  ['ArrowUp', 'd4', 'd1'],
  ['ArrowRight', 'd1', 'd2'],
  ['ArrowLeft', 'd1', 'd0'],
  ['PageUp', 'd5', 'd0'],
])('%s moves the focus in lines of three from %s to %s', (key, from, to) => {
  const { press, focused } = opened({ across: 3 });
  press(key, from);
  expect(focused()).toBe(to);
});

it.each(['End', 'PageDown'])('%s draws a document that is not drawn, and focuses it', async (key) => {
  const { press, focused, show } = opened();
  press(key, key === 'End' ? 'd0' : 'd5');
  expect(show).toHaveBeenCalledExactlyOnceWith(7);
  await expect.poll(focused).toBe('d7');
});

it('shows the line of a document in a grid', () => {
  const { press, show } = opened({ across: 3 });
  press('End', 'd0');
  expect(show).toHaveBeenCalledExactlyOnceWith(2);
});

it('Space selects the document with the focused name, or with Shift a range', () => {
  const { press, selection, find } = opened();
  expect(press(' ', 'd1')).toBe(true);
  press(' ', 'd2', { shiftKey: true });
  expect(press(' ', find('d3', '.menu'))).toBe(false);
  expect(selection.toggle.mock.calls).toEqual([
    ['d1', false],
    ['d2', true],
  ]);
});

it('Ctrl+A selects all, and Escape clears a selection', () => {
  const { press, selection } = opened({ chosen: ['d1'] });
  expect([
    press('a', 'd0'),
    press('a', 'd0', { ctrlKey: true }),
    press('a', 'd0', { metaKey: true }),
  ]).toEqual([false, true, true]);
  expect(selection.setAll.mock.calls).toEqual([[true], [true]]);
  expect(press('Escape', 'd0')).toBe(true);
  expect(selection.clear).toHaveBeenCalledOnce();
  expect(opened().press('Escape', 'd0')).toBe(false);
});

it('F2 renames the focused document, unless it is in the bin', () => {
  const { press, onWish, list } = opened();
  list.insertAdjacentHTML('beforeend', '<div data-document="d6"><button data-name>d6</button></div>');
  expect([press('F2', 'd1'), press('F2', 'd6')]).toEqual([true, false]);
  expect(onWish.mock.calls).toEqual([['rename', items[1]]]);
});

it('Delete moves the selection or the focused document to the bin, and deletes from the bin', () => {
  const selected = opened({ chosen: ['d1', 'd2'] });
  selected.press('Delete', 'd0');
  expect(selected.onWishMany.mock.calls).toEqual([['bin', [items[1], items[2]]]]);
  const one = opened();
  one.press('Delete', 'd0');
  expect(one.onWishMany.mock.calls).toEqual([['bin', [items[0]]]]);
  const inBin = opened({ chosen: ['d6'] });
  inBin.press('Delete', 'd0');
  expect(inBin.onWishMany.mock.calls).toEqual([['delete', [items[6]]]]);
});

it('Delete leaves documents of other users, and does nothing without a document', () => {
  const { press, onWishMany, list } = opened({ chosen: ['d1', 'd7'] });
  expect(press('Delete', 'd0')).toBe(false);
  const none = opened();
  none.list.tabIndex = 0;
  expect(none.press('Delete', none.list)).toBe(false);
  expect([onWishMany.mock.calls, none.onWishMany.mock.calls, list.isConnected]).toEqual([[], [], true]);
});

it('leaves keys to an open menu', () => {
  const { press, find, selection } = opened({ chosen: ['d1'] });
  expect(press('Escape', find('d1', '[role="menu"]'))).toBe(false);
  expect(selection.clear).not.toHaveBeenCalled();
});
