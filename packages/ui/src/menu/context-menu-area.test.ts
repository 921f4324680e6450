import type { MouseEvent as ReactMouseEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContextMenuArea } from './context-menu-area.ts';

/** A simulated press of the menu key or of the right button. */
class Press extends Event {
  readonly clientX: number;
  constructor(type: string, init: EventInit & { readonly clientX?: number }) {
    super(type, init);
    this.clientX = init.clientX ?? 0;
  }
}

/** A simulated element that gets the area's listeners, as React does it. */
function drawnArea() {
  const area = new ContextMenuArea();
  const element = Object.assign(new EventTarget(), { isConnected: true });
  element.addEventListener('contextmenu', (nativeEvent) => {
    const preventDefault = () => nativeEvent.preventDefault();
    area.listeners.onContextMenu?.({
      nativeEvent,
      preventDefault,
    } as unknown as ReactMouseEvent<HTMLElement>);
  });
  area.ref(element as unknown as HTMLElement);
  const press = () => {
    const event = new Press('contextmenu', { cancelable: true, clientX: 40 });
    element.dispatchEvent(event);
    return event;
  };
  const opened: number[] = [];
  const menu = {
    onContextMenu: ({ nativeEvent }: ReactMouseEvent) =>
      void opened.push((nativeEvent as MouseEvent).clientX),
  };
  return { area, press, menu, opened };
}

afterEach(() => vi.useRealTimers());

describe("a context menu's area", () => {
  it('stores a press before the menu is loaded, and repeats it at the same point afterwards', () => {
    const { area, press, menu, opened } = drawnArea();
    // The browser's own menu does not open meanwhile.
    expect(press().defaultPrevented).toBe(true);
    expect(area.missed.get()).toBeDefined();
    area.connect(menu);
    expect(opened).toEqual([40]);
    expect(area.missed.get()).toBeUndefined();
  });

  it('repeats only the last of several presses, and only once', () => {
    const { area, press, menu, opened } = drawnArea();
    press();
    press();
    area.connect(menu)();
    area.connect(menu);
    expect(opened).toEqual([40]);
  });

  it('passes presses on when the menu is loaded', () => {
    const { area, press, menu, opened } = drawnArea();
    area.connect(menu);
    press();
    press();
    expect(opened).toEqual([40, 40]);
    expect(area.missed.get()).toBeUndefined();
  });

  it('discards a press when the menu loads too late', () => {
    const { area, press, menu, opened } = drawnArea();
    press();
    // Event timestamps use the real clock, not a fake one.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    area.connect(menu);
    expect(opened).toEqual([]);
  });
});
