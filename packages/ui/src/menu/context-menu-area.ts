import { type Dispose, type Readable, Signal } from '@lectern/base';
import type { HTMLAttributes } from 'react';

type Handler = 'onContextMenu' | 'onTouchStart' | 'onTouchMove' | 'onTouchEnd' | 'onTouchCancel';
/** What a context menu listens to on the element that it belongs to. */
export type AreaListeners = Pick<HTMLAttributes<HTMLElement>, Handler>;

/** Milliseconds after which a menu that was asked for is not opened any more: its user does something else by now. */
const PATIENCE_MS = 10_000;

/**
 * The element of a context menu whose code comes later: `listeners` and `ref` go onto the element, which is drawn once and
 * stays. A press before the menu is there is kept, and made again as soon as it is.
 */
export class ContextMenuArea {
  #element: HTMLElement | null = null;
  #menu: AreaListeners | undefined;
  readonly #missed = new Signal<MouseEvent | undefined>(undefined);

  /** The last press for which there was no menu yet. */
  readonly missed: Readable<MouseEvent | undefined> = this.#missed;

  readonly ref = (element: HTMLElement | null): void => {
    this.#element = element;
  };

  readonly listeners: AreaListeners = {
    onContextMenu: (event) => {
      if (this.#menu) return this.#menu.onContextMenu?.(event);
      event.preventDefault();
      this.#missed.set(event.nativeEvent);
    },
    onTouchStart: (event) => this.#menu?.onTouchStart?.(event),
    onTouchMove: (event) => this.#menu?.onTouchMove?.(event),
    onTouchEnd: (event) => this.#menu?.onTouchEnd?.(event),
    onTouchCancel: (event) => this.#menu?.onTouchCancel?.(event),
  };

  get element(): HTMLElement | null {
    return this.#element;
  }

  /** The menu is there and hears of everything from now on, until this is disposed. */
  connect(menu: AreaListeners): Dispose {
    this.#menu = menu;
    const missed = this.#missed.get();
    this.#missed.set(undefined);
    if (missed && performance.now() - missed.timeStamp < PATIENCE_MS) this.#repeat(missed);
    return () => {
      if (this.#menu === menu) this.#menu = undefined;
    };
  }

  /** The same press at the same place, on the element itself when what was pressed is no longer drawn. */
  #repeat(press: MouseEvent): void {
    const target = press.target as Node | null;
    const again = new (press.constructor as typeof MouseEvent)(press.type, press);
    (target?.isConnected ? target : this.#element)?.dispatchEvent(again);
  }
}
