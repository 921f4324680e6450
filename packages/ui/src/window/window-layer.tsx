import { Signal } from '@lectern/base';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import classes from './window.module.css';
import type { WindowSize } from './window-box.ts';

/** The windows of a layer, back to front. */
class WindowOrder {
  readonly ids = new Signal<readonly string[]>([]);

  /** Moves a window to the front, and adds it when it is new. */
  readonly raise = (id: string): void => {
    const ids = this.ids.get();
    if (ids.at(-1) !== id) this.ids.set([...ids.filter((other) => other !== id), id]);
  };

  readonly remove = (id: string): void => {
    this.ids.set(this.ids.get().filter((other) => other !== id));
  };
}

interface Layer {
  readonly order: WindowOrder;
  /** The size of the area that is free for windows, CSS pixels. */
  readonly size: WindowSize;
  /** The start of that area, from the layer's left side. */
  readonly left: number;
  /** CSS pixels per pixel of the 1920×1080 design. */
  readonly unit: number;
}

const LayerContext = createContext<Layer | undefined>(undefined);

export interface WindowLayerProps {
  /** The open `Window`s. */
  readonly children?: ReactNode;
  readonly className?: string;
  /** The space at an edge that is kept clear of windows, for a bar there: rem. None by default. */
  readonly clear?: WindowClear;
}

export interface WindowClear {
  readonly below?: number;
  readonly left?: number;
  readonly right?: number;
}

/**
 * The parent of windows: it fills its own parent, lets presses between the windows through, and manages their order.
 */
export function WindowLayer({ children, className, clear = {} }: WindowLayerProps) {
  const { below = 0, left = 0, right = 0 } = clear;
  const node = useRef<HTMLDivElement>(null);
  const [order] = useState(() => new WindowOrder());
  const [measured, setMeasured] = useState<Pick<Layer, 'size' | 'left' | 'unit'>>();
  useLayoutEffect(() => {
    const element = node.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const h = Math.max(0, element.clientHeight - below * rem);
      const all = element.clientWidth;
      const w = all - (left + right) * rem;
      // On a narrow screen windows are under the bar, because beside it there is no space for them.
      const isWide = w >= all / 2;
      setMeasured({
        size: { w: isWide ? w : all, h },
        left: isWide ? left * rem : 0,
        unit: rem / 10,
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [below, left, right]);
  return (
    <div ref={node} className={classNames(classes.layer, className)} data-window-layer="">
      {measured ? <LayerContext value={{ order, ...measured }}>{children}</LayerContext> : null}
    </div>
  );
}

export function useWindowLayer(): Layer {
  const layer = useContext(LayerContext);
  if (!layer) throw new Error('a Window must be rendered inside a WindowLayer');
  return layer;
}
