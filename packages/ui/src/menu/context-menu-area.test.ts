import type { MouseEvent as ReactMouseEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContextMenuArea } from './context-menu-area.ts';

/** A press of the menu key or of the right button, as a browser tells it. */
class Press extends Event {
  readonly clientX: number;
  constructor(type: string, init: EventInit & { readonly clientX?: number }) {
    super(type, init);
    this.clientX = init.clientX ?? 0;
  }
}

/** An element on the screen that is given the area's listeners, as React does it. */
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
  it('keeps a press that comes before the menu, and makes it again at the same place once the menu is there', () => {
    const { area, press, menu, opened } = drawnArea();
    // The browser's own menu does not open meanwhile.
    expect(press().defaultPrevented).toBe(true);
    expect(area.missed.get()).toBeDefined();
    area.connect(menu);
    expect(opened).toEqual([40]);
    expect(area.missed.get()).toBeUndefined();
  });

  it('makes only the last of several presses again, and only once', () => {
    const { area, press, menu, opened } = drawnArea();
    press();
    press();
    area.connect(menu)();
    area.connect(menu);
    expect(opened).toEqual([40]);
  });

  it('hands a press on when the menu is there', () => {
    const { area, press, menu, opened } = drawnArea();
    area.connect(menu);
    press();
    press();
    expect(opened).toEqual([40, 40]);
    expect(area.missed.get()).toBeUndefined();
  });

  it('forgets a press when the menu comes too late for it', () => {
    const { area, press, menu, opened } = drawnArea();
    press();
    // Presses bear the time of the process, which is no fake one's.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    area.connect(menu);
    expect(opened).toEqual([]);
  });
});
