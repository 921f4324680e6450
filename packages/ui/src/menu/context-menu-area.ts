import { type Dispose, type Readable, Signal } from '@lectern/base';
import type { HTMLAttributes } from 'react';

type Handler = 'onContextMenu' | 'onTouchStart' | 'onTouchMove' | 'onTouchEnd' | 'onTouchCancel';
/** The listeners of a context menu on the element that it belongs to. */
export type AreaListeners = Pick<HTMLAttributes<HTMLElement>, Handler>;

/** Milliseconds after which a requested menu is no longer opened, because its user has moved on. */
const PATIENCE_MS = 10_000;

/**
 * The element of a context menu whose code is loaded on demand: `listeners` and `ref` are set on the element, which is
 * rendered once and stays. A press before the menu is loaded is stored, and repeated once the menu is loaded.
 */
export class ContextMenuArea {
  #element: HTMLElement | null = null;
  #menu: AreaListeners | undefined;
  readonly #missed = new Signal<MouseEvent | undefined>(undefined);

  /** The last press for which the menu was not loaded yet. */
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

  /** Passes all events to the loaded menu from now on, until the result is disposed. */
  connect(menu: AreaListeners): Dispose {
    this.#menu = menu;
    const missed = this.#missed.get();
    this.#missed.set(undefined);
    if (missed && performance.now() - missed.timeStamp < PATIENCE_MS) this.#repeat(missed);
    return () => {
      if (this.#menu === menu) this.#menu = undefined;
    };
  }

  /**
   * Dispatches the same press at the same point; on the element itself when the pressed node is no longer in the
   * document.
   */
  #repeat(press: MouseEvent): void {
    const target = press.target as Node | null;
    const again = new (press.constructor as typeof MouseEvent)(press.type, press);
    (target?.isConnected ? target : this.#element)?.dispatchEvent(again);
  }
}
